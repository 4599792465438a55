"""Terrain cards: drawn, shuffled, and replaced when they are useless (KB-6)."""

from typing import TYPE_CHECKING

from realmwright.dice import shuffled
from realmwright.rules.kingdom_builder.terrain import NAMES, NO_CARD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def check(state: "State") -> None:
    """KB-6.4: after every change of the board the played card must still have an empty hex."""
    card = state.hand[state.turn]
    if card != NO_CARD and not state.empty & state.board.terrain[card]:
        replace(state)


def replace(state: "State") -> None:
    """A card without an empty hex leaves the game; the next usable one takes its place."""
    seat = state.turn
    state.secrets += 1
    while True:
        card = state.hand[seat]
        if card != NO_CARD:
            state.removed += (card,)
            state.note("card-useless", "terrain", NAMES[card])
        card = draw(state)
        state.hand[seat] = card
        if card == NO_CARD:
            # KB-6.5: the mandatory action ends where the cards end.
            state.left = 0
            state.note("no-cards")
            return
        state.note("card-shown", "terrain", NAMES[card])
        if state.empty & state.board.terrain[card]:
            return


def deal(state: "State", seat: int) -> None:
    """Give a seat its next terrain card, if there is one."""
    state.hand[seat] = draw(state)
    state.dealt[seat] = state.shuffles


def draw(state: "State") -> int:
    """The next terrain card; KB-6.3: an empty pile is made anew from the discards, if there are any."""
    if not state.deck:
        if not state.discard:
            return NO_CARD
        state.shuffles += 1
        stream = state.dice.stream(f"terrain deck, shuffle {state.shuffles}")
        state.deck = shuffled(stream, sorted(state.discard))
        state.discard = ()
        state.note("deck-shuffled", "cards", len(state.deck))
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    return card
