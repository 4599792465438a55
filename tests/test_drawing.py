"""The drawing of the table: it is well formed, it shows what there is, and it shows nothing that is hidden."""

import random
import re
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from realmwright import FastDice, bits
from realmwright.drawing import (
    ALPHABET,
    PLAYERS,
    RADIUS,
    SPENT_ID,
    breadth,
    corners,
    edges,
    element,
    lightness,
    middle,
    number,
    write,
)
from realmwright.hexes import Axial, axial, rectangle
from realmwright.hexgames.atlas import textures
from realmwright.hexgames.atlas.contours import frame_of
from realmwright.hexgames.atlas.ground import draw
from realmwright.hexgames.atlas.texture import Hex, Texture, painted
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.art.glyphs import TERRAIN, ground_id, look_of, place_id, place_names
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, LOCATION_TILE, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.maps import draw_map
from realmwright.rules.kingdom_builder.model.position import GameSetup
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, KINDS
from realmwright.rules.kingdom_builder.state import State
from tests.svg import HREF, SVG, TAGS, definitions, ids, land_at, layer, of_class, parsed, used, uses

# From the design: fills that were measured to be apart in every common vision.
FILLS = {
    "grass": "#b7d354",
    "canyon": "#a04527",
    "desert": "#f5e7bf",
    "flower field": "#e9a3d2",
    "forest": "#25402f",
    "water": "#4683e2",
    "mountain": "#8f9198",
    "swamp": "#587069",
    "farmland": "#d47a20",
}

SWITCHES = {"lords_zero_counts": True}


def play_on(state: State, until: Callable[[State], bool], seed: int = 1) -> State:
    """Random legal actions until something holds; fails if the game ends before."""
    chance = random.Random(seed)
    while not until(state):
        assert not state.over, "the game ended before the position came up"
        state.play(chance.choice(list(bits.each(state.legal()))))
    return state


def midgame(players: int, seed: int = 7) -> State:
    state = game.new(players, seed, {"first_game": True})
    return play_on(state, lambda now: now.turns >= 6 * players, seed)


def set_up(board: Board, *cards: str) -> GameSetup:
    return GameSetup(board.slot_numbers, cards, 0, SWITCHES)


def on_map(rows: list[str], locations: dict[tuple[int, int], str] | None = None) -> State:
    board = draw_map(rows, None, locations)
    state = State(game, board, set_up(board, "fishermen", "knights", "merchants"), 2, FastDice(1), game.rules)
    state.deal()
    return state


def at_turn(number: int, state: State) -> bool:
    return state.over or state.turns >= number


# The whole


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_picture_is_complete_by_itself(players: int) -> None:
    state = midgame(players)
    root = parsed(state.svg())

    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    box = [float(value) for value in str(root.get("viewBox")).split()]
    assert box == [0, 0, float(str(root.get("width"))), float(str(root.get("height")))]
    assert 0.5 < box[2] / box[3] < 2
    assert [root[0].tag, root[1].tag] == [SVG + "title", SVG + "desc"]
    said = root[1].text or ""
    for player in PLAYERS[:players]:
        assert player.name.capitalize() in said
    assert len(of_class(root, "rw-line")) == players


@pytest.mark.parametrize("seed", range(4))
def test_a_full_board_stays_small(seed: int) -> None:
    state = game.new(5, seed)
    sizes = [len(state.svg())]
    while not state.over:
        play_on(state, partial(at_turn, state.turns + 15), seed)
        sizes.append(len(state.svg()))
    assert max(sizes) < 400_000


def test_no_fonts_scripts_or_foreign_resources_are_needed() -> None:
    text = midgame(5).svg()
    root = parsed(text)
    assert {found.tag.removeprefix(SVG) for found in root.iter()} <= TAGS
    assert all(str(one.get(HREF)).startswith("#") for one in root.iter(SVG + "use"))
    assert text.count("http") == 1, "only the namespace"


