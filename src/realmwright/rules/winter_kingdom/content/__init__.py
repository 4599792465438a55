"""What there is to play with: boards, talents, economies, twists and what scores.

Each family reads its data file and enters itself into the catalogue when this package is imported. Cards of our own,
which no published set has, live in ``content/own``.
"""

from typing import Final

from realmwright.rules.winter_kingdom.content import cards, economies, own, talents, twists

own.FILE.finish()

FACTS: Final = (*talents.FACTS, *economies.FACTS, *twists.FACTS, *cards.FACTS, *own.FILE.facts)
"""Everything that the cards state, with its source."""
