"""Posters of Winter Kingdom: whatever scores as a scene that the rules count."""

from collections.abc import Sequence
from typing import Final

from realmwright.amendments import FIRST
from realmwright.bits import Bits, pack
from realmwright.dice import FastDice
from realmwright.drawing import PLAYERS, Palette, palette_of, settlement
from realmwright.game import BadSetup, Game, PaletteName
from realmwright.hexgames.poster_art import emblem_poster, poster
from realmwright.hexgames.posters import BUILT, SEAT, Exhibit, Paid, give_card, middle_of, paid_at_once
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.art import overview
from realmwright.rules.winter_kingdom.art.drawing import cells, pieces, places
from realmwright.rules.winter_kingdom.art.emblems import emblem, emblem_id, emblems
from realmwright.rules.winter_kingdom.art.figures import fort
from realmwright.rules.winter_kingdom.art.glyphs import LAND, PLACES, place
from realmwright.rules.winter_kingdom.art.scenes import SCENES
from realmwright.rules.winter_kingdom.art.scenes.scene import BOARD, FORT, LINE, WinterScene
from realmwright.rules.winter_kingdom.content.boards import draw_map
from realmwright.rules.winter_kingdom.exchange.dump import dump
from realmwright.rules.winter_kingdom.exchange.gains import gains_of
from realmwright.rules.winter_kingdom.exchange.load import load
from realmwright.rules.winter_kingdom.model import terrain
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, LOCAL, SIDE, TOP_BOARDS, Board, union
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMY_NUMBER
from realmwright.rules.winter_kingdom.model.components import CARDS_IN_PLAY, CENTRES, MANDATORY, SLOTS
from realmwright.rules.winter_kingdom.model.position import Position
from realmwright.rules.winter_kingdom.play.turn import play
from realmwright.rules.winter_kingdom.setup import agreed

FAMILIES_SHOWN: Final = ("card", "economy")
"""What has posters: the names of these differ."""


def illustration(game: Game, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
    """The poster of what scores, or its emblem where nobody has drawn a scene; None if there is no such thing."""
    colours = palette_of(palette, dark=dark)
    if name in SCENES:
        return poster(exhibit(game, name, colours), colours)
    for family in FAMILIES_SHOWN:
        if name in emblems(family):
            return emblem_poster(name, emblem_id(family, name), emblem(family, name), colours)
    return None


def exhibit(game: Game, name: str, palette: Palette) -> Exhibit:
    """The scene of what scores, counted."""
    scene = SCENES[name]
    state = stage(game, name)
    paid = count(state, name)
    board = state.board
    found = overview.pieces(state)
    looks = {(PLAYERS[piece.seat], fort if piece.name == "fort" else settlement) for piece in found.values()}
    return Exhibit(
        name,
        scene,
        LAND,
        board.chart,
        cells(state),
        middle_of(scene.places()),
        state.own[SEAT],
        pack(found) | union(board.terrain[kind] for kind in terrain.PLACES),
        paid,
        _of_letters(board, scene.because),
        _parts(state, scene.around),
        _parts(state, scene.borders),
        [*(place(which, palette) for which in PLACES), *(sorted(draw(player, palette) for player, draw in looks))],
        places(board),
        pieces(state),
    )


# The position


def stage(game: Game, name: str) -> Position:
    """A position of a game with what scores, read as any other; what its scene builds is still to be built."""
    scene = SCENES[name]
    board = draw_map([_rows(scene, slot) if slot in scene.slots else None for slot in range(SLOTS)])
    cards = tuple(dict.fromkeys((*([name] if name in CARDS else []), *CARDS)))[:CARDS_IN_PLAY]
    economy = name if name in ECONOMY_NUMBER else next(iter(ECONOMY_NUMBER))
    setup = agreed(cards, economy, (), 0, DIRECTIONS[0], TOP_BOARDS[0])
    marks = {board.cell(*hex_): written[1:] for hex_, written in scene.places().items() if len(written) > 1}
    seats = max([2, *(int(mark) for mark in marks.values() if mark.isdigit())])
    state = Position(game, seats, SEAT, board, setup, FastDice(0), game.rules)
    state.shuffles = 1
    for cell, mark in marks.items():
        if mark == BUILT:
            continue
        seat = int(mark) - 1 if mark.isdigit() else SEAT
        state.own[seat] |= 1 << cell
        if mark == FORT:
            state.forts[seat] |= 1 << cell
            state.fort_supply[seat] -= 1
        else:
            state.supply[seat] -= 1
    if builds := _builds(board, scene):
        _begin_turn(state, board.kind(builds[0]))
    reader = JsonReader(dump(state), f"the scene of {name}", BadSetup)
    reader.text("game", (game.name,))
    return load(Position, game, reader, reader.number("rules", FIRST, game.rules))


def _rows(scene: WinterScene, slot: int) -> list[str]:
    """The letters of the board on a slot, row by row."""
    q, r = CENTRES[slot]
    hexes = [(cell.r, scene.letter(cell._replace(q=cell.q + q, r=cell.r + r))) for cell in LOCAL]
    return ["".join(letter for row, letter in hexes if row == wanted) for wanted in range(-SIDE, SIDE + 1)]


def _builds(board: Board, scene: WinterScene) -> list[int]:
    """The hexes that are built on now."""
    return [board.cell(*place) for place, written in scene.places().items() if written.endswith(BUILT)]


def _begin_turn(state: Position, kind: int) -> None:
    """The turn begins with the card of a terrain."""
    give_card(state, kind)
    state.kind = kind
    state.whole = state.left = MANDATORY


# What it pays


def count(state: Position, name: str) -> list[Paid]:
    """Play what the scene plays, and tell what is paid: coins for what is built now, or points at the end."""
    if name not in ECONOMY_NUMBER:
        return _gained(state, name)
    scene = SCENES[name]
    return paid_at_once(scene, _builds(state.board, scene), lambda cell: _build(state, name, cell))


def _build(state: Position, name: str, cell: int) -> int:
    """Build on a hex of the scene, and tell how many coins are paid for it."""
    if not state.choices >> cell & 1:
        raise BadSetup(f"in the scene of {name} nothing can be built on {state.board.name(cell)}")
    before = state.coins[SEAT]
    play(state, cell)
    return state.coins[SEAT] - before


def _gained(state: Position, name: str) -> list[Paid]:
    """What it pays at the end."""
    return [
        Paid(gain.points, pack(state.board.cell(*map(int, place.split(","))) for place in gain.places))
        for gain in gains_of(state, SEAT)
        if gain.source == name
    ]


# Parts of the map


def _of_letters(board: Board, letters: str) -> Bits:
    """The hexes of some kinds."""
    return union(board.terrain[terrain.BY_LETTER[letter]] for letter in letters)


def _parts(state: Position, named: str) -> Sequence[Bits]:
    if named == LINE:
        return state.board.site.lines[state.setup.direction]
    return [part for part in state.board.parts if part] if named == BOARD else ()
