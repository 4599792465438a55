"""Posters of Kingdom Builder: each source of gold as a scene that the rules count."""

from collections.abc import Sequence

from realmwright.amendments import FIRST
from realmwright.bits import Bits, pack
from realmwright.dice import FastDice
from realmwright.drawing import PLAYERS, Palette, palette_of, settlement, studs
from realmwright.game import BadSetup, Game, PaletteName
from realmwright.hexgames.map_art import layer
from realmwright.hexgames.poster_art import emblem_poster, poster
from realmwright.hexgames.posters import BUILT, SEAT, Exhibit, Paid, give_card, middle_of, paid_at_once
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.art import landscape, overview
from realmwright.rules.kingdom_builder.art.drawing import pieces, pieces_defined
from realmwright.rules.kingdom_builder.art.emblems import emblem, emblem_id, emblems
from realmwright.rules.kingdom_builder.art.glyphs import LAND, place
from realmwright.rules.kingdom_builder.art.scenes import SCENES
from realmwright.rules.kingdom_builder.art.scenes.scene import AREA, LINE, QUADRANT, KingdomScene
from realmwright.rules.kingdom_builder.exchange.dump import dump
from realmwright.rules.kingdom_builder.exchange.gains import gains_of
from realmwright.rules.kingdom_builder.exchange.load import load
from realmwright.rules.kingdom_builder.model.board import NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import (
    BASE,
    CARD_SETS,
    CARDS_IN_PLAY,
    EXPANSIONS,
    NUMBER_OF,
    OWN,
    TASKS,
    kits_of,
    switches_of,
)
from realmwright.rules.kingdom_builder.model.hex_names import read_hex
from realmwright.rules.kingdom_builder.model.maps import draw_map
from realmwright.rules.kingdom_builder.model.position import GameSetup, Position
from realmwright.rules.kingdom_builder.model.terrain import BY_LETTER, KINDS, LOCATION, MANDATORY
from realmwright.rules.kingdom_builder.play.turn import play


