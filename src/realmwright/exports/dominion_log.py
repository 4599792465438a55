"""The log of a game of Dominion, as Dominion Online writes it and as programs about Dominion read it.

    Game #52848131, unrated.

    A starts with 7 Coppers.
    …
    Turn 3 - Ann
    A plays a Village.
    A draws a Copper.
    A gets +2 Actions.
    A plays 2 Coppers and a Silver. (+$4)
    A buys and gains a Smithy.
    A draws 2 Coppers, a Silver, and 2 Estates.

All cards are named, also those that only one player saw: it is written when the game is over.
"""

import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from realmwright.game import Event, State
from realmwright.record import Record
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import COPPERS, ESTATES, Card
from realmwright.words import Words

PLURALS: Final = {"Gardens": "Gardens", "Thief": "Thieves"}
"""Those that follow no rule."""
THRONE_ROOM: Final = "throne room"
BETWEEN_CARDS: Final = ("action", "treasures", "buy", "end")
"""What is asked while no card is under way."""
REACTION: Final = "react"
"""What is asked before an Attack does anything."""
REACTIONS: Final = ("reacted", "no-reaction")
DRAWING: Final = ("shuffled", "drew", "drew-cards")
"""What comes between a card and what else it gives, the latter if it gives cards."""
LIBRARY: Final = "library"
END_TURN: Final = "end turn"

GROUPED: Final = {"discarded": "discards", "trashed": "trashes", "topdecked": "topdecks"}
"""What is told of several cards together."""
ALONE: Final = {
    "bought": "buys and gains",
    "gained": "gains",
    "gained-to-hand": "gains",
    "gained-to-deck": "gains",
    "reacted": "reveals",
}
"""What is told card by card. Programs know by what was played where a gained card goes."""
LISTED: Final = {
    "drew-cards": "draws {}.",
    "revealed": "reveals {}.",
    "revealed-hand": "reveals their hand: {}.",
    "looked": "looks at {}.",
}


def log(record: Record, names: Sequence[str]) -> str:
    """The log of a recorded game."""
    journal: list[Event] = []
    writer = _Writer(Words(record.game, "en"), distinct(names))
    writer.begin(zlib.crc32(" ".join(record.actions).encode()))
    coins, between = 0, True
    for number, state in enumerate(record.states(journal)):
        action = record.actions[number - 1] if number else ""
        asked = state.prompt().kind
        writer.tell(journal, action, between, _coins(state) - coins, asked == REACTION)
        journal.clear()
        coins, between = _coins(state), asked in BETWEEN_CARDS
    return writer.finish(state)


def _coins(state: State) -> int:
    turn = state.view(None)["turn"]
    assert isinstance(turn, dict)
    coins = turn["coins"]
    assert isinstance(coins, int)
    return coins


