"""What every position of Kingdom Builder keeps, with whatever sets: nothing comes from nowhere, and nothing gets lost.

:func:`check` is quick, for every step of many games, and looks at the state itself. :func:`check_papers` reads the same
from the dump alone, with a geometry of its own. :func:`check_hidden` holds what a seat sees and imagines against the
truth, and :func:`check_play` what an action did against what it told.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import Event
from realmwright.game import State as AnyState
from realmwright.rules.kingdom_builder.model.amendments import SWAMP_CARDS_WITH_SET
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import (
    BOARDS,
    BONUS_TILE,
    COMMON,
    EXPANSIONS,
    EXTRAS,
    FIGURES,
    NOMAD_TILE,
    NUMBER_OF,
    TERRAIN_CARDS,
)
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.maps import TURNED, locations
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, KINDS, MOUNTAIN, NOTHING, WATER
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.play.turn import undertake
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import EACH_TERRAIN, SETTLEMENTS

WALLS: Final = 25
SCOUTS: Final = 2
NOMAD_TILES: Final = Counter(
    [extra.name for extra in EXTRAS if extra.role == NOMAD_TILE] + ["resettlement", "outpost", "sword", "treasure"]
)
"""KB-11.2: one of each, and of four of them a second one."""
PURSES: Final = ("families", "shepherds", "ambassadors", "rovers", "treasure")
"""What pays during play (KB-11.15)."""
REVEALING: Final = ("card-shown", "card-drawn", "card-turned", "card-useless", "deck-shuffled")
SPECIAL_LETTERS: Final = {kind.letter for kind in KINDS if kind.special} | {"."}
WARRIOR, WAGON, SHIP, CITY = range(4)

Place = tuple[int, int]


def check(state: AnyState) -> None:
    """Everything that can be had from the state itself."""
    assert isinstance(state, State)
    check_pieces(state)
    check_figures(state)
    check_board(state)
    check_cards(state)
    check_tiles(state)
    check_turn(state)


# Pieces


def figures_of(state: State, seat: int) -> int:
    """The hexes with figures of a seat."""
    found = 0
    for cells in state.figures:
        found |= cells
    return found & state.own[seat]


def marks_of(state: State, seat: int) -> int:
    """The settlements that mark lines (KB-14.16)."""
    return state.kits["harvest"].marks[seat].bit_count() if "harvest" in state.setup.sets else 0


def check_pieces(state: State) -> None:
    """KB-1.18, KB-3.1: forty settlements a player, wherever they are, and one piece a hex."""
    everywhere = state.blocked
    for seat, own in enumerate(state.own):
        assert not own & everywhere, "two pieces on one hex (KB-5.1)"
        everywhere |= own
        in_hand = state.lifted != NONE and state.carried == NONE and seat == state.actor
        due = state.due if seat == state.turn else 0
        kept = state.supply[seat] + state.aside[seat] + due + marks_of(state, seat)
        assert (own & ~figures_of(state, seat)).bit_count() + kept + in_hand == SETTLEMENTS
        assert state.settlements(seat) == SETTLEMENTS
        assert min(state.supply[seat], state.aside[seat], due) >= 0
    assert not everywhere & ~state.board.grid.board
    assert not everywhere & (state.board.special | state.board.terrain[NOTHING]), "on a special hex (KB-1.3)"
    if state.lifted != NONE:
        assert not everywhere >> state.lifted & 1
        assert state.tile != NONE
        assert EXTRAS[state.tile].moves
    else:
        assert state.carried == NONE


def check_figures(state: State) -> None:
    """KB-12.1: two warriors, a wagon, a ship and a city hall a player."""
    grid = state.board.grid
    assert bool(state.figures) == ("crossroads" in state.setup.sets)
    found = 0
    for kind, cells in enumerate(state.figures):
        assert not cells & found, "two figures on one hex"
        found |= cells
        figure = FIGURES[kind]
        for seat, own in enumerate(state.own):
            carried = state.carried == kind and seat == state.actor
            assert (own & cells).bit_count() + carried <= figure.pieces * figure.hexes
            if figure.hexes > 1 and own & cells:
                middles = [cell for cell in bits.each(own & cells) if grid.around[cell] | 1 << cell == own & cells]
                assert len(middles) == 1, "a city hall fills a hex and the six around it"
    pieces = 0
    for own in state.own:
        pieces |= own
    assert not found & ~pieces, "a figure that belongs to nobody"
    if state.figures and not state.setup.switches["special_pieces_movable"]:
        board = state.board
        assert not (state.figures[WARRIOR] | state.figures[CITY]) & ~board.buildable
        assert not state.figures[WAGON] & ~(board.buildable | board.terrain[MOUNTAIN])
        assert not state.figures[SHIP] & ~board.terrain[WATER]


def check_board(state: State) -> None:
    """What is kept up to date step by step is what one finds by looking at the whole board."""
    grid = state.board.grid
    warriors = state.figures[WARRIOR] if state.figures else 0
    assert state.guards == warriors
    assert state.closed == grid.near(warriors)
    filled = state.blocked | state.closed
    for seat, own in enumerate(state.own):
        filled |= own
        assert state.near[seat] == grid.near(own | state.posts if seat == state.turn else own)
    assert state.free == grid.board & ~filled
    walls = state.blocked & ~state.posts
    assert not state.posts & ~state.blocked
    assert state.posts.bit_count() <= SCOUTS
    assert walls.bit_count() <= WALLS
    assert "harvest" in state.setup.sets or not state.posts
    assert "nomads" in state.setup.sets or not walls


# Terrain cards


def swampy(state: State) -> bool:
    """Whether the swamp cards are among the terrain cards (KB-13.2)."""
    if "marshlands" not in state.setup.sets:
        return False
    sets = {BOARDS[label.removesuffix(TURNED)].expansion for label in state.board.labels}
    if state.rules >= SWAMP_CARDS_WITH_SET:
        return True
    return "marshlands" in sets or state.setup.switches["swamp_cards_without_boards"] is True


def check_cards(state: State) -> None:
    hands = [card for hand in state.hand for card in hand]
    cards = Counter([*hands, *state.deck, *state.discard, *state.removed])
    wanted = dict.fromkeys(CARD_KINDS, EACH_TERRAIN)
    if swampy(state):
        wanted |= {len(CARD_KINDS) + kind: 1 for kind in CARD_KINDS}
    assert cards == wanted, "terrain cards come from nowhere or get lost"
    for hand, dealt in zip(state.hand, state.dealt, strict=True):
        assert len(hand) == len(dealt)
        assert all(1 <= shuffle <= state.shuffles for shuffle in dealt)
        assert "crossroads" in state.setup.sets or len(hand) <= 1
    if "marshlands" in state.setup.sets:
        outcast = state.kits["marshlands"].outcast
        assert (outcast != NONE) == ("scouts" in state.setup.cards)
        left = {kind for card in (*hands, *state.deck, *state.discard) for kind in TERRAIN_CARDS[card].kinds}
        assert outcast not in left, "a card of the removed terrain (KB-13.19)"


# Tiles


def check_tiles(state: State) -> None:
    board = state.board
    for slot, stock in enumerate(board.slot_stock):
        assert state.tiles_left(slot) == stock - sum(taken >> slot & 1 for taken in state.taken) >= 0
    for seat in range(state.players):
        held, fresh, used = state.held[seat], state.fresh[seat], state.used[seat]
        assert not fresh & used
        assert not (fresh | used) & ~held
        assert not held & ~state.taken[seat]
        for slot in bits.each(held):
            extra = EXTRAS[state.setup.offer[slot]]
            assert extra.name != "treasure", "a treasure leaves the game at once (KB-11.10)"
            if seat != state.turn and used >> slot & 1:
                assert extra.name == "canoe", "it is used in its owner's turn only"
            if extra.role == BONUS_TILE:
                kind = NUMBER_OF[extra.name.removesuffix(" bonus")]
                assert (held & state.setup.slots_of[kind]).bit_count() == 2, "a bonus without its two tiles (KB-13.9)"
        if state.rounds or "marshlands" in state.setup.sets:
            continue
        assert seat == state.turn or held == fresh, "it is new or used in its owner's turn only"
    nomads = Counter(EXTRAS[state.setup.offer[slot]].name for slot in board.nomads().values())
    assert nomads <= NOMAD_TILES


# The turn


def check_turn(state: State) -> None:
    assert state.choices == (0 if state.over else state.copy().find_choices()), "the choices are those of before"
    assert 0 <= state.left <= state.whole
    assert state.actor == state.turn or state.rounds
    assert not state.rounds or EXTRAS[state.tile].name == "canoe", "whoever interrupts is asked"
    if state.left:
        assert state.supply[state.turn] + state.due > 0
        assert state.hand[state.turn]
    for seat, supply in enumerate(state.supply):
        if not supply and not state.aside[seat] and not (seat == state.turn and state.due):
            assert state.ending, "KB-9.2"
    if state.closing or state.over:
        assert state.ending
        assert not state.posts
        assert not state.left
    if not state.closing:
        assert (state.turns - 1) % state.players == (state.turn - state.setup.start) % state.players
    if state.over:
        assert (state.tile, state.lifted, state.rounds) == (NONE, NONE, ())
        if not state.closing:
            assert (state.turn + 1) % state.players == state.setup.start, "everybody had equally many turns (KB-9.2)"
    if state.tile != NONE and EXTRAS[state.tile].role == COMMON and not state.closing:
        assert state.spent >> state.tile & 1
    for earned in state.earned:
        assert set(earned) <= set(PURSES)
        assert all(gold > 0 for gold in earned.values())
    for source in set(PURSES) - {"treasure", *state.setup.cards}:
        assert not any(source in earned for earned in state.earned), "a card pays that is not shown"


def check_offers(state: AnyState) -> None:
    """KB-4.5: a tile that cannot be used now has nothing to do; one that can is found out by playing."""
    assert isinstance(state, State)
    between = state.left in (0, state.whole) and not state.freely & ANYWHERE
    if state.seat is None or state.tile != NONE or state.closing or not between or not state.supply[state.turn]:
        return
    board = state.board
    offered = state.legal() >> board.use
    fresh = {state.setup.offer[slot] for slot in bits.each(state.fresh[state.turn])}
    for number in {*fresh, *(NUMBER_OF[name] for set_ in state.setup.sets for name in EXPANSIONS[set_].common)}:
        extra = EXTRAS[number]
        spent = extra.role == COMMON and state.spent >> number & 1
        if offered >> number & 1 or extra.passive or spent or extra.name in ("canoe", "outpost", "fort"):
            continue
        after = NATIVE.to_plain(state)
        undertake(after, number)
        assert not after.find_choices() & ~(1 << board.stop), f"{extra.name} could be used"


def check_scores(state: AnyState) -> None:
    """Everything that pays is named once, in the order of the rules, and nothing costs."""
    assert isinstance(state, State)
    letters = set(hexes_of(state.board).values())
    places = {
        "treasure": "N" in letters,
        "palaces": "P" in letters,
        "capitols": "capitol" in state.setup.sets and state.kits["capitol"].cells != 0,
    }
    paying = [name for name, there in places.items() if there]
    for score in state.scores():
        assert all(gold >= 0 for gold in score.values())
        assert list(score) == [*state.setup.cards, *state.setup.tasks, "castles", *paying]
    totals = [score.total for score in state.scores()]
    assert state.winners() == [seat for seat, total in enumerate(totals) if total == max(totals)]


# On paper


@lru_cache(maxsize=64)
def hexes_of(board: Board) -> dict[Place, str]:
    """The letters of a map, where it has a hex."""
    rows = enumerate(board.rows())
    return {(row, col): letter for row, letters in rows for col, letter in enumerate(letters) if letter != " "}


def place(name: str) -> Place:
    row, col = name.split(",")
    return int(row), int(col)


def around(hexes: dict[Place, str], here: Place) -> set[Place]:
    """The hexes around one; odd rows lie half a hex to the right."""
    row, col = here
    side = 0 if row % 2 else -1
    found = {(row, col - 1), (row, col + 1)}
    found |= {(row + step, col + side + n) for step in (-1, 1) for n in (0, 1)}
    return found & hexes.keys()


def places(state: State, cells: int) -> set[Place]:
    return {place(state.board.name(cell)) for cell in bits.each(cells)}


def check_papers(state: AnyState) -> None:
    """The same by the dump alone: where pieces stand, what is free, and what tiles are held for."""
    assert isinstance(state, State)
    dump: Any = state.dump()
    turn = dump["turn"]
    hexes = hexes_of(state.board)
    lifted = place(turn["lifted"]) if turn["lifted"] is not None else None
    scouts = {place(name) for name in dump.get("scouts", ())}
    standing: Counter[Place] = Counter([*scouts, *(place(name) for name in dump.get("walls", ()))])
    closed: set[Place] = set()
    reach: list[set[Place]] = []
    for seat, player in enumerate(dump["players"]):
        figures = player.get("figures", {})
        names = [*player["settlements"], *(name for each in figures.values() for name in each)]
        pieces = {place(name) for name in names}
        standing.update(place(name) for name in names)
        for name in figures.get("warrior", ()):
            closed |= around(hexes, place(name))
        beside = pieces | scouts if seat == turn["seat"] else pieces
        assert places(state, state.near[seat]) == set().union(*(around(hexes, here) for here in beside), set())
        # KB-7.5 is settled when the move is done.
        moving = {lifted} if lifted and seat == turn.get("actor", turn["seat"]) else set()
        reach.append(pieces | moving)
    assert all(count == 1 for count in standing.values()), "two pieces on one hex (KB-5.1)"
    assert not any(hexes[here] in SPECIAL_LETTERS for here in standing), "a piece on a special hex (KB-1.3)"
    assert places(state, state.free) == hexes.keys() - standing.keys() - closed
    assert lifted not in standing
    for seat, player in enumerate(dump["players"]):
        check_tile_papers(state, player["tiles"], set().union(*(around(hexes, here) for here in reach[seat]), set()))


def check_tile_papers(state: State, tiles: Any, beside: set[Place]) -> None:
    """Each tile of a player has its own hex, and is held while something own stands beside that."""
    named = locations(state.board)
    hexes = [tile["hex"] for tile in tiles if tile["hex"] is not None]
    assert len(set(hexes)) == len(hexes), "two tiles from one hex (KB-7.2)"
    for tile in tiles:
        role = EXTRAS[NUMBER_OF[tile["location"]]].role
        if role in (NOMAD_TILE, BONUS_TILE):
            assert (tile["hex"] is None) == (role == BONUS_TILE)
        elif tile["hex"] is not None:
            assert named[tile["hex"]] == tile["location"]
            if tile["state"] != "lost" and not state.closing:
                assert place(tile["hex"]) in beside, "a tile is held without a settlement beside its hex (KB-7.5)"


# What is hidden


def shown_seats(state: State, seat: int | None) -> set[int | None]:
    """Whose terrain cards a seat sees: its own, and those of the turn."""
    return {seat} if state.over or state.closing else {seat, state.turn}


def check_hidden(state: AnyState, key: int) -> None:
    """KB-17.5: hand cards of the others and the order of the pile are hidden, everything else is open."""
    assert isinstance(state, State)
    dump: Any = state.dump()
    for seat in (*range(state.players), None):
        view: Any = state.view(seat)
        for other, player in enumerate(view["players"]):
            truth = dump["players"][other]
            shown = other in shown_seats(state, seat)
            assert player["card"] == (truth["card"] if shown else None)
            if state.setup.sets:
                assert player["more_cards"] == (truth["more_cards"] if shown else [])
            for part in truth.keys() - {"card", "more_cards"}:
                assert player[part] == truth[part]
        assert view["deck_count"] == len(dump["deck"])
        secret = {"deck", "shuffles", "dice"}
        assert not secret & view.keys()
        for part in dump.keys() - secret - {"players", "locations", "nomads", "map"}:
            assert view[part] == dump[part]
        taken = Counter(tile["hex"] for player in dump["players"] for tile in player["tiles"])
        assert all(found["tiles"] == 2 - taken[found["hex"]] for found in view["locations"])
        for found in view.get("nomads", ()):
            assert found["tile"] == (None if taken[found["hex"]] else dump["nomads"][found["hex"]])
        check_imagined(state, seat, key)


def known(state: State, seat: int | None) -> dict[str, Any]:
    """The dump without what a seat cannot know."""
    dump: Any = state.dump()
    for other, player in enumerate(dump["players"]):
        if other not in shown_seats(state, seat):
            player["card"] = player["card"] is not None
            player["more_cards"] = len(player.get("more_cards", ()))
    return {**dump, "deck": len(dump["deck"]), "dice": None}


def unseen(state: State, seat: int | None) -> Counter[tuple[int, int]]:
    """The hidden cards by the shuffle that they come from: whoever counts cards knows so much."""
    found = Counter((state.shuffles, card) for card in state.deck)
    for other in set(range(state.players)) - shown_seats(state, seat):
        found.update(zip(state.dealt[other], state.hand[other], strict=True))
    return found


def check_imagined(state: State, seat: int | None, key: int) -> None:
    """Imagining keeps what is known, and deals the rest anew."""
    hidden = unseen(state, seat)
    native = [state.imagine(seat, FastDice(key + n)) for n in range(12)]
    assert known(native[0], seat) == known(state, seat)
    assert all(unseen(twin, seat) == hidden for twin in native)
    # Few hidden cards may well be dealt in the same way twelve times.
    drawn = {(twin.deck, *twin.hand) for twin in native}
    assert len(drawn) > 1 or hidden.total() < 8 or len(hidden) == 1, "what is hidden is never imagined otherwise"


# Between two positions


def check_play(before: AnyState, state: AnyState, events: Sequence[Event]) -> None:
    """Events have their audience, what came out was counted, and what was done was told."""
    assert isinstance(before, State)
    assert isinstance(state, State)
    for event in events:
        owner = event.args["seat"] if event.kind == "card-drawn" else None
        assert event.audience == owner, f"{event.kind} is for the wrong ears"
    kinds = [event.kind for event in events]
    if any(kind in REVEALING for kind in kinds):
        assert state.secrets > before.secrets
    if not events:
        assert state.lifted != NONE, "only a piece that was lifted is not yet news"
    elif state.lifted != NONE:
        assert kinds == ["tile-used"], "an outpost is used while a piece is in the hand"
    if kinds in (["tile-used"], ["tile-repeated"]) and events[0].args["tile"] not in ("outpost", "crossroads"):
        assert state.tile != NONE, "an action was begun that has no legal result (KB-4.5)"
    if state.turns > before.turns:
        assert not state.posts, "scouts leave at the end of the turn (KB-4.6)"
        assert not state.spent
    gold = Counter[tuple[int, str]]()
    for event in events:
        if event.kind == "earned":
            seat, source, amount = event.args["seat"], event.args["source"], event.args["gold"]
            assert isinstance(seat, int)
            assert isinstance(amount, int)
            gold[seat, str(source)] += amount
    for seat, earned in enumerate(state.earned):
        for source, total in earned.items():
            assert total - before.earned[seat].get(source, 0) == gold.pop((seat, source), 0)
    assert not gold, "gold was paid that nobody has"
    assert not before.ending or state.ending, "the end is final (KB-9.3)"
    check_pieces_told(before, state, kinds)


def check_pieces_told(before: State, state: State, kinds: Sequence[str]) -> None:
    """As many pieces come and go as are told of."""
    added = sum((own & ~old).bit_count() for own, old in zip(state.own, before.own, strict=True))
    gone = sum((old & ~own).bit_count() for own, old in zip(state.own, before.own, strict=True))
    placed = 0
    for kind, cells in enumerate(state.figures):
        new = (cells & ~before.figures[kind]).bit_count()
        if "placed" in kinds and new:
            placed = new
    moved = kinds.count("moved")
    lifted = (state.lifted != NONE) - (before.lifted != NONE)
    assert added == kinds.count("built") + placed + moved
    assert gone - lifted == moved + sum(kinds.count(kind) for kind in ("struck", "taken-back", "set-aside"))
    walls = (state.blocked & ~state.posts).bit_count() - (before.blocked & ~before.posts).bit_count()
    assert walls == kinds.count("walled")
