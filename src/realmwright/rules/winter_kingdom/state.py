"""The positions of Winter Kingdom as everybody else knows them: the facade that keeps the contract.

The rules are in ``play``, what people and programs read in ``exchange`` and ``art``; here they become methods.
"""

from realmwright.base_state import BaseState
from realmwright.bits import Actions
from realmwright.game import IllegalAction
from realmwright.refusals import expected, refusal
from realmwright.rules.winter_kingdom.art import drawing, terminal
from realmwright.rules.winter_kingdom.exchange import dump, gains, notation, view
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.play import choices, imagining, scoring, turn


class State(Position, BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ()

    deal = turn.deal
    find_choices = choices.find_choices
    scores = scoring.scores
    totals = scoring.totals
    winners = scoring.winners
    imagined = imagining.imagined
    prompt = notation.prompt
    describe = notation.describe
    say = notation.say
    dump = dump.dump
    view = view.view
    gains = gains.gains
    lines = terminal.lines
    svg = drawing.svg
    figure = drawing.figure

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(refusal(self, action))
        turn.play(self, action)

    def try_out(self, action: int) -> None:
        """Play a legal action without finding the choices after it: for copies that are only looked at."""
        turn.carry_out(self, action)

    def read(self, text: str) -> int:
        action = notation.read(self, text)
        if action is None:
            raise IllegalAction(f"{text!r} cannot be played now: {expected(self)}")
        return action
