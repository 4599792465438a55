"""Dumps, there and back: every position comes back as it was, and a damaged one is refused in one line."""

from typing import Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import Event, Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.state import State
from tests.dominion.positions import (
    FAMILIES,
    all_positions,
    dump_of,
    ended,
    positions,
    random_action,
    rich,
    robbery,
    through_json,
)
from tests.dominion.tables import FIELDS, expect, offered, options, play

PROMPTS: Final = {
    *("action", "treasures", "buy", "end", "draft", "react", "discard", "trash", "topdeck", "play", "may-trash"),
    *("may-play", "may-discard-any", "gain", "gain-to-hand", "discard-deck", "library", "spy", "lose-treasure"),
    *("loot", "harbinger", "sentry", "vassal", "library-keep"),
}
"""Whatever can be asked."""


def parts(state: State) -> dict[str, object]:
    """All that matters of a position: not the order of the trash, nor what a card done with left behind."""
    found = {name: getattr(state, name) for name in FIELDS if name != "last"}
    return found | {"trash": sorted(state.trash)}


def test_a_dump_is_json_and_loads_to_the_same_position() -> None:
    asked = set()
    for state in all_positions():
        dump = state.dump()
        assert through_json(dump) == dump
        twin = game.load(through_json(dump))
        assert twin.dump() == dump
        assert parts(twin) == parts(state)
        assert twin.prompt() == state.prompt()
        asked.add(state.prompt().kind)
    assert asked >= PROMPTS


@pytest.mark.parametrize(("players", "options"), FAMILIES)
def test_a_game_goes_on_from_a_dump_as_from_the_position(players: int, options: dict[str, Json]) -> None:
    stream = FastDice(9).stream("play")
    state = rich(game.new(players, 9, {**options, "kingdom": "random"}), stream)
    twin = state
    for number in range(150):
        if state.seat is None:
            break
        twin = game.load(state.dump()) if number % 7 == 0 else twin
        heard: list[Event] = []
        state.journal, twin.journal = heard, []
        action = random_action(state, stream)
        state.play(action)
        twin.play(action)
        assert twin.journal == heard
        assert twin.dump() == state.dump()


def test_what_a_seat_imagines_can_be_loaded() -> None:
    """Bots think about imagined positions in processes of their own."""
    for players, families in FAMILIES:
        for number, state in enumerate(positions(players, families, 3, 60)):
            for seat in (*range(players), None):
                imagined = state.imagine(seat, FastDice(number))
                assert game.load(imagined.dump()).legal() == imagined.legal()


def test_a_finished_game_loads_as_finished() -> None:
    twin = game.load(ended().dump())
    assert (twin.seat, twin.legal(), twin.winners()) == (None, 0, [1])


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(2**70)])
def test_a_game_of_any_seed_can_be_loaded_again(seed: int) -> None:
    state = game.new(2, seed)
    assert game.load(state.dump()).dump() == state.dump()


def test_every_instruction_has_a_word_of_its_own_on_its_card() -> None:
    """Dumps are kept: what a word stands for on a card never changes."""
    words = [(instruction.card, instruction.word) for instruction in CATALOGUE.instructions]
    assert len(set(words)) == len(words)
    system = {word for card, word in words if card < 0}
    assert system == {"react", "perform", "play"}
    assert not {word for card, word in words if card >= 0} & system


# Positions that people write


def test_a_hand_can_be_edited() -> None:
    state = game.load(dump_of({"hand": "village militia moat", "deck": "gold 2 copper"}, {"hand": "3 silver 2 gold"}))
    expect(state, hand="village militia moat", deck="gold 2 copper", actions=1)
    assert offered(state, "play") == {"village", "militia", "moat"}
    play(state, "play village", "play militia")
    expect(state, hand="moat gold", coins=2, actions=1)
    assert state.seat == 1


def test_the_top_of_a_deck_is_written_first_and_the_top_of_a_discard_pile_last() -> None:
    state = game.load(dump_of({"hand": "moat 2 estate", "deck": "gold 2 silver", "discard": "duchy curse"}, {}))
    expect(state, deck="gold 2 silver", discard="duchy curse")
    assert "(curse)" in state.text()
    play(state, "play moat")
    expect(state, hand="2 estate gold silver", deck="silver")


def test_an_action_phase_without_actions_ends_by_itself() -> None:
    for rules, actions, phase in ((1, 1, "buy"), (game.rules, 0, "buy"), (game.rules, 1, "action")):
        state = game.load({**dump_of({"hand": "3 copper estate"}, {}, actions=actions), "rules": rules})
        assert state.dump()["phase"] == phase
        assert "play copper" in options(state)


def test_a_card_under_way_can_be_written() -> None:
    """Seat 2 is next to be robbed by a Thief that is played twice."""
    state = game.load({**robbery(), "ask": [1]})
    assert state.prompt() == ("lose-treasure", {"card": "thief", "seat": 2})
    play(state, "trash silver", "gain copper")
    assert options(state) == {"gain silver", "done"}
    play(state, "done")
    expect(state, 2, discard="copper", deck="2 estate")
    expect(state, 0, discard="duchy curse copper", trash="silver")
    assert state.prompt().kind == "react", "the Thief is played once more"
