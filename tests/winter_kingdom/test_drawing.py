"""The drawing of the table: it is well formed, it shows what there is, and it shows nothing that is hidden."""

import re
from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.drawing import PLAYERS, channels, edges, middle, number, palette_of, settlement_id, write
from realmwright.game import PALETTES, PaletteName
from realmwright.hexes import Axial
from realmwright.hexgames import map_art
from realmwright.hexgames.map_art import PIECE_LIFT
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.art.emblems import emblem_id
from realmwright.rules.winter_kingdom.art.figures import fort_id
from realmwright.rules.winter_kingdom.art.glyphs import fill_of, place_id, terrain_card_id
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.terrain import KINDS
from realmwright.rules.winter_kingdom.state import State
from tests.svg import HREF, SVG, TAGS, definitions, ids, land_at, layer, of_class, parsed, used, uses
from tests.winter_kingdom.positions import kind, play, table
from tests.winter_kingdom.scenes import MIXTURES, positions

BLUE, ORANGE = PLAYERS[:2]


def address(name: str) -> Axial:
    q, r = name.split(",")
    return Axial(int(q), int(r))


def at(name: str, lift: float = 0) -> tuple[str, str]:
    """Where a hex lies in the drawing."""
    x, y = middle(address(name))
    return number(x), number(y - lift)


def where(root: ElementTree.Element, symbol: str) -> set[tuple[str, str]]:
    return {(str(one.get("x")), str(one.get("y"))) for one in uses(root, symbol)}


def titles(root: ElementTree.Element) -> dict[str, str]:
    """What is said of each hex, by its name."""
    said = [str(title.text) for title in layer(root, "rw-hexes").iter(SVG + "title")]
    return {text.partition(" ")[0]: text.partition(" ")[2] for text in said}


def strokes(text: str) -> str:
    return str(parsed(write(text, 0, 0, 6)).get("d"))


def written(root: ElementTree.Element) -> list[str]:
    """The strokes of everything that is written, wherever it stands."""
    return [str(word.get("d")) for word in of_class(root, "rw-word")]


def lines(state: State, viewer: int | None = None) -> list[ElementTree.Element]:
    return of_class(parsed(state.svg(viewer)), "rw-line")


def said(root: ElementTree.Element, name: str) -> list[str]:
    """The titles of everything of a class."""
    return [str(title.text) for one in of_class(root, name) for title in one.iter(SVG + "title")]


def choosable(state: State) -> set[str]:
    """The hexes that legal actions name."""
    deeds = [state.describe(action) for action in each(state.legal())]
    return {str(deed.args["hex"]) for deed in deeds if "hex" in deed.args}


# Always


