"""Records: they read back as they were written, and tampering is found wherever it can be.

A checksum shows damage and careless edits. A forger can compute it anew; what remains then is the replay (every
action legal, the result as stated) and, with fair dice, the commitment that the players saw before the deal.
"""

import copy
import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.dice import FairDice, FastDice
from realmwright.game import RealmwrightError, UnknownName, games
from realmwright.record import BadRecord, Record, result_of
from tests.playthrough import GOLDEN, NAMES, RECORDS, SALT, SECRET, Plan, record_of

Document = dict[str, Any]

FAST = (GOLDEN / "records" / "fast-3p.json").read_text("utf-8")
FAIR = (GOLDEN / "records" / "fair-2p.json").read_text("utf-8")
UNFINISHED = (GOLDEN / "records" / "fast-3p-unfinished.json").read_text("utf-8")
TEXTS = {"fast": FAST, "fair": FAIR, "unfinished": UNFINISHED}


def sealed(document: Mapping[str, Any]) -> str:
    """The document as a careful forger would leave it: with a checksum that fits."""
    body = {name: value for name, value in document.items() if name != "checksum"}
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return json.dumps({**body, "checksum": hashlib.sha256(canonical.encode()).hexdigest()})


def complaint(text: str) -> str:
    """What reading and verifying say about a bad record: an error of ours, in one line."""
    with pytest.raises(RealmwrightError) as caught:
        Record.from_json(text).verify()
    message = str(caught.value)
    assert message
    assert "\n" not in message, "one line"
    return message


def edited(text: str, edit: Callable[[Document], object]) -> Document:
    document: Document = json.loads(text)
    before = copy.deepcopy(document)
    edit(document)
    assert document != before, "the edit changes something"
    return document


# There and back


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_comes_back_as_it_was_written(name: str) -> None:
    record = record_of(RECORDS[name])
    text = record.to_json(reveal=True)
    back = Record.from_json(text)
    assert back.to_json(reveal=True) == text
    assert back.dice is not None
    assert record.dice is not None
    assert back.dice.describe() == record.dice.describe()
    for attribute in ("game", "players", "options", "names", "actions", "result", "commitment", "salt"):
        assert getattr(back, attribute) == getattr(record, attribute), attribute
    assert back.replay().dump() == record.replay().dump()
    assert back.verify() == record.verify()


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_layout_does_not_matter_but_contents_do(text: str) -> None:
    document = json.loads(text)
    shuffled = json.dumps(dict(reversed(document.items())), indent=7)
    assert Record.from_json(shuffled).to_json() == text
    assert sealed(document) != text
    assert Record.from_json(sealed(document)).to_json() == text, "the seal used below is the true one"


def test_a_record_grows_with_the_game() -> None:
    record = Record(games["kingdom-builder"], 2, FastDice(3), {"first_game": True}, ["Ada", "Bob"])
    state = record.start()
    dumps = [state.dump()]
    for action in Plan("kingdom-builder", 2, 3).choices(state):
        assert record.result is None
        record.add(state, action)
        dumps.append(state.dump())
    assert (
        record.result
        == result_of(state)
        == {
            "scores": [dict(score) for score in state.scores()],
            "winners": state.winners(),
        }
    )
    assert [position.dump() for position in record.states()] == dumps
    for number in (0, 1, 57, len(dumps) - 1):
        assert record.replay(number).dump() == dumps[number]
    for number in (-1, len(dumps)):
        with pytest.raises(BadRecord, match=f"the record has {len(dumps) - 1} actions; there is no position {number}"):
            record.replay(number)


def test_an_illegal_action_is_not_written_down() -> None:
    record = Record(games["kingdom-builder"], 2, FastDice(3))
    state = record.start()
    before = state.dump()
    for action in (-1, 10**9, (~state.legal() & state.legal() + 1).bit_length() - 1):
        with pytest.raises(RealmwrightError):
            record.add(state, action)
    assert record.actions == []
    assert state.dump() == before


def test_a_fair_record_is_committed_from_the_beginning() -> None:
    record = Record.fair(games["kingdom-builder"], 2, SECRET, SALT, {"first_game": True})
    assert record.commitment == hashlib.sha256(SALT + SECRET).hexdigest()
    assert Record.from_json(record.to_json(reveal=True)).verify()[-1].endswith(record.commitment)


