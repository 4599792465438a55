"""Very many random games, watched all the time or played at both speeds; not part of the tests.

    make soak
    make soak SOAK='--game kingdom-builder --games 500 --seed 3 --sets nomads,harvest'
    make soak SOAK='--game winter-kingdom --number 1234 --seed 3'
    make soak SOAK='--speeds --game dominion --games 2000'

First, games of Kingdom Builder and Winter Kingdom are watched: after every step the pieces are counted and the free
hexes found anew, one step in ten keeps all quick invariants of the contract, and now and then a position is looked at
thoroughly. Then games of all kinds are played at both speeds, compiled and plain: after every step both ask the same of
the same seat and have noted the same events, and at some positions, as at the end, both are the same in every field,
view and score. A game is known by its number and the seed: what went wrong in one is told with the command that plays
it again.
"""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from realmwright.dice import FairDice, FastDice, Stream, wide_seed
from realmwright.game import Event, Json, State, games
from realmwright.rules.kingdom_builder.model.catalogue import CARDS, EXTRAS, TASKS
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS
from realmwright.rules.kingdom_builder.state import State as Kingdom
from realmwright.rules.winter_kingdom.model.catalogue import CARDS as WINTER_CARDS
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, ECONOMY_NUMBER, TALENTS, TWISTS
from realmwright.rules.winter_kingdom.model.components import FORTS, HOUSES
from realmwright.rules.winter_kingdom.state import State as Winter
from tests import speeds
from tests import test_contract as contract
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.random_games import mixture
from tests.playthrough import CROWDED, LIVELY, at_random
from tests.winter_kingdom.random_games import mixture as winter_mixture

CHUNK: Final = 20
REPORTS: Final = 20
"""How often it is said how far things are."""
WATCHED: Final = 10_000
"""How many games of each are watched."""
COMPARED: Final[Mapping[str, int]] = {"kingdom-builder": 40_000, "winter-kingdom": 30_000, "dominion": 30_000}
"""How many games are played at both speeds."""
QUICKLY: Final = 10
"""Of so many steps one keeps all quick invariants."""
TOLD: Final = 12
"""How many of the last actions of a game that went wrong are shown."""