@pytest.mark.parametrize("seed", range(len(MIXTURES)))
def test_whatever_happens_the_drawing_is_sound_and_keeps_the_secrets(seed: int) -> None:
    known: dict[tuple[PaletteName, bool, str], str] = {}
    differ = 0
    for step, state in enumerate(positions(2 + seed % 3, seed, every=70)):
        palette, dark = PALETTES[step % len(PALETTES)], step % 2 == 1
        viewer = None if step % 2 else step // 2 % state.players
        text = state.svg(viewer, palette, dark=dark)
        other = state.imagine(viewer, FastDice(step))
        differ += (other.unbought, other.hand) != (state.unbought, state.hand)
        assert other.svg(viewer, palette, dark=dark) == text

        assert len(text) < 400_000
        assert text.count("http") == 1, "only the namespace"
        root = parsed(text)
        assert {found.tag.removeprefix(SVG) for found in root.iter()} <= TAGS
        all_names = ids(root)
        assert len(all_names) == len(set(all_names))
        marks = {str(parsed(mark).get("id")) for mark in map_art.marks(palette_of())}
        assert used(root) | marks == set(all_names), "nothing is defined that is not drawn: it might tell something"
        for name, definition in definitions(root).items():
            assert known.setdefault((palette, dark, name), definition) == definition

        assert where(root, map_art.TARGET_ID) == {at(name) for name in choosable(state)}
        ghosts = len(list(layer(root, "rw-ghost").iter(SVG + "use")))
        standing = sum(own.bit_count() for own in state.own)
        assert len(layer(root, "rw-pieces")) == standing - ghosts
        for seat, line in enumerate(of_class(root, "rw-line")):
            assert len(of_class(line, "rw-talent")) == 1 + state.owned[seat].bit_count()
            assert len(of_class(line, "rw-hand")) == (state.unbought[seat].bit_count() if seat == viewer else 0)
    assert differ, "the imagined positions do differ in what is hidden"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_is_complete_by_itself(players: int) -> None:
    root = parsed(game.new(players, players).svg())
    assert (root.tag, root.get("role")) == (SVG + "svg", "img")
    box = [float(value) for value in str(root.get("viewBox")).split()]
    assert box == [0, 0, float(str(root.get("width"))), float(str(root.get("height")))]
    assert 0.6 < box[2] / box[3] < 1
    assert [root[0].tag, root[1].tag] == [SVG + "title", SVG + "desc"]
    assert len(layer(root, "rw-hexes")) == 427
    for player in PLAYERS[:players]:
        assert f"{player.name.capitalize()}: 0 houses and 0 forts on the map, 32 and 4 in supply" in str(root[1].text)
    assert len(of_class(root, "rw-line")) == players


@pytest.mark.parametrize("dark", [False, True])
def test_print_is_grey_all_over(dark: bool) -> None:
    state = table(kind("T", "2,0 1,0"), "1,0", "0,2", forts=["0,0"], talents={0: ["mule II"]}, hand={0: ["port"]})
    for colour in set(re.findall(r"#[0-9a-f]{6}", state.svg(0, "print", dark=dark))):
        assert len(set(channels(colour))) == 1, colour


def test_drawing_changes_nothing() -> None:
    state = game.new(3, 3)
    before = state.dump()
    assert state.svg() == state.svg()
    assert state.dump() == before


# The map


def test_every_kind_of_hex_lies_where_the_map_has_it() -> None:
    letters = {f"{q},0": look.letter for q, look in zip(range(-4, 5), KINDS, strict=False)}
    letters |= {"0,1": "U", "0,2": "V"}
    root = parsed(table(letters).svg())
    hexes = layer(root, "rw-hexes")
    assert len(hexes) == 61
    for name, letter in letters.items():
        look = next(look for look in KINDS if look.letter == letter)
        assert land_at(root, *middle(address(name))) == [look.name.replace(" ", "-")]
        assert titles(root)[name] == look.name
    for place, name in (("castle", "4,0"), ("tunnel", "0,1"), ("village", "0,2")):
        assert where(layer(root, "rw-places"), place_id(place)) == {at(name)}


def test_hexes_of_a_region_are_parted_by_dots() -> None:
    root = parsed(table({"0,0": "T"}).svg())
    inner = sum(1 for _, beyond, _ in edges(table({}).board.chart) if beyond is not None)
    assert sum(str(one.get("d")).count("M") for one in of_class(root, "rw-inner")) == inner - 6


@pytest.mark.parametrize("options", [{"twist": "none"}, {"twist": "islands"}])
def test_both_numbers_of_a_hex_stand_at_the_rim(options: dict[str, str]) -> None:
    state = game.new(2, 1, options)
    rows: Counter[str] = Counter()
    columns: Counter[str] = Counter()
    for mark in layer(parsed(state.svg()), "rw-rim"):
        (word,) = mark
        (columns if "rotate" in str(mark.get("transform")) else rows)[str(word.get("d"))] += 1
    assert rows == {strokes(str(row)): 2 for row in range(-13, 14)}
    crowded = (-9, -1, 0, 1, 9)
    assert set(columns) == {strokes(str(column)) for column in range(-13, 14) if column not in crowded}


