"""The log of Dominion: what it says of a game that is known word by word, and that nothing is lost in any other."""

import random
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.exports.dominion_log import abbreviations, counted
from realmwright.exports.logs import log_of, logs
from realmwright.game import RealmwrightError, games
from realmwright.record import Record
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.words import Words

GOLDEN = Path(__file__).parent / "golden"
ACTIONS = 250


def test_a_game_word_by_word() -> None:
    record = Record.from_json((GOLDEN / "dominion.json").read_text("utf-8"))
    assert log_of(record, record.names) == (GOLDEN / "dominion.txt").read_text("utf-8")


def lively(seed: int) -> Record:
    """A game in which whatever can be played is played."""
    chance = random.Random(seed)
    edition = chance.choice(["first", "second"])
    record = Record(games["dominion"], 3, FastDice(seed), {"edition": edition}, ["Ann", "Anton", "Ben"])
    state = record.start()
    while state.seat is not None and len(record.actions) < ACTIONS:
        choices = {state.say(action): action for action in each(state.legal())}
        plays = [text for text in choices if text.startswith("play ")]
        buys = [text for text in choices if text.startswith("buy ") and text not in ("buy curse", "buy copper")]
        record.add(state, choices[chance.choice(plays or buys or [*choices])])
    return record


@cache
def kinds() -> dict[str, str]:
    """All cards by their English names, of one and of several."""
    words = Words(games["dominion"], "en")
    names = {words.name("card", card): card for card in CATALOGUE.names}
    return names | {counted(name, 2).removeprefix("2 "): card for name, card in names.items()}


def cards_in(text: str) -> Counter[str]:
    """The cards that a list in a line names, as a program counts them that knows nothing but English."""
    found: Counter[str] = Counter()
    for item in re.split(r", and |, | and ", text):
        count, _, name = item.partition(" ")
        found[kinds()[name]] += 1 if count in ("a", "an") else int(count)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_whoever_counts_along_knows_what_everybody_has(seed: int) -> None:
    record = lively(seed)
    short = abbreviations(record.names)
    owned = {name: Counter[str]() for name in short}
    lost: Counter[str] = Counter()
    spent = earned = 0
    for line in log_of(record, record.names).splitlines():
        if line.startswith("Turn "):
            assert spent <= earned, "nobody can buy more than they have"
            spent = earned = 0
        match = re.fullmatch(r"(\w+) (starts with|buys and gains|gains|trashes) (.+?)( from trash)?\.", line)
        if match:
            cards = cards_in(match[3])
            if match[2] == "trashes":
                owned[match[1]] -= cards
                lost += cards
            else:
                owned[match[1]] += cards
            if match[4]:
                lost -= cards
            if match[2].startswith("buys"):
                spent += sum(CATALOGUE.costs[CATALOGUE.number_of[card]] * count for card, count in cards.items())
        if paid := re.search(r"\(\+\$(\d+)\)$| gets \+\$(\d+)\.", line):
            earned += int(paid[1] or paid[2])
    dump: Any = record.replay().dump()
    assert lost == Counter(dump["trash"])
    for seat, name in enumerate(short):
        assert +owned[name] == Counter(_owned(dump, seat))


def _owned(dump: Any, seat: int) -> list[str]:
    """All cards of a seat, wherever they are."""
    player = dump["players"][seat]
    cards = [*player["deck"], *player["hand"], *player["discard"]]
    if dump["turn"]["seat"] == seat:
        cards += dump["table"]
    return [str(card) for card in cards]


def test_not_every_game_has_a_log() -> None:
    assert "dominion" in logs
    record = Record(games["kingdom-builder"], 2, FastDice(1))
    with pytest.raises(RealmwrightError, match=r"kingdom-builder has no log in plain text; .*: dominion"):
        log_of(record, ["Ann", "Ben"])
