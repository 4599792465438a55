"""The symbols that a page refers to, and the pictures of what can be chosen."""

from collections.abc import Iterable
from itertools import product
from xml.etree import ElementTree

import pytest
import resvg_py

from realmwright.drawing import (
    BLACK,
    COPPER,
    GOLD,
    PLAYERS,
    RADIUS,
    SILVER,
    Player,
    Point,
    element,
    fill_of_player,
    hexagon,
    outline_of_player,
    palette_of,
    picture,
    use,
)
from realmwright.game import PALETTES, PaletteName
from realmwright.hexgames.map_art import PIECE_LIFT
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.boards import side_rows
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMY_NUMBER, SCORING, TALENTS, TWISTS
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES, KINDS, NAMES
from tests.svg import SVG, definitions, land_at, layer, of_class, parsed, used

SEATS = PLAYERS[: max(game.players)]
PLACES = {"castle": SILVER, "tunnel": COPPER, "village": GOLD}
EMBLEMS = {
    "card": tuple(SCORING),
    "talent": tuple(talent.name for talent in TALENTS),
    "economy": tuple(ECONOMY_NUMBER),
    "twist": tuple(TWISTS),
}
MARKS = ("rw-hex", "rw-halo", "rw-target", "rw-closed", "rw-aim", "rw-stud", "rw-spent")
CHOICES = {option.name: option.choices for option in game.options}


def hyphened(prefix: str, names: Iterable[str]) -> list[str]:
    return [prefix + name.replace(" ", "-") for name in names]


ALL_EMBLEMS = [name for family, names in EMBLEMS.items() for name in hyphened(f"rw-wk-{family}-", names)]
FORTS = hyphened("rw-wk-fort-", (player.name for player in SEATS))
HOUSES = hyphened("rw-settlement-", (player.name for player in PLAYERS))


def symbols(palette: PaletteName = "map", dark: bool = False) -> dict[str, ElementTree.Element]:
    found = definitions(parsed(game.symbols(palette, dark=dark)))
    return {name: parsed(text) for name, text in found.items()}


def strokes(symbol: ElementTree.Element) -> tuple[str, ...]:
    """All that is left of a symbol without its colours."""
    return tuple(str(path.get("d")) for path in symbol.iter(SVG + "path"))


def pixels(svg: str, width: int) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, width=width)


# The sheet


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("palette", PALETTES)
def test_the_sheet_holds_every_symbol_once_in_every_palette(palette: PaletteName, dark: bool) -> None:
    text = game.symbols(palette, dark=dark)
    assert len(text) < 150_000
    root = parsed(text)
    assert set(definitions(root)) == {
        *hyphened("rw-wk-hex-", NAMES),
        *hyphened("rw-wk-place-", PLACES),
        *ALL_EMBLEMS,
        *hyphened("rw-wk-terrain-", CARD_NAMES),
        *FORTS,
        *HOUSES,
        "rw-wk-coin",
        *MARKS,
        *hyphened("rw-ring-", (player.name for player in SEATS)),
    }
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))


def test_every_emblem_is_of_its_own_and_in_the_ink_of_the_page() -> None:
    found = symbols()
    for name in ALL_EMBLEMS:
        drawn = found[name]
        assert (drawn.get("stroke"), drawn.get("stroke-width"), drawn.get("fill")) == ("currentColor", "2", "none")
    assert len({found[name].get("d") for name in ALL_EMBLEMS}) == len(ALL_EMBLEMS)


def test_places_can_be_told_apart_without_colours_and_their_rings_tell_the_family() -> None:
    found = symbols()
    assert len({strokes(found["rw-wk-place-" + name]) for name in PLACES}) == len(PLACES)
    for name, ring in PLACES.items():
        _shadow, rim, *_ = found["rw-wk-place-" + name].iter(SVG + "circle")
        assert rim.get("fill") == palette_of().shade(ring)


def test_a_terrain_card_shows_its_ground() -> None:
    found = symbols()
    for name in CARD_NAMES:
        (card,) = hyphened("rw-wk-terrain-", [name])
        ground, *patterns = found[hyphened("rw-wk-hex-", [name])[0]].iter(SVG + "path")
        assert found[card][0].get("fill") == ground.get("fill")
        tones = {path.get("stroke") or path.get("fill") for path in found[card].iter(SVG + "path")}
        assert {part.get("stroke") or part.get("fill") for part in patterns} - {None} <= tones


def test_letters_can_be_left_out() -> None:
    found = symbols()
    for kind, name in zip(KINDS, hyphened("rw-wk-hex-", NAMES), strict=True):
        assert len(of_class(found[name], "rw-letter")) == (kind.name not in PLACES)


@pytest.mark.parametrize("dark", [False, True])
def test_snow_is_drawn_in_the_blue_of_its_shadows_and_in_print_in_grey(dark: bool) -> None:
    def tone(palette: PaletteName) -> str:
        crests = [one.get("stroke") for one in symbols(palette, dark)["rw-wk-hex-snowscape"].iter(SVG + "path")]
        return next(str(colour) for colour in crests if colour)

    for palette in ("map", "vivid"):
        red, blue = tone(palette)[1:3], tone(palette)[5:7]
        assert int(blue, 16) - int(red, 16) >= 20
    assert len({tone("print")[place : place + 2] for place in (1, 3, 5)}) == 1


# Pieces


@pytest.mark.parametrize("player", SEATS, ids=lambda player: player.name)
def test_a_fort_is_the_house_of_its_player_behind_a_wall(player: Player) -> None:
    for name, dark in product(PALETTES, (False, True)):
        palette = palette_of(name, dark=dark)
        fort = symbols(name, dark)["rw-wk-fort-" + player.name]
        assert strokes(fort).count(player.settlement) == 1
        tones = {part.get("fill") for part in fort.iter()}
        assert {fill_of_player(player, palette), outline_of_player(player, palette)} <= tones