@pytest.mark.parametrize("rows", [["G"], ["."], ["S"], ["GCDF", "TWMB", "ALS."], ["NPI"], ["L", "G", "T"]])
def test_any_rectangle_can_be_drawn(rows: list[str]) -> None:
    board = draw_map(rows)
    state = State(game, board, set_up(board, "lords", "farmers", "miners"), 2, FastDice(1), game.rules)
    root = parsed(state.svg())
    hexes = list(layer(root, "rw-hexes"))
    assert len(hexes) == len(rows) * len(rows[0])
    assert {str(title.text).split()[0] for title in layer(root, "rw-hexes").iter(SVG + "title")} == {
        f"{row},{col}" for row in range(len(rows)) for col in range(len(rows[0]))
    }


@pytest.mark.parametrize("players", [2, 5])
def test_names_are_defined_once_and_mean_the_same_in_every_picture(players: int) -> None:
    known: dict[str, str] = {}
    positions = (midgame(players), game.new(players, 3), on_map(["GCDF", "TWMB", "ALS.", "NPIG"], {(2, 1): "harbor"}))
    for state in positions:
        root = parsed(state.svg())
        names = ids(root)
        assert len(names) == len(set(names))
        assert all(name.startswith("rw-") for name in names)
        assert used(root) <= set(names)
        for name, definition in definitions(root).items():
            assert known.setdefault(name, definition) == definition


# The map


def test_every_terrain_has_its_colour_its_texture_and_its_letter() -> None:
    assert set(TERRAIN) == {kind.name for kind in KINDS if not kind.special and kind.name != "nothing"} == set(FILLS)
    root = parsed(on_map(["GCDFT", "WMBAG"]).svg())
    ground = layer(root, "rw-ground")
    textures = set()
    for name, fill in FILLS.items():
        (shape,) = (
            one for one in ground.iter(SVG + "use") if str(one.get(HREF)).endswith(slug(name)) and one.get("fill")
        )
        assert shape.get("fill") == fill
        (clipped,) = (
            one for one in ground.iter(SVG + "g") if str(one.get("clip-path")).endswith(slug(name) + "-edge)")
        )
        marks = [str(path.get("d")) for path in clipped.iter(SVG + "path")]
        assert marks
        textures.add(tuple(re.sub(r"M-?[\d.]+[ -][\d.]+", "M", data) for data in marks))
    assert len(textures) == len(FILLS)
    letters = of_class(parsed(on_map(["GCDFT", "WMBAG"]).svg(palette="print")), "rw-letter")
    on_the_map = letters[-len(FILLS) :]
    for name, written in zip(TERRAIN, on_the_map, strict=True):
        shape_of_letter = str(parsed(write(letter_of(name), 0, 0, 6)).get("d")).removeprefix("M0 0")
        assert all(str(path.get("d")).endswith(shape_of_letter) for path in written)


def slug(name: str) -> str:
    return "-" + name.replace(" ", "-")


def letter_of(name: str) -> str:
    return next(kind.letter for kind in KINDS if kind.name == name)


def test_land_lies_where_its_hexes_do() -> None:
    state = game.new(2, 3, {"sets": "all"})
    root = parsed(state.svg())
    for kind, cells in zip(KINDS, state.board.terrain, strict=True):
        for cell in bits.each(cells):
            x, y = middle(state.board.grid.cells[cell])
            assert land_at(root, x, y) == [kind.name.replace(" ", "-")]


def test_a_map_is_a_few_paths_and_drawn_once_for_all_moves() -> None:
    state = midgame(3)
    root = parsed(state.svg())
    assert len(list(layer(root, "rw-ground").iter())) < 300, "and not some for each of 400 hexes"
    texts = [ElementTree.tostring(layer(root, "rw-ground"))]
    play_on(state, lambda now: now.turns > 30)
    texts.append(ElementTree.tostring(layer(parsed(state.svg()), "rw-ground")))
    assert texts[0] == texts[1]


