"""Games drawn anew: all that some seats have seen is the same, and of the rest nothing is certain any more."""

from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.bits import select
from realmwright.dice import FairDice, FastDice, shuffled
from realmwright.game import Event, Json, State, games
from realmwright.record import BadRecord, Record
from realmwright.redrawing import is_dealt, numbers_of, order_of, redrawn, told
from realmwright.told import ListeningDice, ToldDice, Untold
from tests.command import run
from tests.playthrough import SALT, SECRET

GAMES = ("kingdom-builder", "winter-kingdom", "dominion")
TIMES = 10


@cache
def played(name: str, actions: int, players: int = 3) -> Record:
    """A game under way, in which the first seat is to move."""
    record = Record.fair(games[name], players, SECRET, SALT, {"start": 0})
    state, chance = record.start(), FastDice(actions).stream("choices")
    while len(record.actions) < actions or state.seat != 0:
        legal = state.legal()
        record.add(state, select(legal, chance.below(legal.bit_count())))
        assert state.seat is not None, "it should go on"
    return record


def seen(record: Record, seats: tuple[int, ...]) -> list[Json]:
    """All that somebody with these seats, and a spectator, get to see of a game."""
    journal: list[Event] = []
    found: list[Json] = []
    for state in record.states(journal):
        found += [state.view(seat) for seat in (*seats, None)]
        found += [[each.kind, each.args] for each in journal if each.audience in (*seats, None)]
        journal.clear()
    return found


