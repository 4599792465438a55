"""The terrain cards of Winter Kingdom: shown, replaced when they are useless, and drawn anew (WK-4.8 to 4.11)."""

from realmwright.bits import Bits
from realmwright.game import Event, Json
from realmwright.hexgames.terrain_deck import draw
from realmwright.rules.winter_kingdom.model.catalogue import POWER_SETS
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, NAMES, NO_TERRAIN, OPEN


def show(state: Position) -> None:
    """WK-4.2: the card of the turn is shown, and replaced at once if nothing can be built with it."""
    state.kind = state.shown_card()
    if state.kind != NO_TERRAIN:
        state.note("card-shown", "terrain", NAMES[state.kind])
    if state.kind != NO_TERRAIN and usable(state):
        _open(state)
    else:
        replace(state)


def usable(state: Position) -> Bits:
    """The hexes of the terrain of the turn that can be built on; until it is decided, of that on the card (WK-4.9)."""
    kind = state.kind if state.kind >= 0 else state.shown_card()
    return state.vacant(state.board.terrain[kind])


def replace(state: Position) -> None:
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
        if state.hand[seat]:
            state.note("card-useless", "terrain", NAMES[state.shown_card()])
            discard(state, seat)
        deal(state, seat)
        state.barred[seat] = 0
        state.note("card-shown", "terrain", NAMES[state.shown_card()])
        if state.vacant(board.terrain[state.shown_card()]):
            break
    _open(state)


def _open(state: Position) -> None:
    """The terrain of the mandatory action, or the choice of two before its first build (WK-8.16)."""
    chooses = state.left == state.whole and state.powers[state.turn] & POWER_SETS.choice_of_terrain != 0
    state.kind = OPEN if chooses else state.shown_card()


def discard(state: Position, seat: int) -> None:
    """Lay off the card of a seat."""
    state.discard += state.hand[seat]
    state.hand[seat] = ()
    state.dealt[seat] = ()


def deal(state: Position, seat: int) -> None:
    """Give a seat its next card."""
    state.hand[seat] = (draw(state),)
    state.dealt[seat] = (state.shuffles,)


def draw_anew(state: Position) -> None:
    """WK-4.8, WK-4.9: a new card, and another one as long as every hex of its terrain is occupied."""
    seat = state.turn
    board = state.board
    full: int = 0
    for kind in CARD_KINDS:
        if not state.free & board.terrain[kind]:
            full |= 1 << kind
    if full.bit_count() == len(CARD_KINDS):
        full = 0
    discard(state, seat)
    deal(state, seat)
    while full >> state.shown_card() & 1:
        state.note("card-useless", "terrain", NAMES[state.shown_card()])
        discard(state, seat)
        deal(state, seat)
    state.barred[seat] = full
    state.secrets += 1
    if state.journal is not None:
        args: dict[str, Json] = {"seat": seat, "terrain": NAMES[state.shown_card()]}
        state.journal.append(Event("card-drawn", args, audience=seat))
