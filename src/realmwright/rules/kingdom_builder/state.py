"""The facade of Kingdom Builder: a position with everything that the contract asks for.

The rules are in :mod:`play`, what people and programs read in :mod:`exchange`, drawings in :mod:`art`. Here illegal
actions and seats that do not exist are refused.
"""

from realmwright.base_state import BaseState
from realmwright.bits import Actions
from realmwright.game import IllegalAction
from realmwright.refusals import expected, refusal
from realmwright.rules.kingdom_builder.art import drawing, terminal
from realmwright.rules.kingdom_builder.exchange import dump, gains, notation, view
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play import imagining, scoring, turn


class State(Position, BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ()

    deal = turn.deal
    find_choices = turn.find_choices
    scores = scoring.scores
    totals = scoring.totals
    winners = scoring.winners
    imagined = imagining.imagined
    prompt = notation.prompt
    describe = notation.describe
    say = notation.say
    dump = dump.dump
    view = view.view
    known_scores = gains.known_scores
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
        action, verb = notation.parse(self, text)
        if verb and (self.over or verb != notation.hex_verb(self, action)):
            raise IllegalAction(f"{text!r} cannot be played now: {expected(self)}")
        return action
