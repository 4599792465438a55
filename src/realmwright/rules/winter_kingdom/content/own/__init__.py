"""Talents and cards of our own, which no published set has. There are none today.

To add one, write an entry into ``own.toml``; its head says how. Then it needs

* an effect, if no word describes it: a function in ``content/building.py``, ``content/moving.py``,
  ``content/economies.py`` or ``content/cards.py``, and its word in the table at the end of that file;
* its words in ``text/en.ftl``, ``text/nl.ftl`` and ``text/de.ftl``, like every other card of its family, and with the
  first entry of all those of the option ``own``;
* a case in ``tests/casebook`` that shows what it does.

``make regenerate`` then writes the page's copy anew.

Whoever sets up a game can name such a card like any other. Random set-ups draw from them only with the option ``own``,
which exists as soon as there is an entry, so no game that was ever recorded changes.
"""

from importlib.resources import files
from typing import Final

from realmwright.rules.winter_kingdom.model.facts import DataFile

FILE: Final = DataFile(files(__package__) / "own.toml")