def test_a_fair_table_can_show_its_record_without_its_secret() -> None:
    record = Record.from_json(FAIR)
    assert isinstance(record.dice, FairDice)
    secret = str(record.dice.describe()["secret"])
    salt, commitment = record.salt, record.commitment
    assert salt is not None
    assert commitment is not None
    record.dice = None
    shown = record.to_json()
    assert secret not in shown
    assert salt not in shown, "with the salt one could try guesses against the commitment"
    assert commitment in shown
    back = Record.from_json(shown)
    assert back.actions == record.actions
    assert back.names == record.names
    for use in (back.start, back.replay, back.verify):
        with pytest.raises(BadRecord, match="does not hold the secret"):
            use()


def test_a_record_of_no_actions_is_a_record() -> None:
    game = games["kingdom-builder"]
    record = Record(game, 4, FastDice(3))
    assert Record.from_json(record.to_json()).verify() == [
        f"all 0 actions are legal by rules {game.rules} of kingdom-builder",
        "the game is not over",
        "the dice can be repeated, but without a commitment nothing shows that they were honest",
    ]


@pytest.mark.parametrize("seed", [-(2**63), 2**63, 0, -1, 10**100])
def test_every_seed_can_be_kept(seed: int) -> None:
    record = Record(games["kingdom-builder"], 2, FastDice(seed))
    assert Record.from_json(record.to_json()).replay().dump() == record.replay().dump()


def test_names_in_any_script_are_kept() -> None:
    record = Record(games["kingdom-builder"], 5, FastDice(3), names=[*NAMES[:3], "名前", 'a "quoted" name'])
    assert Record.from_json(record.to_json()).names == record.names


def test_what_was_read_can_be_written_to_a_file() -> None:
    """JSON can spell half of a pair of surrogates, which no file in UTF-8 can hold."""
    text = sealed({**json.loads(FAST), "names": ["\ud800", "b", "c"]})
    try:
        record = Record.from_json(text)
    except BadRecord:
        return
    assert Record.from_json(record.to_json().encode().decode()).names == record.names


# Tampering


def first_other_terrain(document: Document) -> None:
    """A first settlement where it cannot be: on another hex of the board's corner, whichever is illegal."""
    state = Record.from_json(sealed(document)).start()
    legal = {state.say(action) for action in range(state.legal().bit_length()) if state.legal() >> action & 1}
    document["actions"][0] = next(
        text for row in range(20) for col in range(20) if (text := f"build {row},{col}") not in legal
    )


def raise_a_score(document: Document) -> None:
    document["result"]["scores"][0]["castles"] += 3


def lower_a_score(document: Document) -> None:
    scores = document["result"]["scores"][1]
    name = max(scores, key=lambda key: scores[key])
    scores[name] -= 1


def other_winner(document: Document) -> None:
    winners = document["result"]["winners"]
    document["result"]["winners"] = [next(seat for seat in range(document["players"]) if seat not in winners)]


def drop(at: int) -> Callable[[Document], None]:
    def edit(document: Document) -> None:
        del document["actions"][at]

    return edit


def repeat(at: int) -> Callable[[Document], None]:
    def edit(document: Document) -> None:
        document["actions"].insert(at, document["actions"][at])

    return edit


def swap_turns(document: Document) -> None:
    """The first two turns, of three builds each, change places."""
    document["actions"][:8] = document["actions"][4:8] + document["actions"][:4]


def put(path: str, value: object) -> Callable[[Document], None]:
    def edit(document: Document) -> None:
        *way, last = path.split(".")
        place: Any = document
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return edit


def lose(path: str) -> Callable[[Document], None]:
    def edit(document: Document) -> None:
        *way, last = path.split(".")
        place: Any = document
        for step in way:
            place = place[step]
        del place[last]

    return edit


OTHER_HEX = {16: "0123456789abcdef0123456789abcdef", 32: "0123456789abcdef" * 4}

