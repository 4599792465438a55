"""What there is to play with: the base game and the sets of the Big Box, each in a package or module of its own.

Here they are entered into the catalogue, in an order that never changes; own cards come last.
"""

from typing import Final

from realmwright.rules.kingdom_builder.content.base import BASE_GAME
from realmwright.rules.kingdom_builder.content.capitol import CAPITOL
from realmwright.rules.kingdom_builder.content.caves import CAVES
from realmwright.rules.kingdom_builder.content.crossroads import CROSSROADS
from realmwright.rules.kingdom_builder.content.harvest import HARVEST
from realmwright.rules.kingdom_builder.content.island import ISLAND
from realmwright.rules.kingdom_builder.content.marshlands import MARSHLANDS
from realmwright.rules.kingdom_builder.content.nomads import NOMADS
from realmwright.rules.kingdom_builder.content.own import OWN_CONTENT
from realmwright.rules.kingdom_builder.model.catalogue import register

SETS: Final = (NOMADS, CROSSROADS, MARSHLANDS, HARVEST, CAPITOL, CAVES, ISLAND)

for each in (BASE_GAME, *SETS):
    register(each)
if OWN_CONTENT.cards or OWN_CONTENT.extras:
    register(OWN_CONTENT)
