"""A player's deck: drawing, shuffling, and what is taken from its top or put there.

What the others know of somebody's cards moves along with them, so that
:mod:`realmwright.rules.dominion.play.imagining` can keep it.
"""

from realmwright.dice import shuffled
from realmwright.game import Event, Json
from realmwright.rules.dominion.model.catalogue import CATALOGUE
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Position
from realmwright.rules.dominion.play.journal import tell, whisper


def draw(state: Position, seat: int, count: int) -> int:
    """DOM-5.1: draw cards, shuffling when the deck runs out; how many there were."""
    deck = state.deck[seat]
    hand = state.hand[seat]
    drawn = 0
    while drawn < count:
        if not deck:
            if not state.discard[seat]:
                break
            _shuffle(state, seat)
            deck = state.deck[seat]
        part = min(count - drawn, len(deck))
        if state.tops[seat]:
            _draw_known(state, seat, part)
        hand += deck[: -part - 1 : -1]
        del deck[-part:]
        drawn += part
    if drawn:
        state.secrets += 1
        if state.journal is not None:
            names: list[Json] = [CATALOGUE.names[card] for card in hand[-drawn:]]
            state.journal.append(Event("drew", {"seat": seat, "count": drawn}))
            state.journal.append(Event("drew-cards", {"seat": seat, "cards": names}, audience=seat))
    return drawn


def _draw_known(state: Position, seat: int, count: int) -> None:
    """What everybody knew to lie on the deck, everybody knows to be in the hand."""
    tops = state.tops[seat]
    deck = state.deck[seat]
    for place in range(1, min(count, len(tops)) + 1):
        if tops[-place]:
            state.shown[seat].append(deck[-place])
    del tops[-count:]


def _shuffle(state: Position, seat: int) -> None:
    """The discard pile becomes the deck, which was empty."""
    state.shuffles[seat] += 1
    stream = state.dice.stream(f"deck of seat {seat}, shuffle {state.shuffles[seat]}")
    state.deck[seat] = list(shuffled(stream, sorted([card & FACE for card in state.discard[seat]])))
    state.discard[seat].clear()
    if state.journal is not None:
        state.journal.append(Event("shuffled", {"seat": seat, "count": len(state.deck[seat])}))


def turn_up(state: Position, seat: int) -> int | None:
    """Take the top card of a deck, shuffling if need be (DOM-5.2); None if there is no card at all."""
    if not state.deck[seat]:
        if not state.discard[seat]:
            return None
        _shuffle(state, seat)
    state.secrets += 1
    if state.tops[seat]:
        state.tops[seat].pop()
    return state.deck[seat].pop()


def turn_up_some(state: Position, seat: int, count: int) -> tuple[int, ...]:
    """Take cards from the top of a deck, the top one first, as far as there are any."""
    found: list[int] = []
    while len(found) < count:
        card = turn_up(state, seat)
        if card is None:
            break
        found.append(card)
    return tuple(found)


def topdeck(state: Position, seat: int, card: int, *, openly: bool) -> None:
    """Put a card on top of a deck (DOM-5.7: no shuffle)."""
    state.deck[seat].append(card)
    state.tops[seat].append(openly)
    if state.journal is None:
        return
    if openly:
        tell(state, seat, "topdecked", card=card)
    else:
        state.journal.append(Event("topdecked-unseen", {"seat": seat}))
        whisper(state, seat, "topdecked", card=card)


def discard_deck(state: Position, seat: int) -> None:
    """DOM-8.4: nobody sees more of it than the card that comes to lie on top, which was the lowest."""
    deck = state.deck[seat]
    count = len(deck)
    pile = state.discard[seat]
    for known in reversed(state.tops[seat]):
        card = deck.pop()
        pile.append(card if known else card | UNSEEN)
    pile += [card | UNSEEN for card in reversed(deck)]
    pile[-1] &= FACE
    state.secrets += 1
    deck.clear()
    state.tops[seat].clear()
    if state.journal is not None:
        state.journal.append(Event("deck-discarded", {"seat": seat, "count": count}))