CAUGHT_BY_REPLAY: dict[str, tuple[str, Callable[[Document], None]]] = {
    "an action that was not legal": ("fast", first_other_terrain),
    "an action that was not legal, fair": ("fair", first_other_terrain),
    "an action that cannot be read": ("fast", put("actions.5", "biuld 3,4")),
    "an action off the board": ("fast", put("actions.5", "build 99,99")),
    "an action that is empty": ("fast", put("actions.5", "")),
    "an end of turn too early": ("fast", put("actions.1", "end turn")),
    "the first action dropped": ("fast", drop(0)),
    "an action in the middle dropped": ("fast", drop(41)),
    "the last action dropped": ("fast", drop(-1)),
    "all actions dropped": ("fast", put("actions", [])),
    "the last action dropped, fair": ("fair", drop(-1)),
    "an action done twice": ("fast", repeat(0)),
    "the last action done twice": ("fast", repeat(-1)),
    "an action after the end": ("fast", lambda document: document["actions"].append("build 1,1")),
    "turns exchanged": ("fast", swap_turns),
    "a score raised": ("fast", raise_a_score),
    "a score lowered": ("fast", lower_a_score),
    "a score raised, fair": ("fair", raise_a_score),
    "another winner": ("fast", other_winner),
    "another winner, fair": ("fair", other_winner),
    "a result with a seat too few": ("fast", lambda document: document["result"]["scores"].pop()),
    "a result with another name for a card": ("fast", put("result.scores.0.bribes", 50)),
    "a result taken away": ("fast", put("result", None)),
    "a result made up": ("unfinished", put("result", {"scores": [], "winners": [0]})),
    "another seed": ("fast", put("dice.seed", 99)),
    "another player count": ("fast", put("players", 4)),
    "other boards": ("fast", put("options", {"boards": ["farm", "oasis", "tower", "barn"]})),
    "another start player": ("fair", lambda document: document["options"].update(start=1 - start_of(document))),
    "an option that does not exist": ("fast", put("options", {"bribes": True})),
    "an option of the wrong type": ("fast", put("options", {"start": "first"})),
}


def start_of(document: Document) -> int:
    seat = Record.from_json(sealed(document)).start().seat
    assert seat is not None
    return seat


CAUGHT_BY_COMMITMENT: dict[str, Callable[[Document], None]] = {
    "another salt": put("dice.salt", OTHER_HEX[16]),
    "another commitment": put("dice.commitment", OTHER_HEX[32]),
    "a commitment in capitals": lambda document: document["dice"].update(
        commitment=document["dice"]["commitment"].upper()
    ),
    "no commitment in it": put("dice.commitment", ""),
    "the salt taken away": lose("dice.salt"),
    "fast dice instead": put("dice", {"kind": "fast", "seed": 5, "commitment": OTHER_HEX[32]}),
}


@pytest.mark.parametrize("name", CAUGHT_BY_REPLAY)
def test_tampering_is_caught_by_the_checksum_and_by_the_replay(name: str) -> None:
    which, edit = CAUGHT_BY_REPLAY[name]
    document = edited(TEXTS[which], edit)
    assert "its checksum does not fit its contents" in complaint(json.dumps(document))
    assert "checksum" not in complaint(sealed(document))


@pytest.mark.parametrize("name", CAUGHT_BY_COMMITMENT)
def test_tampering_with_fair_dice_is_caught_by_the_commitment(name: str) -> None:
    document = edited(FAIR, CAUGHT_BY_COMMITMENT[name])
    assert "checksum" in complaint(json.dumps(document))
    message = complaint(sealed(document))
    if document["dice"]["kind"] == "fair":
        assert "commitment" in message or "committed" in message


def test_another_secret_is_caught_even_where_the_replay_would_not_see_it() -> None:
    """Before the first action any secret replays, so that only the commitment can tell."""
    record = Record.fair(games["kingdom-builder"], 2, SECRET, SALT, {})
    document = edited(record.to_json(reveal=True), put("dice.secret", OTHER_HEX[32]))
    assert "checksum" in complaint(json.dumps(document))
    assert complaint(sealed(document)) == "the secret of the dice is not the one committed to before the deal"
    played = edited(FAIR, put("dice.secret", OTHER_HEX[32]))
    assert "checksum" in complaint(json.dumps(played))
    assert "checksum" not in complaint(sealed(played))


