"""The table as lines of text: everything is where it is, and nothing hidden is shown."""

import re
from collections.abc import Iterator
from typing import Any, Final
from unicodedata import east_asian_width

import pytest

from realmwright.dice import FastDice
from realmwright.game import LANGUAGES
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content.kingdoms import POOLS
from realmwright.rules.dominion.state import State
from realmwright.terminal import SHAPES, WIDTH
from tests.dominion.positions import all_positions, dump_of, ended, frame, robbery
from tests.dominion.tables import offered, play
from tests.dominion.test_view import HIDDEN, KINGDOM
from tests.test_words import spoken

ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")
PILE: Final = re.compile(r"([ \[])(\d) ([a-z ]+?) +(\d+)(?=([ \]]|$))")
NAMES: Final = ("Ann", "Björn", "Zoë", "日本")


def piles_in(text: str) -> dict[str, tuple[int, int, bool]]:
    """The piles of a picture: price, number of cards, and whether they can be chosen."""
    found = {}
    for line in text.split("\n\n")[0].split("\n")[1:]:
        for before, price, name, count, after in PILE.findall(line):
            assert (before == "[") == (after == "]")
            found[name] = (int(price), int(count), before == "[")
    return found


def some_positions() -> Iterator[State]:
    for number, state in enumerate(all_positions()):
        if number % 7 == 0:
            yield state


def test_every_pile_has_its_price_and_its_cards() -> None:
    seen = set()
    for state in some_positions():
        view: Any = state.view(None)
        if view["phase"] == "draft":
            continue
        kind = state.prompt().kind
        chosen = offered(state, "buy") | (offered(state, "gain") if kind != "loot" else set())
        text = state.text(state.seat)
        assert piles_in(text) == {
            pile["card"]: (pile["cost"], pile["count"], pile["card"] in chosen) for pile in view["supply"]
        }
        assert ("can be chosen now" in text) == bool(chosen)
        seen.add(kind)
    assert seen >= {"buy", "gain", "action"}


def test_what_a_thief_takes_lies_in_no_pile() -> None:
    state = play(game.load(robbery()), "trash silver")
    assert offered(state, "gain") == {"copper", "silver"}
    assert "[" not in state.text()


def test_every_player_has_a_line() -> None:
    for state in some_positions():
        if state.prompt().kind == "draft":
            continue
        view: Any = state.view(None)
        lines = state.text(None, names=NAMES[: state.players]).split("\n")
        for seat, player in enumerate(view["players"]):
            line = next(line for line in lines if line[2:].startswith(f"{SHAPES[seat]}{seat}  {NAMES[seat]}"))
            assert line.startswith(">") == (seat == state.known_seat(None))
            words = " ".join(line.split())
            assert f"hand {player['hand']} deck {player['deck']} points {state.scores()[seat].total} " in words
            top = f" ({player['top']})" if player["top"] else ""
            assert words.endswith(f"discard pile {player['discard']}{top}")


def test_colour_adds_colour_only() -> None:
    for state in some_positions():
        painted, text = state.text(colour=True), state.text()
        assert "\x1b[" in painted
        assert "\x1b" not in text
        assert ESCAPE.sub("", painted) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_fits_a_terminal_in_every_language(language: str) -> None:
    words = spoken(game, language)
    for state in all_positions(12):
        for seat in (0, None):
            said = state.text(seat, names=NAMES[: state.players], say=words.say)
            assert max(columns(line) for line in said.split("\n")) <= WIDTH == 80
            if language == "en":
                assert said.lower() == state.text(seat, names=NAMES[: state.players]).lower()


def columns(line: str) -> int:
    return sum(2 if east_asian_width(sign) == "W" else 1 for sign in line)


def test_wide_names_take_their_room() -> None:
    state = game.new(3, 1, {"start": 0})
    lines = state.text(None, names=("日本", "Bo", "Björn")).split("\n")
    seats = [line for line in lines if "hand" in line]
    assert {columns(line[: line.index("hand")]) for line in seats} == {len("> ▲0  Björn  ")}


