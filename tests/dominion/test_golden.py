"""Stored games of Dominion: they replay as they were played, and there are some of every kind."""

import pytest

from realmwright.bits import each
from realmwright.game import Event
from realmwright.record import Record
from realmwright.rules.dominion.content import CATALOGUE, own
from realmwright.rules.dominion.content.kingdoms import EDITIONS
from realmwright.rules.dominion.state import State
from tests.dominion.golden import RECORDS, text_of
from tests.playthrough import GOLDEN


def stored(name: str) -> str:
    return (GOLDEN / "records" / f"{name}.json").read_bytes().decode()


def replayed(name: str, journal: list[Event]) -> State:
    """The last position of a stored game; the journal hears all of it."""
    record = Record.from_json(stored(name))
    state = record.start()
    assert isinstance(state, State)
    state.journal = journal
    for text in record.actions:
        state.play(state.read(text))
    return state


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_game_replays_exactly(name: str) -> None:
    record = Record.from_json(stored(name))
    record.verify()
    state = replayed(name, [])
    if RECORDS[name].actions is None:
        assert state.seat is None
        assert record.result == {"scores": [dict(score) for score in state.scores()], "winners": state.winners()}
        best = max(score.total for score in state.scores())
        assert all(state.scores()[seat].total == best for seat in state.winners())
    else:
        assert (state.seat is None, record.result) == (False, None)


@pytest.mark.parametrize("name", RECORDS)
def test_the_same_game_would_be_written_again(name: str) -> None:
    assert text_of(name) == stored(name), "if that was meant, delete it and run python -m tests.dominion.golden --write"


def test_the_stored_games_are_of_all_kinds() -> None:
    journal: list[Event] = []
    games = [replayed(name, journal) for name in RECORDS]
    assert {state.players for state in games} == {2, 3, 4}
    assert {EDITIONS[state.edition - 1] for state in games} == set(EDITIONS)
    published = {CATALOGUE.names[card] for card in each(CATALOGUE.actions)} - {card.name for card in own.CARDS}
    assert {event.args["card"] for event in journal if event.kind == "played"} >= published
    assert {event.kind for event in journal} >= {"picked", "reacted", "no-reaction", "gained-from-trash", "looked"}
    ways = {str(plan.options.get("kingdom", "random")) for plan in RECORDS.values()}
    assert ways >= {"random", "draft", "first-game"}