def test_numbers_stand_outside_and_apart() -> None:
    state = game.new(2, 1)
    places = []
    for mark in layer(parsed(state.svg()), "rw-rim"):
        x, y = re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)", str(mark.get("transform")))[0]
        places.append((float(x), float(y)))
    hexes = [middle(place) for place in state.board.chart.number]
    for x, y in places:
        assert min(abs(complex(x - a, y - b)) for a, b in hexes) > 20, "off the map"
        assert sum(abs(complex(x - a, y - b)) < 12 for a, b in places) == 1, "no number over another"


def test_pieces_stand_on_their_hexes_and_a_fort_is_no_house() -> None:
    root = parsed(table({}, "1,0 2,0", "0,2", forts=["0,0", "-1,2"]).svg())
    pieces = layer(root, "rw-pieces")
    assert len(pieces) == 5
    assert where(pieces, settlement_id(BLUE)) == {at("1,0", PIECE_LIFT), at("2,0", PIECE_LIFT)}
    assert where(pieces, settlement_id(ORANGE)) == {at("0,2", PIECE_LIFT)}
    assert where(pieces, fort_id(BLUE)) == {at("0,0", PIECE_LIFT)}
    assert where(pieces, fort_id(ORANGE)) == {at("-1,2", PIECE_LIFT)}
    assert titles(root)["1,0"] == "grassland, blue house"
    assert titles(root)["-1,2"] == "grassland, orange fort"


def test_legal_hexes_are_lit_and_the_others_dimmed() -> None:
    state = table(kind("T", "2,0 2,1 -3,0"), card="tundra")
    root = parsed(state.svg())
    assert where(root, map_art.TARGET_ID) == {at(name) for name in ("2,0", "2,1", "-3,0")}
    (dimmed,) = of_class(root, "rw-dimmed")
    assert str(dimmed.get("d")).count("M") == 1 + 3, "the map, and a hole for each"
    assert not of_class(parsed(table({}, "0,0", left=0).svg()), "rw-target")


def test_hexes_are_lit_for_forts_where_no_house_is_left() -> None:
    state = table(kind("T", "2,0 2,1"), card="tundra", supply=[0], fort_supply=[3])
    assert len(of_class(parsed(state.svg()), "rw-target")) == 2


def test_a_lifted_house_leaves_a_ghost_and_no_piece() -> None:
    state = table({}, "1,0 -2,0", talents={0: ["mule"]})
    assert not list(layer(parsed(state.svg()), "rw-ghost"))
    play(state, "use mule", "move 1,0")
    root = parsed(state.svg())
    assert where(layer(root, "rw-ghost"), settlement_id(BLUE)) == {at("1,0", PIECE_LIFT)}
    assert where(layer(root, "rw-pieces"), settlement_id(BLUE)) == {at("-2,0", PIECE_LIFT)}


def test_a_house_that_may_go_further_is_marked_and_one_that_may_not_is_not() -> None:
    state = table({}, "1,0", talents={0: ["mule II", "caravan II"]})
    play(state, "use mule", "move 1,0", "to 2,0")
    assert where(layer(parsed(state.svg()), "rw-ghost"), settlement_id(BLUE)) == {at("2,0", PIECE_LIFT)}
    play(state, "stop", "use caravan", "move 2,0", "to 0,0")
    assert state.prompt().kind == "follow-build"
    root = parsed(state.svg())
    assert not list(layer(root, "rw-ghost"))
    assert where(layer(root, "rw-pieces"), settlement_id(BLUE)) == {at("0,0", PIECE_LIFT)}


def test_seams_show_where_boards_are_islands() -> None:
    """WK-10.17."""
    state = game.new(2, 1, {"twist": "islands", "economy": "export"})
    (seam,) = of_class(parsed(state.svg()), "rw-seam")
    rim = sum(1 for _, beyond, _ in edges(state.board.chart) if beyond is None)
    apart = 7 * sum(1 for _, beyond, _ in edges(table({}).board.chart) if beyond is None)
    assert str(seam.get("d")).count("M") == (apart - rim) // 2
    assert not of_class(parsed(game.new(2, 1, {"twist": "none", "economy": "export"}).svg()), "rw-seam")


