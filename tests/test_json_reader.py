"""Reading edited JSON: every complaint names the document, the field, and what it should be."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.game import BadSetup, Json, RealmwrightError
from realmwright.json_reader import JsonReader, parse
from realmwright.record import BadRecord

VALUES: dict[str, object] = {
    "null": None,
    "flag": True,
    "number": 7,
    "float": 7.5,
    "text": "seven",
    "list": [7],
    "object": {"a": 7},
}

READERS: dict[str, tuple[set[str], Callable[[JsonReader], object]]] = {
    "text": ({"text"}, lambda reader: reader.text("field")),
    "number": ({"number"}, lambda reader: reader.number("field", 0, 9)),
    "whole": ({"number"}, lambda reader: reader.whole("field")),
    "flag": ({"flag"}, lambda reader: reader.flag("field")),
    "items": ({"list"}, lambda reader: reader.items("field")),
    "part": ({"object"}, lambda reader: reader.part("field")),
}


def sheet_of(value: object) -> JsonReader:
    return JsonReader({"field": value}, "the paper", BadSetup)


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("reader", READERS)
def test_every_reader_takes_its_own_type_and_complains_about_every_other(reader: str, kind: str) -> None:
    accepted, ask = READERS[reader]
    if kind in accepted:
        ask(sheet_of(VALUES[kind]))
        return
    with pytest.raises(BadSetup) as caught:
        ask(sheet_of(VALUES[kind]))
    message = str(caught.value)
    assert message.startswith("the paper")
    assert "'field'" in message
    assert json.dumps(VALUES[kind]) in message, "it says what was there instead"
    assert "\n" not in message


@pytest.mark.parametrize("reader", READERS)
def test_a_missing_field_is_named(reader: str) -> None:
    with pytest.raises(BadSetup, match="the paper has no field 'field'"):
        READERS[reader][1](JsonReader({"other": 1}, "the paper", BadSetup))


@pytest.mark.parametrize("data", [None, True, 3, 2.5, "text", [], [{}]])
def test_only_objects_are_documents(data: object) -> None:
    with pytest.raises(BadRecord, match=r"the paper must be an object with named fields, not "):
        JsonReader(data, "the paper", BadRecord)


@pytest.mark.parametrize("value", [-1, 10, 10**30, -(10**30)])
def test_a_number_out_of_bounds_is_told_the_bounds(value: int) -> None:
    with pytest.raises(BadSetup, match=r"field 'field' must be a whole number from 0 to 9, not "):
        sheet_of(value).number("field", 0, 9)


def test_bounds_belong_to_the_range() -> None:
    assert [sheet_of(value).number("field", 0, 9) for value in (0, 9)] == [0, 9]


def test_a_choice_that_is_none_gets_a_hint() -> None:
    with pytest.raises(BadSetup, match=r"field 'field': unknown name 'taverm'; did you mean 'tavern'\?"):
        sheet_of("taverm").text("field", ("tavern", "tower"))
    with pytest.raises(BadSetup, match=r"field 'field': unknown name 'taverm'; did you mean 'tavern'\?"):
        sheet_of(["tower", "taverm"]).texts("field", choices=("tavern", "tower"))
    with pytest.raises(BadSetup, match="choose from tavern, tower"):
        sheet_of("xyz").text("field", ("tavern", "tower"))


def test_lists_have_a_length_and_hold_texts() -> None:
    assert sheet_of(["a", "b"]).texts("field", 2) == ["a", "b"]
    with pytest.raises(BadSetup, match="field 'field' must have 3 entries, not 2"):
        sheet_of(["a", "b"]).items("field", 3)
    with pytest.raises(BadSetup, match="field 'field' must have 3 entries, not 2"):
        sheet_of(["a", "b"]).texts("field", 3)
    with pytest.raises(BadSetup, match="field 'field' must hold texts, not 5"):
        sheet_of(["a", 5]).texts("field")


def test_parts_say_where_they_are() -> None:
    with pytest.raises(BadSetup, match="the paper, field 'field', has no field 'inner'"):
        sheet_of({}).part("field").text("inner")
    entries = sheet_of([{"inner": "x"}, {"inner": 4}]).parts("field")
    assert entries[0].text("inner") == "x"
    with pytest.raises(BadSetup, match=r"the paper, field 'field', entry 1, field 'inner' must be a text, not 4"):
        entries[1].text("inner")
    with pytest.raises(BadSetup, match=r"the paper, field 'field', entry 1, must be an object with named fields"):
        sheet_of([{}, 3]).parts("field")
    with pytest.raises(BadSetup, match="must have 1 entries, not 2"):
        sheet_of([{}, {}]).parts("field", 1)


def test_null_is_as_good_as_absent_for_has_but_not_for_value() -> None:
    assert not sheet_of(None).has("field")
    assert not sheet_of(0).has("other")
    assert sheet_of(0).has("field"), "zero is something"
    assert sheet_of(None).value("field") is None


def test_a_field_that_nobody_asked_for_is_an_error_with_a_hint() -> None:
    reader = JsonReader({"supply": 3, "setlements": []}, "the paper", BadSetup)
    reader.number("supply", 0, 40)
    reader.has("settlements")
    with pytest.raises(BadSetup, match=r"the paper has an unknown field 'setlements'; did you mean 'settlements'\?"):
        reader.finish()
    asked = JsonReader({"supply": 3}, "the paper", BadSetup)
    asked.number("supply", 0, 40)
    asked.finish()
    assert asked.names() == ["supply"]


def test_the_error_is_the_one_asked_for() -> None:
    for error in (BadSetup, BadRecord):
        with pytest.raises(error):
            JsonReader({}, "the paper", error).text("field")
        with pytest.raises(error):
            parse("{", "the paper", error)


def test_long_values_are_cut_short() -> None:
    with pytest.raises(BadSetup) as caught:
        sheet_of("x" * 10_000).flag("field")
    assert len(str(caught.value)) < 150
    assert str(caught.value).endswith("...")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        '{"a": 1',
        '{"a": 1} x',
        "nonsense",
        "[1, 2,]",
        "'single'",
        '{"a": 01}',
        "\x00",
        '"\n"',
        "9" * 5000,
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 100_000 + "]" * 100_000,
    ],
    ids=range(14),
)
def test_what_is_no_json_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(text, "the paper", BadRecord)
    reason = "is not complete JSON: "
    if text.startswith("999"):
        reason = "holds a number too long to be read"
    elif len(text) >= 100_000:
        reason = "is nested too deep to be read"
    assert str(caught.value).startswith(f"the paper {reason}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ['"\\ud800"', '["\\udfff"]', '{"\\ud83d": 1}', '{"a": ["b\\ud800c"]}'])
def test_half_of_a_surrogate_pair_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse(text, "the paper", BadRecord)
    assert parse('"\\ud83d\\ude00 é"', "the paper", BadRecord) == "\U0001f600 é"


def test_a_syntax_error_is_placed() -> None:
    with pytest.raises(BadRecord, match="at line 2, column 8"):
        parse('{\n  "a": ?\n}', "the paper", BadRecord)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(derandomize=True, max_examples=200, deadline=None)
@given(JSON)
def test_parse_reads_all_json_and_readers_refuse_in_one_line(value: Json) -> None:
    assert parse(json.dumps(value), "the paper", BadSetup) == value
    complaints = []
    for _, ask in READERS.values():
        try:
            ask(sheet_of(value))
        except RealmwrightError as problem:
            complaints.append(str(problem))
    assert len(complaints) >= len(READERS) - 2, "no value is of two types, but numbers have two readers"
    assert all("'field'" in message and "\n" not in message for message in complaints)


def test_a_field_twice_is_refused() -> None:
    with pytest.raises(BadRecord, match='the paper has the field "a" twice'):
        parse('{"a": 1, "b": {"c": 1}, "a": 1}', "the paper", BadRecord)
