"""DOM-4 and DOM-6: the phases of a turn, what may be done in them, and what lies where afterwards."""

from realmwright.rules.dominion.model.phases import ACTIONS, BUYS
from tests.dominion.tables import (
    Player,
    expect,
    heard,
    names,
    noted,
    offered,
    options,
    pile,
    play,
    refused,
    table,
)


def test_t_010_dom_4_a_whole_turn() -> None:
    state = table("market smithy silver 2 estate", "silver market copper", "copper")
    play(state, "play market")
    expect(state, hand="smithy 2 silver 2 estate", deck="market copper", actions=1, buys=2, coins=1)
    # Smithy takes the last two cards, shuffles the one that was discarded and takes that as well.
    refused(state, "play market")
    play(state, "play smithy")
    expect(state, hand="2 silver 2 estate market 2 copper", deck="", discard="", actions=0, buys=2, coins=1)
    # Without an Action left the second Market cannot be played.
    refused(state, "play market", "done")
    play(state, "play all treasures")
    expect(state, in_play="market smithy 2 silver 2 copper", hand="2 estate market", coins=7, buys=2)
    play(state, "buy village")
    expect(state, coins=4, buys=1)
    play(state, "buy remodel")
    expect(state, coins=0, buys=0, discard="village remodel")
    assert (pile(state, "village"), pile(state, "remodel")) == (9, 9)
    assert len(state.owned(0)) == 11
    play(state, "end turn")
    assert (len(state.hand[0]), len(state.deck[0]), state.discard[0], state.table) == (5, 6, [], [])
    assert sorted(names(state.owned(0))) == sorted(
        ["copper"] * 2 + ["silver"] * 2 + ["estate"] * 2 + ["market"] * 2 + ["remodel", "smithy", "village"]
    )
    assert heard(state, "shuffled", "count") == [1, 11]
    assert state.seat == 1


# The Action phase


def test_t_011_dom_4_3_actions_need_not_be_played() -> None:
    state = table("village smithy 3 copper", "5 estate")
    assert options(state) == {"play village", "play smithy", "done"}
    play(state, "done")
    refused(state, "play village", "play smithy")
    play(state, "end turn")
    expect(state, hand="5 estate", deck="", in_play="")
    assert sorted(names(state.discarded(0))) == ["copper", "copper", "copper", "smithy", "village"]


def test_t_012_dom_4_3_an_action_card_costs_an_action() -> None:
    state = table("smithy militia 3 copper", "3 copper")
    play(state, "play smithy")
    expect(state, hand="militia 6 copper", actions=0)
    refused(state, "play militia")


def test_t_014_dom_8_8_1_actions_buys_and_coins_add_up() -> None:
    state = table("festival market festival 2 village", "copper estate")
    play(state, "play festival")
    expect(state, actions=2, buys=2, coins=2)
    play(state, "play market")
    expect(state, actions=2, buys=3, coins=3)
    play(state, "play festival")
    expect(state, actions=3, buys=4, coins=5, hand="2 village copper")


def test_dom_4_1_there_is_no_way_back_to_the_action_phase() -> None:
    state = table("village copper")
    play(state, "done", "play copper")
    refused(state, "play village")
    assert state.phase == BUYS
    assert noted(state, "no-more-actions")


def test_dom_4_2_every_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    state = table("festival 2 gold", others=[Player("festival")])
    play(state, "play festival", "play all treasures", "end turn")
    assert (state.seat, state.phase) == (1, ACTIONS)
    expect(state, 1, actions=1, buys=1, coins=0)


def test_dom_4_3_one_may_stop_with_actions_left() -> None:
    state = table("2 village", "copper estate")
    play(state, "play village")
    expect(state, actions=2)
    play(state, "done")
    refused(state, "play village")


def test_dom_4_3_the_action_phase_is_over_when_nothing_can_be_played() -> None:
    assert table("5 copper").phase == BUYS
    state = table("village", "copper")
    play(state, "play village")
    assert (state.phase, state.actions) == (BUYS, 2)


def test_dom_4_4_a_card_may_be_played_that_can_do_nothing() -> None:
    for card in ("chapel", "mine", "moneylender", "remodel", "throne room", "adventurer", "library", "smithy"):
        state = table(card)
        play(state, f"play {card}")
        expect(state, hand="", deck="", discard="", trash="", in_play=card, actions=0, coins=0)
        assert state.phase == BUYS


def test_dom_4_5_a_card_is_resolved_before_another_is_played() -> None:
    state = table("cellar village 2 estate", "3 copper")
    play(state, "play cellar")
    refused(state, "play village")
    play(state, "done", "play village")
    expect(state, in_play="cellar village")


# The Buy phase


def test_t_015_dom_4_7_two_buys_and_six_coins() -> None:
    state = table("2 gold", buys=2)
    play(state, "play all treasures")
    expect(state, coins=6, buys=2)
    assert offered(state, "buy") >= {"cellar", "smithy", "gold", "copper", "curse", "market"}
    assert "province" not in offered(state, "buy")
    both = play(state.copy(), "buy cellar", "buy smithy")
    expect(both, coins=0, buys=0, discard="cellar smithy")
    dear = play(state.copy(), "buy gold")
    assert offered(dear, "buy") == {"copper", "curse"}
    expect(play(dear, "buy copper"), coins=0, buys=0, discard="gold copper")
    expect(play(state.copy(), "buy smithy", "end turn"), hand="2 gold smithy")
    expect(play(state.copy(), "end turn"), hand="2 gold")