def test_what_is_remembered_of_other_maps_changes_none() -> None:
    """Given maps of one shape, then each is drawn as it would be if there were no other one."""
    maps = (["MMG", "WWW", "WWT"], ["MGM", "WWT", "WTT"], ["GGG", "MMW", "TTW"])

    def ground_of(rows: list[str]) -> str:
        return ElementTree.tostring(layer(parsed(on_map(rows).svg()), "rw-ground"), encoding="unicode")

    together = [ground_of(rows) for rows in maps]
    alone = []
    for rows in maps:
        for remembered in (draw, painted, frame_of):
            remembered.cache_clear()
        alone.append(ground_of(rows))
    assert together == alone


@pytest.mark.parametrize("name", [name for name, one in vars(textures).items() if isinstance(one, Texture)])
def test_textures_say_whether_it_matters_where_their_terrain_goes_on(name: str) -> None:
    texture: Texture = getattr(textures, name)
    hexes = [(Hex(q, 0), Hex(q, 0, (False,) * 6)) for q in range(20)]
    assert any(painted(texture, inside) != painted(texture, alone) for inside, alone in hexes) == texture.goes_on


def test_hexes_lie_where_their_rows_and_columns_say() -> None:
    assert middle(Axial(0, 0)) == (0, 0)
    right, below = middle(axial(0, 1)), middle(axial(1, 0))
    assert right.y == 0
    assert below.x == pytest.approx(right.x / 2), "odd rows are shifted half a hex to the right"
    assert middle(axial(2, 0)).x == pytest.approx(0)
    shared = {(number(x), number(y)) for x, y in corners(middle(axial(0, 0)))} & {
        (number(x), number(y)) for x, y in corners(below)
    }
    assert len(shared) == 2, "neighbours share a side"


def test_every_side_is_drawn_once() -> None:
    grid = rectangle(3, 4)
    sides = list(edges(grid))
    inner = sum(around.bit_count() for around in grid.around) // 2
    assert sum(beyond is not None for _, beyond, _ in sides) == inner
    assert sum(beyond is None for _, beyond, _ in sides) == 6 * 12 - 2 * inner
    assert len({line for _, _, line in sides}) == len(sides)


def test_hexes_of_a_region_are_parted_by_dots_and_regions_by_a_line() -> None:
    root = parsed(on_map(["GG", "CC"]).svg())
    (contour,) = of_class(root, "rw-contour")
    assert len(contour) == 2, "both regions have one"
    assert contour.get("stroke-dasharray") is None
    dots = of_class(root, "rw-inner")
    assert all(str(one.get("stroke-dasharray")).startswith(".1 ") for one in dots)
    assert sum(str(one.get("d")).count("M") for one in dots) == 2


@pytest.mark.parametrize("players", [2, 5])
def test_rows_and_columns_are_numbered_on_all_sides(players: int) -> None:
    rim = layer(parsed(game.new(players, 1).svg()), "rw-rim")
    written = [str(word.get("d")) for word in rim]
    assert len(written) == 80
    for label in range(20):
        assert written.count(str(parsed(write(str(label), 0, 0, 6)).get("d"))) == 4


# What stands on it


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_settlement_is_drawn_in_its_owners_shape_on_its_hex(players: int) -> None:
    state = midgame(players)
    root = parsed(state.svg())
    pieces = layer(root, "rw-pieces")
    assert len(pieces) == sum(own.bit_count() for own in state.own) > 0
    hexes = {str(one[0].text): one for one in layer(root, "rw-hexes")}
    for seat, player in enumerate(PLAYERS[:players]):
        drawn = uses(pieces, "rw-settlement-" + player.name)
        titled = [where for said, where in hexes.items() if said.endswith(", " + player.name)]
        assert len(drawn) == len(titled) == state.own[seat].bit_count()
        assert {one.get("x") for one in drawn} == {one.get("x") for one in titled}


