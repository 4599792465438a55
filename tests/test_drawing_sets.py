"""The drawing of games with sets: every piece, marker and belonging is there, where it is, and fits in."""

import re
from collections.abc import Iterator
from itertools import count
from math import hypot
from xml.etree import ElementTree

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.drawing import (
    PLAYERS,
    RADIUS,
    fill_of_player,
    middle,
    number,
    outline_of_player,
    palette_of,
    settlement_id,
    write,
)
from realmwright.game import PALETTES, PaletteName
from realmwright.hexes import DIRECTIONS, Axial
from realmwright.hexgames.map_art import CLOSED_ID
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.art.drawing import PIECE_LIFT
from realmwright.rules.kingdom_builder.art.emblems import emblem_id
from realmwright.rules.kingdom_builder.art.figures import figure_id, marker_id
from realmwright.rules.kingdom_builder.art.glyphs import ground_id, place_id
from realmwright.rules.kingdom_builder.art.terrain_cards import terrain_card_id
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, names, play, table
from tests.kingdom_builder.random_games import lively, mixture
from tests.svg import HREF, SVG, TAGS, definitions, ids, layer, of_class, parsed, used, uses

BLUE, ORANGE = PLAYERS[:2]
PLAIN = "GGGGG / GGGGG / GGGGG / GGGGG / GGGGG"
CITY = "1,1 1,2 2,1 2,2 2,3 3,1 3,2"
"""The seven hexes around 2,2."""
CROSSROADS = ["barracks_crossroads", "lighthouse_foresters_lodge", "city_hall_fort", "monastery_wagon"]


def at(state: State, name: str, lift: float = 0) -> tuple[str, str]:
    """Where a hex lies in the drawing."""
    row, col = (int(part) for part in name.split(","))
    x, y = middle(state.board.grid.cells[state.board.cell(row, col)])
    return number(x), number(y - lift)


def where(root: ElementTree.Element, symbol: str) -> set[tuple[str, str]]:
    return {(str(one.get("x")), str(one.get("y"))) for one in uses(root, symbol)}


def titles(root: ElementTree.Element) -> dict[str, str]:
    """What is said of each hex, by its name."""
    said = [str(title.text) for title in layer(root, "rw-hexes").iter(SVG + "title")]
    return {text.partition(" ")[0]: text.partition(" ")[2] for text in said}


def written(root: ElementTree.Element) -> list[str]:
    """The strokes of everything that is written, wherever it stands."""
    return [str(word.get("d")) for word in of_class(root, "rw-word")]


def strokes(text: str) -> str:
    return str(parsed(write(text, 0, 0, 6)).get("d"))


def lines(state: State, viewer: int | None = None) -> list[ElementTree.Element]:
    return of_class(parsed(state.svg(viewer)), "rw-line")


# On the map


def test_a_nomad_hex_shows_the_tile_that_lies_there_or_that_none_does() -> None:
    state = table(
        "NGGGN / GGGGG",
        sets=["nomads"],
        nomads={"0,0": "sword", "0,4": "donation water"},
        tiles={0: ["donation water@0,4 fresh"]},
    )
    root = parsed(state.svg())
    places = layer(root, "rw-places")
    assert where(places, place_id("sword")) == {at(state, "0,0")}
    assert where(places, place_id("nomad")) == {at(state, "0,4")}
    assert not of_class(places, "rw-stud"), "a nomad tile is there or not, and nobody needs to count it"
    assert (titles(root)["0,0"], titles(root)["0,4"]) == ("nomad, sword", "nomad, empty")
    assert len(uses(lines(state)[0], place_id("donation water"))) == 1


def test_a_nomad_hex_without_a_known_tile_is_a_nomad_hex() -> None:
    root = parsed(table("NG / GG").svg())
    assert len(uses(layer(root, "rw-places"), place_id("nomad"))) == 1
    assert titles(root)["0,0"] == "nomad"


