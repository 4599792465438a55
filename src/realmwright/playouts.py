"""Positions played to their end, by simple policies and without anybody watching."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, Self, TypeVar

from realmwright.bits import select
from realmwright.dice import Dice, FastStream, RollingDice, Stream, wide_seed
from realmwright.game import UNIFORM, BadSetup, Registry, State, unknown


class Playable(State, Protocol):
    """A position whose dice can be exchanged."""

    dice: Dice

    def copy(self) -> Self: ...


class Evaluated(State, Protocol):
    """A position of a game with a heuristic."""

    def evaluate(self, seat: int) -> int: ...


Position = TypeVar("Position", bound=Playable)
Policy = Callable[[Position, Stream], int]
"""Chooses one of the legal actions, of which there is at least one."""
Evaluation = Callable[[Position, int], int]
"""What a position is worth to a seat, in parts of a point (:data:`POINT`), or :data:`HOPELESS`."""


@dataclass(frozen=True, eq=False)
class Policies:
    """How positions of a game are played out and judged: what an entry point in ``realmwright.policies`` brings.

    The rules do not depend on it. It is compiled with them, so all of it keeps to what the compiler takes.
    """

    by_name: Mapping[str, Policy[Any]]
    """The best one last; ``uniform`` is always among them."""
    evaluate: Evaluation[Any] | None = None
    """The heuristic of the game, if it has one."""

    def named(self, name: str) -> Policy[Any]:
        """One of them. Raises BadSetup if there is none of that name."""
        if name not in self.by_name:
            raise BadSetup(unknown("policy", name, self.by_name))
        return self.by_name[name]


policies: Registry[Policies] = Registry("realmwright.policies", "policies")


def policies_of(game: str) -> Policies:
    """The policies of a game; ``uniform`` alone if nobody brings others."""
    return policies.get(game, UNIFORM_ONLY)


WORD: Final = 2**64 - 1
MOST_ACTIONS: Final = 20_000
"""A playout that is not over by then ends as it stands: chance can play some games for ever."""
MOST_PLAYOUTS: Final = 10**9
MOST_THREADS: Final = 256


def uniform(state: Playable, stream: Stream) -> int:
    """Any legal action, each as likely as the others."""
    legal = state.legal()
    return select(legal, stream.below(legal.bit_count()))


UNIFORM_ONLY: Final = Policies({UNIFORM: uniform})

EAGER: Final = "eager"
"""The policy that looks one action ahead."""
POINT: Final = 120
"""The parts of a point in which evaluations are counted."""
HOPELESS: Final = -(10**9)
"""The value of positions that are not worth looking into, such as those that other actions lead to as well."""
EAGER_SAMPLE: Final = 6
"""How many actions the eager policy tries, of many."""
UNFINISHED_BONUS: Final = 3 * POINT // 2
"""Added to a position in which something was begun: what comes of it is not counted yet."""
TIE_NOISE: Final = POINT // 8
"""Noise that is added to every value, so that nearly equal actions are about equally likely."""


def eager(evaluate: Evaluation[Any], unfinished: Callable[[Any], bool]) -> Policy[Any]:
    """The policy that plays the best of a few legal actions, by the value of the position that follows.

    ``unfinished`` says whether the seat to move has begun something that it has to go on with, such as using a tile.
    """

    def value_after(state: Playable, action: int, seat: int) -> int:
        after = state.copy()
        after.play(action)
        return evaluate(after, seat) + (UNFINISHED_BONUS if unfinished(after) else 0)

    def choose(state: Playable, stream: Stream) -> int:
        legal = state.legal()
        count = legal.bit_count()
        best = select(legal, stream.below(count))
        if count == 1:
            return best
        seat = state.seat
        assert seat is not None
        most = value_after(state, best, seat) + stream.below(TIE_NOISE)
        for number in range(count if count <= EAGER_SAMPLE else EAGER_SAMPLE - 1):
            action = select(legal, number if count <= EAGER_SAMPLE else stream.below(count))
            if action != best:
                value = value_after(state, action, seat) + stream.below(TIE_NOISE)
                if value > most:
                    best = action
                    most = value
        return best

    return choose


def start_of(dice: Dice, count: int, threads: int) -> int:
    """The number from which the chance of all playouts comes. Raises BadSetup if nothing is to be done."""
    for what, number, most in (("playouts", count, MOST_PLAYOUTS), ("threads", threads, MOST_THREADS)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            raise BadSetup(f"the number of {what} is 1 to {most:,}, not {number!r}")
    return wide_seed(dice.stream("playouts"))


def splitmix(start: int, number: int) -> int:
    """The seed of one of many playouts, unrelated to those beside it: the finish of the generator SplitMix64."""
    mixed = start + number * 0x9E3779B97F4A7C15 & WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
    return mixed ^ mixed >> 31


def evaluation_of(game: str) -> Evaluation[Any]:
    """The heuristic of a game. Raises BadSetup if it has none."""
    evaluate = policies_of(game).evaluate
    if evaluate is None:
        raise BadSetup(f"nobody has written down what positions of {game} are worth")
    return evaluate


def playouts(
    state: Playable,
    dice: Dice,
    count: int = 1,
    policy: str = UNIFORM,
    threads: int = 1,
    *,
    among: Policies | None = None,
) -> list[list[int]]:
    """What :meth:`realmwright.game.State.playouts` promises, in plain Python; one thread does all of it.

    The policy is one of those of the game, or one ``among`` others.
    """
    choose = (policies_of(state.game.name) if among is None else among).named(policy)
    start = start_of(dice, count, threads)
    found = []
    for number in range(count):
        stream = FastStream(splitmix(start, number))
        twin = state.copy()
        twin.dice = RollingDice(stream)
        for _ in range(MOST_ACTIONS):
            if not twin.legal():
                break
            twin.play(choose(twin, stream))
        found.append(twin.totals())
    return found
