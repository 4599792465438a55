"""Mining puzzles: games between strong bots, and in them the decisions where one line is clearly the best.

Every decision passes ever finer sieves. Most fall through the first, which costs a fraction of a second; what is left
in the end was judged with ten times the effort of a review.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from statistics import fmean
from typing import Final, NamedTuple

from realmwright.bots import ask, maker
from realmwright.dice import FastDice, derived_seed
from realmwright.game import Game, Json, State, games
from realmwright.puzzles.comparing import Comparison, Contest, behind, distinct, ideas_of, is_variant
from realmwright.puzzles.finding import share_found, shares_found
from realmwright.puzzles.puzzle import MARGIN, Proof, Puzzle, Rival, Source, in_notation, name_of
from realmwright.puzzles.tags import tags_of
from realmwright.record import Record
from realmwright.review.decisions import Decision, decisions_of
from realmwright.review.judging import USUAL, Line
from realmwright.review.reviewing import SURE

PLAYER: Final = "expert"
"""Who plays the games: strong, and quick."""
VARIANTS: Final[Mapping[str, Sequence[Mapping[str, Json]]]] = {
    "dominion": [{"edition": "first"}, {"edition": "second"}],
    "kingdom-builder": [
        *({}, {}, {"sets": ["nomads"]}, {}, {}, {"sets": ["crossroads"]}, {}, {}),
        *({"sets": ["marshlands"]}, {}, {}, {"sets": ["harvest"]}, {}, {}, {"sets": ["capitol", "caves", "island"]}),
        {"sets": "all"},
    ],
}
"""The options of games one after another, again and again; of other games the usual ones."""
THIRD_PLAYER: Final = 8
"""One of so many games has three players."""


class Sieve(NamedTuple):
    """Searches for lines, which are compared with all found before."""

    simulations: int
    searches: int
    """So many of them, from different guesses at what is hidden: one alone overlooks lines."""
    lines: int
    """So many of each."""
    worlds: tuple[int, ...]


SIEVES: Final = (
    *(Sieve(300, 1, 4, (16, 32)), Sieve(800, 1, 8, (16, 40))),
    # Most that is promising up to here is not, because a long search finds another line: one is enough to begin with.
    *(Sieve(2500, 1, 12, (16, 48)), Sieve(2500, 2, 12, (64, 240))),
)
"""Through each of them fewer and fewer decisions pass."""
LEAD: Final = 0.01
"""By so much the first search values its best line more than all others, or they are not even compared."""
PROOF: Final = USUAL.times(10)
PROOF_STEPS: Final = (0.1, 0.25, 1.0)
"""After these shares of its worlds, lines that are behind for certain are left out, all but the closest."""
RIVALS: Final = 3
"""Lines that are compared with the best at last: the closest of those that are another idea,"""
VARIANTS_PROVEN: Final = 2
"""and the closest of those that differ from it in a detail."""
HOPE: Final = 0.5
"""In the first worlds of the proof a line may be ahead by less than the margin, by so many standard errors at most."""
TOO_EASY: Final = 0.6
"""What the two weakest levels find more often than that is no puzzle."""
APART: Final = 6
"""Turns between two puzzles of one game, at least."""
THEME_SHARE: Final = 10
"""Of so many puzzles at most one may have the same solution in notation, such as the purchase of one card."""


@dataclass(frozen=True)
class Plan:
    """What is mined."""

    game: str
    seed: int
    options: Mapping[str, Json] | None = None
    """None: all variants in turn."""

    def variant(self, number: int) -> Mapping[str, Json]:
        """The options of one of the games."""
        if self.options is not None:
            return self.options
        variants = VARIANTS.get(self.game, [{}])
        return variants[number % len(variants)]


def mined(
    plan: Plan, numbers: Iterable[int], processes: int, minutes: float, tell: Callable[[int], None] = lambda _: None
) -> Iterator[Puzzle]:
    """Puzzles of these games as they are found, until the time is up or nobody asks for more.

    ``tell`` hears how many games have been looked through.
    """
    deadline = time.time() + 60 * minutes
    waiting = iter(numbers)
    looked = 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        under_way: set[Future[list[Puzzle]]] = set()
        try:
            while time.time() < deadline:
                while len(under_way) < 2 * processes and (number := next(waiting, None)) is not None:
                    under_way.add(pool.submit(mine_game, plan, number, deadline))
                if not under_way:
                    return
                done, under_way = wait(under_way, max(0.0, deadline - time.time()), FIRST_COMPLETED)
                for future in done:
                    looked += 1
                    tell(looked)
                    yield from future.result()
            for future in under_way:
                if not future.cancel():
                    yield from future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def mine_game(plan: Plan, number: int, deadline: float = float("inf")) -> list[Puzzle]:
    """All puzzles of one game of the plan. After the deadline nothing more is looked at."""
    record = play_game(plan, number)
    turns = record.replay().turns
    found: list[Puzzle] = []
    last = -APART
    for decision in decisions_of(record):
        if time.time() > deadline:
            break
        if decision.position.turns < last + APART:
            continue
        source = Source(plan.seed, number, decision.at)
        puzzle = puzzle_in(decision, source, decision.position.turns / turns)
        if puzzle is not None:
            found.append(puzzle)
            last = decision.position.turns
    return found


def play_game(plan: Plan, number: int) -> Record:
    """A game between strong bots."""
    game: Game = games[plan.game]
    seed = derived_seed(plan.seed, "mined", number)
    players = 3 if number % THIRD_PLAYER == THIRD_PLAYER - 1 and 3 in game.players else game.players[0]
    record = Record(game, players, FastDice(derived_seed(seed, "game")), dict(plan.variant(number)))
    state = record.start()
    bots = [maker(game.name, PLAYER)(derived_seed(seed, "bot", seat)) for seat in range(players)]
    while (seat := state.seat) is not None:
        dice = FastDice(derived_seed(seed, "imagined", len(record.actions)))
        record.add(state, ask(bots[seat], state, dice, trust=True))
    return record


def puzzle_in(decision: Decision, source: Source, played: float) -> Puzzle | None:
    """The puzzle that a decision makes, if it is one. ``played`` is the share of the game that was over."""
    seed = derived_seed(derived_seed(source.seed, "game", source.game), "puzzle", source.at)
    # The puzzle's own position, in which everything hidden is anybody's guess.
    dump = decision.position.imagine(decision.seat, FastDice(derived_seed(seed, "shown"))).dump()
    position = decision.position.game.load(dump)
    second = closer_look(position, seed)
    if second is None or too_easy(position, second.best, derived_seed(seed, "still easy")):
        return None
    proof_seed = derived_seed(seed, "proof")
    lines = [
        *(second.best, *(each.line for each in second.variants[:VARIANTS_PROVEN])),
        *(each.line for each in second.rivals[:RIVALS]),
    ]
    worlds = [round(share * PROOF.worlds) for share in PROOF_STEPS]
    last = Contest(position, proof_seed, MARGIN).race(lines, worlds, HOPE, to_the_end=1)
    if last is None or not last.rivals or not (last.clear(MARGIN, 0.0) and last.clear(0.0, -SURE)):
        return None
    best = last.best
    if best != second.best and not is_variant(best, second.best):
        return None
    seat = decision.seat
    proof = proof_of(position, last, proof_seed, len(second.ranked))
    return Puzzle(
        name_of(dump),
        position.game.name,
        position.rules,
        dump,
        seat,
        in_notation(position, best),
        proof,
        shares_found(position, best, derived_seed(seed, "finders")),
        tags_of(position, best, proof.chance, played),
        source,
    )


def too_easy(position: State, best: Line, seed: int) -> bool:
    """Whether anybody finds the line."""
    return fmean(share_found(bot, position, best, seed) for bot in ("easy", "medium")) > TOO_EASY


def closer_look(position: State, seed: int) -> Comparison | None:
    """All lines that ever longer searches find, compared in ever more worlds; None if none is clearly the best."""
    contest = Contest(position, derived_seed(seed, "worlds"), MARGIN)
    every: list[Line] = []
    found: Comparison | None = None
    for number, sieve in enumerate(SIEVES):
        for again in range(sieve.searches):
            search_seed = derived_seed(derived_seed(seed, "search", number), "again", again)
            ideas = ideas_of(position, sieve.simulations, search_seed, sieve.lines)
            if not ideas.lines or (found is None and ideas.lead < LEAD):
                return None
            every = distinct(position, [*every, *ideas.lines])
        best = every[0] if found is None else found.best
        if found is None and len(best) == 1 and too_easy(position, best, derived_seed(seed, "easy")):
            return None
        every = [best, *(line for line in every if line != best)]
        known = found is not None
        found = contest.race(every, sieve.worlds)
        if found is None or (known and not found.rivals):
            return None
    return found


def proof_of(position: State, comparison: Comparison, seed: int, considered: int) -> Proof:
    """What a comparison with the full effort proves."""
    seat = comparison.seat
    best, *others = comparison.ranked
    return Proof(
        PROOF,
        seed,
        considered,
        best.value.outlook.chances[seat],
        best.value.errors.chances[seat],
        tuple(
            Rival(
                in_notation(position, each.line),
                each.value.outlook.chances[seat],
                behind(each, seat),
                each.lost.errors.chances[seat],
                each.lost.outlook.leads[seat],
                is_variant(comparison.best, each.line),
            )
            for each in others
        ),
    )


def next_numbers(puzzles: Iterable[Puzzle], seed: int) -> Iterator[int]:
    """The numbers of games that come after those of these puzzles, where mining goes on."""
    return count(max((puzzle.source.game + 1 for puzzle in puzzles if puzzle.source.seed == seed), default=0))


class Themes:
    """Keeps puzzles apart that have the same solution, such as the purchase of one card."""

    def __init__(self, wanted: int) -> None:
        self._most = max(3, wanted // THEME_SHARE)
        self._counts: dict[tuple[str, ...], int] = {}

    def admit(self, puzzle: Puzzle) -> bool:
        """Whether there are not too many of its kind yet; it is counted."""
        counted = self._counts.get(puzzle.best, 0) + 1
        if counted > self._most:
            return False
        self._counts[puzzle.best] = counted
        return True
