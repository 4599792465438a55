"""Cards of our own: they can be added without changing a game that was ever recorded, and are drawn when asked for."""

from dataclasses import replace
from typing import Any, Final

import pytest

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import RealmwrightError
from realmwright.record import Record
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import MOST_TALENTS
from realmwright.rules.winter_kingdom.setup import HAS_OWN, TALENT_POOL
from tests.playthrough import GOLDEN
from tests.winter_kingdom.data_files import Corrected, text_of

RECORDS: Final = sorted((GOLDEN / "records").glob("winter-*.json"))
TALENT: Final = """
[[talent]]
name = "NAME"
first = { build = "terrain", terrain = "ice", source = "ruling" }
second = { move = "step", source = "ruling" }
mode = { is = "arrow", source = "ruling" }
buy = { coins = 1, source = "ruling" }
upgrade = { coins = 1, source = "ruling" }
named = "ruling"
emblem = "M-9 0H9"
"""
ADDED: Final = (
    TALENT.replace("NAME", "lighthouse")
    + """
[[economy]]
name = "tolls"
effect = { earns = "edge", source = "ruling" }
coins = { each = 1, source = "ruling" }
named = "ruling"
emblem = "M-8 0H8"

[[twist]]
name = "far roads"
law = { reach = 3, source = "ruling" }
named = "ruling"
emblem = "M-7 0H7"

[[card]]
name = "weavers"
effect = { counts = "groups", source = "ruling" }
points = { each = 2, source = "ruling" }
emblem = "M-6 0H6"
"""
)


def with_more(corrected: Corrected, added: str = ADDED) -> Any:
    """The game with more cards of our own."""
    text = text_of("own")
    return corrected(text, text + added)


def test_the_option_is_there_while_there_are_such_cards(corrected: Corrected) -> None:
    assert bool(own.FILE.facts) == HAS_OWN
    assert ("own" in {option.name for option in game.options}) == HAS_OWN
    more = with_more(corrected)
    (option,) = [option for option in more.options if option.name == "own"]
    assert (option.kind, option.default) == ("flag", False)
    assert [option.name for option in more.options if option.name != "own"] == [
        option.name for option in game.options if option.name != "own"
    ]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_stay_as_they_are(record: Any, corrected: Corrected) -> None:
    stored = Record.from_json(record.read_text("utf-8"))
    later = replace(stored, game=with_more(corrected))
    assert later.verify() == stored.verify()
    assert later.replay().dump() == stored.replay().dump()


def test_random_games_stay_as_they_are(corrected: Corrected) -> None:
    more = with_more(corrected)
    for seed in range(6):
        players = 2 + seed % 3
        states = [each.new(players, seed) for each in (game, more)]
        streams = [FastDice(seed).stream("play") for _ in states]
        for _ in range(80):
            assert states[0].dump() == states[1].dump()
            for state, stream in zip(states, streams, strict=True):
                state.play(bits.select(state.legal(), stream.below(state.legal().bit_count())))


def test_they_are_drawn_when_that_is_asked_for(corrected: Corrected) -> None:
    more = with_more(corrected)
    for draws, found in ((False, False), (True, True)):
        views = [more.new(4, seed, {"own": draws}).view(None) for seed in range(60)]
        assert ("lighthouse" in views[0]["pool"]) == found
        assert (len(views[0]["pool"]) == len(TALENT_POOL)) != found
        assert any("weavers" in view["cards"] for view in views) == found
        assert any(view["economy"] == "tolls" for view in views) == found
        assert any(view["twists"] == ["far roads"] for view in views) == found


def test_they_can_be_named_like_any_other_and_drawn_in_pictures(corrected: Corrected) -> None:
    more = with_more(corrected)
    options = {
        "cards": ["weavers", "lords", "loners"],
        "economy": "tolls",
        "twist": "far roads",
        "talents": ["lighthouse", *TALENT_POOL[:9]],
    }
    state = more.new(2, 1, options)
    assert [*state.scores()[0]] == ["weavers", "lords", "loners", "castles"]
    assert state.read("buy lighthouse") > max(state.read(f"buy {name}") for name in TALENT_POOL)
    assert 'd="M-6 0H6"' in state.svg()
    for family, name in (("talent", "lighthouse"), ("economy", "tolls"), ("twist", "far-roads"), ("card", "weavers")):
        assert f"rw-wk-{family}-{name}" in more.symbols()
    assert more.load(state.dump()).dump() == state.dump()


def test_there_cannot_be_more_talents_than_the_rules_have_room_for(corrected: Corrected) -> None:
    room = MOST_TALENTS - len(TALENT_NAMES)
    full = "".join(TALENT.replace("NAME", f"talent {chr(ord('a') + number)}") for number in range(room))
    (talents,) = [option for option in with_more(corrected, full).options if option.name == "talents"]
    assert len(talents.choices) == MOST_TALENTS
    with pytest.raises(RealmwrightError, match="the rules have room for"):
        with_more(corrected, full + TALENT.replace("NAME", "one more"))


def test_a_name_cannot_be_that_of_a_published_card(corrected: Corrected) -> None:
    with pytest.raises(RealmwrightError, match="each needs its own"):
        with_more(corrected, TALENT.replace("NAME", "mule"))