def test_t_017_dom_4_7_an_empty_pile_is_not_offered() -> None:
    state = table(coins=8, supply={"province": 0})
    refused(state, "buy province")
    assert "gold" in offered(state, "buy")


def test_t_018_dom_4_7_treasures_need_not_be_played() -> None:
    state = table("2 silver copper 2 estate", "5 curse")
    play(state, "play silver")
    expect(state, coins=2, hand="silver copper 2 estate", in_play="silver")
    refused(state, "buy silver")
    play(state, "buy estate", "end turn")
    expect(state, hand="5 curse", in_play="")
    assert sorted(names(state.discarded(0))) == ["copper", "estate", "estate", "estate", "silver", "silver"]


def test_t_020_dom_4_10_what_is_bought_cannot_be_used_at_once() -> None:
    state = table(buys=2, coins=6)
    play(state, "buy silver", "buy silver")
    expect(state, hand="", discard="2 silver", coins=0)
    assert options(state) == {"end turn"}


def test_t_021_dom_4_9_a_curse_can_be_bought_for_nothing() -> None:
    state = table("5 estate")
    assert offered(state, "buy") == {"copper", "curse"}
    play(state, "buy curse")
    expect(state, discard="curse", coins=0, buys=0)
    assert pile(state, "curse") == 9
    assert state.scores()[0].total == 5 - 1


def test_dom_4_6_what_is_not_used_is_lost() -> None:
    state = table("festival 2 gold", "5 copper")
    play(state, "play festival", "play all treasures", "end turn", "end turn")
    expect(state, actions=1, buys=1, coins=0)


def test_dom_4_8_treasures_come_before_purchases() -> None:
    state = table("2 silver gold", buys=2)
    play(state, "play gold", "buy cellar")
    refused(state, "play silver", "play all treasures")
    expect(state, hand="2 silver", coins=1)


def test_dom_4_8_no_action_card_is_played_in_the_buy_phase() -> None:
    state = table("copper village", actions=0)
    assert not offered(state, "play") & {"village"}
    refused(state, "play village")


def test_dom_4_9_each_purchase_uses_a_buy() -> None:
    state = table(coins=9)
    play(state, "buy copper")
    expect(state, buys=0, coins=9)
    assert offered(state, "buy") == set()


def test_dom_4_9_nothing_is_bought_from_the_trash() -> None:
    state = table(coins=20, trash="witch thief")
    refused(state, "buy witch", "buy thief")


def test_dom_4_11_everything_is_discarded_and_five_cards_are_drawn() -> None:
    state = table("smithy 2 copper estate", "3 silver curse 6 gold", "duchy")
    play(state, "play smithy", "play copper", "end turn")
    expect(state, hand="curse 4 gold", deck="2 gold", in_play="")
    discarded = names(state.discarded(0))
    assert discarded[0] == "duchy"
    assert sorted(discarded[1:]) == ["copper", "copper", "estate", "silver", "silver", "silver", "smithy"]


def test_dom_4_12_attacks_meet_the_hand_that_was_drawn_before() -> None:
    state = table("5 copper", "5 estate", others=[Player("militia")])
    play(state, "end turn", "play militia")
    # All five cards are the same, so there is nothing to choose.
    expect(state, hand="3 estate", coins=2)
    assert names(state.discarded(0))[-2:] == ["estate", "estate"]


# Words with an exact meaning


def test_dom_6_1_coins_take_no_treasure_from_the_supply() -> None:
    state = table("woodcutter")
    play(state, "play woodcutter")
    expect(state, coins=2, buys=2)
    assert (pile(state, "copper"), pile(state, "silver")) == (46, 40)


def test_dom_6_3_and_6_5_a_trashed_card_does_not_come_back() -> None:
    state = table("remodel silver", supply={"silver": 0})
    play(state, "play remodel")
    refused(state, "gain silver")
    play(state, "gain estate")
    assert pile(state, "silver") == 0
    expect(state, trash="silver", discard="estate")


def test_dom_6_4_nothing_is_gained_where_nothing_can_be() -> None:
    cheap = ("copper", "curse", "estate", "silver", "workshop")
    state = table("workshop", kingdom="workshop market", supply=dict.fromkeys(cheap, 0))
    play(state, "play workshop")
    expect(state, discard="")
    assert state.phase == BUYS


def test_dom_6_5_any_pile_is_eligible_up_to_its_printed_price() -> None:
    state = table("workshop", coins=9)
    play(state, "play workshop")
    assert offered(state, "gain") == {
        *("copper", "curse", "estate", "silver", "cellar", "moat", "village", "woodcutter", "workshop"),
        *("militia", "remodel", "smithy"),
    }


def test_dom_6_8_several_players_are_touched_in_turn_order() -> None:
    state = table("council room", others=[Player(deck="copper"), Player(deck="silver"), Player(deck="gold")])
    play(state, "play council room")
    assert [event.args["seat"] for event in noted(state, "drew")] == [1, 2, 3]


def test_dom_10_1_a_choice_without_alternatives_makes_itself() -> None:
    state = table("remodel 2 estate")
    play(state, "play remodel")
    expect(state, hand="estate", trash="estate")
    assert offered(state, "gain")


def test_dom_10_2_identical_cards_are_one_choice() -> None:
    state = table("remodel 3 estate 2 copper")
    play(state, "play remodel")
    assert options(state) == {"trash estate", "trash copper"}
