"""The amendments of Kingdom Builder: what was changed since the first version of its rules, and by which number."""

from typing import Final

from realmwright.amendments import Amendment

AMENDMENTS: Final[tuple[Amendment, ...]] = ()
