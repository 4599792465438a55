"""The base class of all states: default implementations of parts of the contract."""

from realmwright import playouts
from realmwright.dice import Dice
from realmwright.game import UNIFORM, Score, State, check_seat
from realmwright.playouts import Playable


class BaseState:
    """Methods of :class:`realmwright.game.State` that most games share.

    It is the last base class of a state, so other bases take precedence. Games with hidden points, or that hide whose
    choice it is, override :meth:`known_scores` or :meth:`known_seat`.
    """

    __slots__ = ()

    def known_seat(self: State, seat: int | None) -> int | None:
        """The seat to move; nobody hides it."""
        check_seat(self, seat)
        return self.seat

    def known_scores(self: State, seat: int | None) -> list[Score | None]:
        """All scores; none are hidden."""
        check_seat(self, seat)
        return [*self.scores()]

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

    def _repr_svg_(self: State) -> str:
        return self.svg()

    def __copy__(self: State) -> State:
        return self.copy()

    def __deepcopy__(self: State, _: object) -> State:
        return self.copy()

    def __repr__(self: State) -> str:
        where = "over" if self.seat is None else f"turn {self.turns}, seat {self.seat}"
        return f"<{self.game.name}, {self.players} players, {where}>"