@pytest.mark.parametrize("seats", [(0,), (0, 2)], ids=["alone", "with a guest"])
@pytest.mark.parametrize("actions", [0, 30, 90])
@pytest.mark.parametrize("name", GAMES)
def test_what_was_seen_stays(name: str, actions: int, seats: tuple[int, ...]) -> None:
    record = played(name, actions)
    found = redrawn(record, seats, FastDice(1).stream("test"))
    assert found.actions == record.actions
    assert seen(found, seats) == seen(record, seats)
    assert found.verify()
    # and it can be done again with what came of it
    again = redrawn(found, seats, FastDice(2).stream("test"))
    assert seen(again, seats) == seen(record, seats)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_keep_their_dice_elsewhere_are_played_from_the_deal(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(name, 30)
    found = redrawn(record, (0,), FastDice(1).stream("test")).dice
    monkeypatch.setattr("realmwright.redrawing.Playable", ())
    again = redrawn(record, (0,), FastDice(1).stream("test")).dice
    assert isinstance(found, ToldDice)
    assert isinstance(again, ToldDice)
    assert again.numbers == found.numbers


@pytest.mark.parametrize("name", GAMES)
def test_what_was_not_seen_could_be_anything(name: str) -> None:
    """Hands of others and the order of decks, as often as not, are others; no card is where it always was."""
    record = played(name, 30)
    chance = FastDice(3).stream("test")
    worlds: list[Any] = [record.replay().dump()]
    worlds += [redrawn(record, (0,), chance).replay().dump() for _ in range(TIMES)]
    if name == "dominion":
        decks = [[dump["players"][seat]["deck"] for dump in worlds] for seat in range(3)]
        hands = [[sorted(dump["players"][seat]["hand"]) for dump in worlds] for seat in (1, 2)]
    else:
        decks = [[dump["deck"] for dump in worlds]]
        hands = [[dump["players"][seat]["card"] for dump in worlds] for seat in (1, 2)]
    for deck in decks:
        for place in range(len(deck[0])):
            assert len(set(deck[0])) == 1 or len({each[place] for each in deck[1:]}) > 1, "a place that never changes"
    for hand in hands:
        assert any(each != hand[0] for each in hand[1:]), "a hand that never changes"


def test_every_card_that_is_hidden_may_come_next() -> None:
    record = played("kingdom-builder", 12)
    chance = FastDice(4).stream("test")
    true: Any = record.replay().dump()
    worlds: list[Any] = [redrawn(record, (0,), chance).replay().dump() for _ in range(40)]
    assert {dump["deck"][-1] for dump in worlds} >= set(true["deck"])


def test_no_secret_is_left() -> None:
    record = played("dominion", 60)
    text = redrawn(record, (0,), FastDice(5).stream("test")).to_json()
    assert SECRET.hex() not in text
    assert SALT.hex() not in text
    again = Record.from_json(text)
    assert again.to_json() == text
    with pytest.raises(Untold, match="was not told"):
        play_on(again.replay())


def play_on(state: State) -> None:
    chance = FastDice(8).stream("choices")
    while legal := state.legal():
        state.play(select(legal, chance.below(legal.bit_count())))


def test_a_game_without_secrets_stays_as_it_is() -> None:
    record = played("kingdom-builder", 40)
    everybody = redrawn(record, (0, 1, 2), FastDice(6).stream("test")).replay().dump()
    true = record.replay().dump()
    assert everybody["players"] == true["players"]
    assert everybody["deck"] != true["deck"], "but nobody knows the deck"


def test_only_a_legal_game_is_drawn_anew() -> None:
    record = played("kingdom-builder", 40)
    with pytest.raises(BadRecord, match="action 41"):
        redrawn(replace(record, actions=[*record.actions, "end turn", "end turn"][:41]), (0,), FastDice(7).stream("x"))


def test_the_terminal_reads_what_was_taken_along(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(redrawn(played("kingdom-builder", 30), (0,), FastDice(9).stream("test")).to_json(), "utf-8")
    assert run(tmp_path, "show", str(path)).code == 0
    said = run(tmp_path, "verify", str(path))
    assert said.code == 0
    assert "the game is not over" in said.out


# Dice that tell


def test_told_dice_say_the_same_and_no_more() -> None:
    heard = ListeningDice(FairDice(SECRET))
    said = shuffled(heard.stream("deck"), range(8))
    dice = ToldDice(heard.numbers)
    assert shuffled(dice.stream("deck"), range(8)) == said
    for refused in (lambda: dice.stream("other"), lambda: shuffled(dice.stream("deck"), range(9))):
        with pytest.raises(Untold):
            refused()
    later = ToldDice(heard.numbers, FairDice(SECRET))
    assert later.stream("other").below(1000) == FairDice(SECRET).stream("other").below(1000)


def test_the_deal_of_a_told_record_is_that_of_the_original() -> None:
    record = played("winter-kingdom", 40)
    assert [state.dump() for state in told(record).states()][-1]["players"] == record.replay().dump()["players"]


@pytest.mark.parametrize("numbers", [[-1], [10**30], [0.5], ["1"], [True], None, {}])
def test_told_numbers_that_are_none_are_refused(numbers: Json) -> None:
    record = told(played("kingdom-builder", 0))
    assert isinstance(record.dice, ToldDice)
    broken = replace(record, dice=ToldDice({**record.dice.numbers, "terrain deck, shuffle 1": numbers}))  # type: ignore[dict-item]
    description: dict[str, Json] = {"kind": "told", "numbers": {"terrain deck, shuffle 1": numbers}, "later": None}
    with pytest.raises((BadRecord, Untold)):
        replace(broken, dice=_read(description)).replay()


def _read(description: dict[str, Json]) -> ToldDice:
    from realmwright.json_reader import JsonReader
    from realmwright.record import read_dice

    dice = read_dice(JsonReader(description, "the dice", BadRecord))
    assert isinstance(dice, ToldDice)
    return dice


# Orders and numbers


@given(st.integers(2, 30).flatmap(lambda size: st.tuples(st.just(size), st.integers(1, size - 1), st.integers(0, 99))))
def test_numbers_and_orders_are_the_same_thing(deal: tuple[int, int, int]) -> None:
    size, count, seed = deal
    heard = ListeningDice(FastDice(seed))
    stream = heard.stream("deck")
    pool = [stream.below(size - place) for place in range(count)]
    sizes = [of for _, of in heard.asked["deck"]]
    assert is_dealt(sizes)
    order = order_of(pool, sizes)
    assert sorted(order) == list(range(size))
    assert numbers_of(order, count) == pool
    if count == size - 1:
        assert list(shuffled(FastDice(seed).stream("deck"), range(size))) == order


def test_other_numbers_deal_no_cards() -> None:
    assert not any(is_dealt(sizes) for sizes in ([], [4, 4], [4, 2], [2, 1], [3, 4]))
    assert list(chain(order_of([], [3]))) == [0, 1, 2]
