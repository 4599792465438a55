"""The same public history with other hidden cards: whoever may not know of the difference is sent the same bytes.

Two tables are played alike. At the second one some cards that are hidden from one player, and from spectators, are
others. Every message that these two people get is compared, whole and in order: what happened, how the table stands,
and where points come from. So nothing may depend on hidden cards: no word, no length, no entry of the log, no time.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from realmwright.bits import each
from realmwright.dice import FastDice, Stream, shuffled
from realmwright.protocol import Begin, Clock, Play
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.amendments import BUYING_ENDS_ACTIONS, HIDDEN_CHOICES_ASKED
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS
from realmwright.rules.dominion.model.position import FACE, UNSEEN
from realmwright.rules.dominion.play.zones import phase_shows
from realmwright.server.tables import visibility
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.windows import LONGEST, SHORTEST
from tests.server.table_driver import ANNA, BEN, CLEO, ZOE, TableDriver

PLAYERS: Final = (ANNA, BEN, CLEO)
OWN: Final = 0
"""The seat of the player who is compared with herself."""
VIEWERS: Final = (ANNA, ZOE)
TURNS: Final = 36

REVEALING: Final = ("play all treasures",)
"""Actions that show a part of the hand, so that different hands cannot look the same."""
ACTIONS_OF_DOMINION: Final = frozenset(CATALOGUE.names[card] for card in each(CATALOGUE.actions))
HIDDEN: Final = ("keep",)
"""Verbs whose card the others do not see, so that different cards look the same."""
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

    def __init__(
        self, game: str, options: Mapping[str, Any], exchange: Exchange, seed: int, *wishes: str, rules: int = 0
    ) -> None:
        made = {"game": game, "options": dict(options), "clock": Clock(turn=60, game=6000), "begin": "host"}
        self.one, self.other = (TableDriver.of(*PLAYERS, wishes=wishes, **made) for _ in range(2))
        for driver in (self.one, self.other):
            driver.table.data.rules = rules or driver.table.data.rules
            driver.does(ANNA, Begin())
        if game == "dominion":
            for driver in (self.one, self.other):
                enrich(driver.table.state)
        self.stream = FastDice(seed).stream("twin tables")
        self.exchange = exchange
        self.differed = 0
        self.seen = 0
        """How often somebody who may know of the difference was sent something else."""
        self.entries = 0
        self.lapsed = 0
        """How often a window closed before anybody said anything."""

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
        if self.lapse():
            return
        both = self.common(first, second)
        if not both:
            # Nothing that others see can be done at both tables: other hidden cards.
            while not both:
                other = self.other.table.state = self.exchange(self.state.copy(), self.stream)
                # Not by cards that would have led on.
                both = self.common(first, choices(self.other)) if other.secrets == self.state.secrets else []
            self.compare(len(self.one.news))
        played = [text for text in both if text.removeprefix("play ") in ACTIONS_OF_DOMINION]
        if played and self.stream.below(4):
            # Otherwise most Actions would never be played: there are many ways to end the Action phase.
            both = played
        text = both[max(self.stream.below(len(both)), self.stream.below(len(both)))]
        since, wait = len(self.one.news), self.stream.below(5)
        for driver in (self.one, self.other):
            driver.waits(wait)
            found = next(choice for choice in choices(driver) if looks_like(text, choice))
            driver.does(PLAYERS[driver.table.turn or 0], Play(driver.at, found))
        self.compare(since)

    def lapse(self) -> bool:
        """If the choice lapses: look at the tables while it is open, and then mostly let it."""
        tables = self.one.table, self.other.table
        assert tables[0].lapse == tables[1].lapse
        assert tables[0].closes == tables[1].closes
        if tables[0].lapse is None:
            return False
        for driver in (self.one, self.other):
            assert driver.waits(SHORTEST / 2) is None
        self.compare(len(self.one.news))
        if self.stream.below(4) == 0 and len(self.common(choices(self.one), choices(self.other))) > 1:
            # Somebody reveals the same at both tables.
            return False
        since = len(self.one.news)
        for driver in (self.one, self.other):
            assert driver.waits(LONGEST) is not None
        self.compare(since)
        self.lapsed += 1
        return True

    def common(self, first: list[str], second: list[str]) -> list[str]:
        """What can be played at both tables, and looks the same to others."""
        others = self.one.table.turn != OWN
        revealing = [*(REVEALING if others else ()), self.one.table.lapse]
        if last_shown(self.state) != last_shown(self.other.table.state):
            revealing.append("end turn")
        return [
            text
            for text in first
            if text not in revealing and any(looks_like(text, other, others=others) for other in second)
        ]

    def play(self, turns: int) -> None:
        begun = 0
        while self.one.phase == "playing" and self.state.turns <= turns:
            if self.state.turns > begun:
                begun = self.state.turns
                self.part()
            self.step()


def last_shown(state: Any) -> int | None:
    """The card of a hand of Dominion that will lie on top of the discard pile when the turn ends now (DOM-3.3)."""
    if state.game.name != "dominion" or state.table or not state.hand[state.turn]:
        return None
    shown, hand = list(state.shown[state.turn]), list(state.hand[state.turn])
    for card in shown:
        hand.remove(card)
    last: int = (hand or shown)[-1]
    return last


def looks_like(text: str, other: str, *, others: bool = True) -> bool:
    """Whether two actions of somebody else look the same."""
    verb = text.partition(" ")[0]
    return text == other or (others and verb in HIDDEN and verb == other.partition(" ")[0])


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
CHOOSING: Final = (
    *("library", "throne room", "mine", "moneylender", "poacher", "chapel", "militia", "remodel", "moat", "witch"),
)
MOAT: Final = CATALOGUE.number_of["moat"]
KEPT: Final = 4
"""So many cards on top of a deck stay there, as they may come out in this turn."""


def enrich(state: Any) -> None:
    """Give everybody one card of each pile of the kingdom, so that much happens soon."""
    cards = [card | UNSEEN for card in each(state.kingdom)]
    state.discard = [[*pile, *cards, CATALOGUE.number_of["gold"]] for pile in state.discard]


def other_hands(state: Any, stream: Stream) -> Any:
    """Cards of the others' hands exchanged for those deep in their decks or unseen in their discard piles.

    The last card of a hand stays: if nothing is played, it comes to lie on top of the discard pile. So do Moats, as
    they are shown to whoever attacks, unless their owners are asked.
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
            if MOAT not in (card, new) or state.asking >> seat & 1:
                hand[place], zone[at] = new, card | mark
    state.hand, state.deck, state.discard = hands, decks, piles
    if state.chooser != OWN:
        if state.rules < BUYING_ENDS_ACTIONS:
            state.phase = ACTIONS if state.phase == BUYS and not phase_shows(state) else state.phase
        state.reconsider()
    return state


