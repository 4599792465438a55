"""What every position of Winter Kingdom keeps, with whatever twists: nothing comes from nowhere, and nothing gets lost.

:func:`check` is quick, for every step of many games, and looks at the state itself. :func:`check_papers` reads the same
from the dump alone, with a geometry of its own. :func:`check_hidden` holds what a seat sees and imagines against the
truth, and :func:`check_play` what an action did against what it told. What is offered is in :mod:`offers`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import Event
from realmwright.game import State as AnyState
from realmwright.rules.winter_kingdom.content.talents import TUNNEL_CARD
from realmwright.rules.winter_kingdom.model.amendments import SETTLERS_MAY
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.components import (
    CARDS_OF_A_KIND,
    CENTRES,
    FORTS,
    HOUSES,
    MANDATORY,
    TALENTS_DEALT,
)
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    ASK_WOLVES,
    BUILDING,
    CLEANING,
    EXTRA,
    NONE,
    SALVAGING,
    TRADING,
)
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, MOUNTAIN, OPEN, right_of
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.offers import check_offers as check_offers

MINE: Final = next(number for number, card in enumerate(TALENTS) if card.name == "mine")
CROSSROADS: Final = next(number for number, card in enumerate(TALENTS) if card.name == "crossroads")
REVEALING: Final = ("card-shown", "card-drawn", "card-useless", "deck-shuffled")
UNDER_WAY: Final = (ASK_BUILD, ASK_PICK, ASK_DROP, ASK_FOLLOW, ASK_ROAD)
BUILDABLE_LETTERS: Final = set("FGTLBSI")
SIZE: Final = 4
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Place = tuple[int, int]


def check(state: AnyState) -> None:
    """Everything that can be had from the state itself."""
    assert isinstance(state, State)
    check_pieces(state)
    check_board(state)
    check_cards(state)
    check_talents(state)
    check_turn(state)
    check_under_way(state)
    check_end(state)


# Pieces


def check_pieces(state: State) -> None:
    """WK-1.3: 32 houses and 4 forts a player, on the map, in supply, or taken off by a card that does so."""
    everywhere = 0
    lossless = not (state.setup.law.wolves or ECONOMIES[state.setup.economy].removed)
    for seat, own in enumerate(state.own):
        assert not own & everywhere, "two buildings on one hex (WK-5.1)"
        everywhere |= own
        forts = state.forts[seat]
        assert not forts & ~own
        houses = own & ~forts
        for built, supply, pieces in (
            (houses, state.supply[seat], HOUSES),
            (forts, state.fort_supply[seat], FORTS),
        ):
            assert supply >= 0
            gone = pieces - supply - built.bit_count()
            assert gone == 0 if lossless else gone >= 0, "pieces come from nowhere or get lost"
        if own & state.board.terrain[MOUNTAIN]:
            assert state.upgraded[seat] >> MINE & 1, "only a mine builds on mountains (WK-2.7)"
    assert not everywhere & ~(state.board.buildable | state.board.terrain[MOUNTAIN]), "on a special hex (WK-5.2)"


def check_board(state: State) -> None:
    """What is kept up to date step by step is what one finds by looking at the whole map."""
    grid = state.board.grid
    filled = 0
    for own, near in zip(state.own, state.near, strict=True):
        filled |= own
        assert near == grid.near(own)
    assert state.free == grid.board & ~filled
    shut = 0
    if state.setup.law.dead_end:
        for seat, near in enumerate(state.near):
            others = filled & ~state.own[seat]
            assert not near & others, "buildings of two players side by side (WK-10.12)"
            shut |= near if seat != state.turn and not state.over else 0
    assert state.shut == shut


# Cards


def check_cards(state: State) -> None:
    """WK-1.2, WK-3.5: thirty terrain cards, one of them in every hand."""
    cards = Counter([*(card for hand in state.hand for card in hand), *state.deck, *state.discard])
    assert cards == dict.fromkeys(CARD_KINDS, CARDS_OF_A_KIND), "terrain cards come from nowhere or get lost"
    for hand, dealt in zip(state.hand, state.dealt, strict=True):
        assert len(hand) == len(dealt) == 1
        assert 1 <= dealt[0] <= state.shuffles


def check_talents(state: State) -> None:
    """WK-3.4, WK-7.6: everybody has five, in hand or open, and can do what the open ones say."""
    seen = 0
    for seat in range(state.players):
        hand, owned, upgraded = state.unbought[seat], state.owned[seat], state.upgraded[seat]
        assert not hand & owned
        assert not (hand | owned) & (seen | ~state.setup.pool)
        assert (hand | owned).bit_count() == TALENTS_DEALT
        assert not upgraded & ~owned
        seen |= hand | owned
        assert state.coins[seat] >= 0
        can = {"tunnel"}
        for talent in bits.each(owned):
            name, mode = TALENTS[talent].name, TALENTS[talent].mode
            can |= {name, f"{name} II"} if upgraded >> talent & 1 and mode != "arrow" else {name}
        assert {POWERS[number].name for number in bits.each(state.powers[seat])} == can


# The turn


def check_turn(state: State) -> None:
    seat = state.turn
    assert state.choices == state.copy().find_choices(), "the choices are those of before"
    assert 0 <= state.left <= state.whole <= MANDATORY
    assert state.laid.bit_count() <= state.whole - state.left
    assert state.laid.bit_count() <= state.pieces or state.over
    if state.left:
        assert state.left <= state.stock()
        assert state.phase == BUILDING
        card = state.shown_card()
        assert state.kind in (OPEN, card, right_of(card))
        if state.kind != card:
            assert state.upgraded[seat] >> CROSSROADS & 1, "another terrain than the card's (WK-8.16)"
        if state.kind == OPEN:
            assert not state.laid or state.left == state.whole
    if 0 < state.left < state.whole and state.step == ASK_OPEN:
        assert not state.choices >> state.board.use, "something is done within the mandatory action (WK-4.5)"
    assert (state.turns - 1) % state.players == (seat - state.start) % state.players
    assert state.purchases <= state.setup.law.purchases
    assert (state.purchases > 0) == (state.phase == TRADING) or state.phase == CLEANING
    assert state.phase != SALVAGING or ECONOMIES[state.setup.economy].removed
    assert (state.phase == EXTRA) == (state.extra != NONE)
    assert state.extra_left == 0 or state.phase == EXTRA
    assert state.extra in (NONE, TUNNEL_CARD) or state.owned[seat] >> state.extra & 1
    assert not state.fresh & ~state.powers[seat]
    assert not state.fresh or (state.setup.law.at_once and state.phase == TRADING)
    allowed = 0
    for number in bits.each(state.powers[seat]):
        allowed |= POWERS[number].marks
    assert not state.used & ~allowed, "a talent was used that the player does not have"


def check_under_way(state: State) -> None:
    """A talent in use has its step, and a house that is moved stands where it was or where it came to."""
    step = state.step
    assert (step in UNDER_WAY) == (state.power != NONE)
    if state.power != NONE:
        assert state.used >> state.power & 1
        assert state.powers[state.turn] >> state.power & 1
        assert state.left in (0, state.whole)
        assert step in (ASK_FOLLOW, ASK_ROAD) or POWERS[state.power].builds == (step == ASK_BUILD)
    else:
        assert (state.lifted, state.origin, state.moved) == (NONE, NONE, False)
    if state.lifted != NONE:
        assert state.houses() >> state.lifted & 1, "only houses are moved (WK-6.3)"
        assert step in (ASK_DROP, ASK_FOLLOW, ASK_ROAD)
    if state.moved:
        assert state.origin not in (NONE, state.lifted)
        follows = TALENTS[POWERS[state.power].talent].follows
        built_on = step == ASK_ROAD and follows and POWERS[state.power + 1].builds
        assert built_on or state.free >> state.origin & 1, "somebody stands where the house came from"
    may_stop = step in (ASK_FOLLOW, ASK_ROAD) or (step == ASK_SETTLE and state.rules >= SETTLERS_MAY)
    assert (state.choices >> state.board.stop & 1) == may_stop
    assert not may_stop or state.choices.bit_count() > 1
    assert step != ASK_ROAD or state.setup.law.road
    assert step != ASK_SETTLE or (state.setup.law.settles >= 0 and state.left < state.whole and state.stock())
    assert (step == ASK_WOLVES) == (state.phase == CLEANING)
    assert step != ASK_WOLVES or state.pieces > state.setup.law.wolves > 0


def check_end(state: State) -> None:
    """WK-12.1."""
    empty = [seat for seat in range(state.players) if not state.supply[seat] + state.fort_supply[seat]]
    assert state.ending == bool(empty)
    assert state.idle < 2 * state.players
    if state.over:
        assert (state.turn + 1) % state.players == state.start, "everybody had equally many turns"
        assert state.ending or state.idle >= state.players
        assert (state.left, state.step, state.phase, state.used, state.pieces) == (0, ASK_OPEN, BUILDING, 0, 0)


# Scores


def check_scores(state: AnyState) -> None:
    """Everything that pays is named once, in the order of the rules, and nothing costs."""
    assert isinstance(state, State)
    for score in state.scores():
        assert list(score) == [*state.setup.cards, "castles"]
        assert all(points >= 0 for points in score.values())
        assert score["castles"] % 3 == 0
    totals = [score.total for score in state.scores()]
    assert state.winners() == [seat for seat, total in enumerate(totals) if total == max(totals)]


# On paper


def place(name: str) -> Place:
    q, r = name.split(",")
    return int(q), int(r)


def places(state: State, cells: int) -> set[Place]:
    return {place(state.board.name(cell)) for cell in bits.each(cells)}


def check_papers(state: AnyState) -> None:
    """The same by the dump and the drawn map alone: where buildings stand, what is free, and what is near."""
    assert isinstance(state, State)
    dump: Any = state.dump()
    view: Any = state.view(None)
    letters: dict[Place, str] = {}
    slot_of: dict[Place, int] = {}
    for slot, rows in enumerate(view["map"]):
        for row, text in enumerate(rows or ()):
            r = row - SIZE
            for column, letter in enumerate(text):
                here = (CENTRES[slot][0] + max(-SIZE, -SIZE - r) + column, CENTRES[slot][1] + r)
                letters[here], slot_of[here] = letter, slot
    islands = "islands" in dump["twists"]

    def beside(here: Place) -> set[Place]:
        found = {(here[0] + q, here[1] + r) for q, r in AROUND} & letters.keys()
        return {there for there in found if not islands or slot_of[there] == slot_of[here]}

    standing: Counter[Place] = Counter()
    for seat, player in enumerate(dump["players"]):
        houses, forts = (len(player[name]) for name in ("houses", "forts"))
        assert houses + player["supply"] + player["removed"][0] == HOUSES
        assert forts + player["fort_supply"] + player["removed"][1] == FORTS
        own = {place(name) for name in (*player["houses"], *player["forts"])}
        standing.update(own)
        assert places(state, state.near[seat]) == set().union(*(beside(here) for here in own), set())
    assert all(count == 1 for count in standing.values()), "two buildings on one hex (WK-5.1)"
    assert all(letters[here] in BUILDABLE_LETTERS | {"M"} for here in standing)
    assert places(state, state.free) == letters.keys() - standing.keys()
    assert places(state, state.board.buildable) == {here for here in letters if letters[here] in BUILDABLE_LETTERS}
    if dump["turn"]["lifted"] is not None:
        assert dump["turn"]["lifted"] in dump["players"][dump["turn"]["seat"]]["houses"]


# What is hidden


def shown_seats(state: State, seat: int | None) -> set[int | None]:
    """Whose terrain cards a seat sees: its own, and that of the turn."""
    return {seat} if state.over else {seat, state.turn}


def check_hidden(state: AnyState, key: int) -> None:
    """WK-7.14: talents in hand, terrain cards and the order of the pile are hidden, everything else is open."""
    assert isinstance(state, State)
    dump: Any = state.dump()
    for seat in (*range(state.players), None):
        view: Any = state.view(seat)
        for other, player in enumerate(view["players"]):
            truth = dump["players"][other]
            assert player["card"] == (truth["card"] if other in shown_seats(state, seat) else None)
            assert player["hand"] == (truth["hand"] if other == seat else None)
            for part in truth.keys() - {"card", "hand"}:
                assert player[part] == truth[part]
        assert view["deck_count"] == len(dump["deck"])
        secret = {"deck", "shuffles", "dice"}
        assert not secret & view.keys()
        for part in dump.keys() - secret - {"players", "map"}:
            assert view[part] == dump[part]
        check_imagined(state, seat, key)


def known(state: State, seat: int | None) -> dict[str, Any]:
    """The dump without what a seat cannot know."""
    dump: Any = state.dump()
    for other, player in enumerate(dump["players"]):
        player["hand"] = player["hand"] if other == seat else None
        if other not in shown_seats(state, seat):
            player["card"] = None
    return {**dump, "deck": len(dump["deck"]), "dice": None}


def unseen(state: State, seat: int | None) -> Counter[tuple[int, int]]:
    """The hidden cards by the shuffle that they come from: whoever counts cards knows so much."""
    found = Counter((state.shuffles, card) for card in state.deck)
    for other in set(range(state.players)) - shown_seats(state, seat):
        found.update(zip(state.dealt[other], state.hand[other], strict=True))
    return found


def check_imagined(state: State, seat: int | None, key: int) -> None:
    """Imagining keeps what is known, and deals the rest anew: terrain cards, and talents that nobody has shown."""
    hidden = unseen(state, seat)
    native = [state.imagine(seat, FastDice(key + n)) for n in range(12)]
    assert known(native[0], seat) == known(state, seat)
    secret = state.setup.pool
    for other in range(state.players):
        secret &= ~state.owned[other]
    if seat is not None:
        secret &= ~state.unbought[seat]
    for twin in native:
        assert unseen(twin, seat) == hidden
        check_talents(twin)
    drawn = {(twin.deck, *twin.hand) for twin in native}
    # Few hidden cards may well be dealt in the same way twelve times.
    assert len(drawn) > 1 or hidden.total() < 8 or len(hidden) == 1, "what is hidden is never imagined otherwise"
    hands = {tuple(twin.unbought) for twin in native}
    others = [hand.bit_count() for other, hand in enumerate(state.unbought) if other != seat]
    if secret.bit_count() > 8 and max(others) in (2, 3):
        assert len(hands) > 1, "the talents of others are never imagined otherwise"


# Between two positions

SPENT: Final = ("bought", "upgraded", "extra-bought")


def check_play(before: AnyState, state: AnyState, events: Sequence[Event]) -> None:
    """Events have their audience, what came out was counted, and what was done was told."""
    assert isinstance(before, State)
    assert isinstance(state, State)
    for event in events:
        owner = event.args["seat"] if event.kind == "card-drawn" else None
        assert event.audience == owner, f"{event.kind} is for the wrong ears"
        assert event.kind == "game-over" or event.args["seat"] in range(state.players)
    kinds = [event.kind for event in events]
    if any(kind in REVEALING for kind in kinds):
        assert state.secrets > before.secrets
    if not events:
        begun = state.step in (ASK_DROP, ASK_WOLVES) or state.phase == SALVAGING != before.phase
        assert begun, "a deed is not told"
    if kinds == ["talent-used"]:
        assert state.power != NONE, "a talent was begun that has no legal result (WK-4.7)"
    assert ("last-round" in kinds) == (state.ending and not before.ending)
    assert not before.ending or state.ending, "the end is final (WK-12.1)"
    if state.turns > before.turns:
        assert (state.used, state.pieces, state.laid, state.purchases, state.phase) == (0, 0, 0, 0, BUILDING)
    check_coins(before, events, state)
    check_pieces_told(before, state, kinds)


def check_coins(before: State, events: Sequence[Event], state: State) -> None:
    """Every coin that comes or goes is told of, and only the acting seat has to do with it."""
    balance = 0
    for event in events:
        if event.kind in ("coins", "salvaged", *SPENT):
            coins = event.args["coins"]
            assert isinstance(coins, int)
            balance += -coins if event.kind in SPENT else coins
    for seat, purse in enumerate(state.coins):
        assert purse - before.coins[seat] == (balance if seat == before.turn else 0)


def check_pieces_told(before: State, state: State, kinds: Sequence[str]) -> None:
    """As many pieces come and go as are told of, all of the acting seat; whatever else somebody has stays."""
    built, moved = kinds.count("built"), kinds.count("moved")
    taken = kinds.count("salvaged") + kinds.count("lost")
    for seat in range(state.players):
        acting = seat == before.turn
        own, old = state.own[seat], before.own[seat]
        assert (own & ~old).bit_count() == (built + moved if acting else 0)
        assert (old & ~own).bit_count() == (moved + taken if acting else 0)
        supply, stock = state.supply[seat] + state.fort_supply[seat], before.supply[seat] + before.fort_supply[seat]
        assert stock - supply == (built if acting else 0)
        shown = before.unbought[seat] & ~state.unbought[seat]
        assert state.owned[seat] & ~before.owned[seat] == shown
        assert shown.bit_count() == (kinds.count("bought") if acting else 0)
        levels = state.upgraded[seat].bit_count() - before.upgraded[seat].bit_count()
        assert levels == (kinds.count("upgraded") if acting else 0)
        assert not before.upgraded[seat] & ~state.upgraded[seat], "what is bought stays (WK-7.6)"
        if not acting:
            assert (state.forts[seat], state.unbought[seat]) == (before.forts[seat], before.unbought[seat])
    fixed = ("board", "setup", "players", "start")
    assert all(getattr(state, name) == getattr(before, name) for name in fixed)
