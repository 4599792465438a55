"""One game of a tournament: who plays it, and how it ended."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from realmwright.bots import Bot, maker
from realmwright.bots.guard import BotFault, FaultKind, call_with_limit, guarded_choice
from realmwright.dice import FastDice, wide_seed
from realmwright.game import Json, State, games

TURNS: Final = 500
"""After how many turns of each player a game is given up, unless somebody knows better."""
FORGIVEN: Final = 5
"""So many faults of a seat are made good by random moves in a game; the next one loses it."""
MAKING: Final = -1
"""The number of the action before the first one, at which bots are made."""


@dataclass(frozen=True)
class Plan:
    """What every game of a tournament has in common."""

    game: str
    options: dict[str, Json]
    bots: tuple[str, ...]
    """As they are named on the command line, with budgets: ``search:1s``."""
    players: int = 2
    seed: int = 0
    turns: int = TURNS
    limit: float = 60.0
    """Seconds that a bot may take for one choice."""


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played. Games of the same deal begin alike and differ in who sits where."""

    deal: int
    seats: tuple[int, ...]
    """The number of the bot in each seat."""

    @property
    def key(self) -> str:
        """What tells it from all others of the plan."""
        return f"{self.deal}:{','.join(map(str, self.seats))}"


@dataclass(frozen=True)
class Fault:
    """A choice that a bot failed to make; a legal move was played in its place, unless the game ended with it."""

    seat: int
    kind: FaultKind
    action: int
    """How many actions had been played before."""
    reason: str


@dataclass(frozen=True)
class Result:
    """How a game ended; everything by seats."""

    fixture: Fixture
    finished: bool
    """False: it was given up, and counts for nobody."""
    totals: list[int]
    winners: list[int]
    """The seats that won. A game that a bot did not survive is won by all the others."""
    actions: int
    turns: int
    choices: list[int]
    """How many real choices each seat had."""
    seconds: list[float]
    """How long each seat thought about them altogether."""
    faults: list[Fault] = field(default_factory=list)
    forfeit: int | None = None
    """The seat whose bot did not survive the game. The totals are then those of a game that was broken off, or 0."""


class Watch(Protocol):
    """Is told who thinks, from when a bot is asked until it has answered, and before which action; None: nobody.

    While a bot is made, that action is :data:`MAKING`.
    """

    def __call__(self, seat: int | None, actions: int, /) -> None: ...


class _Absent:
    """Sits in the place of a bot that could not be made."""

    def __init__(self, fault: BotFault) -> None:
        self._fault = fault

    def choose(self, state: State) -> int:
        raise BotFault(self._fault.kind, self._fault.reason)


def play_on(state: State, choose: Callable[[int, int], int | None], turns: int) -> int:
    """Play until the game is over, or each player has had so many turns; how many actions that took.

    ``choose`` is told the seat and the number of actions before, and may end the game with None.
    """
    limit = turns * state.players
    actions = 0
    while (seat := state.seat) is not None and state.turns <= limit:
        action = choose(seat, actions)
        if action is None:
            break
        state.play(action)
        actions += 1
    return actions


def play(plan: Plan, fixture: Fixture, watch: Watch = lambda _, __: None) -> Result:
    """One game to its end. What comes out depends on the plan and the fixture alone, unless time is a budget."""
    stream = FastDice(plan.seed).stream(f"deal {fixture.deal}")
    state = games[plan.game].new(plan.players, wide_seed(stream), plan.options)
    fantasy = wide_seed(stream)
    # A bot has the same chance in every game of a deal, wherever it sits.
    seeds = [wide_seed(stream) for _ in plan.bots]
    seated: list[Bot] = []
    for seat, bot in enumerate(fixture.seats):
        watch(seat, MAKING)
        seated.append(_made(plan, bot, seeds[bot]))
    watch(None, 0)
    choices, seconds = [0] * plan.players, [0.0] * plan.players
    faults: list[Fault] = []
    forfeit: int | None = None

    def choose(seat: int, actions: int) -> int | None:
        nonlocal forfeit
        watch(seat, actions)
        choice = guarded_choice(seated[seat], state, FastDice(fantasy + actions), plan.limit)
        watch(None, actions)
        legal = state.legal()
        if legal & (legal - 1):
            choices[seat] += 1
            seconds[seat] += choice.seconds
        if choice.fault is not None:
            faults.append(Fault(seat, choice.fault, actions, choice.reason))
            if sum(fault.seat == seat for fault in faults) > FORGIVEN:
                forfeit = seat
                return None
        return choice.action

    actions = play_on(state, choose, plan.turns)
    return Result(
        fixture=fixture,
        finished=state.seat is None or forfeit is not None,
        totals=state.totals(),
        winners=state.winners() if forfeit is None else others(plan, forfeit),
        actions=actions,
        turns=state.turns,
        choices=choices,
        seconds=seconds,
        faults=faults,
        forfeit=forfeit,
    )


def broken_off(plan: Plan, fixture: Fixture, fault: Fault | None) -> Result:
    """A game that its process did not survive: lost for whoever is at fault, or given up if nobody is known to be."""
    return Result(
        fixture=fixture,
        finished=fault is not None,
        totals=[0] * plan.players,
        winners=[] if fault is None else others(plan, fault.seat),
        actions=0 if fault is None else fault.action,
        turns=0,
        choices=[0] * plan.players,
        seconds=[0.0] * plan.players,
        faults=[] if fault is None else [fault],
        forfeit=None if fault is None else fault.seat,
    )


def others(plan: Plan, seat: int) -> list[int]:
    """All seats but one."""
    return [other for other in range(plan.players) if other != seat]


def _made(plan: Plan, bot: int, seed: int) -> Bot:
    make = maker(plan.game, plan.bots[bot])
    try:
        return call_with_limit(lambda: make(seed), plan.limit)
    except BotFault as fault:
        return _Absent(fault)
