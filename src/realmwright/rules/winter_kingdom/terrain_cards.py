"""The terrain cards of Winter Kingdom, 24 by 32 units around the origin."""

from realmwright.rules.winter_kingdom.glyphs import LAND

terrain_card_id = LAND.card_id
terrain_card = LAND.card
