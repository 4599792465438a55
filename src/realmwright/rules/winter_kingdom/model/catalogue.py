"""What there is to play with: talents, economies, twists and what scores.

Content enters itself here when it is imported; from then on nothing changes. The turn looks things up here and names
none of them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from realmwright.bits import Bits
from realmwright.rules.winter_kingdom.model.facts import BadData, Effect
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terms import Law

ALT: Final = "alt"
ARROW: Final = "arrow"
BOTH: Final = "both"
MODES: Final = (ALT, ARROW, BOTH)
"""How the halves of a talent go together: one of them, the second with the same house, each once a turn (WK-7)."""
MOST_TALENTS: Final = 31
"""Two powers a talent: compiled rules keep a set of powers in a number of 63 bits."""

Cells = Callable[[Position], Bits]
Reach = Callable[[Position, int], Bits]
Earns = Callable[[Position, int], bool]
"""Whether the acting seat earns by what it has just built on a hex."""


# Talents


class Power(NamedTuple):
    """What one half of a talent card lets its owner do (WK-8)."""

    name: str
    """``mule``, ``mule II``."""
    talent: int
    level: int
    marks: int
    """The powers that cannot be used any more in the turn in which this one was."""
    builds: bool
    where: Cells
    """Of one that builds: the hexes it allows. Of one that moves: the houses that have somewhere to go."""
    adjacent: bool = False
    """Whether it is bound to hexes next to own buildings if there are any (WK-5.4)."""
    reach: Reach = lambda _state, _cell: 0
    """Of one that moves: where a house can go."""

    def ready(self, state: Position) -> bool:
        """WK-4.7, WK-7.13: whether there is a legal target, and a piece to be built."""
        return self.where(state) != 0 and (not self.builds or state.stock() > 0)

    def targets(self, state: Position) -> Bits:
        """The hexes that it can build on, or the houses that it can move."""
        return state.adjacent_if_possible(self.where(state)) if self.adjacent else self.where(state)


class Talent(NamedTuple):
    """A talent card (WK-8), or the tunnel card, which has no second half and is not bought."""

    name: str
    first: Effect
    second: Effect
    mode: str
    buy: int
    upgrade: int
    emblem: str
    """Its drawing as SVG path data, on a grid of 24 by 24 units; so of all cards."""
    follows: bool = False
    """Whether the second half continues the first (WK-7.9)."""
    again: int = 0
    """The powers that extra uses of it can be (WK-7.5)."""


class PowerSets:
    """Sets of powers that rules ask for."""

    __slots__ = ("choice_of_terrain", "once")

    choice_of_terrain: int
    """Those by which the mandatory action may use the terrain to the right (WK-8.16)."""
    once: int
    """Those that are used once a turn even by those who may use a card at once (WK-10.14)."""

    def __init__(self) -> None:
        self.choice_of_terrain = 0
        self.once = 0


TALENTS: Final[list[Talent]] = []
"""The last is the tunnel card, which everybody has."""
TALENT_NUMBER: Final[dict[str, int]] = {}
POWERS: Final[list[Power]] = []
"""By :func:`power_of`; the tunnel card has only one."""
POWER_NUMBER: Final[dict[str, int]] = {}
POWER_SETS: Final = PowerSets()


def power_of(talent: int, level: int) -> int:
    """The number of a power."""
    return 2 * talent + level - 1


def enter_talents(talents: Iterable[Talent], powers: Iterable[Power], choice_of_terrain: int, once: int) -> None:
    """Enter all talents and their powers, with the tunnel card last."""
    TALENTS.extend(talents)
    POWERS.extend(powers)
    TALENT_NUMBER.update({talent.name: number for number, talent in enumerate(TALENTS)})
    POWER_NUMBER.update({power.name: number for number, power in enumerate(POWERS)})
    POWER_SETS.choice_of_terrain = choice_of_terrain
    POWER_SETS.once = once
    _check_names("talent", len(TALENTS), TALENT_NUMBER)
    if len(TALENTS) > MOST_TALENTS + 1:
        raise BadData(f"there are {len(TALENTS) - 1} talents; the rules have room for {MOST_TALENTS}")


# Economies


class Economy(NamedTuple):
    """An economy card (WK-9)."""

    name: str
    effect: Effect
    coins: int
    emblem: str
    earns: Earns | None = None
    """Whether a house that is built pays, if it pays for that."""
    earns_at_end: Callable[[Position], bool] | None = None
    """Whether a mandatory action that is over pays, if it pays for that."""
    removed: bool = False
    """Whether it pays for houses that are taken off (WK-9.18)."""
    top: bool = False
    """Whether it matters which board is the top one (WK-3.9)."""


ECONOMIES: Final[list[Economy]] = []
ECONOMY_NUMBER: Final[dict[str, int]] = {}


def enter_economies(economies: Iterable[Economy]) -> None:
    """Enter all economy cards."""
    ECONOMIES.extend(economies)
    ECONOMY_NUMBER.update({economy.name: number for number, economy in enumerate(ECONOMIES)})
    _check_names("economy", len(ECONOMIES), ECONOMY_NUMBER)


# Twists


class Twist(NamedTuple):
    """A twist card (WK-10), by the law that it makes."""

    name: str
    law: Law
    emblem: str


TWISTS: Final[dict[str, Twist]] = {}


def enter_twists(twists: Iterable[Twist]) -> None:
    """Enter all twist cards."""
    entered = [*twists]
    TWISTS.update({twist.name: twist for twist in entered})
    _check_names("twist", len(entered), TWISTS)


# What scores


class Payment(NamedTuple):
    """What a card counts for a seat on some hexes with its buildings."""

    times: int
    """How often it counts, or for UNITS each house once and each fort twice."""
    buildings: Bits
    hex: int | None = None
    """The hex of the map because of which it counts, if one does."""


UNITS: Final = -1
Counting = Callable[[Position, int], Iterator[Payment]]
Grown = Callable[[Position, int, int, int], int]
"""How much a card counts for a seat that has a new building on a hex, by how much it counted before."""
Shrunk = Callable[[Position, int, int, int], int]
"""How much it will count when the building on a hex has left, by how much it counts now; or ANEW, if that has to be
counted anew."""


class ScoringCard(NamedTuple):
    """A Winter Kingdom card (WK-11), or the castles."""

    name: str
    effect: Effect
    points: tuple[int, ...]
    """For each that counts; of a majority for the first, the second ... in rank."""
    emblem: str
    """Empty for the castles, which are drawn as on the map."""
    each: int
    """The points for each that is counted: what a majority counts are the points themselves."""
    counting: Counting
    grown: Grown | None = None
    """Without it, everything is counted anew."""
    additive: bool = False
    """Whether ``grown`` adds something to the count, whatever that is: so it also tells what a building that is gone
    has counted."""
    shrunk: Shrunk | None = None
    """Of a card that is not additive; without it, everything is counted anew."""
    lines: bool = False
    """Whether the direction of lines matters (WK-11.4)."""


CARDS: Final[dict[str, ScoringCard]] = {}
"""The cards of which some are in play."""
SCORING: Final[dict[str, ScoringCard]] = {}
"""Everything that scores: the cards, and behind them what is scored in every game."""
ALWAYS_SCORED: Final[list[str]] = []
SCORED: Final[list[ScoringCard]] = []
"""The same as in SCORING, by number."""
SCORED_NUMBER: Final[dict[str, int]] = {}


def enter_cards(cards: Iterable[ScoringCard], always: ScoringCard) -> None:
    """Enter all Winter Kingdom cards, and what is scored in every game (WK-12.4)."""
    entered = [*cards]
    CARDS.update({card.name: card for card in entered})
    SCORING.update(CARDS)
    SCORING[always.name] = always
    ALWAYS_SCORED.append(always.name)
    SCORED.extend(SCORING.values())
    SCORED_NUMBER.update({card.name: number for number, card in enumerate(SCORED)})
    _check_names("card", len(entered) + 1, SCORING)


def _check_names(family: str, entered: int, known: dict[str, int] | dict[str, Twist] | dict[str, ScoringCard]) -> None:
    if len(known) != entered:
        raise BadData(f"there are {entered} entries of family {family} with {len(known)} names; each needs its own")
