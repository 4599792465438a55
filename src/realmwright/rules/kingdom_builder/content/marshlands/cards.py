"""What earns gold with Marshlands: palaces (KB-13.5) and its Kingdom Builder cards (KB-13.15 to KB-13.20)."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from realmwright.bits import Bits, each, lowest, pack
from realmwright.dice import Stream
from realmwright.hexgames.difference import ANEW
from realmwright.hexgames.terrain_deck import draw
from realmwright.rules.kingdom_builder.content.marshlands.swamp import Marsh
from realmwright.rules.kingdom_builder.content.payments import one_each
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS, Card, Payment, SpecialHex
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, NAMES, PALACE

MAJORITY_GOLD: Final = 5
GEOLOGIST_GOLD: Final = 2
MESSENGER_GOLD: Final = 2


def palaces(state: Position, seat: int) -> int:
    """KB-13.5: 5 gold for each palace beside which nobody has more settlements, and the seat has any."""
    return MAJORITY_GOLD * led(state, seat, state.board.terrain[PALACE]).bit_count()


def led(state: Position, seat: int, places: Bits) -> Bits:
    """Those of some places beside which a seat has settlements and nobody has more."""
    board = state.board
    own = state.own[seat]
    found: Bits = 0
    for place in each(places & board.grid.near(own)):
        around = board.grid.around[place]
        count = (around & own).bit_count()
        for other in state.own:
            if (around & other).bit_count() > count:
                break
        else:
            found |= 1 << place
    return found


def led_by(state: Position, seat: int, places: Bits, cell: int) -> int:
    """How many of some places a seat leads with its settlement on a hex, and would not lead without it."""
    board = state.board
    own = state.own[seat]
    found = 0
    for place in each(places & board.grid.around[cell]):
        around = board.grid.around[place]
        count = (around & own).bit_count()
        most = 1
        for other, theirs in enumerate(state.own):
            if other != seat:
                most = max(most, (around & theirs).bit_count())
        if count == most:
            found += 1
    return found


def palaces_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.5."""
    return gold + MAJORITY_GOLD * led_by(state, seat, state.board.terrain[PALACE], cell)


def _majorities(state: Position, seat: int, places: int) -> Iterator[Payment]:
    for place in each(led(state, seat, places)):
        yield Payment(MAJORITY_GOLD, state.board.grid.around[place] & state.own[seat], place)


def palaces_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.5."""
    return _majorities(state, seat, state.board.terrain[PALACE])


def geologists(state: Position, seat: int) -> int:
    """KB-13.15: 2 gold for each mountain range that an own area joins to another one."""
    board = state.board
    mountains = board.terrain[MOUNTAIN]
    grid = board.grid
    linked = 0
    for area in grid.components(state.own[seat]):
        touched = grid.dilate(area) & mountains
        if touched & (touched - 1) and touched & ~grid.component(touched & -touched, mountains):
            linked |= touched
    gold = 0
    for _ in grid.components(grid.component(linked, mountains)):
        gold += GEOLOGIST_GOLD
    return gold


def geologists_same(state: Position, seat: int, cell: int) -> bool:
    """Whether the areas touch the same with this hex and without: no mountain is beside it, and it joins no areas."""
    grid = state.board.grid
    return not grid.dilate(1 << cell) & state.board.terrain[MOUNTAIN] and not grid.joins(cell, state.own[seat])


def geologists_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.15."""
    return gold if geologists_same(state, seat, cell) else geologists(state, seat)


def geologists_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.15."""
    return gold if geologists_same(state, seat, cell) else ANEW


def geologists_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.15: a range pays once, whichever areas join it to others; a bare hex of it stands for it."""
    board = state.board
    joined: defaultdict[int, int] = defaultdict(int)
    for area in board.grid.components(state.own[seat]):
        touched = board.grid.dilate(area)
        ranges = [mountain_range for mountain_range in board.areas(MOUNTAIN) if mountain_range & touched]
        if len(ranges) > 1:
            for mountain_range in ranges:
                joined[mountain_range] |= area
    for mountain_range in sorted(joined, key=lowest):
        bare = mountain_range & ~state.own[seat]
        yield Payment(GEOLOGIST_GOLD, joined[mountain_range], lowest(bare) if bare else None)


def messengers(state: Position, seat: int) -> int:
    """KB-13.16: 2 gold for each hex between the two settlements of one area that are farthest apart."""
    grid = state.board.grid
    farthest = 1
    for area in grid.components(state.own[seat]):
        # A number of settlements that hang together are fewer steps apart than they are many.
        if area.bit_count() > farthest + 1:
            farthest = max(farthest, grid.span(area))
    return MESSENGER_GOLD * (farthest - 1)


def messengers_there(state: Position, seat: int, cell: int) -> int:
    """What the area of a settlement pays."""
    grid = state.board.grid
    return MESSENGER_GOLD * max(grid.span(grid.component(1 << cell, state.own[seat])) - 1, 0)


def messengers_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.16: no other area has become larger."""
    return max(gold, messengers_there(state, seat, cell))


def messengers_shrunk(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.16: nothing changes for an area that is not the longest."""
    return gold if messengers_there(state, seat, cell) < gold else ANEW


def messengers_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.16: the two settlements that are farthest apart."""
    grid = state.board.grid
    longest = max(grid.components(state.own[seat]), key=grid.span, default=0)
    ends = max(combinations(each(longest), 2), key=lambda pair: grid.distance(*pair), default=None)
    if ends is not None:
        yield Payment(MESSENGER_GOLD * (grid.distance(*ends) - 1), pack(ends))


def vassals(state: Position, seat: int) -> int:
    """KB-13.17: 1 gold for each settlement beside a border between quadrants."""
    return (state.own[seat] & state.board.seams).bit_count()


def vassals_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-13.17."""
    return gold + (state.board.seams >> cell & 1)


