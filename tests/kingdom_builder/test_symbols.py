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
    SILVER,
    Player,
    Point,
    element,
    fill_of_player,
    hexagon,
    middle,
    outline_of_player,
    palette_of,
    picture,
    use,
)
from realmwright.game import PALETTES, PaletteName
from realmwright.hexes import DIRECTIONS, axial
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.art.drawing import PIECE_LIFT
from realmwright.rules.kingdom_builder.model.catalogue import (
    BASE,
    BOARDS,
    BONUS_TILE,
    CARDS,
    COMMON,
    EXPANSIONS,
    EXTRAS,
    LOCATION_TILE,
    NOMAD_TILE,
    OWN,
    TASKS,
    TERRAIN_CARDS,
)
from realmwright.rules.kingdom_builder.model.maps import board_rows
from realmwright.rules.kingdom_builder.model.terrain import KINDS, NAMES
from tests.svg import SVG, land_at, layer, used

PLACES = {*(extra.name for extra in EXTRAS), *(kind.name for kind in KINDS if kind.special)}
SOURCES = {*(card.name for expansion in EXPANSIONS.values() for card in expansion.sources)}
SETS = tuple(name for name in EXPANSIONS if name not in (BASE, OWN))
PIECES = ("warrior", "wagon", "ship", "city hall", "scout")
MARKERS = ("wall", "cave", "capitol")
MARKS = ("rw-hex", "rw-halo", "rw-target", "rw-closed", "rw-aim", "rw-stud", "rw-spent")
CHOICES = {option.name: option.choices for option in game.options}


def parsed(text: str | None) -> ElementTree.Element:
    assert text is not None
    return ElementTree.fromstring(text)


def defined(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    (definitions,) = root.iter(SVG + "defs")
    return {str(one.get("id")): one for one in definitions}


def hyphened(prefix: str, names: Iterable[str]) -> list[str]:
    return [prefix + name.replace(" ", "-") for name in names]


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
    assert len(text) < 300_000
    root = parsed(text)
    assert set(defined(root)) == {
        *hyphened("rw-kb-hex-", NAMES),
        *hyphened("rw-kb-place-", PLACES),
        *hyphened("rw-kb-card-", (*CARDS, *TASKS, *SOURCES)),
        *hyphened("rw-kb-set-", SETS),
        *hyphened("rw-kb-terrain-", (card.name for card in TERRAIN_CARDS)),
        *hyphened("rw-settlement-", (player.name for player in PLAYERS)),
        *hyphened("rw-kb-", (f"{piece} {player.name}" for piece in PIECES for player in PLAYERS)),
        *hyphened("rw-kb-plate-", (player.name for player in PLAYERS)),
        *hyphened("rw-kb-", MARKERS),
        *MARKS,
        *(f"rw-{what}-{player.name}" for what in ("ring", "paint", "outline") for player in PLAYERS),
    }
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))


def test_every_source_of_gold_and_every_set_has_an_emblem_of_its_own_in_the_ink_of_the_page() -> None:
    symbols = defined(parsed(game.symbols()))
    for names in (hyphened("rw-kb-card-", (*CARDS, *TASKS, *SOURCES)), hyphened("rw-kb-set-", SETS)):
        for name in names:
            drawn = symbols[name]
            assert (drawn.get("stroke"), drawn.get("stroke-width"), drawn.get("fill")) == ("currentColor", "2", "none")
        assert len({symbols[name].get("d") for name in names}) == len(names)


def test_medallions_can_be_told_apart_without_colours() -> None:
    symbols = defined(parsed(game.symbols()))
    assert len({strokes(symbols[name]) for name in hyphened("rw-kb-place-", PLACES)}) == len(PLACES)


def test_the_ring_tells_the_family() -> None:
    symbols = defined(parsed(game.symbols()))
    rings = {LOCATION_TILE: GOLD, NOMAD_TILE: COPPER, COMMON: COPPER, BONUS_TILE: SILVER}
    for extra in EXTRAS:
        (name,) = hyphened("rw-kb-place-", [extra.name])
        _shadow, rim, *_ = symbols[name].iter(SVG + "circle")
        assert rim.get("fill") == palette_of().shade(rings[extra.role]), extra.name


