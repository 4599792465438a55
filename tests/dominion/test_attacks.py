"""DOM-8.2, 8.13, 8.19, 8.20 and 8.23: the attacks of the first edition."""

import pytest

from tests.dominion.tables import Player, expect, heard, noted, offered, options, pile, play, refused, table

# Bureaucrat


def test_t_045_dom_8_2_bureaucrat() -> None:
    state = table("bureaucrat", "", "2 copper", others=[Player("estate duchy 3 copper", "", "silver")])
    play(state, "play bureaucrat")
    expect(state, deck="silver", discard="2 copper")
    assert (state.seat, options(state)) == (1, {"topdeck estate", "topdeck duchy"})
    play(state, "topdeck duchy")
    expect(state, 1, hand="estate 3 copper", deck="duchy", discard="silver")
    assert state.shuffles == [0, 0]
    assert heard(state, "topdecked", "card") == ["duchy"]
    assert state.seat == 0


def test_t_046_dom_8_2_1_a_hand_without_victory_cards_is_shown() -> None:
    state = table("bureaucrat", others=[Player("2 copper silver curse smithy", "gold")])
    play(state, "play bureaucrat")
    expect(state, 1, hand="2 copper silver curse smithy", deck="gold", discard="")
    assert [sorted(cards) for cards in heard(state, "revealed-hand", "cards") if isinstance(cards, list)] == [
        ["copper", "copper", "curse", "silver", "smithy"]
    ]


def test_t_048_dom_8_2_3_without_silver_the_attack_still_happens() -> None:
    state = table("bureaucrat", "gold", supply={"silver": 0}, others=[Player("estate copper", "copper")])
    play(state, "play bureaucrat")
    expect(state, deck="gold", discard="")
    expect(state, 1, hand="copper", deck="estate copper")


def test_dom_8_2_4_gardens_are_victory_cards() -> None:
    state = table("bureaucrat", others=[Player("gardens curse", "copper")])
    play(state, "play bureaucrat")
    expect(state, 1, hand="curse", deck="gardens copper")


def test_dom_8_2_5_the_hand_is_not_refilled_and_a_second_bureaucrat_takes_a_second_card() -> None:
    state = table("2 bureaucrat", "gold", actions=2, others=[Player("estate duchy 3 copper", "curse")])
    play(state, "play bureaucrat", "topdeck estate")
    assert len(state.hand[1]) == 4
    play(state, "play bureaucrat")
    expect(state, deck="2 silver gold")
    expect(state, 1, hand="3 copper", deck="duchy estate curse")


def test_dom_8_2_1_everybody_decides_in_turn_order() -> None:
    two = Player("estate duchy")
    state = table("bureaucrat", others=[two, two, two])
    play(state, "play bureaucrat")
    asked = []
    while state.seat:
        asked.append(state.seat)
        play(state, "topdeck estate")
    assert asked == [1, 2, 3]


# Militia


def test_t_072_dom_8_13_2_a_second_militia_does_nothing_to_the_same_hand() -> None:
    state = table("2 militia", actions=2, others=[Player("3 copper 2 estate")])
    play(state, "play militia", "discard estate", "discard estate")
    expect(state, 1, hand="3 copper")
    play(state, "play militia")
    expect(state, coins=4)
    expect(state, 1, hand="3 copper", discard="2 estate")


def test_dom_8_13_1_the_victim_chooses_and_discards_down_to_three() -> None:
    """DOM-6.2: to the own discard pile."""
    state = table("militia", others=[Player("copper silver gold estate smithy")])
    play(state, "play militia")
    assert (state.seat, state.prompt()) == (1, ("discard", {"card": "militia", "left": 2}))
    assert offered(state, "discard") == {"copper", "silver", "gold", "estate", "smithy"}
    refused(state, "done")
    play(state, "discard smithy", "discard copper")
    expect(state, 1, hand="silver gold estate", discard="smithy copper")
    assert state.seat == 0
    expect(state, coins=2)


@pytest.mark.parametrize("hand", ["", "copper", "copper silver gold"])
def test_dom_8_13_2_three_cards_or_fewer_are_left_alone(hand: str) -> None:
    state = table("militia", others=[Player(hand)])
    play(state, "play militia")
    expect(state, 1, hand=hand, discard="")


def test_dom_6_8_militia_goes_round_in_turn_order() -> None:
    state = table("militia", others=[Player("3 copper estate"), Player("2 gold 2 estate"), Player("4 silver")])
    play(state, "play militia")
    assert state.seat == 1
    play(state, "discard estate")
    assert state.seat == 2
    play(state, "discard gold")
    expect(state, 3, hand="3 silver", discard="silver")
    assert [event.args["seat"] for event in noted(state, "discarded")] == [1, 2, 3]


# Spy


def test_t_088_dom_8_19_1_spy() -> None:
    state = table("spy", "copper province", others=[Player(deck="gold")])
    play(state, "play spy")
    expect(state, hand="copper", actions=1)
    assert state.prompt() == ("spy", {"card": "province", "seat": 0})
    assert options(state) == {"discard province", "topdeck province"}
    play(state, "discard province")
    assert (state.seat, state.prompt()) == (0, ("spy", {"card": "gold", "seat": 1}))
    kept = play(state.copy(), "topdeck gold")
    expect(kept, 1, deck="gold", discard="")
    play(state, "discard gold")
    expect(state, deck="", discard="province")
    expect(state, 1, deck="", discard="gold")


