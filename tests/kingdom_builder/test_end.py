"""KB-9.2 to KB-9.6: how a game ends, and who has won."""

import pytest

from realmwright.game import IllegalAction
from realmwright.record import Record
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import hexes, many, noted, options, play, table

FIELD = "/".join(["G" * 20] * 20)


def stand(seat: int, count: int) -> str:
    """Settlements of a seat in its own part of the field."""
    return many(FIELD, count, skip=80 * seat)


def finish_turn(state: State) -> None:
    while "end turn" not in options(state):
        play(state, f"build {min(hexes(state))}")
    play(state, "end turn")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_kb_9_2_the_round_is_finished_whoever_triggers_the_end(players: int) -> None:
    for start in range(players):
        for trigger in range(players):
            # Given a seat with one settlement left, which is about to play
            placed = [stand(seat, 39 if seat == trigger else 3) for seat in range(players)]
            state = table(FIELD, *placed, turn=trigger, start=start)
            finish_turn(state)
            played = []
            while not state.over:
                assert state.seat is not None
                played.append(state.seat)
                finish_turn(state)
            # Then everybody after it, up to the one before the start player, has one more turn
            position = (trigger - start) % players
            assert played == [(start + later) % players for later in range(position + 1, players)]


def test_tc_085_kb_9_2_four_players() -> None:
    # B has one settlement left: C and D still play, A does not
    state = table(FIELD, *[stand(seat, 39 if seat == 1 else 3) for seat in range(4)], turn=1, start=0)
    assert not state.ending
    play(state, f"build {min(hexes(state))}")
    assert (state.ending, state.over) == (True, False)
    assert noted(state, "last-round")[0].args == {"seat": 1}
    play(state, "end turn")
    assert state.seat == 2
    finish_turn(state)
    assert state.seat == 3
    finish_turn(state)
    assert (state.prompt().kind, state.legal()) == ("over", 0)
    assert state.seat is None


def test_kb_9_2_the_last_of_the_round_ends_the_game_at_once() -> None:
    state = table(FIELD, *[stand(seat, 39 if seat == 3 else 3) for seat in range(4)], turn=3, start=0)
    finish_turn(state)
    assert state.over


def test_kb_9_2_after_the_last_settlement_the_turn_goes_on() -> None:
    state = table(FIELD, stand(0, 39), tiles={0: ["paddock"]})
    play(state, f"build {min(hexes(state))}")
    assert options(state) == {"end turn", "use paddock"}


def test_kb_9_2_the_end_can_come_by_a_tile_before_the_mandatory_action() -> None:
    state = table(FIELD, stand(0, 39), tiles={0: ["farm"]})
    play(state, "use farm", f"build {min(hexes(table(FIELD, stand(0, 39))))}")
    assert (state.ending, options(state)) == (True, {"end turn"})


def test_kb_9_2_a_supply_that_is_not_empty_ends_nothing() -> None:
    state = table(FIELD, stand(0, 36))
    finish_turn(state)
    assert (state.supply[0], state.ending) == (1, False)


def test_kb_9_2_it_is_announced_once() -> None:
    state = table(FIELD, stand(0, 39), stand(1, 39))
    finish_turn(state)
    finish_turn(state)
    assert state.over
    assert len(noted(state, "last-round")) == 1
    assert noted(state)[-1].kind == "game-over"


def test_a_game_that_is_over_takes_no_action() -> None:
    state = table(FIELD, stand(0, 39), stand(1, 39), turn=1)
    finish_turn(state)
    assert state.prompt() == ("over", {"winners": state.winners()})
    with pytest.raises(IllegalAction, match="the game is over"):
        state.play(state.board.end)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.read("build 0,0")
    assert state.view(0)["over"] is True
    assert game.load(state.dump()).dump() == state.dump()


CARDS = ("hermits", "knights", "discoverers")


def test_tc_084_kb_9_6_a_tie_is_shared() -> None:
    state = table(FIELD, "0,0 0,2", "4,0 4,2", "8,0", cards=CARDS)
    assert [score.total for score in state.scores()] == [7, 7, 4]
    assert state.winners() == [0, 1]


def test_kb_9_6_most_gold_wins() -> None:
    state = table(FIELD, "0,0", "4,0 4,2", "8,0", cards=CARDS)
    assert state.winners() == [1]
    assert table(FIELD, cards=CARDS).winners() == [0, 1]


def test_kb_9_6_castles_count_towards_the_win() -> None:
    state = table("G S G G G G G", "0,0", "0,4", cards=CARDS)
    assert [score.total for score in state.scores()] == [7, 4]
    assert state.winners() == [0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_kb_9_2_whole_games_give_everybody_equally_many_turns(players: int) -> None:
    for seed in range(4):
        state = game.new(players, seed)
        stream = state.dice.stream("play")
        turns = [0] * players
        record = Record(game, players, state.dice)
        while (seat := state.seat) is not None:
            actions = sorted(options(state) - {"end turn"}) if state.left else ["end turn"]
            text = actions[stream.below(len(actions))]
            turns[seat] += text == "end turn"
            record.add(state, state.read(text))
        assert len(set(turns)) == 1
        assert 0 in state.supply
        assert record.replay().dump() == state.dump()
