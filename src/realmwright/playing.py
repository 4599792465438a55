"""Positions played to their end, by simple policies and without anybody watching."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, Self, TypeVar

from realmwright.bits import select
from realmwright.dice import Dice, FastStream, RollingDice, Stream, wide_seed
from realmwright.game import UNIFORM, BadSetup, State, unknown


class Playable(State, Protocol):
    """A position whose dice can be exchanged."""

    dice: Dice

    def copy(self) -> Self: ...


class Promising(Playable, Protocol):
    """A position that can be judged before it is played out."""

    def promise(self, seat: int) -> int:
        """What a seat may hope for by rules of thumb, in parts of a point (:data:`POINT`), or :data:`NEVER`."""
        ...

    def under_way(self) -> bool:
        """Whether the seat to move has begun something that it has to go on with, such as the use of a tile."""
        ...


Position = TypeVar("Position", bound=Playable)
Policy = Callable[[Position, Stream], int]
"""Chooses one of the legal actions, of which there is at least one."""

WORD: Final = 2**64 - 1
MOST_ACTIONS: Final = 20_000
"""A playout that is not over by then ends as it stands: chance can play some games for ever."""
MOST_PLAYOUTS: Final = 10**9
MOST_THREADS: Final = 256


def uniformly(state: Playable, stream: Stream) -> int:
    """Any legal action, each as likely as the others."""
    legal = state.legal()
    return select(legal, stream.below(legal.bit_count()))


EAGER: Final = "eager"
"""The policy that looks one action ahead."""
POINT: Final = 120
"""The parts of a point in which promises are counted."""
NEVER: Final = -(10**9)
"""Promised by positions that are not worth a thought, such as those that others lead to as well."""
TRIED: Final = 6
"""How many actions an eager player tries, of many."""
ZEAL: Final = 3 * POINT // 2
"""What it is worth to have begun something: what comes of it is not seen yet."""
JITTER: Final = POINT // 8
"""Among actions that are nearly as good any is as likely as another."""


def eagerly(state: Promising, stream: Stream) -> int:
    """The most promising of a few legal actions."""
    legal = state.legal()
    count = legal.bit_count()
    best = select(legal, stream.below(count))
    if count == 1:
        return best
    seat = state.seat
    assert seat is not None
    most = promised(state, best, seat) + stream.below(JITTER)
    for number in range(count if count <= TRIED else TRIED - 1):
        action = select(legal, number if count <= TRIED else stream.below(count))
        if action != best:
            value = promised(state, action, seat) + stream.below(JITTER)
            if value > most:
                best = action
                most = value
    return best


def promised(state: Promising, action: int, seat: int) -> int:
    """What a seat may hope for after an action."""
    twin = state.copy()
    twin.play(action)
    return twin.promise(seat) + (ZEAL if twin.under_way() else 0)


ONLY_CHANCE: Final[Mapping[str, Policy[Any]]] = {UNIFORM: uniformly}
"""The policies of a game that has none of its own."""


def start_of(dice: Dice, count: int, threads: int) -> int:
    """The number from which the chance of all playouts comes. Raises BadSetup if nothing is to be done."""
    for what, number, most in (("playouts", count, MOST_PLAYOUTS), ("threads", threads, MOST_THREADS)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            raise BadSetup(f"the number of {what} is 1 to {most:,}, not {number!r}")
    return wide_seed(dice.stream("playouts"))


def scattered(start: int, number: int) -> int:
    """Where the chance of one of the playouts begins: numbers in a row, mixed so well that they have nothing in common.

    This is the finish of the generator SplitMix64.
    """
    mixed = start + number * 0x9E3779B97F4A7C15 & WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
    return mixed ^ mixed >> 31


def playouts(
    state: Position, policies: Mapping[str, Policy[Position]], dice: Dice, count: int, policy: str, threads: int
) -> list[list[int]]:
    """What :meth:`realmwright.game.State.playouts` promises, in plain Python; one thread does all of it."""
    if policy not in policies:
        raise BadSetup(unknown("policy", policy, policies))
    choose = policies[policy]
    start = start_of(dice, count, threads)
    found = []
    for number in range(count):
        stream = FastStream(scattered(start, number))
        twin = state.copy()
        twin.dice = RollingDice(stream)
        for _ in range(MOST_ACTIONS):
            if not twin.legal():
                break
            twin.play(choose(twin, stream))
        found.append(twin.totals())
    return found