def test_walls_are_nobodys_and_scouts_those_of_the_player_whose_turn_it_is() -> None:
    state = table(PLAIN, "2,2", "4,4", sets=["nomads", "harvest"], walls="0,0 0,1", scouts="2,3", turn=1)
    root = parsed(state.svg())
    pieces = layer(root, "rw-pieces")
    assert where(pieces, marker_id("wall")) == {at(state, "0,0", PIECE_LIFT), at(state, "0,1", PIECE_LIFT)}
    assert where(pieces, figure_id("scout", ORANGE)) == {at(state, "2,3", PIECE_LIFT)}
    assert len(pieces) == 5
    said = titles(root)
    assert (said["0,0"], said["2,3"], said["2,2"]) == ("grass, wall", "grass, orange scout", "grass, blue")


def test_figures_are_drawn_as_what_they_are() -> None:
    state = table(
        "GGWGG / GGGGG / GGGGG / GGGGG / GGGGG",
        "4,0",
        sets=["crossroads"],
        figures={0: {"warrior": "4,4", "ship": "0,2"}, 1: {"wagon": "0,0"}},
    )
    root = parsed(state.svg())
    pieces = layer(root, "rw-pieces")
    assert len(pieces) == 4
    for piece, player, name in (("warrior", BLUE, "4,4"), ("ship", BLUE, "0,2"), ("wagon", ORANGE, "0,0")):
        assert where(pieces, figure_id(piece, player)) == {at(state, name, PIECE_LIFT)}
        assert titles(root)[name].endswith(f", {player.name} {piece}")
    assert where(pieces, settlement_id(BLUE)) == {at(state, "4,0", PIECE_LIFT)}


def test_a_city_hall_is_one_drawing_over_seven_hexes() -> None:
    state = table(PLAIN, "", "0,0", sets=["crossroads"], figures={0: {"city hall": CITY}})
    root = parsed(state.svg())
    first, *others = layer(root, "rw-pieces")
    assert first.get(HREF) == "#" + figure_id("city hall", BLUE)
    assert (first.get("x"), first.get("y")) == at(state, "2,2")
    assert len(others) == 1, "the settlement of the other player lies above"
    assert {name for name, said in titles(root).items() if said == "grass, blue city hall"} == set(CITY.split())


def test_hexes_that_a_warrior_closes_are_hatched() -> None:
    state = table(
        "GGGGG / GGWSG / GGGGG / GGGGG / GGGGG", "1,1", sets=["crossroads"], figures={1: {"warrior": "2,2 4,4"}}
    )
    root = parsed(state.svg())
    closed = {name for name, said in titles(root).items() if said.endswith(", closed by a warrior")}
    assert closed == names(state, state.closed) - {"1,1"}, "not where a piece stands"
    assert where(layer(root, "rw-shut"), CLOSED_ID) == {at(state, name) for name in closed}
    assert not of_class(parsed(table(PLAIN, sets=["crossroads"]).svg()), "rw-shut")


def borders(state: State) -> list[tuple[str, str]]:
    """What is drawn around zones, from the bottom up: colours and lines."""
    drawn = layer(parsed(state.svg()), "rw-shut")
    return [(str(path.get("stroke")), str(path.get("d"))) for path in drawn.iter(SVG + "path")]


def test_a_border_tells_who_closed_what() -> None:
    """KB-12.8: given warriors of two players, then each has a border in its colour and outline, with ticks."""
    state = table(PLAIN, sets=["crossroads"], figures={0: {"warrior": "1,1"}, 1: {"warrior": "3,3 4,4"}})
    lines = borders(state)
    tones = [
        tone
        for player in (BLUE, ORANGE)
        for tone in (outline_of_player(player, palette_of()), fill_of_player(player, palette_of()))
    ]
    assert [tone for tone, _ in lines] == [*tones[:2], *tones[:2], *tones[2:], *tones[2:]]
    blue_ticks, _, blue, _, orange_ticks, _, orange, _ = [data for _, data in lines]
    # A warrior and the six hexes around it have 18 sides together.
    assert (blue.count("M"), blue_ticks.count("M")) == (18, 2 * 18)
    # At the rim of the map there is a border, too; between two warriors of one player there is none.
    zone = state.board.grid.dilate(state.figures[0] & state.own[1])
    outside = [
        beyond for cell in each(zone) for beyond in around(state, cell) if beyond is None or not zone >> beyond & 1
    ]
    assert (orange.count("M"), orange_ticks.count("M")) == (len(outside), 2 * len(outside))