@dataclass(frozen=True)
class Plan:
    """What all games have in common."""

    game: str
    seed: int
    sets: tuple[str, ...] | None
    """None: another mixture in every game."""
    thorough: int
    """Of so many positions one is looked at thoroughly."""
    speeds: bool = False
    """Whether they are played at both speeds."""

    @property
    def title(self) -> str:
        return f"{self.game} at both speeds" if self.speeds else self.game

    def again(self, number: int) -> str:
        """The command that plays one of the games again."""
        sets = f" --sets {','.join(self.sets)}" if self.sets is not None else ""
        which = f"{'--speeds ' * self.speeds}--game {self.game} --number {number} --seed {self.seed}"
        return f"make soak SOAK='{which}{sets} --thorough {self.thorough}'"


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    actions: int = 0
    failures: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    """Events by kind, and what was used and shown by name."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.failures += other.failures
        self.seen += other.seen


class Subject(NamedTuple):
    """What is particular to soaking one game."""

    options: Callable[[Plan, Stream, int], dict[str, Json]]
    check: Callable[[State], None]
    """What costs little to find out: nothing is lost, and what is free is known."""
    told: Callable[[Event], str]
    """What an event shows of the box, or nothing."""
    wanted: Sequence[str]
    """What there is to be seen, if there are many games with everything."""
    crowded: int
    """Of so many games one is played on a small map; 0: none."""


def count_kingdom(state: State) -> None:
    assert isinstance(state, Kingdom)
    found = (state.free, state.near[:])
    state.spread_all()
    assert found == (state.free, state.near), "free and near hexes are not those that are"
    for seat in range(state.players):
        assert state.settlements(seat) == SETTLEMENTS, f"seat {seat} has {state.settlements(seat)} settlements"


def count_winter(state: State) -> None:
    assert isinstance(state, Winter)
    grid = state.board.grid
    filled = 0
    for seat, own in enumerate(state.own):
        assert not own & filled
        filled |= own
        assert state.near[seat] == grid.near(own), "near hexes are not those that are"
        pieces = own.bit_count() + state.supply[seat] + state.fort_supply[seat]
        lost = HOUSES + FORTS - pieces
        assert lost == 0 or (lost > 0 and (state.setup.law.wolves or ECONOMIES[state.setup.economy].removed)), (
            f"seat {seat} has {pieces} pieces"
        )
        assert state.coins[seat] >= 0
    assert state.free == grid.board & ~filled, "free hexes are not those that are"


def told_kingdom(event: Event) -> str:
    return f"{event.kind} {event.args['tile']}" if event.kind in ("tile-used", "tile-taken") else ""


def told_winter(event: Event) -> str:
    if event.kind == "talent-used":
        return f"{event.kind} {event.args['talent']} {event.args['level']}"
    if event.kind in ("bought", "upgraded", "extra-bought"):
        return f"{event.kind} {event.args['talent']}"
    return str(event.args["economy"]) if event.kind == "coins" else ""


SUBJECTS: Final[Mapping[str, Subject]] = {
    "kingdom-builder": Subject(
        lambda plan, stream, _: mixture(stream, plan.sets),
        count_kingdom,
        told_kingdom,
        (
            *(*CARDS, *TASKS),
            *(f"tile-used {extra.name}" for extra in EXTRAS if not extra.passive and extra.name != "silo"),
            *(f"tile-taken {extra.name}" for extra in EXTRAS if extra.passive),
        ),
        0,
    ),
    "winter-kingdom": Subject(
        lambda _, stream, players: winter_mixture(stream, players),
        count_winter,
        told_winter,
        (
            *(*WINTER_CARDS, *TWISTS),
            *(name for name in ECONOMY_NUMBER if name != "salvage"),
            *("salvaged", "lost", "stopped", "no-terrain", "card-useless", "last-round"),
            *(f"talent-used {card.name} 1" for card in TALENTS),
            *(f"talent-used {card.name} 2" for card in TALENTS if card.second and card.mode != "arrow"),
            *(f"{deed} {card.name}" for card in TALENTS if card.second for deed in ("bought", "upgraded")),
            *(f"extra-bought {card.name}" for card in TALENTS),
        ),
        5,
    ),
}


def soak_one(plan: Plan, number: int, tally: Tally) -> None:
    """One game from set-up to end."""
    stream = FastDice(plan.seed).stream(f"soaked game {number}")
    game, subject = games[plan.game], SUBJECTS[plan.game]
    players = game.players[number % len(game.players)]
    options = subject.options(plan, stream, players)
    seed = wide_seed(stream)
    dice = FairDice(seed.to_bytes(32, "big", signed=True)) if number % 8 == 0 else FastDice(seed)
    said: list[str] = []
    try:
        state = game.new(players, dice, options)
        if subject.crowded and number % subject.crowded == 0:
            state = game.load(CROWDED[plan.game](state.dump()))
        tally.seen.update(name for score in state.scores()[:1] for name in score)
        if isinstance(state, Winter):
            tally.seen.update(state.setup.twists)
        journal: list[Event] = []
        state.journal = journal
        choose = at_random if stream.below(3) == 0 else LIVELY[plan.game]
        contract.check_thoroughly(state, number)
        while state.seat is not None:
            assert len(said) < contract.PATIENCE, "the game does not end"
            action = choose(state, stream)
            said.append(f"seat {state.seat}: {state.say(action)}")
            quickly = stream.below(QUICKLY) == 0
            look = stream.below(plan.thorough) == 0
            if look:
                contract.check_secrets(state, action, len(said))
            journal.clear()
            if quickly:
                before = state.copy()
                state.play(action)
                contract.check_step(before, state, journal)
                contract.check_quickly(state)
            else:
                state.play(action)
                assert state.legal() or state.seat is None, "there is nothing to choose"
                subject.check(state)
            if look:
                contract.check_thoroughly(state, len(said))
            for event in journal:
                tally.seen.update(filter(None, (event.kind, subject.told(event))))
        contract.check_thoroughly(state, number)
    except Exception:
        tally.failures.append(wrong(plan, number, players, options, said))
    tally.games += 1
    tally.actions += len(said)


def compare_one(plan: Plan, number: int, tally: Tally) -> None:
    """One game from set-up to end, at both speeds."""
    stream = FastDice(plan.seed).stream(f"compared game {number} of {plan.game}")
    deal = speeds.Deal(plan.game, stream, number, plan.sets)
    said: list[str] = []
    try:
        table = speeds.Table(deal.start())
        table.compare(number)
        for action in table.play_on(stream, plan.thorough, lively=stream.below(3) > 0):
            said.append(f"seat {table.twin.seat}: {table.twin.say(action)}")
    except Exception:
        tally.failures.append(wrong(plan, number, deal.players, deal.options, said))
    tally.games += 1
    tally.actions += len(said)


def wrong(plan: Plan, number: int, players: int, options: Mapping[str, Json], said: Sequence[str]) -> str:
    """What is told about the game that has just gone wrong."""
    last = "\n".join(f"  {place}. {text}" for place, text in list(enumerate(said, 1))[-TOLD:])
    return f"game {number}, {players} players, {options}\n{last}\n{traceback.format_exc()}{plan.again(number)}"


def soak_some(plan: Plan, numbers: Sequence[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        play_one(plan, number, tally)
    return tally


def play_one(plan: Plan, number: int, tally: Tally) -> None:
    (compare_one if plan.speeds else soak_one)(plan, number, tally)


def tallies(plan: Plan, count: int, jobs: int) -> Iterator[Tally]:
    """What comes of so many games, some at a time, whichever process plays them."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    if jobs == 1:
        yield from (soak_some(plan, chunk) for chunk in chunks)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(soak_some, [plan] * len(chunks), chunks)