SECOND: Final = {"start": 0, "edition": "second"}
GAMES: Final[Mapping[str, tuple[str, Mapping[str, Any], Exchange]]] = {
    "kingdom-builder": ("kingdom-builder", {"start": 0}, other_terrain_cards),
    "kingdom-builder, nomads and harvest": (
        *("kingdom-builder", {"start": 1, "sets": ["nomads", "harvest"]}),
        other_terrain_cards,
    ),
    "winter-kingdom": ("winter-kingdom", {"start": 0}, other_talents),
    "dominion": ("dominion", {**SECOND, "cards": KINGDOM}, other_hands),
    "dominion, choosing from the hand": ("dominion", {**SECOND, "cards": CHOOSING}, other_hands),
}


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_no_byte_that_others_are_sent(name: str) -> None:
    twins = Twins(*GAMES[name], 3)
    twins.play(TURNS)
    compared(twins)


@pytest.mark.parametrize("kingdom", [KINGDOM, CHOOSING])
def test_whoever_is_asked_for_a_reaction_tells_nothing_of_their_hand(kingdom: tuple[str, ...]) -> None:
    """DOM-6.10: they are asked and waited for in the same way, whether they hold a Moat or not."""
    twins = Twins("dominion", {**SECOND, "cards": kingdom}, other_hands, 4, "ask")
    twins.play(TURNS)
    compared(twins)
    assert twins.lapsed > 5


@pytest.mark.parametrize("rules", [1, BUYING_ENDS_ACTIONS - 1, HIDDEN_CHOICES_ASKED - 1])
def test_the_comparison_finds_what_earlier_rules_told(rules: int) -> None:
    def play_some() -> None:
        for seed in range(20):
            Twins("dominion", {**SECOND, "cards": CHOOSING}, other_hands, seed, rules=rules).play(TURNS)

    with pytest.raises(AssertionError):
        play_some()


def compared(twins: Twins) -> None:
    assert twins.entries > 80
    assert twins.differed > twins.entries * 0.9, "the hidden cards must differ, or nothing was compared"
    assert twins.seen > twins.entries * 0.1, "their owners see them, so the comparison would find a leak"
