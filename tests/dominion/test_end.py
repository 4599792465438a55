"""DOM-7 and DOM-8.9: when the game ends, what cards are worth, and who has won."""

import pytest

from realmwright.game import Event, IllegalAction
from realmwright.rules.dominion.state import State
from tests.dominion.tables import Player, expect, noted, offered, pile, play, refused, table


def over(state: State) -> bool:
    return state.seat is None


def totals(state: State) -> list[int]:
    return [score.total for score in state.scores()]


# When it ends


def test_t_161_dom_7_2_the_turn_is_finished_first() -> None:
    state = table("workshop", supply={"cellar": 0, "moat": 0, "village": 1}, buys=2, coins=8)
    play(state, "play workshop", "gain village")
    assert state.empties == 3
    assert not over(state)
    play(state, "buy market", "buy woodcutter")
    assert not over(state)
    play(state, "end turn")
    assert over(state)


def test_t_162_dom_7_1_any_three_piles_end_the_game() -> None:
    state = table(supply={"curse": 0, "estate": 0, "copper": 0})
    play(state, "end turn")
    assert over(state)
    state = table(supply={"curse": 0, "gold": 0, "smithy": 1}, coins=4)
    play(state, "buy smithy", "end turn")
    assert over(state)


def test_t_164_dom_7_1_two_empty_piles_end_nothing() -> None:
    state = table(supply={"curse": 0, "village": 0})
    play(state, "end turn")
    assert (over(state), state.seat) == (False, 1)
    play(state, "end turn")
    assert state.seat == 0


def test_t_165_dom_7_1_only_piles_of_the_supply_count() -> None:
    # The trash is empty, and so are the piles of all cards that are not in this game.
    state = table(supply={"curse": 0, "village": 0})
    expect(state, trash="")
    assert (pile(state, "witch"), state.empties) == (0, 2)
    play(state, "end turn")
    assert not over(state)


def test_dom_7_1_the_last_province_ends_the_game() -> None:
    state = table("2 copper", coins=16, buys=2, supply={"province": 1})
    play(state, "buy province")
    assert not over(state)
    assert pile(state, "province") == 0
    # What is left of the turn can still be used.
    assert "gold" in offered(state, "buy")
    play(state, "buy gold", "end turn")
    assert over(state)
    assert state.empties == 1


def test_dom_7_1_a_province_may_also_be_gained() -> None:
    state = table("remodel gold", supply={"province": 1})
    play(state, "play remodel", "gain province")
    assert not over(state)
    play(state, "end turn")
    assert over(state)


def test_dom_7_1_more_than_three_piles_end_the_game_too() -> None:
    state = table("throne room workshop", supply={"cellar": 0, "moat": 0, "village": 1, "woodcutter": 1})
    play(state, "play throne room", "gain village", "gain woodcutter", "end turn")
    assert over(state)
    assert state.empties == 4


def test_dom_8_23_3_an_empty_pile_of_curses_counts() -> None:
    state = table("witch", supply={"cellar": 0, "moat": 0, "curse": 1})
    play(state, "play witch", "end turn")
    assert over(state)


def test_dom_7_2_nobody_has_another_turn() -> None:
    for turn in ([1, 0, 0], [4, 4, 3], [4, 3, 3]):
        state = table(coins=8, supply={"province": 1}, others=[Player(), Player()], taken=turn)
        play(state, "buy province", "end turn")
        assert over(state)
        assert state.taken == turn


def test_a_game_that_is_over_takes_no_action() -> None:
    state = table("copper", supply={"province": 0})
    play(state, "end turn")
    assert (state.legal(), state.prompt()) == (0, ("over", {"winners": state.winners()}))
    refused(state, "end turn", "done", "buy copper")
    with pytest.raises(IllegalAction, match="the game is over"):
        state.play(0)
    assert noted(state)[-1] == Event("game-over", {"winners": state.winners()})


# What cards are worth


