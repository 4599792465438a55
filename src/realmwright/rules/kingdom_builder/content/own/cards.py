"""Kingdom Builder cards of no published set; :mod:`content.base.cards` shows how cards are written."""

from typing import Final

from realmwright.rules.kingdom_builder.model.catalogue import Card

CARDS: Final[tuple[Card, ...]] = ()