def test_t_090_dom_8_19_3_spy_shuffles_to_reveal() -> None:
    state = table("spy", "copper", "estate", others=[Player(discard="silver")])
    play(state, "play spy")
    expect(state, hand="copper", discard="")
    assert state.prompt() == ("spy", {"card": "estate", "seat": 0})
    play(state, "topdeck estate")
    assert state.prompt() == ("spy", {"card": "silver", "seat": 1})
    play(state, "topdeck silver")
    expect(state, deck="estate", discard="")
    expect(state, 1, deck="silver", discard="")
    assert state.shuffles == [1, 1]


def test_t_091_dom_8_19_3_without_cards_nothing_is_revealed() -> None:
    state = table("spy", "copper estate", others=[Player("gold")])
    play(state, "play spy", "topdeck estate")
    assert heard(state, "revealed", "seat") == [0]
    expect(state, 1, hand="gold", deck="", discard="")
    assert options(state) >= {"play all treasures", "end turn"}


def test_dom_8_19_2_one_decision_comes_before_the_next_reveal() -> None:
    state = table("spy", "copper estate", others=[Player(deck="gold"), Player(deck="silver")])
    play(state, "play spy")
    assert heard(state, "revealed", "seat") == [0]
    play(state, "topdeck estate")
    assert heard(state, "revealed", "seat") == [0, 1]
    play(state, "discard gold")
    assert heard(state, "revealed", "seat") == [0, 1, 2]


# Thief


def test_t_093_dom_8_20_thief() -> None:
    """DOM-8.20.5: the loot is offered after all victims."""
    victims = [Player(deck="copper estate"), Player(deck="gold silver"), Player(deck="estate province")]
    state = table("thief", others=victims)
    play(state, "play thief")
    # The only Treasure of the first victim is trashed without a question.
    expect(state, trash="copper")
    assert (state.seat, state.prompt()) == (0, ("lose-treasure", {"card": "thief", "seat": 2}))
    assert options(state) == {"trash gold", "trash silver"}
    play(state, "trash gold")
    expect(state, 1, deck="", discard="estate")
    expect(state, 2, deck="", discard="silver")
    expect(state, 3, deck="", discard="estate province")
    assert options(state) == {"gain copper", "gain gold", "done"}
    play(state, "gain gold", "done")
    expect(state, discard="gold", trash="copper", coins=0, hand="")


def test_t_094_dom_8_20_2_older_trash_is_no_loot() -> None:
    state = table("thief", trash="gold", others=[Player(deck="copper estate")])
    play(state, "play thief")
    assert options(state) == {"gain copper", "done"}
    play(state, "gain copper")
    expect(state, discard="copper", trash="gold")


def test_t_096_dom_8_20_3_a_victim_with_one_card() -> None:
    state = table("thief", others=[Player(deck="copper")])
    play(state, "play thief")
    assert heard(state, "revealed", "cards") == [["copper"]]
    expect(state, trash="copper")
    expect(state, 1, deck="", discard="")


def test_t_097_dom_8_20_1_of_two_coppers_one_is_trashed() -> None:
    state = table("thief", others=[Player(deck="2 copper")])
    play(state, "play thief", "done")
    expect(state, trash="copper", discard="")
    expect(state, 1, discard="copper")


def test_dom_8_20_2_all_of_the_loot_or_none() -> None:
    victims = [Player(deck="copper estate"), Player(deck="gold estate"), Player(deck="copper estate")]
    every = table("thief", others=victims)
    play(every, "play thief", "gain copper", "gain copper", "gain gold")
    expect(every, discard="2 copper gold", trash="")
    none = table("thief", others=victims)
    play(none, "play thief", "done")
    expect(none, discard="", trash="2 copper gold")


def test_dom_8_20_3_the_one_card_is_not_shuffled_in() -> None:
    victim = Player(deck="estate", discard="gold silver copper", shuffles=["silver gold copper"])
    state = table("thief", others=[victim])
    play(state, "play thief", "done")
    assert heard(state, "revealed", "cards") == [["estate", "silver"]]
    assert heard(state, "shuffled", "count") == [3]
    expect(state, 1, deck="gold copper", discard="estate")


def test_dom_8_20_3_an_empty_deck_is_shuffled_first() -> None:
    state = table("thief", others=[Player(discard="2 estate")])
    play(state, "play thief")
    expect(state, 1, deck="", discard="2 estate")
    assert state.shuffles[1] == 1


def test_dom_8_20_3_a_victim_without_cards() -> None:
    state = table("thief", others=[Player("gold")])
    play(state, "play thief")
    expect(state, 1, hand="gold")
    expect(state, trash="")
    assert not noted(state, "revealed")


def test_dom_8_20_4_other_cards_are_never_trashed_and_a_treasure_always_is() -> None:
    state = table("thief", others=[Player(deck="province smithy"), Player(deck="silver gold")])
    play(state, "play thief")
    expect(state, 1, discard="province smithy")
    refused(state, "done", "trash copper")


# Witch


def test_t_099_dom_8_23_2_the_last_curses_go_round_in_turn_order() -> None:
    state = table("witch", "2 copper gold", supply={"curse": 2}, others=[Player(), Player(), Player()])
    play(state, "play witch")
    expect(state, hand="2 copper", deck="gold")
    expect(state, 1, discard="curse")
    expect(state, 2, discard="curse")
    expect(state, 3, discard="")
    assert pile(state, "curse") == 0
    assert [event.args["seat"] for event in noted(state, "gained")] == [1, 2]


def test_t_100_dom_8_23_2_witch_without_curses() -> None:
    state = table("witch", "2 copper", supply={"curse": 0})
    play(state, "play witch")
    expect(state, hand="2 copper")
    expect(state, 1, discard="")


def test_dom_8_23_1_the_curse_goes_to_the_discard_pile() -> None:
    state = table("witch", "2 copper", others=[Player("gold", "silver", "estate")])
    play(state, "play witch")
    expect(state, 1, hand="gold", deck="silver", discard="estate curse")
