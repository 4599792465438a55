"""The terrain cards of Winter Kingdom: shown, replaced when they are useless, and drawn anew (WK-4.8 to 4.11)."""

from typing import TYPE_CHECKING

from realmwright.game import Event, Json
from realmwright.realm.pile import draw
from realmwright.rules.winter_kingdom.talents import CHOICE_OF_TERRAIN
from realmwright.rules.winter_kingdom.terrain import CARD_KINDS, NAMES, NO_TERRAIN, OPEN

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State


def show(state: "State") -> None:
    """WK-4.2: the card of the turn is shown, and replaced at once if nothing can be built with it."""
    card = state.shown_card()
    if card != NO_TERRAIN:
        state.note("card-shown", "terrain", NAMES[card])
    if card != NO_TERRAIN and state.vacant(state.board.terrain[card]):
        _open(state)
    else:
        replace(state)


def replace(state: "State") -> None:
    """WK-4.9, WK-4.10: a card with which nothing can be built is discarded, and the next usable one takes its place.

    WK-4.11: where no card can be used the mandatory action ends.
    """
    board = state.board
    if not any(state.vacant(board.terrain[kind]) for kind in CARD_KINDS):
        state.kind = NO_TERRAIN
        state.left = 0
        state.note("no-terrain")
        return
    seat = state.turn
    state.secrets += 1
    while True:
        card = state.shown_card()
        if card != NO_TERRAIN:
            if state.vacant(board.terrain[card]):
                break
            discard(state, seat)
            state.note("card-useless", "terrain", NAMES[card])
        deal(state, seat)
        state.note("card-shown", "terrain", NAMES[state.shown_card()])
    _open(state)


def _open(state: "State") -> None:
    """The terrain of the mandatory action, or the choice of two (WK-8.16)."""
    state.kind = OPEN if state.powers[state.turn] & CHOICE_OF_TERRAIN else state.shown_card()


def discard(state: "State", seat: int) -> None:
    """Lay off the card of a seat."""
    state.discard += state.hand[seat]
    state.hand[seat] = ()
    state.dealt[seat] = ()


def deal(state: "State", seat: int) -> None:
    """Give a seat its next card."""
    state.hand[seat] = (draw(state),)
    state.dealt[seat] = (state.shuffles,)


def draw_anew(state: "State") -> None:
    """WK-4.8, WK-4.9: a new card, and another one as long as every hex of its terrain is occupied."""
    seat = state.turn
    discard(state, seat)
    deal(state, seat)
    board = state.board
    some_free = state.free & board.plain
    while some_free and not state.free & board.terrain[state.shown_card()]:
        state.note("card-useless", "terrain", NAMES[state.shown_card()])
        discard(state, seat)
        deal(state, seat)
    state.secrets += 1
    if state.journal is not None:
        args: dict[str, Json] = {"seat": seat, "terrain": NAMES[state.shown_card()]}
        state.journal.append(Event("card-drawn", args, audience=seat))
