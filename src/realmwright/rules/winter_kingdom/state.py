"""The positions of Winter Kingdom as everybody else knows them: the facade that keeps the contract.

The rules are in ``play``, what people and programs read in ``exchange`` and ``art``; here they become methods.
"""

from collections.abc import Callable, Sequence

from realmwright.base_state import BaseState
from realmwright.bits import Actions
from realmwright.dice import Dice
from realmwright.game import Gain, IllegalAction, Json, PaletteName, check_seat
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
    prompt = notation.prompt
    describe = notation.describe
    say = notation.say
    dump = dump.dump

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(refusal(self, action))
        turn.carry_out(self, action)

    def read(self, text: str) -> int:
        action = notation.read(self, text)
        if action is None:
            raise IllegalAction(f"{text!r} cannot be played now: {expected(self)}")
        return action

    def view(self, seat: int | None) -> dict[str, Json]:
        check_seat(self, seat)
        return view.view(self, seat)

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        check_seat(self, seat)
        return [gains.gains(self, other) for other in range(self.players)]

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        check_seat(self, seat)
        imagined = imagining.imagine(self, seat, dice)
        if seat != self.turn:
            # What can be bought depends on a hand that was drawn anew.
            imagined.choices = imagined.find_choices()
        return imagined

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        check_seat(self, seat)
        return terminal.text(self, seat, colour, names, say)

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        check_seat(self, seat)
        return drawing.svg(self, seat, palette, dark=dark)