def test_forts_and_houses_can_be_told_apart_without_colours() -> None:
    found = symbols()
    assert len({strokes(found[name]) for name in (*FORTS, *HOUSES)}) == len(FORTS) + len(HOUSES) == 9


# Sizes: nothing of a symbol is seen when a cover of the promised size lies on it.


def covered(names: list[str], outline: str) -> bool:
    found = definitions(parsed(game.symbols()))
    room = 44
    places = [(name, room * (place + 0.5)) for place, name in enumerate(names)]
    drawn = "".join(use(name, x, room / 2) for name, x in places)
    # A line around the cover closes what is not quite opaque at its sides.
    cover = element("path", d=outline, fill=BLACK, stroke=BLACK, stroke_width=0.4)
    covers = "".join(element("g", cover, transform=f"translate({x} {room / 2})") for _, x in places)
    size = Point(room * len(names), room)
    width = round(3 * size.x)
    shown = pixels(picture("", "", size, [found[name] for name in names], drawn, covers), width)
    return shown == pixels(picture("", "", size, [], covers), width)


@pytest.mark.parametrize(
    ("names", "outline"),
    [
        (hyphened("rw-wk-place-", PLACES), hexagon(Point(0, 0), RADIUS + 0.3)),
        (FORTS, hexagon(Point(0, PIECE_LIFT), RADIUS + 0.3)),
        ([*ALL_EMBLEMS, "rw-wk-coin"], "M-12-12H12V12H-12z"),
        (hyphened("rw-wk-terrain-", CARD_NAMES), "M-12-16H12V16H-12z"),
    ],
    ids=("places", "forts", "emblems", "terrain cards"),
)
def test_symbols_keep_to_their_size(names: list[str], outline: str) -> None:
    assert covered(names, outline)
    assert not covered(names, "M-6-6H6V6H-6z")


# Choices


@pytest.mark.parametrize("label", ["1A", "3B", "3B/1", "6A/5"])
def test_a_board_is_pictured_as_it_lies(label: str) -> None:
    root = parsed(str(game.picture("boards", label)))
    (title,) = root.iter(SVG + "title")
    assert title.text == label
    letters = {kind.letter: kind.name for kind in KINDS}
    wanted = {}
    for row, line in enumerate(side_rows(label)):
        for col, letter in enumerate(line):
            # Rows lie 30 units apart, hexes of a row 34.6, and the middle of all is the origin.
            x, y = 34.641 * (col - (len(line) - 1) / 2), 30 * (row - 4)
            wanted[round(x), round(y)] = letters[letter]
    for at, name in wanted.items():
        assert land_at(root, *at) == [name.replace(" ", "-")]
    assert {at: name.removeprefix("rw-wk-place-") for at, name in placed(root, "rw-places").items()} == {
        at: name for at, name in wanted.items() if name in PLACES
    }
    assert used(root) == set(definitions(root))


def placed(root: ElementTree.Element, name: str) -> dict[tuple[int, int], str]:
    """What a layer shows, by where it lies."""
    return {
        (round(float(str(one.get("x")))), round(float(str(one.get("y"))))): str(one.get("href"))[1:]
        for one in layer(root, name).iter(SVG + "use")
    }


def test_every_way_to_lay_a_board_is_another_picture() -> None:
    pictures = {game.picture("boards", label) for label in CHOICES["boards"]}
    assert len(pictures) == len(CHOICES["boards"])


@pytest.mark.parametrize(
    ("option", "family"),
    [("cards", "card"), ("economy", "economy"), ("twist", "twist"), ("more_twists", "twist"), ("talents", "talent")],
)
def test_what_has_an_emblem_is_pictured_by_it(option: str, family: str) -> None:
    for choice in CHOICES[option]:
        shown = game.picture(option, choice)
        if choice in ("random", "none"):
            assert shown is None
        else:
            assert list(definitions(parsed(str(shown)))) == hyphened(f"rw-wk-{family}-", [choice])


def test_the_chosen_board_is_the_one_set_off() -> None:
    """It lies where its name says."""
    palette = palette_of()
    sides = {"N": (0, -1), "NE": (1, -1), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, -1)}
    for choice in TOP_BOARDS:
        boards = list(parsed(str(game.picture("top_board", choice))).iter(SVG + "path"))
        assert len(boards) == 7
        (chosen,) = (one for one in boards if one.get("fill") == palette.text)
        x, y = (float(part) for part in str(chosen.get("transform")).removeprefix("translate(").split(")")[0].split())
        assert (round(x / 12), round(y / 12)) == sides[choice]


def test_each_direction_is_sketched_as_it_runs() -> None:
    turns = []
    for choice in DIRECTIONS:
        *boards, lines = parsed(str(game.picture("direction", choice))).iter(SVG + "path")
        assert len(boards) == 7
        turns.append(lines.get("transform"))
    assert turns == ["rotate(0)", "rotate(60)", "rotate(-60)"]


def test_pictures_are_seen_by_light_and_in_the_dark() -> None:
    for option, choice in (("cards", "lords"), ("top_board", "S"), ("direction", "rising"), ("boards", "2A")):
        light, dark = (str(game.picture(option, choice, dark=on)) for on in (False, True))
        assert pixels(light, 48) != pixels(dark, 48)


def test_only_what_can_be_seen_has_a_picture() -> None:
    pictured = {
        option
        for option, choices in CHOICES.items()
        if any(game.picture(option, choice) is not None for choice in choices)
    }
    assert pictured == {"boards", "cards", "economy", "twist", "more_twists", "talents", "direction", "top_board"}
