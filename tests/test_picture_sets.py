"""Games with sets as lines of text: every hex shows what is there, and every belonging is named."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import LANGUAGES
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.art.terminal_hexes import NO_TILES, tile_sign
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, LOCATION_TILE, NOMAD_TILE
from realmwright.rules.kingdom_builder.state import State
from realmwright.terminal import SHAPES, WIDTH
from tests.kingdom_builder.positions import ALL_SETS, names, play, table
from tests.kingdom_builder.random_games import lively, mixture
from tests.test_words import spoken

PLAIN = "GGGGG / GGGGG / GGGGG / GGGGG / GGGGG"
LETTERS = {"warrior": "w", "wagon": "g", "ship": "s", "city hall": "c"}
ESCAPE = re.compile("\x1b\\[[0-9;]*m")


def everything() -> State:
    """Something of every set at once."""
    return table(
        "SMGGWNN / GGGGGGG / GGGGGGG / GGGGGGG / GGGGGLG / WGGGGGG",
        "0,2",
        "5,6",
        sets=ALL_SETS,
        capitols="0,0",
        caves="0,1",
        locations={"4,5": "fort"},
        nomads={"0,5": "sword", "0,6": "outpost"},
        tiles={0: ["harbor"], 1: ["outpost@0,6 used"]},
        figures={0: {"wagon": "1,5", "ship": "0,4", "city hall": "1,1 1,2 2,1 2,2 2,3 3,1 3,2"}, 1: {"warrior": "5,3"}},
        walls="1,4",
        scouts="3,5",
    )


@cache
def some_positions() -> tuple[State, ...]:
    """From random games with sets; among them every reaction and every figure that is being moved."""
    found = [everything(), play(everything(), "use harbor"), play(everything(), "use harbor", "move 0,2")]
    for seed in range(5):
        stream = FastDice(seed).stream("positions")
        state = game.new(2 + seed % 4, seed, mixture(stream, ALL_SETS if seed % 2 else None))
        for step in count():
            if step % 40 == 0 or state.over or state.actor != state.turn or state.carried >= 0:
                found.append(state.copy())
            if state.over:
                break
            state.play(lively(state, stream))
    return tuple(found)


def shown(state: State) -> dict[str, str]:
    """The three characters of each hex, read off the picture by the numbers of its row and column."""
    board = state.text().split("\n\n")[0].split("\n")
    lines = [line for line in board if not re.fullmatch(r"[ |\d]+", line)]
    rows = {row: letters for row, letters in enumerate(state.board.rows()) if letters.strip()}
    found = {}
    for line, (row, letters) in zip(lines, rows.items(), strict=True):
        assert re.fullmatch(rf" *{row}[ _].* {row}( \S\d)?", line)
        for col, letter in enumerate(letters):
            if letter != " ":
                begin = 3 + row % 2 + 3 * col
                found[f"{row},{col}"] = line[begin : begin + 3]
    return found


def expected(state: State) -> dict[str, str]:
    """What the picture must show, taken from the view of a spectator."""
    view: Mapping[str, Any] = state.view(None)
    kits = view.get("kits", {})
    signs = {
        f"{row},{col}": f" {letter} " if letter != "." else "   "
        for row, letters in enumerate(view["map"])
        for col, letter in enumerate(letters)
        if letter != " "
    }
    never = {name for name, sign in signs.items() if sign[1] in "LSNPI "}
    for name in names(state, state.closed) - never:
        signs[name] = f":{signs[name][1]}:"
    for name in kits.get("caves", {}).get("hexes", ()):
        signs[name] = "{M}"
    signs |= dict.fromkeys(view["castles"], "/#\\")
    signs |= dict.fromkeys(kits.get("capitol", {}).get("hexes", ()), "/*\\")
    signs |= {place["hex"]: f"{tile_sign(place['location'])}{place['tiles']}" for place in view["locations"]}
    nomads = view.get("nomads", ())
    signs |= {place["hex"]: f"{tile_sign(place['tile'])}N" for place in nomads if place["tile"] is not None}
    for seat, player in enumerate(view["players"]):
        signs |= dict.fromkeys(player["settlements"], f" {SHAPES[seat]}{seat}")
        for figure, hexes in player.get("figures", {}).items():
            signs |= dict.fromkeys(hexes, f"{LETTERS[figure]}{SHAPES[seat]}{seat}")
    turn = view["turn"]
    signs |= dict.fromkeys(view.get("walls", ()), "###")
    signs |= dict.fromkeys(view.get("scouts", ()), f"o{SHAPES[turn['seat']]}{turn['seat']}")
    if turn["lifted"] is not None:
        signs[turn["lifted"]] = f"{LETTERS.get(turn.get('carried'), '(')}{SHAPES[state.actor]})"
    for cell in each(state.legal() & state.board.grid.board):
        sign = signs[state.board.name(cell)]
        signs[state.board.name(cell)] = f"{sign[0].strip() or '['}{sign[1]}]"
    return signs


def test_every_hex_shows_what_is_there() -> None:
    for state in some_positions():
        assert shown(state) == expected(state)
    signs = {*shown(everything()).values()}
    assert signs >= {"/*\\", "{M}", "swN", " N ", "###", ":G:", "fo2", " ▲0", "g▲0", "s▲0", "c▲0", "o▲0", "w●1"}


def test_no_two_tiles_on_a_board_have_the_same_sign() -> None:
    tiles = [extra.name for extra in EXTRAS if extra.role in (LOCATION_TILE, NOMAD_TILE)]
    signs = {tile_sign(name) for name in tiles}
    assert len(signs) == len(tiles)
    assert all(re.fullmatch("[a-z][a-zA-Z]", sign) for sign in signs)
    assert NO_TILES not in signs


def test_the_legend_explains_what_is_on_the_board_and_nothing_else() -> None:
    words = {"###": "walls", "{M}": "caves", "/*\\": "capitols", "/#\\": "castle"}
    letters = {**LETTERS, "scouts": "o"}
    for state in some_positions():
        signs = set(shown(state).values())
        legend = " ".join(state.text().split("\n\n")[1].split())
        for sign, word in words.items():
            assert (f"{sign} {word}" in legend) == (sign in signs), sign
        pieces = {sign[0] for sign in signs if sign[1] in SHAPES}
        for name, letter in letters.items():
            assert bool(re.search(rf"(^| ){letter}( \(: :\))? {name}( |$)", legend)) == (letter in pieces), name
        assert ("(: :)" in legend) == any(sign[0] == sign[2] == ":" for sign in signs)
        for sign in signs:
            if re.fullmatch(r"[a-z][a-zA-Z][\dN]", sign):
                assert re.search(rf"(^| ){sign[:2]} [a-z]", legend), sign


def test_the_island_lies_below_with_its_own_numbers() -> None:
    lines = table("GGGGG / GGGGG / _____ / __GG_ / _GGG_", sets=["island"], hands=["grass"]).text().split("\n")
    assert lines[3:7] == [
        "    0  1 |2  3  4",
        "    3     [G][G] 3",
        "    4 [G][G][G]  4",
        "       1  2  3",
    ]


def test_marked_lines_have_the_mark_of_who_marked_them() -> None:
    state = table("GGGGG / GGGGG", sets=["harvest"], cards=["mayors", "lords", "knights"], marks={1: 1})
    text = state.text()
    assert text.split("\n")[2].endswith(f" 1 {SHAPES[1]}1")
    assert f"1 {SHAPES[1]}1 marked lines" in text
    assert "marked" not in table("GGGGG", sets=["harvest"]).text()


def test_what_can_be_chosen_and_what_is_moved_says_what_it_is() -> None:
    state = table("WGG / GGG / GGG", "2,0", sets=["crossroads"], figures={0: {"warrior": "2,2"}}, tiles={0: ["harbor"]})
    play(state, "use harbor")
    assert (shown(state)["2,2"], shown(state)["2,0"]) == (f"w{SHAPES[0]}]", f"[{SHAPES[0]}]")
    play(state, "move 2,2")
    assert shown(state)["2,2"] == f"w{SHAPES[0]})"
    assert f"w{SHAPES[0]}) is being moved" in state.text()


def test_every_belonging_is_named() -> None:
    state = table(
        PLAIN,
        "0,0",
        "4,4",
        sets=ALL_SETS,
        hands=["grass", "canyon"],
        more_cards={1: ["swamp-forest"]},
        tiles={0: ["barracks", "wagon used"]},
        aside={1: 2},
        under_way={"due": 1, "whole": 4},
        left=4,
        values=[3, 0],
        earned={0: {"families": 4, "treasure": 3}},
        tasks=["road", "place of refuge"],
        cards=["scouts", "lords", "knights"],
        outcast="desert",
    )
    players, below = state.text().split("\n\n")[2:]
    first, facts, reserve, second, more = players.split("\n")
    assert first == f"> {SHAPES[0]}0  supply 38   castles 0   barracks, wagon (used)"
    assert facts == "      card grass   gold 7   set aside 1   settlement tiles 3"
    assert reserve == "      reserve warrior x2, wagon"
    assert second == f"  {SHAPES[1]}1  supply 37   castles 0   no tiles"
    assert more == "      set aside 2   reserve warrior x2, wagon"
    assert "gold for: scouts (desert), lords, knights, castles\ntasks: road, place of refuge" in below
    assert f"turn 1: {SHAPES[0]}0 grass, 4 to build" in below
    assert "card canyon, swamp forest   set aside 2" in state.text(1)


def test_the_turn_tells_every_terrain_that_is_open_who_reacts_and_the_silo() -> None:
    state = table("BDT / BDT", sets=["marshlands", "crossroads"], hands=["swamp-desert"], more_cards={0: ["forest"]})
    assert f"{SHAPES[0]}0 swamp / desert / forest, 3 to build" in state.text()
    play(state, "build 0,2")
    assert f"{SHAPES[0]}0 forest, 2 to build" in state.text()

    state.actor = 1
    assert f", {SHAPES[1]}1 reacts" in state.text()
    assert f"> {SHAPES[1]}1" in state.text()

    silo = table("IGG / GGG", "0,1", sets=["harvest"], closing=True, tile="silo", left=0, ending=True, silos=[2, 0])
    assert re.search(rf"turn \d+: {SHAPES[0]}0 silo$", silo.text(), re.MULTILINE)
    assert "silo 2" in silo.text()
    assert "card" not in silo.text().split("\n\n")[2], "what was drawn in the last round stays hidden"


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_the_picture_fits_a_terminal_in_every_language(language: str | None) -> None:
    say = spoken(game, language).say if language else None
    for state in some_positions():
        people = ["Ann", "Bernadette-Charlotte", "Chloé", "Dee", "Eve"][: state.players]
        for text in (state.text(0, names=people, say=say), state.text(say=say)):
            assert max(len(line) for line in text.split("\n")) <= WIDTH
            assert len(text.split("\n\n")) == 4, "the parts are kept apart, and nothing else is"


def test_colour_adds_colour_only_and_hidden_cards_change_nothing() -> None:
    differ = 0
    for number, state in enumerate(some_positions()):
        painted = state.text(colour=True)
        assert ESCAPE.sub("", painted) == state.text()
        other = state.imagine(None, FastDice(number))
        differ += other.hand != state.hand
        assert other.text(colour=True) == painted
    assert differ > 20, "the imagined hands must differ, or nothing was tested"
