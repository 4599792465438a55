"""DOM-4 and DOM-6: the phases of a turn, what may be done in them, and what lies where afterwards."""

import pytest

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
    strictly,
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
    assert options(state) == {
        *("play village", "play smithy", "play copper", "play all treasures", "buy copper", "buy curse", "end turn"),
    }
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
    for action in ("play copper", "play all treasures", "buy curse"):
        state = play(table("village copper"), action)
        refused(state, "play village")
        assert state.phase == BUYS
    state = play(table("village copper", rules=2), "done", "play copper")
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
    play(state, "play copper")
    refused(state, "play village")


def test_dom_4_3_nobody_says_that_they_play_no_more_actions() -> None:
    """That would tell that they could. Whatever the hand, the same entries lead through the turn."""
    for hand in ("village 4 copper", "5 copper"):
        state = table(hand, others=[Player("3 copper")])
        assert state.phase == ACTIONS
        refused(state, "done")
        strictly(state, "play copper", "buy copper", "end turn")
        assert [event.kind for event in noted(state) if event.audience is None][:2] == ["played", "bought"]
    # By the rules before, only whoever held an Action had to say so.
    assert options(table("village 4 copper", rules=2)) == {"play village", "done"}
    assert "done" not in options(table("5 copper", rules=2))


def test_dom_4_3_the_action_phase_is_over_when_no_action_is_left() -> None:
    assert table("5 copper").phase == ACTIONS
    assert table("smithy 4 copper", actions=0).phase == BUYS
    assert play(table("smithy moat", "3 copper"), "play smithy").phase == BUYS
    state = table("village", "copper")
    play(state, "play village")
    assert (state.phase, state.actions) == (ACTIONS, 2)
    # By the rules before it ended when nothing could be played.
    assert table("5 copper", rules=2).phase == BUYS


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


def test_dom_10_1_an_open_choice_without_alternatives_makes_itself() -> None:
    """Everybody sees which Treasures a Thief has found."""
    state = table("thief", others=[Player("copper", "silver estate")])
    strictly(state, "play thief")
    expect(state, trash="silver")
    assert options(state) == {"gain silver", "done"}


# What a hand does not tell


@pytest.mark.parametrize(
    ("hands", "edition", "actions"),
    [
        (("remodel 2 estate", "remodel estate copper"), 1, ["play remodel", "trash estate"]),
        (("mine 2 copper", "mine copper silver"), 1, ["play mine", "trash copper"]),
        (("throne room 2 smithy", "throne room smithy moat"), 1, ["play throne room", "play smithy"]),
        (("throne room copper", "throne room moat"), 2, ["play throne room", "done"]),
        (("mine estate", "mine copper"), 2, ["play mine", "done"]),
        (("moneylender silver", "moneylender copper"), 2, ["play moneylender", "done"]),
    ],
)
def test_dom_3_5_a_choice_from_the_hand_is_asked_even_without_alternatives(
    hands: tuple[str, str], edition: int, actions: list[str]
) -> None:
    """Whether there was another answer others cannot tell: the same entries, the same events."""
    found: list[list[object]] = []
    for hand in hands:
        state = table(hand, "5 gold", edition=edition)
        found.append([])
        for action in actions:
            strictly(state, action)
            told = [event for event in noted(state) if event.audience is None]
            found[-1] += [state.known_seat(1), state.view(1), told]
    assert found[0] == found[1]
    # By the rules before, the first of these hands had nothing to say.
    state = strictly(table(hands[0], "5 gold", edition=edition, rules=3), actions[0])
    assert actions[1] not in options(state) or actions[1] == "done"


@pytest.mark.parametrize("hand", ["5 copper", "copper estate 3 gold"])
def test_dom_3_5_whoever_discards_to_a_militia_is_asked_for_each_card(hand: str) -> None:
    state = table("militia", others=[Player(hand)])
    strictly(state, "play militia")
    for _ in range(2):
        assert state.seat == 1
        strictly(state, sorted(options(state))[0])
    assert state.seat == 0


def test_dom_3_5_and_8_11_2_a_library_asks_about_every_card() -> None:
    """By the rules before it asked about Actions only, which told how many of them were kept."""
    for deck in ("copper smithy estate", "moat smithy village"):
        state = strictly(table("library 4 copper", deck), "play library")
        for card in deck.split():
            action = card not in ("copper", "estate")
            assert options(state) == {f"keep {card}", *([f"set aside {card}"] if action else [])}
            assert state.prompt() == ("library" if action else "library-keep", {"card": card})
            strictly(state, f"keep {card}")
        assert not state.stack
    state = strictly(table("library 4 copper", "copper estate gold", rules=3), "play library")
    assert not state.stack


def test_dom_3_5_what_everybody_can_tell_is_not_asked() -> None:
    """An empty hand, and a Moneylender of the first edition, which trashes a Copper or nothing."""
    for hand, edition in (("mine", 2), ("throne room", 2), ("chapel", 1), ("moneylender copper", 1)):
        state = table(hand, edition=edition)
        strictly(state, f"play {hand.removesuffix(' copper')}")
        assert not state.stack


def test_dom_10_2_identical_cards_are_one_choice() -> None:
    state = table("remodel 3 estate 2 copper")
    play(state, "play remodel")
    assert options(state) == {"trash estate", "trash copper"}