def test_no_two_players_share_a_colour_or_a_shape() -> None:
    assert len(PLAYERS) == 5
    assert len({player.fill for player in PLAYERS}) == len({player.settlement for player in PLAYERS}) == 5
    for player in PLAYERS:
        assert abs(lightness(player.fill) - lightness(player.outline)) > 0.3, "the outline stands off the piece"


def test_studs_count_the_tiles_that_are_left() -> None:
    state = midgame(4)
    board = state.board
    left = [state.tiles_left(slot) for slot in range(len(board.slot_cells))]
    assert min(left) < 2, "some tile was taken"
    places = layer(parsed(state.svg()), "rw-places")
    studs = [(float(str(one.get("x"))), float(str(one.get("y")))) for one in of_class(places, "rw-stud")]
    assert len(studs) == sum(left)
    for slot, cell in enumerate(board.slot_cells):
        x, y = middle(board.grid.cells[cell])
        assert sum(abs(complex(x - a, y - b)) < RADIUS for a, b in studs) == left[slot]
        spent = [one for one in uses(places, SPENT_ID) if (one.get("x"), one.get("y")) == (number(x), number(y))]
        assert len(spent) == (left[slot] == 0)


def test_every_place_has_a_glyph_and_each_is_its_own() -> None:
    names = [extra.name for extra in EXTRAS if extra.role == LOCATION_TILE]
    special = [kind.name for kind in KINDS if kind.special]
    looks = {name: look_of(name) for name in (*names, *special)}
    assert looks.keys() <= set(place_names())
    assert all(look.glyph for look in looks.values())
    assert len({look.glyph for look in looks.values()}) == len(looks)
    assert len({looks[name].ring for name in (*names, "location")}) == 1
    assert looks["castle"].ring == looks["palace"].ring != looks["nomad"].ring == looks["silo"].ring
    rows = ["L" * len(names), "SNPIL".ljust(len(names), "G")]
    root = parsed(on_map(rows, {(0, col): name for col, name in enumerate(names)}).svg())
    for name in looks:
        assert len(uses(layer(root, "rw-places"), place_id(name))) == 1, name


def test_legal_hexes_are_lit() -> None:
    state = game.new(3, 2)
    lit = state.legal() & state.board.grid.board
    root = parsed(state.svg())
    assert len(of_class(root, "rw-target")) == lit.bit_count() > 0
    rings = {(one.get("x"), one.get("y")) for one in of_class(root, "rw-target")}
    assert rings == {tuple(map(number, middle(state.board.grid.cells[cell]))) for cell in bits.each(lit)}
    (dimmed,) = of_class(root, "rw-dimmed")
    assert dimmed.get("fill-rule") == "evenodd"
    assert str(dimmed.get("d")).count("M") == 1 + lit.bit_count(), "the map, and a hole for each"

    play_on(state, lambda now: not now.legal() & now.board.grid.board)
    assert not of_class(parsed(state.svg()), "rw-target")
    assert not of_class(parsed(state.svg()), "rw-dimmed")


def test_a_lifted_settlement_leaves_a_ghost_and_no_piece() -> None:
    state = play_on(game.new(3, 11), lambda now: now.lifted >= 0, 2)
    root = parsed(state.svg())
    assert len(layer(root, "rw-pieces")) == sum(own.bit_count() for own in state.own)
    (ghost,) = layer(root, "rw-ghost").iter(SVG + "use")
    assert ghost.get(HREF) == "#rw-settlement-" + PLAYERS[state.turn].name
    x, _ = middle(state.board.grid.cells[state.lifted])
    assert ghost.get("x") == number(x)
    assert not list(layer(parsed(game.new(3, 11).svg()), "rw-ghost"))


# The strip


