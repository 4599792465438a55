"""The base class of all states: default implementations of parts of the contract."""

from collections.abc import Sequence
from typing import Protocol, Self, TypeVar

from realmwright import playouts
from realmwright.dice import Dice, FastDice, wide_seed
from realmwright.drawing import Point, breadth, palette_of, picture, write
from realmwright.game import UNIFORM, Gain, Json, PaletteName, Score, State, check_seat
from realmwright.playouts import Playable
from realmwright.terminal import Say, finished, plain


class Pictured(State, Protocol):
    """A position that can be shown as lines of text."""

    def lines(self, seat: int | None, names: Sequence[str], say: Say) -> list[str]: ...


class Imagining(Playable, Protocol):
    """A position that can be imagined for any seat that there is."""

    def imagined(self, seat: int | None, dice: Dice) -> Self: ...


AnyPlayable = TypeVar("AnyPlayable", bound=Playable)
AnyImagining = TypeVar("AnyImagining", bound=Imagining)


class BaseState:
    """Methods of :class:`realmwright.game.State` that most games share.

    It is the last base class of a state, so other bases take precedence. Games with something hidden override
    :meth:`view` and :meth:`imagined`, and :meth:`known_scores` or :meth:`known_seat` if they hide points or whose
    choice it is.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """All fields, lists as copies of their own. A game with lists in lists, or that is in a hurry, has its own."""
        clone = self.__new__(type(self))
        for cls in type(self).__mro__:
            for name in vars(cls).get("__slots__", ()):
                value = None if name == "journal" else getattr(self, name)
                setattr(clone, name, value[:] if isinstance(value, list) else value)
        return clone

    def known_seat(self: State, seat: int | None) -> int | None:
        """The seat to move; nobody hides it."""
        check_seat(self, seat)
        return self.seat

    def lapse(self) -> int | None:
        """Every choice is waited for."""
        return None

    def known_scores(self: State, seat: int | None) -> list[Score | None]:
        """All scores; none are hidden."""
        check_seat(self, seat)
        return [*self.scores()]

    def gains(self: State, seat: int | None) -> list[list[Gain] | None]:
        """Points that come from no place on a board."""
        scores = self.known_scores(seat)
        return [
            None if score is None else [Gain(source, points, ()) for source, points in score.items() if points]
            for score in scores
        ]

    def view(self: State, seat: int | None) -> dict[str, Json]:
        """Nothing is hidden but the dice."""
        check_seat(self, seat)
        return {name: value for name, value in self.dump().items() if name != "dice"}

    def imagine(self: AnyImagining, seat: int | None, dice: Dice) -> AnyImagining:
        check_seat(self, seat)
        return self.imagined(seat, dice)

    def imagined(self: AnyPlayable, seat: int | None, dice: Dice) -> AnyPlayable:
        """What :meth:`imagine` returns for a seat that there is. It is compiled where the rules are.

        By default nothing is hidden: a copy, with dice of its own for what is still to come.
        """
        stream = dice.stream("imagine")
        found = self.copy()
        # Never the given dice themselves: they might be the real ones.
        found.dice = FastDice(wide_seed(stream))
        return found

    def winners(self: State) -> list[int]:
        """The seats with the most points; ties share the victory."""
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def playouts(
        self: Playable, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1
    ) -> list[list[int]]:
        return playouts.playouts(self, dice, count, policy, threads)

    def evaluate(self: State, seat: int) -> int:
        """The value of the position for a seat by the heuristic of its game; see :class:`playouts.Policies`."""
        return playouts.evaluation_of(self.game.name)(self, seat)

    def text(
        self: Pictured,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Say | None = None,
    ) -> str:
        """The lines of the picture. The same characters with and without colour."""
        check_seat(self, seat)
        return finished(self.lines(seat, names, say or plain), colour)

    def lines(self: State, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
        """What the seat may know, a line a field."""
        return [f"{name}: {value}" for name, value in self.view(seat).items()]

    def svg(self: State, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """The text picture, line by line."""
        lines = self.text(seat).splitlines()
        ink = palette_of(palette, dark=dark).text
        written = [write(line, 10, 20 + 24 * row, 12, fill="none", stroke=ink) for row, line in enumerate(lines)]
        width = max(breadth(line, 12) for line in lines)
        return picture(self.game.name, self.text(seat), Point(20 + width, 20 + 24 * len(lines)), (), *written)

    def figure(
        self: State,
        seat: int | None = None,
        palette: PaletteName = "map",
        *,
        dark: bool = False,
        say: Say | None = None,
    ) -> str:
        """The whole table, without words of its own."""
        return self.svg(seat, palette, dark=dark)

    def _repr_svg_(self: State) -> str:
        return self.svg()

    def __copy__(self: State) -> State:
        return self.copy()

    def __deepcopy__(self: State, _: object) -> State:
        return self.copy()

    def __repr__(self: State) -> str:
        where = "over" if self.seat is None else f"turn {self.turns}, seat {self.seat}"
        return f"<{self.game.name}, {self.players} players, {where}>"