@pytest.mark.parametrize("part", range(0, 100, 8))
def test_dropping_any_action_of_a_finished_game_is_caught(part: int) -> None:
    document = edited(FAST, drop(len(json.loads(FAST)["actions"]) * part // 100))
    assert "checksum" not in complaint(sealed(document))


# What no record can show by itself. These edits, sealed anew, make another record that is as good as the first;
# only somebody who kept the old one, or what the table showed, can tell them apart. They are listed so that a
# change here is noticed, and so that nobody relies on more than there is.


def last_build_elsewhere(document: Document) -> None:
    """Another legal choice for the last action that had one, with the result that belongs to it."""
    record = Record.from_json(sealed(document))
    for at in reversed(range(len(record.actions) - 1)):
        state = record.replay(at)
        for action in range(state.legal().bit_length()):
            if state.legal() >> action & 1 and state.say(action) != record.actions[at]:
                forged = Record(record.game, record.players, record.dice, record.options, record.names)
                forged.actions = record.actions[:at]
                forged.add(state, action)
                try:
                    for text in record.actions[at + 1 :]:
                        forged.add(state, state.read(text))
                except RealmwrightError:
                    continue
                document["actions"], document["result"] = forged.actions, forged.result
                return
    raise AssertionError("this game had no choices at all")


CANNOT_BE_CAUGHT: dict[str, tuple[str, Callable[[Document], None]]] = {
    "another name": ("fast", put("names.0", "Mallory")),
    "no names": ("fast", put("names", [])),
    "another legal action, with its result": ("fast", last_build_elsewhere),
    "another legal action, with its result, fair": ("fair", last_build_elsewhere),
    "the last action of an unfinished game dropped": ("unfinished", drop(-1)),
    "a commitment taken away": ("fair", lose("dice.commitment")),
    "secret, salt and commitment taken away": ("fair", put("dice", {"kind": "fair"})),
}


@pytest.mark.parametrize("name", CANNOT_BE_CAUGHT)
def test_tampering_that_only_the_checksum_catches(name: str) -> None:
    which, edit = CANNOT_BE_CAUGHT[name]
    document = edited(TEXTS[which], edit)
    assert "checksum" in complaint(json.dumps(document))
    forged = Record.from_json(sealed(document))
    if forged.dice is not None:
        found = forged.verify()
        assert not any("committed" in check for check in found) or "commitment" in document["dice"]


def test_the_checksum_itself() -> None:
    for wrong in ("", "0" * 64, json.loads(FAST)["checksum"].upper()):
        assert "checksum" in complaint(json.dumps(edited(FAST, put("checksum", wrong))))
    assert complaint(json.dumps(edited(FAST, lose("checksum")))) == "the record has no field 'checksum'"


@settings(derandomize=True, max_examples=150, deadline=None)
@given(st.integers(0, len(FAST.encode()) - 1), st.integers(0, 255))
def test_any_single_byte_that_changes_the_contents_is_caught(at: int, byte: int) -> None:
    raw = bytearray(FAST.encode())
    raw[at] = byte
    text = raw.decode("utf-8", errors="replace")
    try:
        same = json.loads(text) == json.loads(FAST)
    except ValueError:
        same = False
    if same:
        Record.from_json(text).verify()
    else:
        complaint(text)


# Damage and rubbish


def test_a_truncated_file_is_refused_at_every_length() -> None:
    whole = UNFINISHED.rstrip()
    for length in range(len(whole)):
        with pytest.raises(BadRecord) as caught:
            Record.from_json(whole[:length])
        assert "\n" not in str(caught.value)
    Record.from_json(whole).verify()


RUBBISH = {
    "nothing": "",
    "a blank": " ",
    "null": "null",
    "a number": "17",
    "a text": '"record"',
    "a list": "[1, 2, 3]",
    "an empty object": "{}",
    "another object": '{"game": "kingdom-builder"}',
    "a dump": json.dumps(Record.from_json(FAST).start().dump()),
    "prose": "Dear Sir or Madam,\nplease find enclosed",
    "zeros": "\0" * 100,
    "a byte order mark": "\ufeff" + FAST,
    "half of a pair": '{"record": 1, "game": "\\ud800", "checksum": "\\udfff"}',
    "two records": FAST + FAST,
    "not a number": '{"record": NaN}',
    "infinity": '{"record": Infinity}',
    "a huge number": '{"record": ' + "9" * 4000 + "}",
    "a number too long to read": '{"record": ' + "9" * 5000 + "}",
    "a huge exponent": '{"record": 1e999999}',
    "deep lists": "[" * 200_000,
    "deep lists, closed": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"record":' * 100_000 + "1" + "}" * 100_000,
    "a deep field": '{"record": 1, "checksum": ' + "[" * 50_000 + "]" * 50_000 + "}",
    "other format": sealed({**json.loads(FAST), "record": 2}),
    "no format": sealed({name: value for name, value in json.loads(FAST).items() if name != "record"}),
}


@pytest.mark.parametrize("name", RUBBISH)
def test_rubbish_is_refused(name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(RUBBISH[name])
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300


@settings(derandomize=True, max_examples=100, deadline=None)
@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_any_text_is_refused(text: str) -> None:
    complaint(text)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("field", ["options", "names", "actions", "result", "dice", "game", "rules", "players"])
def test_nesting_of_any_depth_is_refused(field: str) -> None:
    """Reading, checksum and complaint each have their own limit of depth; none of them may show."""
    document = {**json.loads(FAST), field: "NESTED"}
    for depth in (2, 10, 50, 100, 200, 400, 600, *range(850, 1000), 1100, 2000, 5000, 50_000):
        text = sealed({**document, field: json.loads(nested(min(depth, 400)))}).replace(
            nested(min(depth, 400)), nested(depth)
        )
        complaint(text)
        inner = json.dumps(document).replace('"NESTED"', '{"x": ' + nested(depth) + "}")
        complaint(inner)


WRONG: dict[str, object] = {
    "null": None,
    "false": False,
    "true": True,
    "zero": 0,
    "minus one": -1,
    "a fraction": 1.5,
    "huge": 10**400,
    "infinite": float("inf"),
    "a text": "text",
    "lines": "a\nb\r\nc\u2028d",
    "a long text": "x" * 5000,
    "an empty list": [],
    "a list of numbers": [1, 2, 3],
    "a list of lists": [[[]]],
    "a list of objects": [{"a": None}],
    "an empty object": {},
    "an object": {"a": [1]},
}

# Values of the right type, which this record may or may not be able to live with.
RIGHT_TYPE = {
    ("names", "an empty list"),
    ("names.0", "a text"),
    ("names.0", "lines"),
    ("names.0", "a long text"),
    ("options", "an empty object"),
    ("options.start", "zero"),
    ("options.first_game", "false"),
    ("options.lords_zero_counts", "false"),
    ("options.lords_zero_counts", "true"),
    ("dice.commitment", "null"),  # as if there were none, see CANNOT_BE_CAUGHT
    ("result.winners.0", "zero"),
}

FIELDS = ["record", "game", "rules", "players", "names", "options", "dice", "actions", "result", "checksum"]
INNER = ["dice.kind", "dice.secret", "dice.commitment", "dice.salt", "actions.0", "result.scores", "result.winners"]
INNER += ["options.start", "options.boards", "options.cards", "options.first_game", "options.lords_zero_counts"]
INNER += ["result.scores.0", "result.winners.0", "names.0"]


@pytest.mark.parametrize("path", FIELDS + INNER)
@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_type_in_any_field_is_refused(path: str, kind: str) -> None:
    document = json.loads(FAIR if path.startswith("dice") else FAST)
    put(path, WRONG[kind])(document)
    text = sealed(document) if path != "checksum" else json.dumps(document)
    if (path, kind) in RIGHT_TYPE:
        with suppress(RealmwrightError):
            Record.from_json(text).verify()
        return
    message = complaint(text)
    assert len(message.splitlines()) == 1, "one line by anybody's reckoning"


@pytest.mark.parametrize("path", FIELDS)
def test_a_missing_field_is_named(path: str) -> None:
    document = edited(FAST, lose(path))
    message = complaint(sealed(document) if path != "checksum" else json.dumps(document))
    assert f"has no field {path!r}" in message


@pytest.mark.parametrize("value", [True, 1.0, "1"], ids=repr)
def test_rules_are_a_whole_number(value: object) -> None:
    """``true == 1`` in Python, but not in a record."""
    complaint(sealed({**json.loads(FAST), "rules": value}))


def test_a_result_of_the_right_size_but_the_wrong_type_is_refused() -> None:
    document = json.loads(FAST)
    scores = document["result"]["scores"][0]
    document["result"]["scores"][0] = {name: float(value) for name, value in scores.items()}
    complaint(sealed(document))


@pytest.mark.parametrize("place", ["", "dice"])
def test_a_field_that_does_not_belong_is_refused(place: str) -> None:
    """A misspelt field must not be lost silently, wherever it stands."""
    document = json.loads(FAST)
    (document[place] if place else document)["seeed"] = 5
    assert "unknown field 'seeed'" in complaint(sealed(document))


def test_a_misspelt_seed_is_not_taken_for_a_secret_kept() -> None:
    document = json.loads(FAST)
    document["dice"] = {"kind": "fast", "sed": document["dice"]["seed"]}
    message = complaint(sealed(document))
    assert "seed" in message
    assert "secret" not in message


@pytest.mark.parametrize("kind", ["wooden", "", "FAST"])
def test_unknown_dice_are_refused(kind: str) -> None:
    for rest in ({"seed": 5}, {"secret": OTHER_HEX[32]}, {}):
        assert "kind" in complaint(sealed({**json.loads(FAST), "dice": {"kind": kind, **rest}}))


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "0" * 63, "0" * 66, "é" * 64, "0x" + "0" * 62])
def test_secrets_and_salts_of_the_wrong_size_are_refused(secret: str) -> None:
    assert "32 bytes" in complaint(sealed(edited(FAIR, put("dice.secret", secret))))
    assert "16 bytes" in complaint(sealed(edited(FAIR, put("dice.salt", secret))))


@pytest.mark.parametrize("seed", [1.0, "7", True, [7]])
def test_seeds_that_are_no_whole_numbers_are_refused(seed: object) -> None:
    assert "'seed'" in complaint(sealed(edited(FAST, put("dice.seed", seed))))


@pytest.mark.parametrize("players", [0, 1, 6, -2, 10**18])
def test_impossible_player_counts_are_refused(players: int) -> None:
    assert "'players'" in complaint(sealed(edited(FAST, put("players", players))))


@pytest.mark.parametrize("name", ["chess", "", "kingdom-bilder", "KINGDOM-BUILDER", "../kingdom-builder"])
def test_an_unknown_game_is_refused(name: str) -> None:
    message = complaint(sealed(edited(FAST, put("game", name))))
    assert "kingdom-builder" in message, "it says which there are"
    with pytest.raises((BadRecord, UnknownName)):
        Record.from_json(sealed(edited(FAST, put("game", name))))


@pytest.mark.parametrize("rules", [0, 99, -1, 10**6, None, "2", [1]])
def test_a_record_of_other_rules_is_refused(rules: object) -> None:
    message = complaint(sealed(edited(FAST, put("rules", rules))))
    assert "rules" in message
    if isinstance(rules, int) and rules > 0:
        assert f"{games['kingdom-builder'].rules}" in message, "it says which are the newest"


def test_the_complaint_names_the_action() -> None:
    message = complaint(sealed(edited(FAST, put("actions.4", "fly 3,4"))))
    assert message.startswith(f"action 5 of {len(json.loads(FAST)['actions'])}: ")
    assert "fly 3,4" in message


@pytest.mark.parametrize("change", [str.upper, lambda text: text.replace(" ", "  "), lambda text: text + " "])
def test_only_one_notation_of_an_action_stands_in_a_record(change: Callable[[str], str]) -> None:
    document = json.loads(FAST)
    document["actions"][0] = change(document["actions"][0])
    with pytest.raises(BadRecord, match=r"action 1 of \d+: .* is written"):
        Record.from_json(sealed(document)).verify()


def test_a_fair_table_under_way_keeps_its_secret() -> None:
    record = Record.fair(games["kingdom-builder"], 2, bytes(32), bytes(16), {})
    public, kept = record.to_json(), record.to_json(reveal=True)
    assert '"secret"' not in public
    assert '"salt"' not in public
    assert Record.from_json(public).dice is None
    assert Record.from_json(kept).replay().dump() == record.replay().dump()


def test_names_without_control_characters() -> None:
    document = json.loads(FAST)
    document["names"][0] = "Ada\x1b[2J"
    with pytest.raises(BadRecord, match="control characters"):
        Record.from_json(sealed(document))
