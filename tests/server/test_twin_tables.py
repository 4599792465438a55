"""The same public history with other hidden cards: whoever may not know of the difference is sent the same bytes.

Two tables are played alike. At the second one some cards that are hidden from one player, and from spectators, are
others. Every message that these two people get is compared, whole and in order: what happened, how the table stands,
and where points come from. So nothing may depend on hidden cards: no word, no length, no entry of the log.

Two things of Dominion still do, and are kept out of the comparison: a choice that leaves no alternative makes itself,
and whoever plays no more of the Actions in hand has to say so.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from realmwright.bits import each
from realmwright.dice import FastDice, Stream, shuffled
from realmwright.protocol import Clock, Play
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS
from realmwright.rules.dominion.model.position import FACE, UNSEEN
from realmwright.rules.dominion.play.zones import phase_shows
from realmwright.server.tables import visibility
from realmwright.server.tables.setup import Actor
from tests.server.table_driver import ANNA, BEN, CLEO, ZOE, TableDriver

PLAYERS: Final = (ANNA, BEN, CLEO)
OWN: Final = 0
"""The seat of the player who is compared with herself."""
VIEWERS: Final = (ANNA, ZOE)
TURNS: Final = 36

REVEALING: Final = ("play all treasures",)
"""Actions that show a part of the hand, so that different hands cannot look the same."""
Exchange = Callable[[Any, Stream], Any]


def told(driver: TableDriver, since: int, *viewers: Actor) -> list[str]:
    """Everything that these people are sent of the entries since one, as the server sends it."""
    table, found = driver.table, []
    for viewer in viewers:
        own = table.seats_of(viewer.id)
        news = [visibility.news(entry, events, own) for entry, events in driver.news[since:]]
        position = visibility.position(table, viewer.id, driver.now)
        messages = [*news[:-1], replace(news[-1], position=position)] if news else [position]
        found += [visibility.encode(message) for message in messages]
        found.append(visibility.encode(visibility.gains(table, viewer.id)))
    return found


def choices(driver: TableDriver) -> list[str]:
    state: Any = driver.table.state
    return [state.say(action) for action in each(state.legal())]


class Twins:
    """Two tables that are played alike."""

    def __init__(self, game: str, options: Mapping[str, Any], exchange: Exchange, seed: int) -> None:
        made = {"game": game, "options": dict(options), "clock": Clock(turn=60, game=6000)}
        self.one, self.other = (TableDriver.of(*PLAYERS, **made) for _ in range(2))
        if game == "dominion":
            for driver in (self.one, self.other):
                enrich(driver.table.state)
        self.stream = FastDice(seed).stream("twin tables")
        self.exchange = exchange
        self.differed = 0
        self.seen = 0
        """How often somebody who may know of the difference was sent something else."""
        self.entries = 0

    @property
    def state(self) -> Any:
        return self.one.table.state

    def part(self) -> None:
        """Give the second table the position of the first one, but for other hidden cards."""
        self.other.table.state = self.exchange(self.state.copy(), self.stream)
        self.compare(len(self.one.news))

    def compare(self, since: int) -> None:
        assert len(self.one.news) == len(self.other.news)
        assert told(self.one, since, *VIEWERS) == told(self.other, since, *VIEWERS)
        self.seen += told(self.one, since, BEN, CLEO) != told(self.other, since, BEN, CLEO)
        other: Any = self.other.table.state
        self.differed += other.dump() != self.state.dump()
        self.entries += len(self.one.news) - since

    def step(self) -> None:
        """Whoever has the choice plays the same at both tables; the same player at her own one has the same choices."""
        assert self.one.table.turn == self.other.table.turn
        first, second = choices(self.one), choices(self.other)
        if self.one.table.turn == OWN:
            assert first == second
        both = self.common(first, second)
        if not both:
            # Nothing that others see can be done at both tables: other hidden cards.
            while not both:
                self.other.table.state = self.exchange(self.state.copy(), self.stream)
                both = self.common(first, choices(self.other))
            self.compare(len(self.one.news))
        text = both[max(self.stream.below(len(both)), self.stream.below(len(both)))]
        since, wait = len(self.one.news), self.stream.below(5)
        for driver in (self.one, self.other):
            driver.waits(wait)
            driver.does(PLAYERS[driver.table.turn or 0], Play(driver.at, text))
        self.compare(since)

    def common(self, first: list[str], second: list[str]) -> list[str]:
        """What can be played at both tables, and looks the same to others."""
        revealing = REVEALING if self.one.table.turn != OWN else ()
        return [text for text in first if text in second and text not in revealing]

    def play(self, turns: int) -> None:
        begun = 0
        while self.one.phase == "playing" and self.state.turns <= turns:
            if self.state.turns > begun:
                begun = self.state.turns
                self.part()
            self.step()


# What is hidden, by game


def other_terrain_cards(state: Any, stream: Stream) -> Any:
    """The pile in another order, and cards of it in hands that neither lie open nor will after this turn.

    The card that Anna will draw stays where it is.
    """
    hands, deck = list(state.hand), list(state.deck)
    kept = deck[-2:] if state.turn == OWN else []
    rest = list(shuffled(stream, deck[: len(deck) - len(kept)]))
    shown = {OWN, state.turn, (state.turn + 1) % state.players}
    barred = getattr(state, "barred", [0] * state.players)
    for seat in range(state.players):
        if seat in shown or state.dealt[seat] != (state.shuffles,):
            continue
        card = hands[seat][0]
        place = next((n for n, new in enumerate(rest) if new != card and not barred[seat] >> new & 1), None)
        if place is not None:
            hands[seat], rest[place] = (rest[place],), card
    state.hand, state.deck = hands, tuple(rest + kept)
    return state


def other_talents(state: Any, stream: Stream) -> Any:
    """Terrain cards, and talents in the hands of others, also of the one whose turn it is."""
    state = other_terrain_cards(state, stream)
    unbought = list(state.unbought)
    spare = state.setup.pool
    for seat in range(state.players):
        spare &= ~(unbought[seat] | state.owned[seat])
    new = list(shuffled(stream, list(each(spare))))
    for seat in range(state.players):
        if seat != OWN and unbought[seat] and new:
            held = list(each(unbought[seat]))
            unbought[seat] ^= 1 << held[stream.below(len(held))] | 1 << new.pop()
    state.unbought = unbought
    if state.turn != OWN:
        state.choices = state.find_choices()
    return state


KINGDOM: Final = (
    *("cellar", "moat", "village", "militia", "smithy", "remodel", "witch", "market", "artisan", "workshop"),
)
MOAT: Final = CATALOGUE.number_of["moat"]
KINDS: Final = 3
"""So many kinds of cards a hand has at least where hands are compared: a choice without alternatives makes itself."""
KEPT: Final = 4
"""So many cards on top of a deck stay there, as they may come out in this turn."""


def enrich(state: Any) -> None:
    """Give everybody one card of each pile of the kingdom, so that much happens soon."""
    cards = [card | UNSEEN for card in each(state.kingdom)]
    state.discard = [[*pile, *cards, CATALOGUE.number_of["gold"]] for pile in state.discard]


def other_hands(state: Any, stream: Stream) -> Any:
    """Cards of the others' hands exchanged for those deep in their decks or unseen in their discard piles.

    Moats stay where they are, as they are shown to whoever attacks, and so does the last card of a hand: if nothing is
    played, it comes to lie on top of the discard pile.
    """
    hands, decks, piles = ([list(cards) for cards in zone] for zone in (state.hand, state.deck, state.discard))
    for seat in range(state.players):
        if seat == OWN:
            continue
        hand, deck, pile = hands[seat], decks[seat], piles[seat]
        places = [(deck, place, 0) for place in range(len(deck) - max(KEPT, len(state.tops[seat])))]
        places += [(pile, place, UNSEEN) for place, card in enumerate(pile) if card & UNSEEN]
        shown = list(state.shown[seat])
        for place, card in enumerate(hand[:-1]):
            if card in shown:
                shown.remove(card)
                continue
            zone, at, mark = places[stream.below(len(places))] if places else (hand, place, 0)
            new = zone[at] & FACE
            exchanged = [*hand[:place], new, *hand[place + 1 :]]
            if MOAT not in (card, new) and len(set(exchanged)) >= min(KINDS, len(set(hand))):
                hand[place], zone[at] = new, card | mark
    state.hand, state.deck, state.discard = hands, decks, piles
    if state.chooser != OWN and not state.stack:
        state.phase = ACTIONS if state.phase == BUYS and not phase_shows(state) else state.phase
        state.reconsider()
    return state


GAMES: Final[Mapping[str, tuple[str, Mapping[str, Any], Exchange]]] = {
    "kingdom-builder": ("kingdom-builder", {"start": 0}, other_terrain_cards),
    "kingdom-builder, nomads and harvest": (
        *("kingdom-builder", {"start": 1, "sets": ["nomads", "harvest"]}),
        other_terrain_cards,
    ),
    "winter-kingdom": ("winter-kingdom", {"start": 0}, other_talents),
    "dominion": ("dominion", {"start": 0, "edition": "second", "cards": KINGDOM}, other_hands),
}


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_no_byte_that_others_are_sent(name: str) -> None:
    twins = Twins(*GAMES[name], seed=3)
    twins.play(TURNS)
    assert twins.entries > 80
    assert twins.differed > twins.entries * 0.9, "the hidden cards must differ, or nothing was compared"
    assert twins.seen > twins.entries * 0.1, "their owners see them, so the comparison would find a leak"
