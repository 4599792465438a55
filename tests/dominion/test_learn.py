"""Learning a table of buy values: it gets better, it can go on from the shipped one, and its file is the same kind."""

from pathlib import Path

from realmwright.bots.dominion.buy_values import COLUMNS, TABLE, WANTED, read_table, written_table
from realmwright.bots.dominion.learn import Learner, Values, hundredths, learn, main, play, values_of, zeros
from realmwright.dice import FastDice
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE

GAMES = 120
DUELS = 40


def share(first: Values, second: Values) -> float:
    """Which part of all points the first table gets against the second, each deal played from both seats."""
    won = 0.0
    for number in range(DUELS):
        state = game.new(2, 1000 + number // 2, {"edition": ("first", "second")[number // 2 % 2]})
        stream = FastDice(number).stream("duel")
        own, other = Learner(first, stream), Learner(second, stream)
        seat = number % 2
        won += play((own, other) if seat == 0 else (other, own), state)[seat]
    return won / DUELS


def test_learned_values_beat_the_initial_ones() -> None:
    values = zeros()
    learn(values, GAMES, 1)
    assert share(values, zeros()) > 0.75


def test_the_same_seed_learns_the_same() -> None:
    tables = []
    for _ in range(2):
        values = zeros()
        learn(values, 6, 3)
        tables.append(hundredths(values))
    assert tables[0] == tables[1] != hundredths(zeros())


def test_learning_continues_from_the_shipped_table_in_the_same_format(tmp_path: Path) -> None:
    output = tmp_path / "values.csv"
    main(["--games", "4", "--seed", "5", "--output", str(output)])
    shipped, learnt = written_table(TABLE).splitlines(), output.read_text("utf-8").splitlines()
    assert learnt[0] == shipped[0]
    assert [line.split(",")[0] for line in learnt] == [line.split(",")[0] for line in shipped]
    table = read_table(learnt)
    assert table != TABLE
    moved = [
        abs(new - old) for row, before in zip(table, TABLE, strict=True) for new, old in zip(row, before, strict=True)
    ]
    assert max(moved) < 100, "a few games change little"


def test_learning_can_start_from_zero(tmp_path: Path) -> None:
    output = tmp_path / "values.csv"
    main(["--games", "0", "--afresh", "--output", str(output)])
    assert not any(map(any, read_table(output.read_text("utf-8").splitlines())))


# The file


def test_the_file_names_every_card_and_column() -> None:
    lines = written_table(TABLE).splitlines()
    assert lines[0].split(",") == [WANTED, *COLUMNS]
    assert [line.split(",")[0] for line in lines[1:]] == list(CATALOGUE.names)
    assert read_table(lines) == TABLE
    assert hundredths(values_of(TABLE)) == [list(row) for row in TABLE]


def test_a_card_that_the_file_does_not_know_has_zeros() -> None:
    lines = [line.split(",") for line in written_table(TABLE).splitlines()]
    gone = COLUMNS.index("owned:witch") + 1
    fewer = [",".join(entries[:gone] + entries[gone + 1 :]) for entries in lines if entries[0] != "witch"]
    table = read_table(fewer)
    witch = CATALOGUE.number_of["witch"]
    assert not any(table[witch])
    for card, (row, before) in enumerate(zip(table, TABLE, strict=True)):
        if card != witch:
            assert row[witch] == 0
            assert row[:witch] + row[witch + 1 :] == before[:witch] + before[witch + 1 :]
