"""One game of a tournament: its fixture, how it is played, and its result."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from realmwright.arena.luck import luck_for
from realmwright.bots import Bot, maker
from realmwright.bots.guard import BotFault, FaultKind, call_with_limit, guarded_choice
from realmwright.dice import FastDice, derived_seed
from realmwright.game import Json, State, games

TURNS: Final = 500
"""The default number of turns of each player after which a game is given up."""
FORGIVEN: Final = 5
"""The faults of a seat in one game that are replaced by random actions; the next one forfeits the game."""
CREATION: Final = -1
"""Stands for the number of an action while bots are created."""


@dataclass(frozen=True)
class Plan:
    """The settings of all games of a tournament."""

    game: str
    options: dict[str, Json]
    bots: tuple[str, ...]
    """Their specs as on the command line, with budgets: ``search:1s``."""
    players: int = 2
    seed: int = 0
    turns: int = TURNS
    limit: float = 60.0
    """The time limit of a bot for one choice, in seconds."""
    luck: str = ""
    """What judges the luck in games (see :mod:`realmwright.arena.luck`); empty if nobody does."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played. Games of the same deal begin alike and differ in which bot has which seat."""

    deal: int
    seats: tuple[int, ...]
    """For each seat the index of its bot."""

    @property
    def key(self) -> str:
        """Identifies the fixture within its plan."""
        return f"{self.deal}:{','.join(map(str, self.seats))}"


@dataclass(frozen=True)
class Fault:
    """A choice that a bot failed to make. A random action was played instead, unless the fault ended the game."""

    seat: int
    kind: FaultKind
    action: int
    """The number of actions played before."""
    reason: str


@dataclass(frozen=True)
class Result:
    """How a game ended. Lists have an entry for each seat."""

    fixture: Fixture
    finished: bool
    """False if the game was given up; it does not count then."""
    totals: list[int]
    winners: list[int]
    """The seats that won. A forfeited game is won by all the others."""
    actions: int
    turns: int
    choices: list[int]
    """The number of real choices, those with more than one legal action."""
    seconds: list[float]
    """The total thinking time for them."""
    faults: list[Fault] = field(default_factory=list)
    forfeit: int | None = None
    """The seat that forfeited the game. The totals are then those at that point, or 0 if its process was lost."""
    luck: list[float] | None = None
    """The luck of each seat, in shares of the point; None if it was not judged, or lost with the process."""


class Watch(Protocol):
    """Called with the seat whose bot is asked now and the number of actions before; with None once it has answered.

    While a bot is created, the number of actions is :data:`CREATION`.
    """

    def __call__(self, seat: int | None, actions: int, /) -> None: ...


class _FailedBot:
    """Stands in for a bot that could not be created: every choice is a fault."""

    def __init__(self, fault: BotFault) -> None:
        self._fault = fault

    def choose(self, state: State) -> int:
        raise BotFault(self._fault.kind, self._fault.reason)


def play_on(state: State, choose: Callable[[int, int], int | None], turns: int) -> int:
    """Play until the game is over, or each player has had so many turns. Returns the number of actions.

    ``choose`` gets the seat and the number of actions before, and returns an action, or None to stop.
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
    """Play one game. The result depends on the plan and the fixture alone, unless a bot has a budget of time."""
    # Each by a hash of its own: from its seed a bot cannot tell how the cards were dealt.
    state = games[plan.game].new(plan.players, derived_seed(plan.seed, "deal", fixture.deal), plan.options)
    imagine_seed = derived_seed(plan.seed, "imagining in deal", fixture.deal)
    seated: list[Bot] = []
    for seat, bot in enumerate(fixture.seats):
        watch(seat, CREATION)
        # A bot has the same seed in every game of a deal, whichever its seat.
        seated.append(_create(plan, bot, derived_seed(plan.seed, f"bot {bot} in deal", fixture.deal)))
    watch(None, 0)
    luck = luck_for(plan.luck, state) if plan.luck else None
    choices, seconds = [0] * plan.players, [0.0] * plan.players
    faults: list[Fault] = []
    forfeit: int | None = None

    def choose(seat: int, actions: int) -> int | None:
        nonlocal forfeit
        watch(seat, actions)
        choice = guarded_choice(seated[seat], state, FastDice(imagine_seed + actions), plan.limit)
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
        if luck is not None:
            luck.note(state, choice.action)
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
        luck=None if luck is None else luck.seats,
    )


def broken_off(plan: Plan, fixture: Fixture, fault: Fault | None) -> Result:
    """The result of a game whose process was lost: forfeited by the bot at fault, or given up if none is known."""
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
    """All seats except one."""
    return [other for other in range(plan.players) if other != seat]


def _create(plan: Plan, bot: int, seed: int) -> Bot:
    make = maker(plan.game, plan.bots[bot])
    try:
        return call_with_limit(lambda: make(seed), plan.limit)
    except BotFault as fault:
        return _FailedBot(fault)
