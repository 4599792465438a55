"""Playouts: positions played to their end by a policy. Policies and heuristics are registered by game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar, runtime_checkable

from realmwright.bits import select
from realmwright.dice import Dice, FastStream, RollingDice, Stream, wide_seed
from realmwright.game import UNIFORM, BadSetup, Registry, State, unknown


@runtime_checkable
class Playable(State, Protocol):
    """A position whose dice can be replaced."""

    dice: Dice

    def copy(self) -> Self: ...


class Tryable(Playable, Protocol):
    """A position of a game that has the eager policy."""

    def try_out(self, action: int) -> None:
        """Play a legal action. The position is only looked at afterwards, so the choices after it need not be found."""


class Evaluated(State, Protocol):
    """A position of a game that has a heuristic."""

    def evaluate(self, seat: int) -> int: ...


Position = TypeVar("Position", bound=Playable)
Policy = Callable[[Position, Stream], int]
"""Chooses one of the legal actions, of which there is at least one. While it thinks it may change the position, which
is as before when it has chosen; so whoever calls it from Python needs a plain position, see
:func:`realmwright.native.plain_position`."""
Evaluation = Callable[[Position, int], int]
"""The heuristic value of a position for a seat, in fractions of a point (:data:`POINT`), or :data:`HOPELESS`."""


@dataclass(frozen=True, eq=False)
class Policies:
    """The policies and the heuristic of a game, registered as an entry point in ``realmwright.policies``.

    The rules do not depend on them. They are compiled together with the rules, so the same restrictions apply.
    """

    by_name: Mapping[str, Policy[Any]]
    """The best one last; ``uniform`` is always among them."""
    evaluate: Evaluation[Any] | None = None
    """The heuristic of the game, if it has one."""

    def named(self, name: str) -> Policy[Any]:
        """The policy of this name. Raises BadSetup if there is none."""
        if name not in self.by_name:
            raise BadSetup(unknown("policy", name, self.by_name))
        return self.by_name[name]


policies: Registry[Policies] = Registry("realmwright.policies", "policies")


def policies_of(game: str) -> Policies:
    """The policies of a game; only ``uniform`` if none are registered."""
    return policies.get(game, UNIFORM_ONLY)


WORD: Final = 2**64 - 1
MOST_ACTIONS: Final = 20_000
"""A playout ends after so many actions, because random play may never end some games."""
MOST_PLAYOUTS: Final = 10**9
MOST_THREADS: Final = 256


def uniform(state: Playable, stream: Stream) -> int:
    """A random legal action, all equally likely."""
    legal = state.legal()
    return select(legal, stream.below(legal.bit_count()))


UNIFORM_ONLY: Final = Policies({UNIFORM: uniform})

EAGER: Final = "eager"
"""The policy that looks one action ahead."""
POINT: Final = 120
"""The unit of heuristic values: so many are one point."""
HOPELESS: Final = -(10**9)
"""The value of positions that are pruned, such as those that other actions reach as well."""
UNSEEN: Final = HOPELESS - 10**6
"""In place of a value: the action has to be tried to find it."""
EAGER_SAMPLE: Final = 6
"""The most actions that the eager policy evaluates; of more it takes a random sample."""
UNFINISHED_BONUS: Final = 3 * POINT // 2
"""Added to the value of positions in the middle of a deed, whose gains are not counted yet."""
TIE_NOISE: Final = POINT // 8
"""The range of the random noise added to every value, so that nearly equal actions are about equally likely."""


class Foresight(NamedTuple):
    """What the eager policy needs to know of a game, to compare actions without counting all points anew for each."""

    foreseen: Callable[[Any, int], list[int]]
    """Figures of a position for a seat by which those after an action are found sooner, such as what each card pays."""
    promise: Callable[[Any, int, Any, list[int]], int]
    """The heuristic value of a position for a seat, by the position before the action and its figures; from all actions
    the same may be left out, such as the points before."""
    unfinished: Callable[[Any], bool]
    """Whether the seat to move has begun something that it has to go on with, such as using a tile."""
    at_sight: Callable[[Any, int, int, list[int]], int]
    """The value after an action of a seat, by the figures before it, if the action is so simple that nobody has to try
    it on a copy; otherwise :data:`UNSEEN`. Whatever it changes about the position it puts back."""


def eager(foresight: Foresight) -> Policy[Any]:
    """The policy that plays the best of a few legal actions, by the value of the position that follows."""
    foreseen, promise, unfinished, at_sight = foresight

    def value_after(state: Tryable, action: int, seat: int, known: list[int]) -> int:
        value = at_sight(state, action, seat, known)
        if value != UNSEEN:
            return value
        after = state.copy()
        after.try_out(action)
        return promise(after, seat, state, known) + (UNFINISHED_BONUS if unfinished(after) else 0)

    def choose(state: Tryable, stream: Stream) -> int:
        legal = state.legal()
        count = legal.bit_count()
        best = select(legal, stream.below(count))
        if count == 1:
            return best
        seat = state.seat
        assert seat is not None
        known = foreseen(state, seat)
        most = value_after(state, best, seat, known) + stream.below(TIE_NOISE)
        for number in range(count if count <= EAGER_SAMPLE else EAGER_SAMPLE - 1):
            action = select(legal, number if count <= EAGER_SAMPLE else stream.below(count))
            if action != best:
                value = value_after(state, action, seat, known) + stream.below(TIE_NOISE)
                if value > most:
                    best = action
                    most = value
        return best

    return choose


def start_of(dice: Dice, count: int, threads: int) -> int:
    """The seed of all playouts. Raises BadSetup if the number of playouts or threads is out of range."""
    for what, number, most in (("playouts", count, MOST_PLAYOUTS), ("threads", threads, MOST_THREADS)):
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            raise BadSetup(f"the number of {what} is 1 to {most:,}, not {number!r}")
    return wide_seed(dice.stream("playouts"))


def splitmix(start: int, number: int) -> int:
    """The seed of the playout of this number, independent of the others: the output function of SplitMix64."""
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
    """:meth:`realmwright.game.State.playouts` in plain Python, on one thread.

    The policy is looked up in those of the game, or ``among`` the given ones.
    """
    choose = (policies_of(state.game.name) if among is None else among).named(policy)
    start = start_of(dice, count, threads)
    found = []
    for number in range(count):
        stream = FastStream(splitmix(start, number))
        position = state.copy()
        position.dice = RollingDice(stream)
        for _ in range(MOST_ACTIONS):
            if not position.legal():
                break
            position.play(choose(position, stream))
        found.append(position.totals())
    return found
