"""The plugin that stands for all games to come: it keeps the contract, and its secrets can be searched for."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from realmwright import bits
from realmwright.bots import bots
from realmwright.dice import FairDice, FastDice
from realmwright.game import LANGUAGES, BadSetup, Deed, Event, Game, IllegalAction, Json, Prompt, State, games
from realmwright.record import Record
from realmwright.words import Words
from tests import test_contract as contract
from tests.server.canaries import canaries, hidden_from, hidden_points
from tests.server.plugins import installed

PEOPLE = ("Ada", "Bo", "Cy", "Di")
pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture
def tiny(plugins: object) -> Game:
    return games["tiny"]


def tables(game: Game) -> Iterator[tuple[State, int]]:
    """New games of every size, with either end, with and without a watcher, and a seed each."""
    seed = 0
    for players in game.players:
        for open_end in (False, True):
            for rounds in ("2", "3"):
                seed += 1
                options: dict[str, Json] = {"open_end": open_end, "rounds": [rounds], "watch": rounds == "3"}
                yield game.new(players, seed, options), seed


def shown(state: State, seat: int | None) -> str:
    """All that the contract says a seat may have, except what is asked of it."""
    scores: list[Json] = [dict(score) if score is not None else None for score in state.known_scores(seat)]
    return json.dumps([state.view(seat), scores]) + state.text(seat, names=PEOPLE) + state.svg(seat)


# The contract, as every other game keeps it


CHECKS: list[Callable[[str], None]] = [
    contract.test_the_contract_holds_whatever_is_played,
    contract.test_other_seeds_are_other_games,
    contract.test_notation_that_is_none_is_refused_in_one_line,
    contract.test_whatever_is_typed_for_an_option_is_taken_or_refused_in_words,
    contract.test_a_seat_is_one_of_the_table_or_nobody,
    contract.test_whoever_holds_the_real_dice_still_imagines_other_chance,
    contract.test_what_an_action_does_is_in_its_notation,
    contract.test_a_journal_may_listen_from_the_deal_on,
    contract.test_a_first_game_can_be_set_up_for_everybody,
    contract.test_symbols_go_by_the_same_names_in_every_palette,
    contract.test_a_table_can_be_drawn_in_every_palette,
    contract.test_each_choice_has_a_picture_or_none,
    contract.test_what_cannot_be_drawn_is_refused_in_one_line,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_the_contract(check: Callable[[str], None]) -> None:
    check("tiny")


def test_every_position_of_whole_games(tiny: Game) -> None:
    """Also that the position of a dump is the position, and goes on in the same way."""
    for state, seed in tables(tiny):
        stream = FastDice(seed).stream("play")
        twin = contract.check_dump(state)
        number = 0
        while state.seat is not None:
            contract.check_thoroughly(state, 100 * seed + number)
            for action in bits.each(state.legal()):
                contract.check_secrets(state, action, seed)
            action = contract.random_action(state, stream)
            state.play(action)
            twin.play(action)
            assert twin.dump() == state.dump()
            twin = contract.check_dump(state)
            number += 1
        contract.check_thoroughly(state, seed)
        assert 8 <= number <= 48


def test_a_record_of_fair_dice_is_verified(tiny: Game) -> None:
    record = Record.fair(tiny, 3, bytes(32), bytes(16), {})
    state = record.start()
    while state.seat is not None:
        record.add(state, bits.lowest(state.legal()))
    assert len(Record.from_json(record.to_json()).verify()) == 3


# The plugin


def test_another_process_finds_it() -> None:
    code = "import realmwright; print(realmwright.games['tiny'].new(4, 1))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "<tiny, 4 players, turn 1, play>\n"


def test_the_plugin_is_uninstalled_afterwards(plugins: object) -> None:
    """Within the other installation, which is there for all tests of the server, only a second one can end."""
    before = list(sys.path)
    loaded = dict(bots._loaded)
    with installed() as place:
        assert sys.path[0] == str(place)
        bots._loaded["left-over"] = bots["random"]
    assert sys.path == before
    assert bots._loaded == loaded


# Turns


def test_a_turn_is_a_swap_a_play_and_a_draw(tiny: Game) -> None:
    heard: list[Event] = []
    state = tiny.new(2, 1, {"start": 1, "rounds": ["2"]})
    state.journal = heard
    view: Any = state.view(1)
    hand = view["players"][1]["hand"]
    said = {state.say(action) for action in bits.each(state.legal())}
    assert said == {*(f"play {card}" for card in hand), "swap"}
    state.play(state.read("swap"))
    assert (state.seat, state.secrets) == (1, 0)
    assert {state.say(action) for action in bits.each(state.legal())} == said - {"swap"}
    state.play(state.read(f"play {hand[0]}"))
    assert (state.seat, state.secrets) == (1, 0)
    assert {state.say(action) for action in bits.each(state.legal())} == {"draw", "keep"}
    state.play(state.read("draw"))
    assert (state.seat, state.secrets) == (0, 1)
    assert [(event.kind, event.audience) for event in heard] == [
        ("swapped", None),
        ("played", None),
        ("drew", 1),
        ("drew-hidden", None),
    ]
    assert canaries(json.dumps(heard[-1].args)) == set()


def test_nothing_comes_out_when_the_hand_is_kept_until_the_end(tiny: Game) -> None:
    state = tiny.new(3, 1, {"rounds": ["2"]})
    turns = 0
    while state.seat is not None:
        assert state.secrets == 0
        seat = state.seat
        state.play(bits.lowest(state.legal()))
        state.play(state.read("keep"))
        assert state.seat != seat
        turns += 1
    assert turns == 6
    assert state.secrets == 1, "the stash and the reserves"


def test_what_is_banned_is_not_legal(tiny: Game) -> None:
    state = tiny.new(2, 1, {"banned": ["swap", "draw"], "marker": "moon"})
    assert state.view(None)["marker"] == "moon"
    assert {state.say(action).split()[0] for action in bits.each(state.legal())} == {"play"}
    state.play(bits.lowest(state.legal()))
    assert {state.say(action) for action in bits.each(state.legal())} == {"keep"}


# Secrets


def test_only_the_watcher_knows_who_watches_and_who_dozed(tiny: Game) -> None:
    watchers = set()
    for seed in range(20):
        heard: list[Event] = []
        state = tiny.new(3, seed, {"watch": True}, heard)
        watcher = state.dump()["watcher"]
        assert isinstance(watcher, int)
        watchers.add((watcher - (state.seat or 0)) % 3)
        state.play(bits.lowest(state.legal()))
        assert state.seat == watcher
        for seat in contract.seats_of(state):
            assert state.known_seat(seat) == (watcher if seat == watcher else None)
            assert state.view(seat)["watching"] == (seat == watcher)
            assert {state.imagine(seat, FastDice(key)).seat for key in range(20)} == (
                {watcher} if seat == watcher else {other for other in range(3) if other != seat}
            )
        heard.clear()
        state.play(state.read("doze"))
        assert [event.audience for event in heard] == [watcher]
        assert state.known_seat(None) == state.seat
    assert watchers == {0, 1, 2}, "anybody may watch, whoever begins"


def test_a_whistle_ends_the_watch(tiny: Game) -> None:
    heard: list[Event] = []
    state = tiny.new(2, 1, {"watch": True}, heard)
    state.play(bits.lowest(state.legal()))
    state.play(state.read("whistle"))
    assert (heard[-1].kind, heard[-1].audience, state.secrets) == ("whistled", None, 1)
    state.play(state.read("keep"))
    state.play(bits.lowest(state.legal()))
    assert state.prompt().kind == "draw"


def test_nobody_is_shown_a_canary_that_is_hidden(tiny: Game) -> None:
    found = 0
    for state, seed in tables(tiny):
        heard: list[Event] = []
        stream = FastDice(seed).stream("play")
        state.journal = heard
        while True:
            for seat in contract.seats_of(state):
                hidden = hidden_from(state, seat)
                assert hidden, "the deck at least"
                wire = shown(state, seat) + json.dumps(contract.audible(heard, seat))
                assert canaries(wire) & hidden == set()
                assert canaries(shown(state, seat)) | hidden == canaries(json.dumps(state.dump()))
                assert not any(number in wire for number in hidden_points(state, seat))
                found += len(hidden)
            if state.seat is None:
                break
            heard.clear()
            state.play(contract.random_action(state, stream))
    assert found > 1000


def test_what_is_asked_of_a_seat_is_hidden_from_the_others(tiny: Game) -> None:
    """Whoever sends the prompt, the legal actions or a refusal to the wrong seat is found out."""
    state = tiny.new(2, 3)
    seat = state.seat
    assert seat is not None
    asked = canaries(json.dumps(state.prompt().args))
    offered = {card for action in bits.each(state.legal()) for card in canaries(state.say(action))}
    assert len(asked) == 3
    assert offered == asked
    assert asked <= hidden_from(state, 1 - seat)
    assert asked <= hidden_from(state, None)
    assert not asked & hidden_from(state, seat)
    with pytest.raises(IllegalAction) as caught:
        state.play(state.read("draw"))
    assert canaries(str(caught.value)) == asked


def test_zones_are_hidden_from_those_who_may_not_see_them(tiny: Game) -> None:
    for state, seed in tables(tiny):
        dump = json.loads(json.dumps(state.dump()))
        for seat in contract.seats_of(state):
            hidden = hidden_from(state, seat)
            assert {dump["stash"], *dump["deck"]} <= hidden
            for owner, player in enumerate(dump["players"]):
                assert ({player["reserve"], *player["hand"]} <= hidden) == (owner != seat)
        contract.play_out(state, FastDice(seed).stream("play"))
        dump = json.loads(json.dumps(state.dump()))
        hands = set() if dump["open_end"] else {card for player in dump["players"] for card in player["hand"]}
        assert hidden_from(state, None) == hands | set(dump["deck"])


def test_scores_are_known_to_their_owner_until_the_end(tiny: Game) -> None:
    for state, seed in tables(tiny):
        stream = FastDice(seed).stream("play")
        while state.seat is not None:
            scores = state.scores()
            for seat in range(state.players):
                assert state.known_scores(seat) == [scores[n] if n == seat else None for n in range(state.players)]
                assert len(hidden_points(state, seat)) >= 3 * (state.players - 1)
            assert state.known_scores(None) == [None] * state.players
            state.play(contract.random_action(state, stream))
        for viewer in contract.seats_of(state):
            assert state.known_scores(viewer) == state.scores()
            assert hidden_points(state, viewer) == set()


def test_canaries_are_not_taken_for_one_another(tiny: Game) -> None:
    names = canaries(json.dumps(tiny.new().dump()))
    assert len(names) == 32
    assert not any(one in other for one, other in permutations(names, 2))


def test_chance_is_that_of_the_dice(tiny: Game) -> None:
    fair = FairDice(bytes(range(32)))
    assert tiny.new(4, fair).dump() == tiny.new(4, FairDice(bytes(range(32)))).dump()
    starts = {tiny.new(4, seed).seat for seed in range(40)}
    rounds = {tiny.new(4, seed).dump()["rounds"] for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert rounds == {2, 3}


# Damage


DAMAGE: dict[str, list[Json]] = {
    "game": ["tinny"],
    "rules": [2],
    "start": [3, True],
    "rounds": [4, "2"],
    "open_end": [1],
    "marker": ["star"],
    "banned": ["draw", ["keep"]],
    "watcher": [2, "0"],
    "secrets": [-1],
    "stash": ["canary-quarz", None],
    "deck": [[], ["canary-opal"]],
    "dice": [{}, {"kind": "fast", "seed": 1, "sed": 2}],
    "dice.seed": ["x"],
    "turn": [1],
    "turn.seat": [1, 2],
    "turn.number": [0, 3, 99],
    "turn.step": ["over", "draw", "watch", "fly"],
    "turn.swapped": [None],
    "players": [[], {}],
    "players.0.hand": [[], ["canary-opal"]],
    "players.0.laid": [["canary-opal"]],
    "players.0.reserve": [1],
    "players.1": [0],
}


@pytest.mark.parametrize("path", DAMAGE)
def test_a_damaged_dump_is_refused_in_one_line(tiny: Game, path: str) -> None:
    dump = tiny.new(2, 1, {"start": 0, "rounds": ["2"]}).dump()
    for value in DAMAGE[path]:
        document = contract.damaged(dump, path, value)
        assert document is not None
        assert document != dump
        with pytest.raises(BadSetup) as caught:
            tiny.load(document)
        assert len(str(caught.value).splitlines()) == 1


# Words


def test_everything_can_be_said_in_every_language(tiny: Game) -> None:
    prompts: list[Prompt] = []
    events: list[Event] = []
    deeds: list[Deed] = []
    for players in tiny.players:
        state = tiny.new(players, players, {"open_end": True, "watch": True}, events)
        stream = FastDice(players).stream("play")
        while state.seat is not None:
            prompts.append(state.prompt())
            deeds += [state.describe(action) for action in bits.each(state.legal())]
            state.play(contract.random_action(state, stream))
        prompts.append(state.prompt())
    wanted = {f"prompt-{prompt.kind}" for prompt in prompts} | {f"event-{event.kind}" for event in events}
    for language in LANGUAGES:
        words = Words(tiny, language)
        assert {name for name in words._ids if name.startswith(("prompt-", "event-"))} == {*wanted, "prompt-play-cards"}
        for prompt in prompts:
            said = " ".join([words.prompt(prompt, PEOPLE), *words.asides(prompt, PEOPLE)])
            assert canaries(said) == canaries(json.dumps(prompt.args)), "in words a canary is still a canary"
        for deed in deeds:
            assert canaries(words.action(deed)) == canaries(json.dumps(deed.args))
        for event in events:
            assert canaries(words.event(event, PEOPLE)) == canaries(json.dumps(event.args))
        for source in state.scores()[0]:
            assert words.about(words.source(source)).endswith(".")
        assert state.text(0, names=PEOPLE, say=words.say)


def test_all_languages_have_the_same_messages(tiny: Game) -> None:
    found = []
    for language in LANGUAGES:
        body = FluentParser().parse(tiny.messages(language)).body
        assert all(isinstance(entry, ast.Message) for entry in body)
        found.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert found[0] == found[1] == found[2]
