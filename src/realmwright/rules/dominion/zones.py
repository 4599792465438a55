"""Everybody's cards, and how they move: the part of a position that knows no turn.

Cards are numbers of the box. What the others know of somebody's cards moves along with them, so that
:mod:`realmwright.rules.dominion.imagining` can keep it. Cards that are discarded one after the other are seen by all,
as each lies on top for a moment; what is left of a hand at the end of a turn is put down unseen.
"""

from collections.abc import Sequence
from typing import Final

from realmwright.dice import Dice, shuffled
from realmwright.game import Event, Json, Seats
from realmwright.rules.dominion.box import TO_DECK, TO_HAND, Box
from realmwright.rules.dominion.cards import BOX

UNSEEN: Final = 64
"""Added to a card in a discard pile that the others have not seen there (DOM-3.3)."""
FACE: Final = UNSEEN - 1
assert len(BOX.cards) <= UNSEEN


class Zones:
    """Decks, hands, discard piles, the supply and the trash."""

    __slots__ = (
        "deck",
        "dice",
        "discard",
        "empties",
        "hand",
        "journal",
        "players",
        "secrets",
        "shown",
        "shuffles",
        "stocked",
        "supply",
        "table",
        "tops",
        "trash",
    )

    box: Final[Box] = BOX
    players: int
    dice: Dice

    # By seat.
    deck: Seats[list[int]]
    """Face down; the last card is drawn first."""
    hand: Seats[list[int]]
    discard: Seats[list[int]]
    """The last card lies on top. A card that the others did not see there has UNSEEN added."""
    tops: Seats[list[bool]]
    """For each card on top of the deck that its owner knows: whether everybody does. The last one is the top card."""
    shown: Seats[list[int]]
    """Cards in hand of which everybody knows."""
    shuffles: Seats[int]

    # Shared by all.
    supply: list[int]
    """How many cards each pile has left."""
    stocked: int
    """The piles that are not empty."""
    empties: int
    trash: list[int]
    table: list[int]
    """The cards in play, which are the active player's."""
    secrets: int
    journal: list[Event] | None

    def __init__(self, players: int, dice: Dice) -> None:
        """No cards anywhere."""
        self.players = players
        self.dice = dice
        self.deck = [[] for _ in range(players)]
        self.hand = [[] for _ in range(players)]
        self.discard = [[] for _ in range(players)]
        self.tops = [[] for _ in range(players)]
        self.shown = [[] for _ in range(players)]
        self.shuffles = [0] * players
        self.supply = [0] * len(BOX.cards)
        self.stocked = 0
        self.empties = 0
        self.trash = []
        self.table = []
        self.secrets = 0
        self.journal = None

    def draw(self, seat: int, count: int) -> int:
        """DOM-5.1: draw cards, shuffling when the deck runs out; how many there were."""
        deck = self.deck[seat]
        hand = self.hand[seat]
        drawn = 0
        while drawn < count:
            if not deck:
                if not self.discard[seat]:
                    break
                self._shuffle(seat)
                deck = self.deck[seat]
            part = min(count - drawn, len(deck))
            if self.tops[seat]:
                self._draw_known(seat, part)
            hand += deck[: -part - 1 : -1]
            del deck[-part:]
            drawn += part
        if drawn:
            self.secrets += 1
            if self.journal is not None:
                names: list[Json] = [BOX.names[card] for card in hand[-drawn:]]
                self.journal.append(Event("drew", {"seat": seat, "count": drawn}))
                self.journal.append(Event("drew-cards", {"seat": seat, "cards": names}, audience=seat))
        return drawn

    def _draw_known(self, seat: int, count: int) -> None:
        """What everybody knew to lie on the deck, everybody knows to be in the hand."""
        tops = self.tops[seat]
        deck = self.deck[seat]
        for place in range(1, min(count, len(tops)) + 1):
            if tops[-place]:
                self.shown[seat].append(deck[-place])
        del tops[-count:]

    def _shuffle(self, seat: int) -> None:
        """The discard pile becomes the deck, which was empty."""
        self.shuffles[seat] += 1
        stream = self.dice.stream(f"deck of seat {seat}, shuffle {self.shuffles[seat]}")
        self.deck[seat] = list(shuffled(stream, sorted([card & FACE for card in self.discard[seat]])))
        self.discard[seat].clear()
        if self.journal is not None:
            self.journal.append(Event("shuffled", {"seat": seat, "count": len(self.deck[seat])}))

    def turn_up(self, seat: int) -> int | None:
        """Take the top card of a deck, shuffling if need be (DOM-5.2); None if there is no card at all."""
        if not self.deck[seat]:
            if not self.discard[seat]:
                return None
            self._shuffle(seat)
        self.secrets += 1
        if self.tops[seat]:
            self.tops[seat].pop()
        return self.deck[seat].pop()

    def turn_up_some(self, seat: int, count: int) -> tuple[int, ...]:
        """Take cards from the top of a deck, the top one first, as far as there are any."""
        found: list[int] = []
        while len(found) < count:
            card = self.turn_up(seat)
            if card is None:
                break
            found.append(card)
        return tuple(found)

    def leave_hand(self, seat: int, card: int, *, openly: bool = True) -> None:
        """A card goes elsewhere. If nobody else sees which, it may be any of those of which everybody knew."""
        self.hand[seat].remove(card)
        shown = self.shown[seat]
        if not openly:
            for kind in sorted(set(shown)):
                shown.remove(kind)
        elif card in shown:
            shown.remove(card)

    def put_in_hand(self, seat: int, card: int) -> None:
        """Openly: from the supply, or a card that was revealed."""
        self.hand[seat].append(card)
        self.shown[seat].append(card)

    def show_in_hand(self, seat: int, card: int) -> None:
        """A card in hand is shown, and stays there."""
        if card not in self.shown[seat]:
            self.secrets += 1
            self.shown[seat].append(card)

    def reveal_hand(self, seat: int) -> None:
        self.secrets += 1
        self.shown[seat] = self.hand[seat][:]
        if self.journal is not None:
            names: list[Json] = [BOX.names[card] for card in sorted(self.hand[seat])]
            self.journal.append(Event("revealed-hand", {"seat": seat, "cards": names}))

    def discard_openly(self, seat: int, card: int) -> None:
        self.discard[seat].append(card)
        self.tell(seat, "discarded", card=card)

    def discard_deck(self, seat: int) -> None:
        """DOM-8.4: nobody sees more of it than the card that comes to lie on top, which was the lowest."""
        deck = self.deck[seat]
        count = len(deck)
        pile = self.discard[seat]
        for known in reversed(self.tops[seat]):
            card = deck.pop()
            pile.append(card if known else card | UNSEEN)
        pile += [card | UNSEEN for card in reversed(deck)]
        pile[-1] &= FACE
        self.secrets += 1
        deck.clear()
        self.tops[seat].clear()
        if self.journal is not None:
            self.journal.append(Event("deck-discarded", {"seat": seat, "count": count}))

    def discarded(self, seat: int) -> list[int]:
        """The cards of a discard pile, as its owner may see them if a card lets him."""
        return [card & FACE for card in self.discard[seat]]

    def leave_discard(self, seat: int, card: int) -> bool:
        """Take the uppermost card of a kind out of a discard pile; whether everybody sees which."""
        pile = self.discard[seat]
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

    def topdeck(self, seat: int, card: int, *, openly: bool) -> None:
        """Put a card on top of a deck (DOM-5.7: no shuffle)."""
        self.deck[seat].append(card)
        self.tops[seat].append(openly)
        if self.journal is None:
            return
        if openly:
            self.tell(seat, "topdecked", card=card)
        else:
            self.journal.append(Event("topdecked-unseen", {"seat": seat}))
            self.whisper(seat, "topdecked", card=card)

    def put_in_trash(self, seat: int, card: int) -> None:
        self.trash.append(card)
        self.tell(seat, "trashed", card=card)

    def gain(self, seat: int, card: int, to: int) -> None:
        """Take a card from the supply (DOM-6.4)."""
        self.take_from_supply(card)
        if to == TO_HAND:
            self.put_in_hand(seat, card)
            self.tell(seat, "gained-to-hand", card=card)
        elif to == TO_DECK:
            self.deck[seat].append(card)
            self.tops[seat].append(True)
            self.tell(seat, "gained-to-deck", card=card)
        else:
            self.discard[seat].append(card)
            self.tell(seat, "gained", card=card)

    def gain_from_trash(self, seat: int, card: int) -> None:
        """DOM-8.20.2."""
        self.trash.remove(card)
        self.discard[seat].append(card)
        self.tell(seat, "gained-from-trash", card=card)

    def take_from_supply(self, card: int) -> None:
        """A card leaves its pile, which may be the last one."""
        self.supply[card] -= 1
        if not self.supply[card]:
            self.stocked ^= 1 << card
            self.empties += 1
            if self.journal is not None:
                self.journal.append(Event("pile-empty", {"card": BOX.names[card], "piles": self.empties}))

    # Telling

    def tell(self, seat: int, kind: str, *, card: int | None = None, cards: Sequence[int] | None = None) -> None:
        """Enter something that a player did into the journal."""
        if self.journal is not None:
            self.journal.append(Event(kind, _args(seat, card, cards)))

    def whisper(
        self,
        seat: int,
        kind: str,
        *,
        card: int | None = None,
        cards: Sequence[int] | None = None,
        covert: bool = False,
    ) -> None:
        """Enter something that only this player may know."""
        if self.journal is not None:
            self.journal.append(Event(kind, _args(seat, card, cards), seat, covert))

    # Seats

    def in_turn_order(self, first: int) -> list[int]:
        """All seats, from this one to its left."""
        return [(first + place) % self.players for place in range(self.players)]


def _args(seat: int, card: int | None, cards: Sequence[int] | None) -> dict[str, Json]:
    args: dict[str, Json] = {"seat": seat}
    if card is not None:
        args["card"] = BOX.names[card]
    if cards is not None:
        args["cards"] = [BOX.names[each] for each in cards]
    return args