def never_seen(plan: Plan, tally: Tally) -> list[str]:
    """What never came up while games were watched, though it is in the box; with few games that is no wonder."""
    if plan.speeds:
        return []
    return [name for name in SUBJECTS[plan.game].wanted if name not in tally.seen]


def arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Soak games in random play.")
    parser.add_argument("--game", choices=COMPARED, help="only this game (default: all, one after the other)")
    parser.add_argument(
        "--games",
        type=int,
        help=f"how many games of each (default: {WATCHED} watched, {sum(COMPARED.values())} in all at both speeds)",
    )
    parser.add_argument("--speeds", action="store_true", help="only at both speeds (default: some are watched first)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    parser.add_argument("--sets", help="Kingdom Builder with these sets, with commas, or all (default: mixtures)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: one a core)"
    )
    parser.add_argument(
        "--thorough", type=int, help="look at one of so many positions (default: 2000 watched, 400 at both speeds)"
    )
    parser.add_argument("--number", type=int, help="only the game of this number, again")
    found = parser.parse_args(given)
    if any(number is not None and number < 1 for number in (found.games, found.jobs, found.thorough)):
        parser.error("there must be at least one game, one process, and one position to look at")
    if found.sets is not None:
        if found.game not in (None, "kingdom-builder"):
            parser.error("only Kingdom Builder has sets")
        found.game = "kingdom-builder"
        found.sets = tuple(ALL_SETS if found.sets == "all" else found.sets.split(","))
        for name in found.sets:
            if name not in ALL_SETS:
                parser.error(f"there is no set {name!r}; choose from {', '.join(ALL_SETS)}")
    if found.number is not None and found.game is None:
        parser.error("say of which game with --game")
    if not found.speeds and found.game is not None and found.game not in SUBJECTS:
        parser.error(f"{found.game} is not watched; play it with --speeds")
    if found.speeds and not all(speeds.compiled(name) for name in ([found.game] if found.game else COMPARED)):
        parser.error("there are no compiled rules here: make compiled")
    return found


def plans(asked: argparse.Namespace) -> Iterator[tuple[Plan, int]]:
    """What is to be played, each with the number of games."""
    if not asked.speeds:
        for name in [asked.game] if asked.game else SUBJECTS:
            yield Plan(name, asked.seed, asked.sets, asked.thorough or 2000), asked.games or WATCHED
    if asked.speeds or asked.number is None:
        for name in [asked.game] if asked.game else COMPARED:
            if speeds.compiled(name):
                count = asked.games or COMPARED[name]
                yield Plan(name, asked.seed, asked.sets, asked.thorough or 400, speeds=True), count
            else:
                print(f"{name}: the rules are not compiled, so there is only one speed")


def soak(plan: Plan, count: int, asked: argparse.Namespace) -> Tally:
    """Soak one of the games, and tell how it goes."""
    total = Tally()
    begin = time.monotonic()
    if asked.number is not None:
        play_one(plan, asked.number, total)
        for failure in total.failures:
            print(failure)
    else:
        reported = 0
        for tally in tallies(plan, count, asked.jobs):
            total.add(tally)
            for failure in tally.failures:
                print(failure, flush=True)
            if total.games * REPORTS // count > reported:
                reported = total.games * REPORTS // count
                print(f"{total.games:>6} of {count} games, {len(total.failures)} failures", flush=True)
        missing = never_seen(plan, total)
        if missing:
            print(f"never seen: {', '.join(missing)}")
    minutes = (time.monotonic() - begin) / 60
    summary = f"{total.games} games, {total.actions} actions, {len(total.failures)} failures"
    print(f"{plan.title}: {summary}, seed {plan.seed}, {minutes:.1f} minutes")
    return total


def main(given: Sequence[str]) -> int:
    asked = arguments(given)
    failures = [soak(plan, count, asked).failures for plan, count in plans(asked)]
    return 1 if any(failures) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
