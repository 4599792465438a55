"""The table as lines of text: everything is where it is, and nothing hidden is shown."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import LANGUAGES, State, games
from realmwright.terminal import SHAPES, WIDTH
from tests.kingdom_builder.positions import table
from tests.test_words import spoken

GAME = games["kingdom-builder"]
ESCAPE = re.compile("\x1b\\[[0-9;]*m")
HEX_ACTION = re.compile(r"(?:build|move|to) (\d+,\d+)")


def positions(players: int, seed: int, every: int = 40) -> Iterator[State]:
    """Some positions of a random game, the last one included. Tiles are used whenever they can be.

    So there are many in which a settlement is on its way: some of them will do.
    """
    state = GAME.new(players, seed)
    chance = random.Random(seed)
    number = 0
    while state.seat is not None:
        if number % every == 0 or (number % 4 == 0 and state.prompt().kind == "tile-to"):
            yield state.copy()
        actions = list(each(state.legal()))
        tiles = [action for action in actions if state.say(action).startswith("use")]
        state.play(chance.choice(tiles or actions))
        number += 1
    yield state


@cache
def many_positions() -> tuple[State, ...]:
    return tuple(state for seed in range(6) for state in positions(2 + seed % 4, seed))


def shown(state: State) -> dict[str, str]:
    """The three characters of each hex, read off the picture by the row and column numbers."""
    rows = state.view(None)["map"]
    assert isinstance(rows, list)
    lines = state.text().split("\n")
    columns = len(rows[0])
    found = {}
    for row, line in enumerate(lines[1 : 1 + len(rows)]):
        margin = max(2, len(str(len(rows) - 1)))
        assert line[:margin].strip() == line.split()[-1] == str(row)
        begin = margin + 1 + row % 2
        for col in range(columns):
            found[f"{row},{col}"] = line[begin + 3 * col : begin + 3 * col + 3]
        assert line[begin + 3 * columns :].strip() == str(row)
    for header in (lines[0], lines[1 + len(rows)]):
        for col in range(columns):
            assert header[margin + 1 + 3 * col :][1:3].strip() == str(col)
    return found


def expected(state: State) -> dict[str, str]:
    """What the picture must show, taken from the view of a spectator."""
    view = state.view(None)
    rows, castles, locations, players, turn = (view[key] for key in ("map", "castles", "locations", "players", "turn"))
    assert isinstance(rows, list)
    assert isinstance(castles, list)
    assert isinstance(locations, list)
    assert isinstance(players, list)
    assert isinstance(turn, dict)
    signs = {f"{row},{col}": f" {letter} " for row, letters in enumerate(rows) for col, letter in enumerate(letters)}
    signs |= dict.fromkeys(castles, "/#\\")
    signs |= {place["hex"]: f"{place['location'][:2]}{place['tiles']}" for place in locations}
    for seat, player in enumerate(players):
        signs |= dict.fromkeys(player["settlements"], f" {SHAPES[seat]}{seat}")
    if turn["lifted"] is not None:
        signs[turn["lifted"]] = f"({SHAPES[turn['seat']]})"
    for action in each(state.legal()):
        if match := HEX_ACTION.fullmatch(state.say(action)):
            signs[match[1]] = f"[{signs[match[1]][1]}]"
    return signs


def test_every_hex_shows_what_stands_on_it() -> None:
    kinds = set()
    for state in many_positions():
        kinds.add(state.prompt().kind)
        assert shown(state) == expected(state)
    assert kinds >= {"build", "tile-build", "tile-move", "tile-to", "finish", "over"}


def test_every_seat_has_its_own_shape() -> None:
    assert len(set(SHAPES)) == len(SHAPES) == GAME.players[-1]


def test_odd_rows_lie_to_the_right() -> None:
    """KB-2.1."""
    lines = table("GGG / CCC / DDD").text().split("\n")
    assert lines[1:4] == [" 0_[G][G][G]  0", " 1   C  C  C  1", " 2  D  D  D   2"]


def test_colour_adds_colour_only() -> None:
    for state in many_positions():
        painted, plain = state.text(colour=True), state.text()
        assert "\x1b[" in painted
        assert ESCAPE.sub("", painted) == plain
        assert "\x1b" not in plain


def test_the_picture_fits_a_terminal() -> None:
    for state in many_positions():
        assert max(len(line) for line in state.text().split("\n")) <= WIDTH == 80


def test_many_tiles_wrap() -> None:
    """One tile of every kind is more than a line holds."""
    names = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
    text = table("GG", tiles={0: [f"{name} used" for name in names]}).text()
    assert max(len(line) for line in text.split("\n")) <= WIDTH
    assert ", ".join(f"{name} (used)" for name in names) in " ".join(text.split())


def test_below_the_board_stand_players_cards_and_piles() -> None:
    for state in many_positions():
        text = state.text()
        view = state.view(None)
        players, cards, discard, turn = (view[key] for key in ("players", "cards", "discard", "turn"))
        assert isinstance(players, list)
        assert isinstance(cards, list)
        assert isinstance(discard, list)
        assert isinstance(turn, dict)
        for seat, player in enumerate(players):
            line = next(line for line in text.split("\n") if line[2:].startswith(f"{SHAPES[seat]}{seat}  supply"))
            assert line.startswith(">") == (seat == state.seat)
            assert f"supply {player['supply']:2} " in line
            held = [tile for tile in player["tiles"] if tile["state"] != "lost"]
            assert ("no tiles" in line) == (not held)
            for tile in held:
                mark = "" if tile["state"] == "fresh" else f" ({tile['state']})"
                assert f"{tile['location']}{mark}" in text
        assert f"{view['deck_count']} to draw, {len(discard)} discarded" in text
        assert f"gold for: {', '.join(cards)}, castles" in text
        if state.seat is None:
            assert f"turn {turn['number']}: the game is over" in text
            assert all(f"gold {score.total}" in text for score in state.scores())
        else:
            assert f"{SHAPES[state.seat]}{state.seat} {players[state.seat]['card']}" in text
            assert ("last round" in text) == (view["ending"] is True)


def test_the_legend_explains_every_sign_on_the_board() -> None:
    for state in many_positions():
        board, legend = state.text().split("\n\n")[:2]
        words = [line.split()[1:] for line in board.split("\n")]
        signs = {sign for line in words for sign in re.findall(r"[A-Z]|[a-z]{2}(?=\d)|/#\\", " ".join(line))}
        for sign in signs:
            assert re.search(rf"(^|\s){re.escape(sign)} [a-z]", legend), sign
        assert ("[ ] can be chosen" in legend) == ("[" in board)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_cards_do_not_change_the_picture(players: int) -> None:
    """KB-17.5: everybody at the terminal sees it."""
    changed = 0
    for state in positions(players, seed=players, every=14):
        text, held = state.text(colour=True), state.dump()["players"]
        for number in range(3):
            other = state.imagine(None, FastDice(number))
            changed += other.dump()["players"] != held
            assert other.text(colour=True) == text
    assert changed > 20, "the imagined hands must differ, or nothing was tested"


def test_a_board_of_one_hex() -> None:
    state = table("G")
    assert shown(state) == {"0,0": "[G]"}
    assert "odd rows" not in state.text()
    state.play(state.read("build 0,0"))
    assert shown(state) == {"0,0": f" {SHAPES[0]}0"}
    assert f"{SHAPES[0]}0 no terrain card" in state.text()
    assert "out of the game" in state.text()


def test_a_drawn_map_may_hold_anything() -> None:
    state = table("GL.NPI / BAMWTS")
    signs = "".join(shown(state).values())
    assert signs == "[G]lo0    N  P  I  B  A  M  W  T /#\\"
    assert "lo location" in state.text()


def test_the_seams_between_quadrants_are_marked_in_the_margins() -> None:
    lines = GAME.new(2, 1).text().split("\n")
    assert lines[0].index("|10") == 3 + 3 * 10
    assert [line[:3] for line in lines if line[2:3] == "_"] == [" 9_"]


def test_a_seat_sees_its_own_next_card_and_no_other() -> None:
    state = GAME.new(3, 4, {"start": 0})
    dump = state.dump()["players"]
    assert isinstance(dump, list)
    assert f"card {dump[1]['card']}" in state.text(1)
    assert state.text(1).replace(f"   card {dump[1]['card']}", "") == state.text()
    assert state.text(0) == state.text(), "the played card is open anyway"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_words_of_a_language(language: str) -> None:
    words = spoken(GAME, language)
    for state in many_positions():
        names = ["Ann", "Björn", "Chloé", "Dee", "Eve"][: state.players]
        said = state.text(None, names=names, say=words.say)
        assert all(name in said for name in names)
        assert max(len(line) for line in said.split("\n")) <= WIDTH
        if language == "en":
            without = re.sub(r"(?<=[▲●△■◆][0-4])  (\w+ *)  (?=supply)", "  ", said)
            assert without.lower().replace(" hex", "") == state.text().lower().replace(" hex", "")