def test_the_top_board_has_an_outline_where_it_pays() -> None:
    """WK-9.13."""
    state = game.new(2, 1, {"twist": "none", "economy": "highlands", "top_board": "SE"})
    root = parsed(state.svg())
    (outline,) = of_class(root, "rw-top-board")
    assert str(outline.get("d")).count("M") == 54
    shown = [one.get("fill") for one in layer(root, "rw-top")]
    assert [slot for slot, fill in enumerate(shown) if shown.count(fill) == 1] == [1 + TOP_BOARDS.index("SE")]
    assert not of_class(parsed(game.new(2, 1, {"twist": "none", "economy": "export"}).svg()), "rw-top-board")


def test_hexes_are_hatched_that_a_twist_closes() -> None:
    """WK-10.12."""
    state = table({"1,0": "C"}, "-4,0", "0,0", twists=["dead end"])
    root = parsed(state.svg())
    closed = {name for name, text in titles(root).items() if text.endswith(", closed")}
    assert closed == {"0,1", "-1,1", "-1,0", "0,-1", "1,-1"}, "not where nobody can ever build"
    assert len(uses(layer(root, "rw-shut"), map_art.CLOSED_ID)) == sum(
        said.endswith(", closed") for said in titles(root).values()
    )
    assert not of_class(parsed(table({}, "-4,0", "0,0").svg()), "rw-shut")


# Below the map


def test_a_line_shows_pieces_coins_and_whose_turn_it_is() -> None:
    state = table({}, "0,0", "2,2", supply=[17, 23], fort_supply=[3, 1], coins=[6, 9])
    for seat, line in enumerate(lines(state)):
        words = written(line)
        assert {strokes(str(state.supply[seat])), strokes(PLAYERS[seat].name)} <= set(words)
        assert written(*of_class(line, "rw-forts-left")) == [strokes(str(state.fort_supply[seat]))]
        assert written(*of_class(line, "rw-coins")) == [strokes(str(state.coins[seat]))]
        assert len(of_class(line, "rw-turn")) == (seat == state.turn)


def test_open_talents_show_their_level_and_what_was_used() -> None:
    state = table(
        kind("M", "3,0"),
        "1,0",
        talents={0: ["mule II", "guide II"], 1: ["port"]},
        under_way={"used": ["guide", "mule", "tunnel", "guide II"]},
    )
    mine, theirs = lines(state)
    assert said(mine, "rw-talent") == ["tunnel, I used", "mule II, I used", "guide II, I used, II used"]
    assert said(theirs, "rw-talent") == ["tunnel", "port"]
    for line, levels in ((mine, ["I", "II", "II"]), (theirs, ["I", "I"])):
        assert [written(card) for card in of_class(line, "rw-talent")] == [[strokes(level)] for level in levels]
    dim = [bool([one for one in card.iter() if one.get("opacity")]) for card in of_class(mine, "rw-talent")]
    assert dim == [True, True, True]
    state = table(kind("M", "3,0"), "1,0", talents={0: ["guide II"]}, under_way={"used": ["guide"]})
    _, guide = of_class(lines(state)[0], "rw-talent")
    assert said(lines(state)[0], "rw-talent") == ["tunnel", "guide II, I used"]
    assert not [one for one in guide.iter() if one.get("opacity")], "II can still be used"


