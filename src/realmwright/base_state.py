"""What the states of all games have in common: the part of the contract that follows from the rest of it."""

from realmwright import playouts
from realmwright.dice import Dice
from realmwright.game import UNIFORM, Score, State, check_seat
from realmwright.playouts import Playable


class BaseState:
    """The methods of :class:`realmwright.game.State` that a game need not write itself.

    It is the last base of a state, so whatever the others have goes before it. A game with hidden points, or one that
    hides whose choice it is, has its own :meth:`known_scores` or :meth:`known_seat`.
    """

    __slots__ = ()

    def known_seat(self: State, seat: int | None) -> int | None:
        """Whose choice it is everybody knows."""
        check_seat(self, seat)
        return self.seat

    def known_scores(self: State, seat: int | None) -> list[Score | None]:
        """Nothing that earns points is hidden."""
        check_seat(self, seat)
        return [*self.scores()]

    def winners(self: State) -> list[int]:
        """The most points win, and those who tie share the victory."""
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def playouts(
        self: Playable, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1
    ) -> list[list[int]]:
        return playouts.playouts(self, dice, count, policy, threads)

    def evaluate(self: State, seat: int) -> int:
        """What the position is worth to a seat by the heuristic of its game; see :class:`playouts.Policies`."""
        return playouts.evaluation_of(self.game.name)(self, seat)

    def _repr_svg_(self: State) -> str:
        return self.svg()

    def __copy__(self: State) -> State:
        return self.copy()

    def __deepcopy__(self: State, _: object) -> State:
        return self.copy()

    def __repr__(self: State) -> str:
        where = "over" if self.seat is None else f"turn {self.turns}, seat {self.seat}"
        return f"<{self.game.name}, {self.players} players, {where}>"
