"""Reviews of finished games: what each decision cost, and what chance gave or took.

:func:`realmwright.review.reviewing.review` looks at every decision of a record, and ``docs/review.md`` explains the
figures.
"""

from typing import Final

FORMAT: Final = 2
"""Of reviews as JSON."""