def test_many_cards_wrap() -> None:
    all_of_them = "copper silver gold estate duchy province curse " + " ".join(KINGDOM)
    text = game.load(dump_of({"hand": "copper"}, {}, kingdom=KINGDOM, trash=all_of_them)).text()
    assert max(len(line) for line in text.split("\n")) <= WIDTH
    names = text[text.index("trash: ") :].removeprefix("trash: ").split(",")
    assert {" ".join(name.split()) for name in names} == set(re.split(r" (?!room)", all_of_them))


def test_several_cards_of_a_kind_stand_together() -> None:
    state = game.load(dump_of({"hand": "copper gold 2 copper village"}, {}, kingdom=KINGDOM))
    assert state.text(0).endswith("your hand: copper x3, gold, village")
    assert "your hand" not in state.text()
    assert state.text(1).endswith("your hand: nothing")


@pytest.mark.parametrize("place", HIDDEN)
def test_only_those_who_may_know_a_card_see_it(place: str) -> None:
    zones, knowing = HIDDEN[place]
    state = game.load(dump_of({"hand": "moat village"}, zones, {"hand": "5 copper"}, kingdom=KINGDOM))
    shown = {seat: state.text(seat).partition("\n\n")[2] for seat in (0, 1, 2, None)}
    assert {seat for seat, text in shown.items() if "witch" in text} == knowing


def test_hidden_cards_do_not_change_the_picture() -> None:
    different = 0
    for number, state in enumerate(some_positions()):
        imagined = state.imagine(state.seat, FastDice(number))
        assert imagined.text(state.seat, colour=True) == state.text(state.seat, colour=True)
        different += imagined.dump()["players"] != state.dump()["players"]
    assert different > 100, "the imagined cards must differ, or nothing was tested"


def test_a_private_look_is_shown_to_its_owner_only() -> None:
    stack = [frame("sentry", "look", 0, 2, "witch estate")]
    state = game.load(dump_of({}, {}, kingdom=KINGDOM, stack=stack))
    assert "set aside: estate, witch" in state.text(0)
    assert "set aside" not in state.text(1)


def test_nobody_is_pointed_at_for_holding_a_reaction() -> None:
    hands = [{"hand": "witch"}, {"hand": "moat gold"}, {"hand": "gold"}]
    state = game.load({**dump_of(*hands, kingdom=KINGDOM), "rules": 1})
    assert f"> {SHAPES[0]}0" in state.text()
    play(state, "play witch")
    assert state.prompt().kind == "react"
    assert f"> {SHAPES[1]}1" in state.text(1)
    for seat in (0, 2, None):
        assert ">" not in state.text(seat)


def test_merchants_promise_something() -> None:
    state = game.load(dump_of({"hand": "silver copper"}, {}, kingdom=KINGDOM, merchants=2, coins=3))
    assert f"turn 1: {SHAPES[0]}0 action phase, actions 1, buys 1, coins 3, first silver +2" in state.text(0)


def test_the_phase_of_others_is_told_and_does_not_tell_what_they_hold() -> None:
    for hand in ("village silver", "2 silver"):
        state = game.load(dump_of({"hand": hand}, {}, kingdom=KINGDOM))
        for seat in (0, 1, None):
            assert f"{SHAPES[0]}0 action phase, actions 1" in state.text(seat)
    play(state, "play silver")
    assert "buy phase" in state.text(1)


def test_by_earlier_rules_the_phase_of_others_is_not_told_before_it_shows() -> None:
    for hand, phase in (("village silver", "action"), ("2 silver", "buy")):
        state = game.load({**dump_of({"hand": hand}, {}, kingdom=KINGDOM), "rules": 1})
        assert f"{SHAPES[0]}0 {phase} phase, actions 1" in state.text(0)
        for seat in (1, None):
            assert f"{SHAPES[0]}0 actions 1" in state.text(seat)
            assert "can be chosen now" not in state.text(seat)
    play(state, "play silver")
    assert "buy phase" in state.text(1)


