"""Games so small that one sees at once what is best: only what a bot needs of a position."""

from collections.abc import Sequence
from typing import Final, Self, cast

from realmwright.bits import each, pack
from realmwright.dice import Dice
from realmwright.game import UNIFORM, Game, State
from realmwright.playouts import Playable, playouts


class LittleGame:
    """As much of a game as bots ask for."""

    name: Final = "little"
    policies: Final = (UNIFORM,)


class Little:
    """Seat 0 plays one turn against somebody who only watches, and has the points that its actions bring."""

    players: Final = 2
    turns: Final = 1

    def __init__(self, thought: list[int] | None = None) -> None:
        self.thought = [] if thought is None else thought
        """The actions after which playouts were asked for, by anybody: copies share it."""
        self.dice: Dice
        self.played: tuple[int, ...] = ()
        self.secrets = 0

    @property
    def game(self) -> Game:
        return cast(Game, LittleGame())

    @property
    def seat(self) -> int | None:
        return 0 if self.legal() else None

    def legal(self) -> int:
        raise NotImplementedError

    def points(self) -> int:
        raise NotImplementedError

    def totals(self) -> list[int]:
        return [self.points(), 0]

    def play(self, action: int) -> None:
        assert self.legal() >> action & 1
        self.played += (action,)

    def copy(self) -> Self:
        twin = type(self)(self.thought)
        twin.played, twin.secrets = self.played, self.secrets
        return twin

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        self.thought.append(len(self.played))
        return self.copy()

    def playouts(self, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1) -> list[list[int]]:
        self.dice = dice
        return playouts(cast(Playable, self), dice, count, policy, threads)


PASS: Final = 4
CUPS: Final = pack(range(4))


class Cups(Little):
    """A coin lies under one of four cups: it pays to find it, and more to pass than to guess."""

    coin = 0

    def legal(self) -> int:
        return 0 if self.played else CUPS | 1 << PASS

    def play(self, action: int) -> None:
        super().play(action)
        self.secrets += action != PASS

    def points(self) -> int:
        if not self.played:
            return 0
        (action,) = self.played
        return 1 if action == PASS else 3 if action == self.coin else -9

    def copy(self) -> Self:
        twin = super().copy()
        twin.coin = self.coin
        return twin

    def imagine(self, seat: int | None, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        if not self.secrets:
            twin.coin = dice.stream("cups").below(4)
        return twin


class Stairs(Little):
    """A turn of several steps, some of which leave no choice; each has its own actions, and the last one pays best."""

    steps: Sequence[int] = (0b11, 0b100, 0b111000, 0b1000000, 0b110000000)

    def view(self, seat: int | None) -> tuple[int, ...]:
        return self.played

    def legal(self) -> int:
        return self.steps[len(self.played)] if len(self.played) < len(self.steps) else 0

    def points(self) -> int:
        return sum(list(each(step)).index(action) for step, action in zip(self.steps, self.played, strict=False))


def as_state(state: Little) -> State:
    """Bots need no more of it."""
    return cast(State, state)