def illustration(game: Game, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
    """The poster of a source of gold, or its emblem where nobody has drawn a scene; None if there is no such source."""
    colours = palette_of(palette, dark=dark)
    if name in SCENES:
        return poster(exhibit(game, name, colours), colours)
    if name in emblems():
        return emblem_poster(name, emblem_id(name), emblem(name), colours)
    return None


def exhibit(game: Game, name: str, palette: Palette) -> Exhibit:
    """The scene of a source of gold, counted."""
    scene = SCENES[name]
    state = stage(game, name)
    # Before anything is built: a tile that is taken then is still there.
    places = landscape.places(state) + landscape.markers(state)
    paid = count(state, name)
    board = state.board
    found = overview.pieces(state)
    seats = sorted({piece.seat for piece in found.values() if piece.seat is not None})
    return Exhibit(
        name,
        scene,
        LAND,
        board.grid,
        landscape.cells(board),
        middle_of(board.grid.number),
        state.own[SEAT],
        pack(found) | board.special,
        paid,
        _of_letters(board, scene.because),
        _parts(board, scene.around),
        _parts(board, scene.borders),
        [
            *(place(which, palette) for which in sorted(landscape.places_shown(state))),
            *(settlement(PLAYERS[seat], palette) for seat in seats),
            *pieces_defined(state, palette),
            *studs(palette),
        ],
        places,
        layer("rw-pieces", pieces(state)),
    )


# The position


def stage(game: Game, name: str) -> Position:
    """A position of a game with the source of gold, read as any other; what its scene builds is still to be built."""
    scene = SCENES[name]
    sets, cards, tasks = _in_play(name)
    board = draw_map(scene.rows(), scene.split, _locations(scene))
    switches = {option.name: option.default for option in switches_of(sets)}
    setup = GameSetup(_offer(board, scene), cards, SEAT, switches, sets, tasks)
    standing = [(int(mark) - 1, board.cell(row, col)) for row, col, mark in _marks(scene) if mark.isdigit()]
    state = Position(game, board, setup, max([2, *(seat + 1 for seat, _ in standing)]), FastDice(0), game.rules)
    state.kits = kits_of(state)
    for kit, words in scene.kits.items():
        state.kits[kit].load(state, JsonReader(words, f"the kit of {name}", BadSetup))
    for seat, cell in standing:
        state.own[seat] |= 1 << cell
        state.supply[seat] -= 1
    state.shuffles = 1
    if builds := _builds(board, scene):
        _begin_turn(state, board.kind(builds[0]))
    reader = JsonReader(dump(state), f"the scene of {name}", BadSetup)
    reader.text("game", (game.name,))
    return load(Position, game, reader, reader.number("rules", FIRST, game.rules))


def _in_play(name: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The sets, cards and tasks of a game that has a source of gold."""
    home = CARD_SETS.get(name) or next(
        expansion.name
        for expansion in EXPANSIONS.values()
        if any(source.name == name for source in (*expansion.tasks, *expansion.sources))
    )
    others = tuple(card.name for card in EXPANSIONS[BASE].cards if card.name != name)
    cards = ((name, *others) if name in CARD_SETS else others)[:CARDS_IN_PLAY]
    return () if home in (BASE, OWN) else (home,), cards, (name,) if name in TASKS else ()


def _marks(scene: KingdomScene) -> list[tuple[int, int, str]]:
    """What stands on hexes, by row and column."""
    return [(row, col, written[1:]) for row, line in enumerate(scene.hexes()) for col, written in enumerate(line)]


def _locations(scene: KingdomScene) -> dict[tuple[int, int], str]:
    letter = KINDS[LOCATION].letter
    places = [(row, col) for row, line in enumerate(scene.rows()) for col, kind in enumerate(line) if kind == letter]
    return dict(zip(places, scene.locations, strict=True))


def _offer(board: Board, scene: KingdomScene) -> tuple[int, ...]:
    """The tiles of all slots, those on nomad hexes as the scene names them."""
    tiles = iter(scene.nomads)
    return tuple(NUMBER_OF[next(tiles)] if number == NO_NUMBER else number for number in board.slot_numbers)


def _builds(board: Board, scene: KingdomScene) -> list[int]:
    """The hexes that are built on now."""
    return [board.cell(row, col) for row, col, mark in _marks(scene) if mark == BUILT]


def _begin_turn(state: Position, kind: int) -> None:
    """The turn begins with the card of a terrain."""
    give_card(state, kind)
    state.kind = kind
    state.whole = state.left = MANDATORY


# What it pays


def count(state: Position, name: str) -> list[Paid]:
    """Play what the scene plays, and tell what is paid: at once for what is built now, or at the end."""
    scene = SCENES[name]
    builds = _builds(state.board, scene)
    return paid_at_once(scene, builds, lambda cell: _build(state, name, cell)) or _gained(state, name)


def _build(state: Position, name: str, cell: int) -> int:
    """Build on a hex of the scene, and tell what is paid for it."""
    if not state.choices >> cell & 1:
        raise BadSetup(f"in the scene of {name} nothing can be built on {state.board.name(cell)}")
    before = _purse(state, name)
    play(state, cell)
    return _purse(state, name) - before


def _purse(state: Position, name: str) -> int:
    return state.earned[SEAT].get(name, 0) if state.earned else 0


def _gained(state: Position, name: str) -> list[Paid]:
    """What it pays at the end."""
    return [
        Paid(gain.points, pack(read_hex(state.board, place) for place in gain.places))
        for gain in gains_of(state, SEAT)
        if gain.source == name
    ]


# Parts of the map


def _of_letters(board: Board, letters: str) -> Bits:
    """The hexes of some kinds."""
    found = 0
    for letter in letters:
        found |= board.terrain[BY_LETTER[letter]]
    return found


def _parts(board: Board, named: str) -> Sequence[Bits]:
    if named == LINE:
        return board.grid.lines
    if named == QUADRANT:
        return board.quadrants
    if named == AREA:
        return [area for kind in range(len(KINDS)) for area in board.areas(kind)]
    return ()