def test_t_063_dom_8_9_1_gardens() -> None:
    for cards, points in ((39, 9), (40, 12), (9, 0), (10, 3)):
        state = table("3 gardens", f"{cards - 3} copper", kingdom="gardens")
        assert state.scores()[0] == {"estate": 0, "duchy": 0, "province": 0, "curse": 0, "gardens": points}


def test_t_171_dom_7_3_a_score() -> None:
    cards = "3 estate 2 duchy 3 province 4 curse 2 gardens 17 copper"
    state = table("", cards, kingdom="gardens witch")
    assert len(state.owned(0)) == 31
    assert state.scores()[0] == {"estate": 3, "duchy": 6, "province": 18, "curse": -4, "gardens": 6}
    assert totals(state) == [29, 0]


def test_t_173_dom_7_3_a_negative_score() -> None:
    state = table("10 curse", "", "3 estate")
    assert totals(state) == [-7, 0]
    assert state.winners() == [1]


def test_dom_3_4_every_card_counts_wherever_it_is() -> None:
    state = table("estate library", "smithy duchy copper", "province", kingdom="gardens")
    play(state, "play library", "set aside smithy")
    assert totals(state)[0] == 1 + 3 + 6
    # With the Library in play and the Smithy set aside there are ten cards.
    state = table("gardens library", "smithy moat", "6 copper", kingdom="gardens")
    play(state, "play library", "set aside smithy")
    assert len(state.owned(0)) == 10
    assert state.scores()[0]["gardens"] == 1


def test_dom_3_4_a_card_that_is_just_revealed_counts() -> None:
    state = table("spy", "copper province", others=[Player(deck="duchy")])
    play(state, "play spy")
    assert state.prompt().args == {"card": "province", "seat": 0}
    assert totals(state) == [6, 3]


def test_dom_7_3_trashed_cards_count_for_nobody() -> None:
    state = table("thief estate", trash="2 province", others=[Player(deck="gold estate")])
    play(state, "play thief")
    assert state.prompt().kind == "loot"
    assert totals(state) == [1, 1]
    assert sum(len(state.owned(seat)) for seat in range(2)) == 3


# Who wins


def test_dom_7_4_the_most_points_win() -> None:
    state = table("province", others=[Player("2 duchy estate"), Player("curse")])
    assert totals(state) == [6, 7, -1]
    assert state.winners() == [1]


def finish(ours: str, *others: str, taken: list[int]) -> State:
    """Seat 0 buys the last Province, which is its last turn and everybody's."""
    state = table(
        deck=ours, coins=8, supply={"province": 1}, others=[Player(deck=deck) for deck in others], taken=taken
    )
    play(state, "buy province", "end turn")
    assert over(state)
    return state


def test_t_167_dom_7_5_equal_turns_share_the_victory() -> None:
    state = finish("4 province", "5 province", taken=[17, 17])
    assert totals(state) == [30, 30]
    assert state.winners() == [0, 1]


def test_t_168_dom_7_4_the_player_with_fewer_turns_wins() -> None:
    # Whoever ends the game sits second, so the third has one turn less.
    state = finish("3 province", "4 province", "4 province", taken=[15, 14, 15])
    assert totals(state) == [24, 24, 24]
    assert state.winners() == [1]


def test_t_170_dom_7_4_three_of_four_tie() -> None:
    state = finish("4 province", "5 province", "5 province", "4 province duchy estate", taken=[9, 8, 9, 9])
    assert totals(state) == [30, 30, 30, 28]
    assert state.winners() == [1]


def test_dom_7_5_the_second_player_wins_ties_when_the_first_ends_the_game() -> None:
    state = finish("3 province", "4 province", taken=[12, 11])
    assert totals(state) == [24, 24]
    assert state.winners() == [1]


def test_dom_7_4_fewer_turns_do_not_help_a_lower_score() -> None:
    state = finish("4 province", "4 province duchy estate", taken=[12, 11])
    assert totals(state) == [30, 28]
    assert state.winners() == [0]


def test_dom_7_4_those_with_equally_few_turns_share() -> None:
    state = finish("3 province", "4 province", "4 province", "province", taken=[9, 8, 8, 8])
    assert state.winners() == [1, 2]