def vassals_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.17."""
    return one_each(state.own[seat] & state.board.seams)


def captains(state: Position, seat: int) -> int:
    """KB-13.18: 1 gold for each settlement next to three or more others."""
    own = state.own[seat]
    _, _, three = state.board.grid.crowds(own)
    return (own & three).bit_count()


def captains_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.18."""
    _, _, three = state.board.grid.crowds(state.own[seat])
    return one_each(state.own[seat] & three)


def scouts(state: Position, seat: int) -> int:
    """KB-13.19: 1 gold for each settlement next to the removed terrain that does not stand on it."""
    return (state.own[seat] & outskirts(state)).bit_count()


def outskirts(state: Position) -> Bits:
    """The hexes around the removed terrain."""
    marsh: Marsh = state.kits["marshlands"]
    if marsh.outcast == NONE:
        return 0
    removed = state.board.terrain[marsh.outcast]
    return state.board.grid.near(removed) & ~removed


def scouts_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.19."""
    return one_each(state.own[seat] & outskirts(state))


def noblewomen(state: Position, seat: int) -> int:
    """KB-13.20: the same for every other special hex; a palace pays once, and does so without this card."""
    return MAJORITY_GOLD * led(state, seat, noble_places(state)).bit_count()


def noble_places(state: Position) -> Bits:
    """The special hexes that pay for the Noblewomen only."""
    return state.board.special & ~state.board.terrain[PALACE]


def noblewomen_grown(state: Position, seat: int, cell: int, gold: int) -> int:
    """KB-13.20."""
    return gold + MAJORITY_GOLD * led_by(state, seat, noble_places(state), cell)


def noblewomen_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-13.20."""
    return _majorities(state, seat, noble_places(state))


def _remove_terrain(state: Position, _stream: Stream) -> None:
    """The terrain of the top card leaves the game with all cards that show it; then the rest is shuffled."""
    shown = draw(state)
    kind = TERRAIN_CARDS[shown].kinds[-1]
    marsh: Marsh = state.kits["marshlands"]
    marsh.outcast = kind
    cards = (*state.deck, shown)
    state.removed = tuple(sorted(card for card in cards if kind in TERRAIN_CARDS[card].kinds))
    state.discard = tuple(card for card in cards if kind not in TERRAIN_CARDS[card].kinds)
    state.deck = ()
    state.note("terrain-removed", "terrain", NAMES[kind])


def _removed_terrain(state: Position) -> str:
    marsh: Marsh = state.kits["marshlands"]
    return NAMES[marsh.outcast] if marsh.outcast != NONE else ""


PALACE_HEX: Final = SpecialHex(
    NAMES[PALACE],
    "silver",
    # A dome with a spire over columns.
    glyph="M0-11V-8M-7-1.5Q-7-8 0-8 7-8 7-1.5M-9.5-1.5H9.5M-7 2V8M0 2V8M7 2V8M-9.5 9.5H9.5",
)
PALACES: Final = Card(
    "palaces",
    palaces,
    palaces_gains,
    PALACE_HEX.glyph,
    on_board=lambda state: state.board.terrain[PALACE] != 0,
    grown=palaces_grown,
    additive=True,
)
CARDS: Final = (
    Card(
        "geologists",
        geologists,
        geologists_gains,
        grown=geologists_grown,
        shrunk=geologists_shrunk,
        # Crystals.
        emblem=(
            "M-3.5 10.5V-6.5L0-11 3.5-6.5V10.5zM-3.5 10.5H-8L-10.5 3-7.5-1-3.5 1.5"
            "M3.5 10.5H8L10.5 1 7.5-3 3.5 0M0-6.5V10.5"
        ),
    ),
    Card(
        "messengers",
        messengers,
        messengers_gains,
        grown=messengers_grown,
        shrunk=messengers_shrunk,
        # A post horn.
        emblem="M-11-6.5H3.5Q8-6.5 10.5-9.5V1.5Q8-2.5 3.5-2.5H2M-2-6.5a6.5 6.5 0 1 0 3 0M-11-8V-5",
    ),
    Card(
        "vassals",
        vassals,
        vassals_gains,
        grown=vassals_grown,
        additive=True,
        # A banner.
        emblem="M0-11V-8M-8.5-8.5H8.5M-6.5-8.5V8L0 4 6.5 8V-8.5M0-4.5V0M-2.2-2.2H2.2",
    ),
    Card(
        "captains",
        captains,
        captains_gains,
        # The star and the stripes of a rank.
        emblem=(
            "M-9.5 4L0-2 9.5 4M-9.5 10.5L0 4.5 9.5 10.5"
            "M0-11L1.2-8.6 3.8-8.2 1.9-6.4 2.4-3.8 0-5-2.4-3.8-1.9-6.4-3.8-8.2-1.2-8.6z"
        ),
    ),
    Card(
        "scouts",
        scouts,
        scouts_gains,
        prepare=_remove_terrain,
        removes_terrain=_removed_terrain,
        # A spyglass.
        emblem="M-10.5 6.5L-8 10.5 10.5-2 6-9.5zM-5.5 2.5L-3 7M1-2.5L4.5 2.5",
    ),
    Card(
        "noblewomen",
        noblewomen,
        noblewomen_gains,
        grown=noblewomen_grown,
        additive=True,
        # A fan.
        emblem="M0 8.5L-10.5-3.5A14.5 14.5 0 0 1 10.5-3.5zM0 8.5L-4.5-7.5M0 8.5L4.5-7.5M0 8.5V11",
    ),
)
