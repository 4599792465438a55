"""DOM-5: drawing, revealing and shuffling."""

from collections import Counter

from tests.dominion.tables import Player, expect, heard, names, noted, pile, play, table


def test_t_030_dom_5_1_a_hand_may_take_a_shuffle_in_the_middle() -> None:
    state = table("2 estate", "2 copper", "6 silver", shuffles=["silver estate silver estate 4 silver"])
    play(state, "end turn")
    expect(state, hand="2 copper 2 silver estate", deck="estate 4 silver", discard="")
    assert heard(state, "shuffled", "count") == [8]


def test_t_031_dom_5_3_no_shuffle_before_a_card_is_needed() -> None:
    state = table("estate", "5 copper", "gold")
    play(state, "end turn")
    expect(state, hand="5 copper", deck="", discard="gold estate")
    assert state.shuffles[0] == 0
    assert not noted(state, "shuffled")


def test_t_033_dom_5_1_one_draws_what_there_is() -> None:
    state = table("smithy", "copper")
    play(state, "play smithy")
    expect(state, hand="copper", deck="", discard="")
    assert heard(state, "drew", "count") == [1]
    assert not noted(state, "shuffled"), "there is nothing to shuffle"


def test_t_034_dom_5_1_a_player_with_three_cards() -> None:
    state = table("copper", "estate", "silver")
    play(state, "end turn")
    expect(state, hand="copper estate silver", deck="", discard="")


def test_t_036_dom_5_4_a_card_gained_this_turn_can_be_drawn_this_turn() -> None:
    state = table("workshop smithy", "copper", "estate", actions=2)
    play(state, "play workshop", "gain silver", "play smithy")
    expect(state, hand="copper estate silver", deck="", discard="")


def test_dom_5_1_the_rest_of_the_deck_comes_first() -> None:
    state = table("smithy", "gold", "2 copper 2 estate", shuffles=["estate copper estate copper"])
    play(state, "play smithy")
    expect(state, hand="gold estate copper", deck="estate copper", discard="")


def test_dom_5_1_both_empty_is_no_error() -> None:
    state = table("laboratory")
    play(state, "play laboratory")
    expect(state, hand="", deck="", discard="", actions=1)
    assert not noted(state, "drew", "drew-cards")


def test_dom_5_2_revealing_shuffles_as_well() -> None:
    state = table("thief", others=[Player(deck="gold", discard="silver estate", shuffles=["silver estate"])])
    play(state, "play thief")
    assert heard(state, "revealed", "cards") == [["gold", "silver"]]
    expect(state, 1, deck="estate")


def test_dom_5_3_an_empty_deck_stays_empty() -> None:
    state = table("market", "copper", "5 estate")
    play(state, "play market")
    expect(state, hand="copper", deck="", discard="5 estate")


def test_dom_5_4_cards_in_hand_and_in_play_are_not_shuffled_in() -> None:
    state = table("smithy village gold", "copper", "estate")
    play(state, "play village", "play smithy")
    expect(state, hand="gold copper estate", in_play="village smithy", deck="", discard="")
    assert heard(state, "shuffled", "count") == [1]


def test_dom_5_5_revealing_takes_the_remaining_card_first() -> None:
    state = table("adventurer", "gold", "silver estate", shuffles=["estate silver"])
    play(state, "play adventurer")
    expect(state, hand="gold silver", deck="", discard="estate")


def test_dom_5_6_a_shuffle_may_give_any_order() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for number in range(240):
        state = table("village", "", "copper silver gold")
        # Every shuffle of a game has chances of its own.
        state.shuffles = [number, *state.shuffles[1:]]
        play(state, "play village")
        orders[(*names(state.hand[0]), *names(state.deck[0][::-1]))] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 20


def test_dom_5_6_shuffles_of_two_players_are_not_the_same() -> None:
    cards = "4 copper 4 estate 4 silver"
    state = table("council room", "", cards, others=[Player(discard=cards)])
    play(state, "play council room")
    mine = [*state.hand[0], *state.deck[0][::-1]]
    his = [*state.hand[1], *state.deck[1][::-1]]
    assert sorted(mine) == sorted(his)
    assert mine != his


def test_dom_5_7_a_card_on_an_empty_deck_causes_no_shuffle() -> None:
    """DOM-8.2.2."""
    state = table("bureaucrat", "", "2 copper", others=[Player("duchy copper", "", "silver")])
    play(state, "play bureaucrat")
    expect(state, deck="silver", discard="2 copper")
    expect(state, 1, hand="copper", deck="duchy", discard="silver")
    assert state.shuffles == [0, 0]
    assert pile(state, "silver") == 39


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    state = table("smithy", "gold silver copper")
    play(state, "play smithy")
    assert [(event.args, event.audience) for event in noted(state, "drew", "drew-cards")] == [
        ({"seat": 0, "count": 3}, None),
        ({"seat": 0, "cards": ["gold", "silver", "copper"]}, 0),
    ]