def test_a_draft_shows_what_is_chosen_and_what_is_left() -> None:
    state = game.new(2, 1, {"kingdom": "draft", "require": ["moat", "spy"], "start": 1})
    text = state.text(0, names=NAMES[:2])
    assert text.startswith("left to pick from\n 2 cellar")
    assert "\nkingdom: moat, spy\n" in text
    assert text.endswith(f"  {SHAPES[0]}0  Ann\n> {SHAPES[1]}1  Björn\n\n8 to pick")
    assert len(re.findall(r"\d [a-z]", text.split("\n\n")[0])) == len(POOLS["first"]) - 2


def test_a_finished_game_points_at_nobody() -> None:
    text = ended().text(0)
    assert "turn 1: the game is over" in text
    assert ">" not in text
    assert "your hand" not in text
    assert "[" not in text
    assert "points 42" in text


PICTURES: Final = {
    "en": """\
supply
 0 Copper      54   3 Silver      39   6 Gold        29
 2 Estate      12   5 Duchy       11   8 Province    12   0 Curse       19
 2 Cellar      10   2 Moat         8   3 Vassal      10   3 Village      9
 4 Remodel     10   4 Spy         10   4 Thief        9   4 Throne Room  9
 5 Library     10   5 Sentry      10

> ▲0  Ann    hand  2   deck  2   points  3   discard pile  2 (Curse)
  ●1  Björn  hand  3   deck  3   points  2   discard pile  0
  △2  Zoë    hand  5   deck  2   points  6   discard pile  0
             set aside: Copper, Silver

turn 1: ▲0 Action phase, actions 0, buys 1, coins 0
in play: Throne Room, Thief
trash: Copper
your hand: Estate x2, Moat""",
    "nl": """\
voorraad
 0 Koper       54   3 Zilver      39   6 Goud        29
 2 Landgoed    12   5 Hertogdom   11   8 Provincie   12   0 Vloek       19
 2 Kelder      10   2 Slotgracht   8   3 Vazal       10   3 Dorp         9
 4 Verbouwing  10   4 Spion       10   4 Dief         9   4 Troonzaal    9
 5 Bibliotheek 10   5 Cipier      10

> ▲0  Ann    hand  2   trekstapel  2   punten  3   aflegstapel  2 (Vloek)
  ●1  Björn  hand  3   trekstapel  3   punten  2   aflegstapel  0
  △2  Zoë    hand  5   trekstapel  2   punten  6   aflegstapel  0
             apart gelegd: Koper, Zilver

beurt 1: ▲0 actiefase, acties 0, aanschaf 1, geld 0
gespeeld: Troonzaal, Dief
vernietigd: Koper
jouw hand: Landgoed x2, Slotgracht""",
    "de": """\
Vorrat
 0 Kupfer       54   3 Silber       39   6 Gold         29
 2 Anwesen      12   5 Herzogtum    11   8 Provinz      12   0 Fluch        19
 2 Keller       10   2 Burggraben    8   3 Vasall       10   3 Dorf          9
 4 Umbau        10   4 Spion        10   4 Dieb          9   4 Thronsaal     9
 5 Bibliothek   10   5 Torwächterin 10

> ▲0  Ann    Hand  2   Nachziehstapel  2   Punkte  3   Ablagestapel  2 (Fluch)
  ●1  Björn  Hand  3   Nachziehstapel  3   Punkte  2   Ablagestapel  0
  △2  Zoë    Hand  5   Nachziehstapel  2   Punkte  6   Ablagestapel  0
             zur Seite gelegt: Kupfer, Silber

Zug 1: ▲0 Aktionsphase, Aktionen 0, Käufe 1, Geld 0
ausgespielt: Thronsaal, Dieb
Müll: Kupfer
deine Hand: Anwesen x2, Burggraben""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_picture(language: str) -> None:
    """Of a Thief that is played for the first of two times, as seat 1 sees it."""
    state = game.load(robbery())
    assert state.text(1, names=NAMES[:3], say=spoken(game, language).say) == PICTURES[language]
