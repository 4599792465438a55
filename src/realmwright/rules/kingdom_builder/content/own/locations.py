"""Locations of no published set; :mod:`content.base.locations` shows how they are written."""

from typing import Final

from realmwright.rules.kingdom_builder.model.catalogue import Extra

LOCATIONS: Final[tuple[Extra, ...]] = ()
"""New ones come last: their order gives their actions numbers."""
