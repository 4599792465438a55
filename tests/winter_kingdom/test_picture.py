"""The table as lines of text: everything is where it is, and nothing hidden is shown."""

import re
from functools import cache
from typing import Any

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import LANGUAGES
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.art.terminal import MARGIN
from realmwright.rules.winter_kingdom.state import State
from realmwright.terminal import SHAPES, WIDTH
from tests.test_words import spoken
from tests.winter_kingdom.positions import kind, play, table
from tests.winter_kingdom.scenes import MIXTURES, positions

ESCAPE = re.compile("\x1b\\[[0-9;]*m")
LONG_NAMES = ("Ann", "Maximiliane", "Chloé", "Björn")


@cache
def many_positions() -> tuple[State, ...]:
    return tuple(state.copy() for seed in range(len(MIXTURES)) for state in positions(2 + seed % 3, seed, every=40))


def address(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def view_of(state: State, viewer: int | None = None) -> dict[str, Any]:
    return dict(state.view(viewer))


def hexes(state: State) -> dict[str, str]:
    """The letter of each hex, from the view."""
    view = view_of(state)
    found = {}
    for (q, r), rows in zip(view["centres"], view["map"], strict=True):
        for row, letters in enumerate(rows or [], -4):
            for column, letter in enumerate(letters, max(-4, -4 - row)):
                found[f"{q + column},{r + row}"] = letter
    return found


def map_lines(state: State) -> list[str]:
    """The map with a line above and one below it."""
    rows = {address(name)[1] for name in hexes(state)}
    return state.text().split("\n")[: max(rows) - min(rows) + 3]


def shown(state: State) -> dict[str, str]:
    """The two characters of each hex, read off the picture: a step to the right is two, one down and right one."""
    places = {name: address(name) for name in hexes(state)}
    left = min(2 * q + r for q, r in places.values()) - MARGIN
    top = min(r for _, r in places.values()) - 1
    lines = map_lines(state)
    return {name: lines[r - top][2 * q + r - left :][:2] for name, (q, r) in places.items()}


def expected(state: State) -> dict[str, str]:
    """What the picture must show, taken from the view of a spectator and the legal actions."""
    view = view_of(state)
    signs = {name: " " + letter for name, letter in hexes(state).items()}
    for cell in each(state.shut & state.free & state.board.buildable):
        name = state.board.name(cell)
        signs[name] = ":" + signs[name][1]
    for seat, player in enumerate(view["players"]):
        signs |= dict.fromkeys(player["houses"], " " + SHAPES[seat])
        signs |= dict.fromkeys(player["forts"], "#" + SHAPES[seat])
    turn = view["turn"]
    for action in each(state.legal()):
        deed = state.describe(action)
        if "hex" in deed.args:
            name = str(deed.args["hex"])
            signs[name] = "*" + ("#" if "#" in signs[name] else signs[name][1])
    if turn["lifted"] is not None and state.prompt().kind != "follow-build":
        signs[turn["lifted"]] = "(" + SHAPES[turn["seat"]]
    return signs


# The map


def test_every_hex_shows_what_stands_on_it() -> None:
    kinds = set()
    for state in many_positions():
        kinds.add(state.prompt().kind)
        assert shown(state) == expected(state)
    assert kinds >= {"build", "talent-build", "talent-move", "talent-to", "finish", "salvage", "road", "over"}


def test_rows_are_half_a_hex_apart_and_numbered() -> None:
    lines = map_lines(table({"0,0": "C"}, card=None, left=0))
    assert lines[0].split("\\") == ["       0", "1", "2", "3", "4", ""]
    assert lines[1:4] == [
        "     -4  G G G G G -4",
        "    -3  G G G G G G -3",
        "   -2  G G G G G G G -2",
    ]
    assert lines[5] == "  0  G G G G C G G G G 0"
    assert lines[-1].split() == ["\\-4", "\\-2", "\\0"]


@pytest.mark.parametrize("twist", ["none", "islands"])
def test_numbers_stand_at_the_ends_of_their_lines(twist: str) -> None:
    state = game.new(2, 5, {"twist": twist})
    lines = map_lines(state)
    places = [address(name) for name in hexes(state)]
    left, top = min(2 * q + r for q, r in places) - MARGIN, min(r for _, r in places) - 1
    for row in range(-13, 14):
        assert re.findall(rf"(?<![-\d\\]){row}(?![\d\\])", lines[row - top]) == [str(row)] * 2
    columns = set()
    for index, line in enumerate(lines):
        row = index + top
        for stroke in re.finditer(r"\\", line):
            along = stroke.start() + left - 1 - row
            assert along % 2 == 0
            column = along // 2
            written = re.search(r"-?\d+$", line[: stroke.start()]) or re.match(r"-?\d+", line[stroke.end() :])
            assert written is not None
            said = {written[0], (re.match(r"-?\d+", line[stroke.end() :]) or written)[0]}
            assert str(column) in said
            ends = [r for q, r in places if q == column]
            assert row in (min(ends) - 1, max(ends) + 1)
            columns.add(column)
    assert {-13, -8, -6, -4, 2, 3, 4, 5, 6, 7, 8} <= columns


def test_a_fort_is_no_house_even_when_it_can_be_chosen() -> None:
    state = table({}, "1,0", "0,2", forts=["0,0", "1,2"], economy="salvage", left=0)
    signs = shown(state)
    assert [signs[name] for name in ("1,0", "0,0", "0,2", "1,2")] == [" ▲", "#▲", " ●", "#●"]
    signs = shown(play(state, "salvage"))
    assert [signs[name] for name in ("1,0", "0,0", "0,2", "1,2")] == ["*▲", "*#", " ●", "#●"]


def test_the_legend_explains_every_sign_on_the_map() -> None:
    for state in many_positions():
        legend = state.text().split("\n\n")[1]
        signs = "".join(shown(state).values())
        for letter in set(re.findall("[A-Z]", signs)):
            assert re.search(rf"(^|\s){letter} [a-z]", legend), letter
        assert ("* can be chosen now" in legend) == ("*" in signs)
        assert ("is being moved" in legend) == ("(" in signs)
        assert (": closed" in legend) == (":" in signs)


def test_colour_adds_colour_only() -> None:
    for state in many_positions()[::5]:
        painted = state.text(colour=True)
        assert "\x1b[" in painted
        assert ESCAPE.sub("", painted) == state.text()
        assert "\x1b" not in state.text()


# Below the map


def test_players_have_their_pieces_coins_and_talents() -> None:
    state = table(
        kind("M", "3,0"),
        "0,0",
        "2,2",
        supply=[17, 23],
        fort_supply=[3, 1],
        coins=[6, 12],
        talents={0: ["mule II", "guide II"], 1: ["port"]},
        hand={0: ["farm"], 1: ["horse", "garden"]},
        under_way={"used": ["mule", "guide"]},
    )
    lines = state.text().split("\n\n")[2].split("\n")
    assert [" ".join(line.split()) for line in lines] == [
        "> ▲0 houses 17 forts 3 coins 6 15 out of the game",
        "talents: tunnel, mule II (used), guide II (I used), in hand 1",
        "●1 houses 23 forts 1 coins 12 11 out of the game",
        "talents: tunnel, port, in hand 2",
    ]


def test_points_are_counted_as_the_game_goes_on() -> None:
    for state in many_positions()[::4]:
        scores = state.scores()
        rows = [line.split() for line in state.text().split("\n\n")[3].split("\n")]
        assert rows[0][-state.players :] == [f"{SHAPES[seat]}{seat}" for seat in range(state.players)]
        sources = [*scores[0]]
        for row, source in zip(rows[1:-1], sources, strict=True):
            assert " ".join(row[: -state.players]).startswith(source)
            assert row[-state.players :] == [str(score[source]) for score in scores]
        assert rows[-1] == ["points", *(str(score.total) for score in scores)]


def test_the_table_tells_turn_piles_economy_and_twists() -> None:
    state = table(
        kind("M", "3,0"),
        "2,0",
        talents={0: ["guide"]},
        economy="highlands",
        top_board="NW",
        twists=["wolves", "dead end"],
        cards=["longhouses", "lords", "frontier"],
        direction="falling",
        discard=["tundra", "forest"],
        ending=True,
    )
    text = state.text()
    assert "turn 1: ▲0 grassland, 3 to build, last round" in text
    assert "terrain cards: 26 to draw, 2 discarded" in text
    assert "economy: highlands (top board: board NW)" in text
    assert "twists: wolves, dead end" in text
    assert "longhouses (falling)" in text
    assert "lords (" not in text
    assert "uses guide" in play(state, "use guide").text()
    plain = table({}, card=None, left=0).text()
    assert "turn 1: ▲0 no terrain card" in plain
    assert "twists: no twist" in plain
    assert "economy: marble\n" in plain


def test_crossroads_leaves_two_terrains_to_choose_from() -> None:
    """WK-8.16."""
    state = table({"2,0": "T"}, talents={0: ["crossroads II"]}, card="grassland")
    assert "▲0 grassland / tundra, 3 to build" in state.text()


def test_a_finished_game_says_so() -> None:
    *_, state = many_positions()
    assert state.over
    assert "the game is over" in state.text()
    assert not [line for line in state.text().split("\n") if line.startswith(">")]


# Secrets


@pytest.mark.parametrize("viewer", [None, 1])
def test_hidden_cards_do_not_change_the_picture(viewer: int | None) -> None:
    """WK-7.14: everybody at the terminal sees it."""
    differ = 0
    for number, state in enumerate(many_positions()):
        other = state.imagine(viewer, FastDice(number))
        differ += (other.unbought, other.hand) != (state.unbought, state.hand)
        assert other.text(viewer, colour=True) == state.text(viewer, colour=True)
    assert differ > 20, "the imagined hands must differ, or nothing was tested"


def test_a_seat_sees_its_own_card_and_hand_with_prices_and_no_other() -> None:
    state = table({}, hand={0: ["mine"], 1: ["port", "caravan"]}, hands=["grassland", "tundra"])
    everybody = state.text()
    assert "your hand" not in everybody
    assert state.text(0) == everybody + "\nyour hand: mine 3/2"
    mine = state.text(1)
    assert mine.endswith("\nyour hand: port 3/2, caravan 2/3")
    assert re.sub(r"  card tundra|\nyour hand.*", "", mine) == everybody
    cheaper = table({}, hand={1: ["port"]}, twists=["bargain"])
    assert cheaper.text(1).endswith("\nyour hand: port 2/1")


# In every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_words_fit_in_every_language(language: str) -> None:
    words = spoken(game, language)
    for state in many_positions()[::3]:
        for viewer in (None, 0):
            names = LONG_NAMES[: state.players]
            text = state.text(viewer, names=names, say=words.say)
            assert all(name in text for name in names)
            assert max(len(line) for line in text.split("\n")) <= WIDTH == 80
    full = table(
        {},
        "0,0",
        forts=["1,0"],
        talents={0: ["hunting lodge II", "hot springs II", "crossroads II", "dog sled II"]},
        hand={0: ["outpost"], 1: ["homestead", "toboggan", "monastery", "carriage", "barracks"]},
        supply=[10, 20],
        twists=["wolves", "mobility", "innovation", "settlers", "roads", "bargain"],
        cards=["tunnel wardens", "longhouses", "surveyors"],
        direction="falling",
        economy="highlands",
        ending=True,
        under_way={"used": ["tunnel", "hunting lodge", "hot springs", "crossroads", "dog sled", "dog sled II"]},
    )
    for viewer in (0, 1):
        assert max(len(line) for line in full.text(viewer, names=LONG_NAMES[:2], say=words.say).split("\n")) <= WIDTH