def around(state: State, cell: int) -> list[int | None]:
    """The six hexes around one; None beyond the rim."""
    grid = state.board.grid
    q, r = grid.cells[cell]
    return [grid.number.get(Axial(q + way.q, r + way.r)) for way in DIRECTIONS.values()]


def test_the_border_of_a_zone_is_one_line_inside_of_it() -> None:
    """Given a zone, then each side begins where another one ends, and none lies outside of its hexes."""
    state = table(PLAIN, sets=["crossroads"], figures={0: {"warrior": "2,2"}})
    *_, (_, border), _ = borders(state)
    sides = [side.split("L") for side in border.split("M")[1:]]
    assert sorted(begin for begin, _ in sides) == sorted(end for _, end in sides)
    middles = [middle(state.board.grid.cells[cell]) for cell in each(state.board.grid.dilate(state.guards))]
    for begin, _ in sides:
        x, y = map(float, begin.split())
        assert min(hypot(x - at.x, y - at.y) for at in middles) < RADIUS - 0.5


def test_what_can_never_be_entered_is_not_hatched_beside_a_warrior() -> None:
    state = table("SG.GG / GGGGG", sets=["crossroads"], figures={0: {"warrior": "0,1"}})
    said = titles(parsed(state.svg()))
    assert (said["0,0"], said["0,2"], said["1,0"]) == ("castle", "nothing", "grass, closed by a warrior")


@pytest.mark.parametrize("keeps", [True, False])
def test_caves_and_capitols_are_marked(keeps: bool) -> None:
    state = table(
        "SGM / GGM",
        sets=["capitol", "caves"],
        capitols="0,0",
        caves="0,2",
        switches={"capitol_keeps_castle": keeps},
    )
    root = parsed(state.svg())
    markers = layer(root, "rw-markers")
    assert where(markers, marker_id("capitol")) == {at(state, "0,0")}
    assert where(markers, marker_id("cave")) == {at(state, "0,2")}
    assert len(uses(layer(root, "rw-places"), place_id("castle"))) == keeps
    assert titles(root)["0,0"] == ("castle, capitol" if keeps else "nothing, capitol")
    assert (titles(root)["0,2"], titles(root)["1,2"]) == ("mountain, cave", "mountain")


def test_the_island_lies_below_the_map_with_numbers_of_its_own() -> None:
    state = game.new(2, 1, {"sets": ["island"], "island": "tree house"})
    root = parsed(state.svg())
    assert len(layer(root, "rw-hexes")) == state.board.grid.board.bit_count() == 400 + state.board.island.bit_count()
    words = written(layer(root, "rw-rim"))
    assert [words.count(strokes(str(row))) for row in (20, 21, 22, 24, 26)] == [0, 0, 2, 2, 2]
    assert [words.count(strokes(str(col))) for col in (6, 7, 12, 13)] == [4, 5, 5, 4], "its columns stand below it"
    height = float(str(root.get("height")))
    assert height > float(str(parsed(game.new(2, 1).svg()).get("height")))
    assert "an island below it" in str(root[1].text)


def test_whoever_marked_a_line_has_a_settlement_beside_it() -> None:
    state = table(
        "GGGGG / GGGGG / _____ / _GGG_",
        sets=["harvest", "island"],
        cards=["mayors", "lords", "knights"],
        marks={0: 1, 2: 0},
    )
    root = parsed(state.svg())
    width = float(str(root.get("width")))
    found = {}
    for mark in layer(root, "rw-marks"):
        title, plate, piece = mark
        x, y = place(mark)
        assert 10 < x < width - 10
        assert plate.get(HREF) == str(piece.get(HREF)).replace("rw-settlement-", "rw-kb-plate-")
        # It stands where its row leaves half a hex free, and points at the row.
        mirrored = plate.get("transform") == "scale(-1 1)"
        assert mirrored == (x < width / 2) == (str(title.text) == "row 3, marked by blue")
        found[str(title.text)] = (piece.get(HREF), y)
    assert set(found) == {"row 0, marked by orange", "row 3, marked by blue"}
    assert found["row 0, marked by orange"][0] == "#" + settlement_id(ORANGE)
    words = written(layer(root, "rw-rim"))
    assert [words.count(strokes(row)) for row in ("0", "1")] == [3, 5], "a plate takes the place of a number"
    step = middle(state.board.grid.cells[state.board.cell(1, 0)]).y
    assert found["row 3, marked by blue"][1] - found["row 0, marked by orange"][1] == pytest.approx(3 * step, abs=0.1)
    unmarked = table("GGGGG", sets=["harvest"], cards=["mayors", "lords", "knights"])
    assert not of_class(parsed(unmarked.svg()), "rw-marks")


