"""How cards move between hands, discard piles, the supply and the trash.

Of cards that are discarded from the hand together only the last is seen (DOM-3.3); what is left of a hand at the end of
a turn is put down unseen. What was revealed or gained before is seen by all.
"""

from collections.abc import Sequence

from realmwright.game import Event, Json
from realmwright.rules.dominion.model.actions import SPAN
from realmwright.rules.dominion.model.amendments import BUYING_ENDS_ACTIONS
from realmwright.rules.dominion.model.catalogue import BASICS, CATALOGUE, TO_DECK, TO_HAND
from realmwright.rules.dominion.model.phases import DRAFT, OVER
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Position
from realmwright.rules.dominion.play.journal import tell, whisper

# The hand


def leave_hand(state: Position, seat: int, card: int, *, openly: bool = True) -> None:
    """A card goes elsewhere. If nobody else sees which, it may be any of those of which everybody knew."""
    state.hand[seat].remove(card)
    shown = state.shown[seat]
    if not openly:
        for kind in sorted(set(shown)):
            shown.remove(kind)
    elif card in shown:
        shown.remove(card)


def put_in_hand(state: Position, seat: int, card: int) -> None:
    """Openly: from the supply, or a card that was revealed."""
    state.hand[seat].append(card)
    state.shown[seat].append(card)


def show_in_hand(state: Position, seat: int, card: int) -> None:
    """A card in hand is shown, and stays there."""
    if card not in state.shown[seat]:
        state.secrets += 1
        state.shown[seat].append(card)


def reveal_hand(state: Position, seat: int) -> None:
    """All cards in hand are shown."""
    state.secrets += 1
    state.shown[seat] = state.hand[seat][:]
    if state.journal is not None:
        names: list[Json] = [CATALOGUE.names[card] for card in sorted(state.hand[seat])]
        state.journal.append(Event("revealed-hand", {"seat": seat, "cards": names}))


# The discard pile


def discard_openly(state: Position, seat: int, card: int) -> None:
    """Put a card on its owner's discard pile, where everybody sees it."""
    state.discard[seat].append(card)
    tell(state, seat, "discarded", card=card)


def discard_unseen(state: Position, seat: int, card: int) -> None:
    """Discard one of several cards from the hand; :func:`show_top` follows after the last (DOM-3.3)."""
    state.discard[seat].append(card | UNSEEN)
    if state.journal is not None:
        state.journal.append(Event("discarded-unseen", {"seat": seat}))
        whisper(state, seat, "discarded", card=card)


def show_top(state: Position, seat: int) -> None:
    """Everybody sees the card that has come to lie on top."""
    pile = state.discard[seat]
    if pile and pile[-1] & UNSEEN:
        pile[-1] &= FACE
        tell(state, seat, "discarded-last", card=pile[-1])


def top_seen(state: Position, owner: int, seat: int | None) -> int | None:
    """The card on top of a discard pile, unless there is none or this seat does not see it yet."""
    pile = state.discard[owner]
    if not pile or (pile[-1] & UNSEEN and seat != owner):
        return None
    return pile[-1] & FACE


def leave_discard(state: Position, seat: int, card: int) -> bool:
    """Take the uppermost card of a kind out of a discard pile; whether everybody sees which."""
    pile = state.discard[seat]
    openly = pile[-1] & FACE == card
    if openly:
        pile.pop()
    else:
        place = len(pile) - 2
        while pile[place] & FACE != card:
            place -= 1
        del pile[place]
        # It may have been any of those below the top.
        pile[:-1] = [other | UNSEEN for other in pile[:-1]]
    if pile:
        pile[-1] &= FACE
    return openly


# The trash


def put_in_trash(state: Position, seat: int, card: int) -> None:
    """Trash a card that was taken from wherever it was."""
    state.trash.append(card)
    tell(state, seat, "trashed", card=card)


def gain_from_trash(state: Position, seat: int, card: int) -> None:
    """DOM-8.20.2."""
    state.trash.remove(card)
    state.discard[seat].append(card)
    tell(state, seat, "gained-from-trash", card=card)


# The supply


def piles(players: int, kingdom: int) -> list[int]:
    """How many cards each pile of the supply has at the beginning, by the numbers of cards (DOM-1.2, DOM-2.3)."""
    supply = [0] * SPAN
    for number, card in enumerate(CATALOGUE.cards):
        if number < BASICS or kingdom >> number & 1:
            supply[number] = card.stock(players)
    return supply


def lay_out(state: Position, supply: Sequence[int]) -> None:
    """Lay out piles of so many cards."""
    state.supply = list(supply)
    state.stocked = 0
    for card, count in enumerate(supply):
        if count:
            state.stocked |= 1 << card


def gain(state: Position, seat: int, card: int, to: int) -> None:
    """Take a card from the supply (DOM-6.4)."""
    if to == TO_HAND:
        put_in_hand(state, seat, card)
        tell(state, seat, "gained-to-hand", card=card)
    elif to == TO_DECK:
        state.deck[seat].append(card)
        state.tops[seat].append(True)
        tell(state, seat, "gained-to-deck", card=card)
    else:
        state.discard[seat].append(card)
        tell(state, seat, "gained", card=card)
    take_from_supply(state, card)


def take_from_supply(state: Position, card: int) -> None:
    """A card leaves its pile, and may have been the last one of it."""
    state.supply[card] -= 1
    if not state.supply[card]:
        state.stocked ^= 1 << card
        state.empties += 1
        if state.journal is not None:
            state.journal.append(Event("pile-empty", {"card": CATALOGUE.names[card], "piles": state.empties}))


# The turn


def phase_shows(state: Position) -> bool:
    """Whether everybody can see in which phase the turn is.

    By the rules before :data:`BUYING_ENDS_ACTIONS`, only the active player knows whether Actions may follow until a
    Treasure is played or something is bought.
    """
    if (
        state.rules >= BUYING_ENDS_ACTIONS
        or state.phase in (DRAFT, OVER)
        or state.stack
        or not state.actions
        or state.bought
    ):
        return True
    return any(CATALOGUE.treasures >> card & 1 for card in state.table)


# Everything


def owned(state: Position, seat: int) -> list[int]:
    """All cards of a player, wherever they are (DOM-3.4)."""
    cards = state.deck[seat] + state.hand[seat] + state.discarded(seat)
    if seat == state.turn:
        cards += state.table
    for frame in state.stack:
        # The loot of a Thief lies in the trash.
        if frame.seat == seat and not CATALOGUE.instructions[frame.number].in_trash:
            cards += frame.cards
    return cards
