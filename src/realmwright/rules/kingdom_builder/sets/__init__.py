"""The sets: what the Big Box adds to the base game, each in a package of its own.

Here they are entered into the catalogue, in an order that never changes.
"""

from typing import Final

from realmwright.rules.kingdom_builder.base import BASE
from realmwright.rules.kingdom_builder.catalogue import register
from realmwright.rules.kingdom_builder.sets.crossroads import CROSSROADS
from realmwright.rules.kingdom_builder.sets.harvest import HARVEST
from realmwright.rules.kingdom_builder.sets.marshlands import MARSHLANDS
from realmwright.rules.kingdom_builder.sets.nomads import NOMADS
from realmwright.rules.kingdom_builder.sets.queenies import CAPITOL, CAVES, ISLAND

SETS: Final = (NOMADS, CROSSROADS, MARSHLANDS, HARVEST, CAPITOL, CAVES, ISLAND)

for each in (BASE, *SETS):
    register(each)