def test_a_lifted_figure_leaves_its_own_ghost() -> None:
    state = table(
        "WGG / GGG / GGG",
        sets=["crossroads"],
        figures={0: {"warrior": "2,2"}},
        tiles={0: ["harbor"]},
        hands=["grass"],
    )
    play(state, "use harbor", "move 2,2")
    root = parsed(state.svg())
    (ghost,) = layer(root, "rw-ghost").iter(SVG + "use")
    assert ghost.get(HREF) == "#" + figure_id("warrior", BLUE)
    assert not list(layer(root, "rw-pieces"))


# Below the map


def test_tasks_and_a_removed_terrain_are_shown_beside_the_cards() -> None:
    state = table(
        "GGG",
        sets=["crossroads", "marshlands"],
        cards=["scouts", "lords", "knights"],
        tasks=["road", "compass points"],
        outcast="desert",
    )
    root = parsed(state.svg())
    strip = layer(root, "rw-strip")
    for name in (*state.setup.cards, "road", "compass points"):
        assert len(uses(strip, emblem_id(name))) == 1
        assert strokes(name) in written(strip)
    assert len(uses(strip, ground_id("desert"))) == 1
    assert "Tasks: road, compass points." in str(root[1].text)


def test_all_cards_of_the_turn_lie_open_and_those_of_others_do_not() -> None:
    state = table(
        "BDTC / BDTC",
        sets=["crossroads", "marshlands"],
        hands=["swamp-desert", "canyon"],
        more_cards={0: ["forest"], 1: ["swamp-grass"]},
    )
    mine, theirs = (["swamp-desert", "forest"], ["canyon", "swamp-grass"])
    for viewer, seen in ((None, [mine, []]), (0, [mine, []]), (1, [mine, theirs])):
        shown = [[card.get(HREF) for card in of_class(line, "rw-card")] for line in lines(state, viewer)]
        assert shown == [["#" + terrain_card_id(name) for name in cards] for cards in seen]


def test_the_reserve_is_what_can_still_be_placed() -> None:
    state = game.new(2, 1, {"sets": ["crossroads"], "boards": [*CROSSROADS]})
    pieces = ("warrior", "warrior", "wagon", "ship", "city hall")
    for line, player in zip(lines(state), (BLUE, ORANGE), strict=True):
        shown = [str(use.get(HREF)) for group in of_class(line, "rw-reserve") for use in group.iter(SVG + "use")]
        assert shown == ["#" + figure_id(piece, player) for piece in pieces]

    placed = table(
        PLAIN, sets=["crossroads"], tiles={0: ["barracks", "city hall"]}, figures={0: {"warrior": "4,4"}, 1: {}}
    )
    blue, orange = lines(placed)
    assert len(of_class(blue, "rw-reserve")) == 2
    assert len(of_class(orange, "rw-reserve")) == 3, "there is no tile for wagons and ships in this game"


def test_everything_a_player_has_is_counted() -> None:
    state = table(
        PLAIN,
        "0,0",
        "4,4",
        sets=["nomads", "marshlands", "harvest"],
        aside={1: 2},
        under_way={"due": 1, "whole": 4},
        left=4,
        values=[3, 0],
        earned={0: {"families": 4, "treasure": 3}},
    )
    blue, orange = lines(state)
    for line, name, many in (
        (blue, "rw-set-aside", 1),
        (blue, "rw-settlement-tiles", 3),
        (blue, "rw-gold", 7),
        (orange, "rw-set-aside", 2),
    ):
        (group,) = of_class(line, name)
        assert written(group) == [strokes(str(many))]
    assert not of_class(orange, "rw-gold")
    assert not of_class(orange, "rw-settlement-tiles")
    assert "set aside: 1, settlement tiles: 3, gold so far: 7" in str(parsed(state.svg())[1].text)


