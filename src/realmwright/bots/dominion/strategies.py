"""The strategies that there are. One whose card is not in the supply plays on without it.

Most are well known among those who compare strategies. What they reach against each other has been measured with
several simulators, and ``tests/dominion/test_benchmarks.py`` measures it again.
"""

from typing import Final

from realmwright.bots.dominion.situation import Line, Lines
from realmwright.bots.dominion.strategy import Strategy

EARLY_END: Final[Lines] = (
    Line("duchy", lambda now: now.provinces <= 4),
    Line("estate", lambda now: now.provinces <= 2),
    Line("gold"),
)
"""Points are left lying until the end is near."""

LATE_END: Final[Lines] = (*EARLY_END, Line("duchy", lambda now: now.provinces <= 6))
"""Likewise, but a Duchy is better than Silver sooner than that."""


# Money

BIG_MONEY: Final = Strategy((Line("province"), Line("gold"), Line("silver")))
"""Nothing but money: the measure of all others."""

BIG_MONEY_ULTIMATE: Final = Strategy((Line("province", lambda now: now.money > 18), *LATE_END, Line("silver")))
"""By WanderingWinder: no Province before there is enough money to go on buying them."""


# Money and a card that draws


def _smithies(most: int) -> Strategy:
    return Strategy(
        (Line("province"), Line("gold"), Line("smithy", lambda now: now.own("smithy") < most), Line("silver"))
    )


SMITHY: Final = _smithies(1)
DOUBLE_SMITHY: Final = _smithies(2)

PY_SMITHY: Final = Strategy(
    (Line("province"), Line("gold"), Line("smithy", lambda now: now.coins == 4), Line("silver"))
)
"""A Smithy whenever there are four coins: the bot with a Smithy that pyminion brings."""

SMITHY_ULTIMATE: Final = Strategy(
    (
        Line("province", lambda now: now.money > 15),
        *LATE_END,
        Line("smithy", lambda now: now.own("smithy") < now.treasures / 11),
        Line("silver"),
    )
)
"""By HiveMindEmulator: Smithies in proportion to money."""

MOAT: Final = Strategy(
    (
        Line("province", lambda now: now.money > 16),
        *LATE_END,
        Line("moat", lambda now: now.treasures >= 10 and now.own("moat") == 0),
        Line("silver"),
        Line("moat", lambda now: now.own("moat") < 2),
    )
)

LABORATORY: Final = Strategy(
    (Line("province", lambda now: now.own("gold") > 0), *EARLY_END, Line("laboratory"), Line("silver"))
)

COUNCIL_ROOM: Final = Strategy(
    (
        Line("province", lambda now: now.own("gold") > 0),
        *LATE_END,
        Line("council room", lambda now: now.own("council room") == 0),
        Line("council room", lambda now: now.own("council room") < now.money / 13),
        Line("silver"),
    )
)


# Money, and the deck again the sooner

CHANCELLOR: Final = Strategy(
    (
        Line("province", lambda now: now.own("gold") > 0),
        *LATE_END,
        Line("chancellor", lambda now: now.own("chancellor") < now.treasures / 19),
        Line("chancellor", lambda now: now.own("chancellor") == 0),
        Line("silver"),
    )
)


# An engine

VILLAGE_SMITHY: Final = Strategy(
    (
        Line("province", lambda now: now.money > 15),
        *EARLY_END,
        Line("festival", lambda now: now.own("festival") < 2),
        Line("laboratory"),
        Line("smithy", lambda now: now.own("smithy") == 0),
        Line("market"),
        Line("smithy", lambda now: now.own("smithy") <= now.own("village") + now.own("festival")),
        # Without Silver there would be nothing to draw.
        Line("village", lambda now: now.own("village") < now.own("smithy") and now.own("silver") > 2),
        Line("silver"),
    )
)
"""As many Villages as Smithies, so that there is time for all of them, and whatever else costs no time."""


# Attacks

MILITIA: Final = Strategy(
    (
        Line("province", lambda now: now.own("gold") > 0),
        Line("duchy", lambda now: now.provinces <= 6),
        Line("estate", lambda now: now.provinces <= 2),
        Line("gold"),
        Line("militia", lambda now: now.own("militia") < 3),
        Line("silver"),
    )
)


def _witches(most: int) -> Strategy:
    return Strategy(
        (
            Line("province", lambda now: now.own("gold") > 0),
            Line("witch", lambda now: now.own("witch") < most),
            Line("duchy", lambda now: now.gains_to_end <= 5),
            Line("estate", lambda now: now.gains_to_end <= 2),
            Line("gold"),
            Line("silver"),
        )
    )


WITCH: Final = _witches(1)
DOUBLE_WITCH: Final = _witches(2)

WITCH_GOLD: Final = Strategy(
    (
        Line("province", lambda now: now.own("gold") > 0),
        Line("duchy", lambda now: now.provinces <= 5),
        Line("estate", lambda now: now.provinces <= 2),
        Line("witch", lambda now: now.own("witch") < 1),
        Line("gold"),
        Line("witch", lambda now: now.own("witch") < 2),
        Line("silver"),
    )
)
"""A second Witch only where the coins do not make a Gold."""

CHAPEL_WITCH: Final = Strategy(
    buys=(
        Line("province"),
        Line("witch", lambda now: now.own("witch") == 0),
        Line("duchy", lambda now: now.gains_to_end <= 5),
        Line("estate", lambda now: now.gains_to_end <= 2),
        Line("gold"),
        Line("chapel", lambda now: now.coins <= 3 and now.own("chapel") == 0 and now.turn <= 2),
        Line("silver"),
        Line("copper", lambda now: now.gains_to_end <= 3),
    ),
    trashes=(
        Line("curse"),
        Line("estate", lambda now: now.gains_to_end > 2),
        # The coins for the Witch are left alone.
        Line("copper", lambda now: now.money > 4 and not (now.own("witch") == 0 and now.hand_money == 5)),
    ),
)


# Many cards

GARDENS: Final = Strategy(
    (
        Line("gardens", lambda now: now.own("workshop") > 8),
        Line("workshop"),
        Line("estate"),
        Line("silver"),
        Line("copper"),
    )
)
"""Workshops gain Gardens, and three piles are empty before there are many Provinces."""