def test_a_swamp_card_shows_both_of_its_kinds() -> None:
    symbols = defined(parsed(game.symbols()))
    for card in TERRAIN_CARDS:
        (name,) = hyphened("rw-kb-terrain-", [card.name])
        shown = {part.get("fill") for part in symbols[name]}
        tones = {path.get("stroke") or path.get("fill") for path in symbols[name].iter(SVG + "path")}
        for kind in card.kinds:
            ground, *patterns = symbols[hyphened("rw-kb-hex-", [NAMES[kind]])[0]].iter(SVG + "path")
            assert ground.get("fill") in shown
            assert {part.get("stroke") or part.get("fill") for part in patterns} - {None} <= tones


def test_letters_can_be_left_out() -> None:
    symbols = defined(parsed(game.symbols()))
    lettered = dict.fromkeys((*hyphened("rw-kb-hex-", NAMES[:9]), "rw-kb-terrain-flower-field"), 1)
    for name, count in {**lettered, "rw-kb-terrain-swamp-flower-field": 2}.items():
        assert [part.get("class") for part in symbols[name].iter()].count("rw-letter") == count
    # In print, where there are no colours, the map says what it shows; each kind is written at once.
    state = game.new(2, 1)
    maps = [layer(parsed(state.svg(palette="print")), "rw-letters")]
    assert [part.get("class") for part in maps[0]] == ["rw-letter"] * 7
    assert "rw-letters" not in state.svg()


# Pieces


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_a_piece_wears_the_colour_and_the_shape_of_its_player(player: Player) -> None:
    for name, dark in product(PALETTES, (False, True)):
        palette = palette_of(name, dark=dark)
        symbols = defined(parsed(game.symbols(name, dark=dark)))
        for piece in PIECES:
            drawn = symbols[hyphened("rw-kb-", [f"{piece} {player.name}"])[0]]
            tones = {part.get("fill") for part in drawn.iter()}
            assert {fill_of_player(player, palette), outline_of_player(player, palette)} <= tones
            assert player.settlement in strokes(drawn), "as a crest, or as its houses"


def test_pieces_can_be_told_apart_without_colours() -> None:
    symbols = defined(parsed(game.symbols()))
    pieces = hyphened("rw-kb-", (f"{piece} {player.name}" for piece in PIECES for player in PLAYERS))
    settlements = hyphened("rw-settlement-", (player.name for player in PLAYERS))
    assert len({strokes(symbols[name]) for name in (*pieces, *settlements)}) == len(pieces) + len(settlements)


# Sizes: nothing of a symbol is seen when a cover of the promised size lies on it.


def covered(names: list[str], outline: str, room: float) -> bool:
    definitions = defined(parsed(game.symbols()))
    shown = [ElementTree.tostring(definitions[name], "unicode") for name in names]
    places = [(name, room * (place + 0.5)) for place, name in enumerate(names)]
    drawn = "".join(use(name, x, room / 2) for name, x in places)
    # A line around the cover closes what is not quite opaque at its sides.
    cover = element("path", d=outline, fill=BLACK, stroke=BLACK, stroke_width=1)
    covers = "".join(element("g", cover, transform=f"translate({x} {room / 2})") for _, x in places)
    size = Point(room * len(names), room)
    width = round(3 * size.x)
    return pixels(picture("", "", size, shown, drawn, covers), width) == pixels(
        picture("", "", size, [], covers), width
    )


HEX = hexagon(Point(0, 0))
LIFTED = hexagon(Point(0, PIECE_LIFT))
SEVEN = HEX + "".join(hexagon(middle(step)) for step in DIRECTIONS.values())


