"""Terrain cards: drawn, shuffled, and replaced when they are useless (KB-6)."""

from typing import Final

from realmwright.bits import Bits
from realmwright.game import Event, Json
from realmwright.hexgames.terrain_deck import NO_CARD, draw
from realmwright.rules.kingdom_builder.model.amendments import SWAMP_CARD_STAYS
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import BUILDS, CARD_KINDS, MANDATORY, NO_TERRAIN, OPEN
from realmwright.rules.kingdom_builder.play.terrain_choice import card_hexes

PLAIN_CARDS: Final = len(CARD_KINDS)
"""Terrain cards with a lower number show one kind, whose number they have."""


def show(state: Position) -> None:
    """KB-4.1: the cards of the turn are shown, and replaced at once if they are useless."""
    if state.journal is not None:
        for card in state.hand[state.turn]:
            state.note("card-shown", "terrain", TERRAIN_CARDS[card].name)
    if not _open(state):
        replace(state)


def _open(state: Position) -> Bits:
    """The terrain of the turn: what the only card shows, or still to be decided (KB-17.3); says where it is free."""
    cards = state.hand[state.turn]
    if len(cards) == 1 and cards[0] < PLAIN_CARDS:
        kind = state.kind = cards[0]
        return state.free & state.board.terrain[kind]
    state.kind = OPEN if cards else NO_TERRAIN
    return card_hexes(state)


def check(state: Position) -> None:
    """KB-6.4: after every change of the board the cards of the turn must still have a free hex."""
    kind = state.kind
    if kind >= 0:
        if not state.free & state.board.terrain[kind] and not _turn_to_other_kind(state):
            replace(state)
    elif kind == OPEN and not card_hexes(state):
        replace(state)


def _turn_to_other_kind(state: Position) -> bool:
    """KB-13.4: when one kind of the card that is played has run out, what is left is built on the other one."""
    if state.rules < SWAMP_CARD_STAYS:
        return False
    for card in _chosen(state):
        for kind in TERRAIN_CARDS[card].kinds:
            if state.free & state.board.terrain[kind]:
                state.kind = kind
                if state.left and state.left == state.whole:
                    state.whole = state.left = BUILDS[kind] + state.due
                return True
    return False


def replace(state: Position) -> None:
    """A card without a free hex leaves the game; the next usable one takes its place.

    KB-12.14: whoever holds another one goes on with that; only when all are useless a new one is drawn.
    """
    seat = state.turn
    state.secrets += 1
    useless = _chosen(state)
    while True:
        for card in useless:
            place = state.hand[seat].index(card)
            state.hand[seat] = state.hand[seat][:place] + state.hand[seat][place + 1 :]
            state.dealt[seat] = state.dealt[seat][:place] + state.dealt[seat][place + 1 :]
            state.removed += (card,)
            state.note_of(seat, "card-useless", "terrain", TERRAIN_CARDS[card].name)
        if not state.hand[seat]:
            card = draw(state)
            if card == NO_CARD:
                # KB-6.5: the mandatory action ends where the cards end.
                state.kind = NO_TERRAIN
                state.left = 0
                state.note_of(seat, "no-cards")
                return
            state.hand[seat] = (card,)
            state.dealt[seat] = (state.shuffles,)
            state.note_of(seat, "card-shown", "terrain", TERRAIN_CARDS[card].name)
        usable = _open(state)
        if state.left and state.left == state.whole:
            state.whole = state.left = MANDATORY + state.due
        if usable:
            return
        useless = state.hand[seat]


def _chosen(state: Position) -> tuple[int, ...]:
    """The cards of the turn that run out when the terrain does: the one that was decided on, or all of them.

    Whoever plays the removed terrain instead of what the cards show (KB-13.19) keeps them.
    """
    cards = state.hand[state.turn]
    if state.kind < 0:
        return cards
    showing = [card for card in cards if state.kind in TERRAIN_CARDS[card].kinds]
    return (min(showing),) if showing else ()


def deal(state: Position, seat: int, count: int = 1) -> None:
    """Give a seat its next terrain cards, as far as there are any; more than one with a crossroads tile (KB-12.14)."""
    state.hand[seat] = ()
    state.dealt[seat] = ()
    for _ in range(count):
        _take(state, seat)


def add(state: Position, seat: int) -> None:
    """Give a seat a terrain card more than it has, if there is any, and tell it."""
    before = len(state.hand[seat])
    _take(state, seat)
    if len(state.hand[seat]) > before and state.journal is not None:
        args: dict[str, Json] = {"seat": seat, "terrain": TERRAIN_CARDS[state.hand[seat][-1]].name}
        state.journal.append(Event("card-drawn", args, audience=seat))


def _take(state: Position, seat: int) -> None:
    card = draw(state)
    if card != NO_CARD:
        state.hand[seat] += (card,)
        state.dealt[seat] += (state.shuffles,)
