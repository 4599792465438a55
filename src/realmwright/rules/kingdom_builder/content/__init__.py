"""The sets: what the Big Box adds to the base game, each in a package of its own.

Here they are entered into the catalogue, in an order that never changes.
"""

from typing import Final

from realmwright.rules.kingdom_builder.content.base.entry import BASE
from realmwright.rules.kingdom_builder.content.crossroads import CROSSROADS
from realmwright.rules.kingdom_builder.content.harvest import HARVEST
from realmwright.rules.kingdom_builder.content.marshlands import MARSHLANDS
from realmwright.rules.kingdom_builder.content.nomads import NOMADS
from realmwright.rules.kingdom_builder.content.queenies import CAPITOL, CAVES, ISLAND
from realmwright.rules.kingdom_builder.model.catalogue import register

SETS: Final = (NOMADS, CROSSROADS, MARSHLANDS, HARVEST, CAPITOL, CAVES, ISLAND)

for each in (BASE, *SETS):
    register(each)