class _Writer:
    """Writes line by line, and holds back what may still become a part of the same line."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._short = abbreviations(names)
        self._lines: list[str] = []
        self._begun: tuple[int, str] | None = None
        """Who did what in the line that is held back."""
        self._cards: list[str] = []
        self._bonus: tuple[int, str] | None = None
        """Who played a card of which is still to be told what it gives."""
        self._thrones: list[str | None] = []
        """For each Throne Room under way the card that is played once more; None before it was chosen."""
        self._turn = 0
        """Whose turn it is."""
        self._played = ""
        """The Action that was played last."""

    def begin(self, number: int) -> None:
        """The head, and what everybody has."""
        self._lines += [f"Game #{number}, unrated.", ""]
        for seat in range(len(self._names)):
            for card, count in (("copper", COPPERS), ("estate", ESTATES)):
                self._say(seat, f"starts with {self._some([card] * count)}.")

    def finish(self, state: State) -> str:
        """The end, and the whole log."""
        self._tell_held()
        if state.seat is None:
            self._lines += ["", "The game has ended."]
            totals = state.totals()
            for name, total in zip(self._names, totals, strict=True):
                self._lines.append(f"{name}: {total} {'point' if total == 1 else 'points'}")
        return "\n".join(self._lines) + "\n"

    def tell(self, events: Iterable[Event], action: str, between: bool, more_coins: int, waits: bool) -> None:
        """What followed from an action, which was chosen between cards or for one, and changed the coins by so many.

        An Attack waits while somebody may react to it.
        """
        if between:
            self._thrones.clear()
        fresh = action.removeprefix("play ") if action.startswith("play ") else ""
        treasures, expected = False, 0
        for event in events:
            kind, args = event.kind, event.args
            if kind == "turn-begun":
                self._tell_held()
                self._turn = _seat(event)
                self._lines += ["", f"Turn {args['turn']} - {self._names[self._turn]}"]
                more_coins = expected = 0
            if self._bonus and kind not in REACTIONS and not (kind in DRAWING and self._entry(self._bonus[1]).cards):
                expected += self._tell_bonus()
            if kind == "played":
                seat, card = _seat(event), str(args["card"])
                entry = self._entry(card)
                if CATALOGUE.treasures >> CATALOGUE.number_of[card] & 1:
                    treasures = True
                    expected += entry.coins
                    self._hold(seat, "plays", [card])
                else:
                    self._say(
                        seat, f"plays {self._some([card])}{'' if self._first(card, card == fresh) else ' again'}."
                    )
                    self._bonus = seat, card
                fresh = ""
            elif kind == "treasures-played":
                treasures = True
                expected += sum(CATALOGUE.coins[CATALOGUE.number_of[card]] for card in _cards(event))
                self._hold(_seat(event), "plays", _cards(event))
            elif kind == "bought":
                expected -= CATALOGUE.costs[CATALOGUE.number_of[str(args["card"])]]
            if kind == "drew-cards" and self._played == LIBRARY and action != END_TURN:
                # Each is looked at, and those that are not set aside are drawn.
                event = event._replace(kind="looked")
            self._tell_event(event)
            if self._bonus and kind == "drew-cards" and _seat(event) == self._bonus[0]:
                expected += self._tell_bonus()
        if self._bonus and not waits:
            expected += self._tell_bonus()
        if more_coins > expected:
            # Nothing but Merchants gives coins when a Treasure is played.
            self._say(self._turn, f"gets +${more_coins - expected}.{' (Merchant)' if treasures else ''}")

    def _tell_event(self, event: Event) -> None:
        """What needs nothing but the event to be told. What is left out others tell, or no program asks for."""
        kind, args = event.kind, event.args
        if kind in GROUPED:
            self._hold(_seat(event), GROUPED[kind], [str(args["card"])])
        elif kind in ALONE:
            self._say(_seat(event), f"{ALONE[kind]} {self._some([str(args['card'])])}.")
        elif kind in LISTED:
            self._say(_seat(event), LISTED[kind].format(self._some(_cards(event))))
        elif kind == "gained-from-trash":
            self._say(_seat(event), f"gains {self._some([str(args['card'])])} from trash.")
        elif kind == "set-aside":
            self._say(_seat(event), f"sets {self._some([str(args['card'])])} aside with Library.")
        elif kind == "shuffled":
            self._say(_seat(event), "shuffles their deck.")
        elif kind == "deck-discarded":
            self._say(_seat(event), "puts their deck into their discard pile.")

    def _first(self, card: str, chosen: bool) -> bool:
        """Whether a card is played for the first time, and not once more by a Throne Room."""
        thrones = self._thrones
        first = True
        if thrones and thrones[-1] is None:
            thrones[-1] = card
        elif thrones and thrones[-1] == card and not chosen:
            thrones.pop()
            first = False
        if card == THRONE_ROOM:
            thrones.append(None)
        return first

    def _tell_bonus(self) -> int:
        """What a card gives besides cards; how many coins."""
        assert self._bonus is not None
        seat, card = self._bonus
        self._bonus = None
        entry = self._entry(card)
        for count, name in ((entry.actions, "Action"), (entry.buys, "Buy")):
            if count:
                self._say(seat, f"gets +{count} {name}{'s' if count > 1 else ''}.")
        if entry.coins:
            self._say(seat, f"gets +${entry.coins}.")
        return entry.coins

    @staticmethod
    def _entry(card: str) -> Card:
        return CATALOGUE.cards[CATALOGUE.number_of[card]]

    # Lines

    def _hold(self, seat: int, verb: str, cards: Sequence[str]) -> None:
        if self._begun != (seat, verb):
            self._tell_held()
            self._begun = seat, verb
        self._cards += cards

    def _tell_held(self) -> None:
        if self._begun is None:
            return
        seat, verb = self._begun
        cards, self._begun, self._cards = self._cards, None, []
        coins = sum(CATALOGUE.coins[CATALOGUE.number_of[card]] for card in cards) if verb == "plays" else 0
        self._lines.append(f"{self._short[seat]} {verb} {self._some(cards)}.{f' (+${coins})' if coins else ''}")

    def _say(self, seat: int, what: str) -> None:
        self._tell_held()
        self._lines.append(f"{self._short[seat]} {what}")

    def _some(self, cards: Sequence[str]) -> str:
        return listed([counted(self._words.name("card", card), count) for card, count in Counter(cards).items()])


def _seat(event: Event) -> int:
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return seat


def _cards(event: Event) -> list[str]:
    cards = event.args["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


# English


def counted(name: str, count: int) -> str:
    """So many cards of a name.

    >>> counted("Estate", 1), counted("Laboratory", 2), counted("Witch", 3), counted("Gardens", 2)
    ('an Estate', '2 Laboratories', '3 Witches', '2 Gardens')
    """
    if count == 1:
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
    if name in PLURALS:
        plural = PLURALS[name]
    elif name.endswith("y") and name[-2] not in "aeiou":
        plural = f"{name[:-1]}ies"
    elif name.endswith(("ch", "sh", "s", "x")):
        plural = f"{name}es"
    else:
        plural = f"{name}s"
    return f"{count} {plural}"


def listed(items: Sequence[str]) -> str:
    """Several things in one sentence.

    >>> listed(["a Copper"]), listed(["a Copper", "an Estate"]), listed(["a Copper", "2 Golds", "a Moat"])
    ('a Copper', 'a Copper and an Estate', 'a Copper, 2 Golds, and a Moat')
    """
    if len(items) < 3:
        return " and ".join(items)
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def distinct(names: Sequence[str]) -> list[str]:
    """Names of which no two are the same, as bots may have.

    >>> distinct(["Ann", "medium", "medium", ""])
    ['Ann', 'medium', 'medium 2', 'Player 4']
    """
    found: list[str] = []
    for seat, given in enumerate(names, 1):
        name = " ".join(given.split()) or f"Player {seat}"
        found.append(f"{name} {seat - 1}" if name in found else name)
    return found


def abbreviations(names: Sequence[str]) -> list[str]:
    """The shortest beginning of each name that tells it from the others; else all of it.

    >>> abbreviations(["Ann", "Ben"]), abbreviations(["Lord Bottomtooth", "Lord Rattington", "Lord"])
    (['A', 'B'], ['Lord B', 'Lord R', 'Lord'])
    """
    found = []
    for name in names:
        others = [other.casefold() for other in names if other is not name]
        lengths = [
            length
            for length in range(1, len(name) + 1)
            if name[length - 1] != " " and not any(other.startswith(name[:length].casefold()) for other in others)
        ]
        found.append(name[: lengths[0]] if lengths else name)
    return found
