"""The state of Dominion: a position with the rules of the turn, and with everything that people and programs read."""

from collections.abc import Sequence

from realmwright.base_state import BaseState
from realmwright.game import IllegalAction, Score
from realmwright.rules.dominion.art import drawing, terminal
from realmwright.rules.dominion.exchange import dump as dumps
from realmwright.rules.dominion.exchange import notation
from realmwright.rules.dominion.exchange import view as views
from realmwright.rules.dominion.model.actions import DONE
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play import imagining, performing, scoring, turn, zones
from realmwright.rules.dominion.play.turn import carry_out_action


class State(Position, BaseState):
    """A position of the game. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ()

    # By the rules

    def deal(self, supply: Sequence[int]) -> None:
        """Begin the game with these piles, once the kingdom is known."""
        turn.deal(self, supply)

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(notation.refusal(self, action))
        carry_out_action(self, action)

    def reconsider(self) -> None:
        """Find the choices anew, as when hidden cards were exchanged."""
        turn.reconsider(self)

    def owned(self, seat: int) -> list[int]:
        """All cards of a player, wherever they are (DOM-3.4)."""
        return zones.owned(self, seat)

    def scores(self) -> list[Score]:
        return [scoring.score_of(self, self.owned(seat)) for seat in range(self.players)]

    def totals(self) -> list[int]:
        """The points of all seats, added up."""
        return [score.total for score in self.scores()]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    imagined = imagining.imagined

    # For people and programs

    def lapse(self) -> int | None:
        """DOM-6.10: whoever reveals nothing for a while reveals nothing."""
        return DONE if performing.reacting(self) and not performing.asks_secretly(self) else None

    prompt = notation.prompt
    describe = staticmethod(notation.describe)
    say = staticmethod(notation.say)
    read = staticmethod(notation.read)
    view = views.view
    known_seat = views.known_seat
    dump = dumps.dump
    lines = terminal.lines
    svg = drawing.svg
    figure = drawing.figure