HANDS = (["port", "mule"], ["garden", "farm", "horse"])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_hand_is_shown_to_its_owner_and_counted_for_others(viewer: int | None) -> None:
    """WK-7.14."""
    state = table({}, hand={0: HANDS[0], 1: HANDS[1]}, hands=["grassland", "tundra"])
    shown = lines(state, viewer)
    for seat, line in enumerate(shown):
        names = [text.partition(",")[0] for text in said(line, "rw-hand")]
        assert names == (HANDS[seat] if seat == viewer else [])
        counts = [written(one) for one in of_class(line, "rw-hidden-talents")]
        assert counts == ([[strokes(str(len(HANDS[seat])))]] if seat != viewer else [])
    cards = [[one.get(HREF) for one in of_class(line, "rw-card")] for line in shown]
    theirs = ["#" + terrain_card_id("tundra")] if viewer == 1 else []
    assert cards == [["#" + terrain_card_id("grassland")], theirs]


def test_an_own_hand_shows_prices() -> None:
    state = table({}, hand={0: ["port"]}, twists=["bargain"])
    assert said(lines(state, 0)[0], "rw-hand") == ["port, in hand, price: 2"]
    (card,) = of_class(lines(state, 0)[0], "rw-hand")
    assert written(card) == [strokes("2")]


def test_cards_economy_and_twists_are_named() -> None:
    state = game.new(2, 1, {"cards": ["lords", "loners", "frontier"], "economy": "marble", "twist": "roads"})
    root = parsed(state.svg())
    strip = layer(root, "rw-strip")
    shown = (("card", "lords"), ("card", "loners"), ("card", "frontier"), ("economy", "marble"), ("twist", "roads"))
    for family, name in shown:
        assert len(uses(strip, emblem_id(family, name))) == 1
        assert strokes(name) in written(strip)
        assert name in str(root[1].text)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_cards_about_lines_show_which_lines_count(direction: str) -> None:
    """WK-11.4."""
    options = {"cards": ["lords", "longhouses", "surveyors"], "direction": direction, "economy": "marble"}
    signs = of_class(parsed(game.new(2, 1, options).svg()), "rw-direction")
    assert len(signs) == 2
    across, down = re.findall(r"l([-.\d]+) ([-.\d]+)", str(signs[0].get("d")))[0]
    slope = (float(down) > 0) - (float(down) < 0)
    assert float(across) > 0
    assert slope == {"horizontal": 0, "falling": 1, "rising": -1}[direction]


def test_the_longest_line_ends_before_the_cards() -> None:
    state = table({}, coins=[88], talents={0: ["port II", "mule II", "garden"]}, hand={0: ["horse", "farm"]})
    root = parsed(state.svg(0))
    blue, orange = of_class(root, "rw-line")
    paper = next(blue.iter(SVG + "rect"))
    end = float(str(paper.get("x"))) + float(str(paper.get("width")))
    cards = of_class(blue, "rw-talent") + of_class(blue, "rw-hand")
    places = [[float(part) for part in re.findall(r"[-.\d]+", str(card.get("transform")))] for card in cards]
    steps = [right - left for (left, _), (right, _) in pairwise(places)]
    assert min(steps) >= 25, "no card lies upon another"
    assert len({y for _, y in places}) == 1
    assert places[-1][0] + 12.5 < end < float(str(root.get("width"))) - 118
    tops = [float(re.findall(r"[-.\d]+", str(line.get("transform")))[1]) for line in (blue, orange)]
    assert tops[1] - tops[0] == 34


def test_a_finished_game_shows_points_and_no_turn() -> None:
    *_, state = positions(2, 0, every=10_000)
    assert state.over
    root = parsed(state.svg(0))
    assert not of_class(root, "rw-turn")
    assert not of_class(root, "rw-card")
    for line, score in zip(of_class(root, "rw-line"), state.scores(), strict=True):
        assert strokes(str(score.total)) in written(line)
    assert "The game is over" in str(root[1].text)


@pytest.mark.parametrize("palette", PALETTES)
def test_grounds_have_the_colours_of_the_palette(palette: PaletteName) -> None:
    state = table({"0,0": "I"})
    for dark in (False, True):
        text = state.svg(None, palette, dark=dark)
        assert fill_of("ice", palette_of(palette, dark=dark)) in text