def test_a_line_shows_supply_and_tiles_and_whose_turn_it_is() -> None:
    state = play_on(game.new(3, 11), lambda now: now.used[now.turn] != 0, 2)
    lines = of_class(parsed(state.svg()), "rw-line")
    for seat, line in enumerate(lines):
        words = [str(word.get("d")) for word in of_class(line, "rw-word")]
        assert parsed(write(str(state.supply[seat]), 0, 0, 6)).get("d") in words
        assert parsed(write(PLAYERS[seat].name, 0, 0, 6)).get("d") in words
        tiles = [one for one in line.iter(SVG + "use") if str(one.get(HREF)).startswith("#rw-kb-place-")]
        assert len(tiles) == state.held[seat].bit_count()
        assert sum(one.get("opacity") is None for one in tiles) == state.fresh[seat].bit_count()
        assert len(of_class(line, "rw-turn")) == (seat == state.turn)
        cards = [one.get(HREF) for one in of_class(line, "rw-card")]
        shown = [TERRAIN_CARDS[card].name for card in state.hand[seat]] if seat == state.turn else []
        assert cards == ["#" + ground_id(name) for name in shown]


def test_scoring_cards_are_named() -> None:
    state = game.new(2, 4)
    written = {str(word.get("d")) for word in of_class(layer(parsed(state.svg()), "rw-strip"), "rw-word")}
    for name in state.setup.cards:
        assert parsed(write(name, 0, 0, 6)).get("d") in written


def test_a_finished_game_shows_gold_and_no_turn() -> None:
    state = play_on(game.new(2, 5), lambda now: now.over, 3)
    root = parsed(state.svg())
    assert not of_class(root, "rw-turn")
    assert not of_class(root, "rw-card")
    for line, score in zip(of_class(root, "rw-line"), state.scores(), strict=True):
        words = [str(word.get("d")) for word in of_class(line, "rw-word")]
        assert parsed(write(str(score.total), 0, 0, 6)).get("d") in words


# Secrets


@pytest.mark.parametrize("players", [2, 5])
def test_hidden_cards_never_show(players: int) -> None:
    state = midgame(players)
    seen = state.svg()
    hands = set()
    for chance in range(12):
        other = state.imagine(None, FastDice(chance))
        hands.add((tuple(other.hand), other.deck))
        assert other.svg() == seen
    assert len(hands) > 1, "the imagined positions do differ in what is hidden"


@pytest.mark.parametrize("rows", [[], ["GW"]])
def test_hidden_cards_do_not_show_after_the_end_either(rows: list[str]) -> None:
    # On a map without every terrain even a definition too many would tell.
    state = on_map(rows) if rows else game.new(3, 5)
    play_on(state, lambda now: now.over or bool(rows), 3)
    state.over = True
    seen = state.svg()
    for kind in CARD_KINDS:
        changed = state.copy()
        changed.hand = [(kind,)] * state.players
        changed.deck = changed.deck[::-1]
        assert changed.svg() == seen


def test_drawing_changes_nothing() -> None:
    state = midgame(3)
    before = state.dump()
    assert state.svg() == state.svg()
    assert state.dump() == before


# Letters


def test_the_alphabet_covers_what_names_need() -> None:
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-'") <= ALPHABET
    strokes = {sign: parsed(write(sign, 0, 0, 6)).get("d") for sign in ALPHABET if sign != " "}
    assert len(set(strokes.values())) == len(strokes), "no two signs look the same"
    assert write("knights", 0, 0, 6) == write("KNIGHTS", 0, 0, 6)
    assert write("\N{SNOWMAN}", 0, 0, 6) == write("?", 0, 0, 6)


def test_digits_align_and_writing_leans() -> None:
    assert len({breadth(digit, 10) for digit in "0123456789"}) == 1
    assert breadth("MM", 12) == pytest.approx(2 * breadth("MM", 6))
    lefts = [float(str(re.findall(r"translate\(([-.\d]+)", write("40", 100, 0, 6, lean))[0])) for lean in (0, 0.5, 1)]
    assert lefts == pytest.approx([100, 100 - breadth("40", 6) / 2, 100 - breadth("40", 6)], abs=0.05)


def test_text_is_escaped() -> None:
    text = element("g", id='<&">')
    assert parsed(text).get("id") == '<&">'