@pytest.mark.parametrize(
    ("names", "outline"),
    [
        (hyphened("rw-kb-place-", sorted(PLACES)), HEX),
        (hyphened("rw-kb-", ("cave", "capitol")), HEX),
        (["rw-kb-wall"], LIFTED),
        (
            hyphened("rw-kb-", (f"{piece} {who.name}" for piece in PIECES if piece != "city hall" for who in PLAYERS)),
            LIFTED,
        ),
        (hyphened("rw-kb-city-hall-", (player.name for player in PLAYERS)), SEVEN),
        (hyphened("rw-kb-card-", sorted({*CARDS, *TASKS, *SOURCES})), "M-13-13H13V13H-13z"),
        (hyphened("rw-kb-set-", SETS), "M-13-13H13V13H-13z"),
        (hyphened("rw-kb-terrain-", (card.name for card in TERRAIN_CARDS)), "M-12-16H12V16H-12z"),
    ],
    ids=("places", "markers", "wall", "pieces", "city halls", "emblems", "sets", "terrain cards"),
)
def test_symbols_keep_to_their_size(names: list[str], outline: str) -> None:
    room = 120 if outline == SEVEN else 44
    assert covered(names, outline, room)
    assert not covered(names, "M-6-6H6V6H-6z", room)


# Choices


@pytest.mark.parametrize("label", CHOICES["boards"])
def test_a_board_is_pictured_as_it_lies(label: str) -> None:
    root = parsed(game.picture("boards", label))
    (title,) = root.iter(SVG + "title")
    assert title.text == label
    check_places(root, label)


def check_places(root: ElementTree.Element, label: str) -> None:
    """Every hex is there, and every special hex has its medallion."""
    letters = "".join(board_rows(label))
    kinds = {kind.letter: kind.name.replace(" ", "-") for kind in KINDS} | {"K": "location"}
    for row, line in enumerate(board_rows(label)):
        for col, letter in enumerate(line):
            assert land_at(root, *middle(axial(row, col))) == ([] if letter == "." else [kinds[letter]])
    (places,) = (group for group in root.iter(SVG + "g") if group.get("class") == "rw-places")
    shown = [str(one.get("href")) for one in places.iter(SVG + "use")]
    special = {kind.letter: kind.name for kind in KINDS if kind.special and kind.name != "location"}
    special.update(zip("LK", BOARDS[label.removesuffix("/180")].locations, strict=False))
    assert sorted(shown) == sorted(hyphened("#rw-kb-place-", (special[it] for it in letters if it in special)))
    assert used(root) == set(defined(root))


def test_a_turned_board_is_another_picture() -> None:
    pictures = {game.picture("boards", label) for label in CHOICES["boards"]}
    assert len(pictures) == len(CHOICES["boards"])
    assert [row[::-1] for row in reversed(board_rows("farm"))] == board_rows("farm/180")


@pytest.mark.parametrize("side", ["rope bridge", "tree house"])
def test_a_side_of_the_island_is_pictured_without_what_is_no_hex(side: str) -> None:
    root = parsed(game.picture("island", side))
    check_places(root, "island_" + side.replace(" ", "_"))
    assert not any(name.endswith("-nothing") for name in defined(root))


@pytest.mark.parametrize(
    ("option", "choice", "symbol"),
    [
        *(("cards", card, "rw-kb-card-" + card) for card in CARDS),
        *(("sets", name, "rw-kb-set-" + name) for name in SETS),
    ],
)
def test_a_card_and_a_set_are_pictured_by_their_emblem(option: str, choice: str, symbol: str) -> None:
    assert list(defined(parsed(game.picture(option, choice)))) == [symbol]
    light, dark = (str(game.picture(option, choice, dark=on)) for on in (False, True))
    assert pixels(light, 48) != pixels(dark, 48)
    assert len(pixels(light, 48)) > len(pixels(light.replace("<use", "<g"), 48)), "the ink is seen"


def test_only_what_can_be_seen_has_a_picture() -> None:
    pictured = {
        (option, choice)
        for option, choices in CHOICES.items()
        for choice in choices
        if game.picture(option, choice) is not None
    }
    assert {option for option, _ in pictured} == {"boards", "cards", "sets", "island"}
    assert {choice for option, choice in pictured if option == "island"} == {"rope bridge", "tree house"}