def test_a_reaction_points_to_who_reacts_and_to_whose_turn_it_is() -> None:
    state = table(PLAIN, sets=["marshlands"])
    state.actor = 1
    waits, reacts = lines(state)
    assert (len(of_class(waits, "rw-waits")), len(of_class(waits, "rw-turn"))) == (1, 0)
    assert (len(of_class(reacts, "rw-waits")), len(of_class(reacts, "rw-turn"))) == (0, 1)


def test_silo_actions_are_counted_and_no_card_is_shown_for_them() -> None:
    state = table("IGG / GGG", "0,1", sets=["harvest"], closing=True, ending=True, tile="silo", left=0, silos=[2, 0])
    (group,) = of_class(lines(state)[0], "rw-silo-actions")
    assert written(group) == [strokes("2")]
    assert not of_class(lines(state)[0], "rw-card")


def test_many_tiles_go_on_in_further_rows() -> None:
    tiles = [f"{name} used" for name in ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")]
    tiles += ["quarry", "caravan", "village", "garden", "lighthouse", "barracks", "city hall", "wagon", "refuge"]
    state = table("GG", "0,0", sets=ALL_SETS, tiles={0: tiles}, aside={0: 1}, values=[2, 0])
    root = parsed(state.svg())
    width, height = (float(str(root.get(side))) for side in ("width", "height"))
    blue, orange = of_class(root, "rw-line")
    assert len(medallions(blue)) == len(tiles)
    places = [place(one) for one in blue.iter() if one is not blue and place(one)]
    assert len({y for _, y in places}) > 2, "one row is not enough"
    assert max(x for x, _ in places) < width - 150, "the cards at the right stay free"
    top, next_top = (place(line)[1] for line in (blue, orange))
    assert max(y for _, y in places) + 17 <= next_top - top
    assert next_top + 34 < height


def medallions(line: ElementTree.Element) -> list[ElementTree.Element]:
    return [one for one in line.iter(SVG + "use") if str(one.get(HREF)).startswith("#rw-kb-place-")]


def place(one: ElementTree.Element) -> tuple[float, ...]:
    """Where something was moved to, if it was."""
    found = re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)", str(one.get("transform", "")))
    return tuple(float(number) for number in found[0]) if found else ()


# Always


def positions(seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game with sets, and the last one."""
    stream = FastDice(seed).stream("positions")
    state = game.new(2 + seed % 4, seed, mixture(stream, ALL_SETS if seed % 2 else None))
    for step in count():
        if step % every == 0 or state.over:
            yield state
        if state.over:
            return
        state.play(lively(state, stream))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_the_drawing_is_sound_and_keeps_the_secrets(seed: int) -> None:
    known: dict[tuple[PaletteName, str], str] = {}
    differ = 0
    for step, state in enumerate(positions(seed, every=45)):
        palette = PALETTES[step % len(PALETTES)]
        text = state.svg(None, palette)
        other = state.imagine(None, FastDice(step))
        differ += other.hand != state.hand
        assert other.svg(None, palette) == text

        assert len(text) < 400_000
        root = parsed(text)
        assert {found.tag.removeprefix(SVG) for found in root.iter()} <= TAGS
        all_names = ids(root)
        assert len(all_names) == len(set(all_names))
        assert used(root) <= set(all_names)
        for name, definition in definitions(root).items():
            assert known.setdefault((palette, name), definition) == definition
        width, height = (float(str(root.get(side))) for side in ("width", "height"))
        assert 0.4 < width / height < 2

        covered = sum(cells.bit_count() for cells in state.figures[3:]) // 7 * 6
        standing = sum(own.bit_count() for own in state.own) + state.blocked.bit_count() - covered
        assert len(layer(root, "rw-pieces")) == standing
        assert len(of_class(root, "rw-target")) == (state.legal() & state.board.grid.board).bit_count()
        for seat, line in enumerate(of_class(root, "rw-line")):
            silos = len(of_class(line, "rw-silo-actions"))
            assert len(medallions(line)) == state.held[seat].bit_count() + silos
    assert differ, "the imagined positions do differ in what is hidden"
