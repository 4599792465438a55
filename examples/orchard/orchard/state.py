"""A position of Orchard and its rules: pick the tree at either end of the row, or rest, once a game."""

from collections.abc import Sequence
from typing import Final

from realmwright.base_state import BaseState
from realmwright.bits import Actions
from realmwright.dice import Dice
from realmwright.game import BadNotation, Deed, Event, Game, IllegalAction, Json, Prompt, Score, Seats, unknown
from realmwright.refusals import refusal

LEFT: Final = 0
RIGHT: Final = 1
REST: Final = 2
VERBS: Final = ("left", "right", "rest")


class State(BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ("dice", "game", "journal", "players", "points", "rested", "row", "rules", "secrets", "turn", "turns")

    game: Game
    rules: int
    players: int
    dice: Dice
    row: tuple[int, ...]
    """The apples on each tree that is left, from left to right."""
    points: Seats[int]
    rested: int
    """The seats that have rested, as a bitset."""
    turn: int
    turns: int
    secrets: int
    journal: list[Event] | None

    def __init__(self, game: Game, players: int, row: Sequence[int], start: int, dice: Dice, rules: int) -> None:
        self.game, self.players, self.row, self.dice = game, players, tuple(row), dice
        self.rules = rules
        self.points = [0] * players
        self.rested = self.secrets = 0
        self.turn, self.turns = start, 1
        self.journal = None

    # The rules: all of this is compiled

    @property
    def seat(self) -> int | None:
        return self.turn if self.row else None

    def legal(self) -> Actions:
        if not self.row:
            return 0
        found: Actions = 1 << LEFT | 1 << RIGHT
        return found if self.rested >> self.turn & 1 else found | 1 << REST

    def play(self, action: int) -> None:
        if action < 0 or not self.legal() >> action & 1:
            raise IllegalAction(refusal(self, action))
        apples = 0
        if action == LEFT:
            apples, self.row = self.row[0], self.row[1:]
        elif action == RIGHT:
            apples, self.row = self.row[-1], self.row[:-1]
        else:
            self.rested |= 1 << self.turn
        self.points[self.turn] += apples
        if self.journal is not None:
            self.journal.append(Event(VERBS[action], {"seat": self.turn, "apples": apples}))
        self.turn = (self.turn + 1) % self.players
        self.turns += 1

    def totals(self) -> list[int]:
        return self.points[:]

    # What people and programs see

    def scores(self) -> list[Score]:
        return [Score(apples=points) for points in self.points]

    def prompt(self) -> Prompt:
        return Prompt("pick", {}) if self.row else Prompt("over", {"winners": self.winners()})

    def describe(self, action: int) -> Deed:
        if 0 <= action < len(VERBS):
            return Deed(VERBS[action], {})
        raise IllegalAction(f"there is no action {action}")

    def say(self, action: int) -> str:
        return self.describe(action).kind

    def read(self, text: str) -> int:
        if text.strip() not in VERBS:
            raise BadNotation(unknown("action", text.strip(), VERBS))
        return VERBS.index(text.strip())

    def dump(self) -> dict[str, Json]:
        rested = [bool(self.rested >> seat & 1) for seat in range(self.players)]
        return {
            "game": self.game.name,
            "rules": self.rules,
            "row": list(self.row),
            "points": list(self.points),
            "rested": rested,
            "turn": self.turn,
            "turns": self.turns,
            "dice": self.dice.describe(),
        }
