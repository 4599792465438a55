"""DOM-8.21: Throne Room, alone, on itself, and on every kind of card."""

from tests.dominion.tables import (
    Player,
    everything,
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


def test_t_111_dom_8_21_2_on_village() -> None:
    state = table("throne room village", "2 copper gold")
    play(state, "play throne room")
    expect(state, hand="2 copper", deck="gold", in_play="throne room village", actions=4)
    assert heard(state, "played", "card") == ["throne room", "village", "village"]


def test_t_112_dom_8_21_1_on_smithy() -> None:
    state = table("throne room smithy", "6 copper gold")
    play(state, "play throne room")
    expect(state, hand="6 copper", deck="gold", actions=0)


def test_dom_8_21_2_on_market() -> None:
    state = table("throne room market", "2 estate gold")
    play(state, "play throne room")
    expect(state, hand="2 estate", actions=2, buys=3, coins=2)


def test_dom_8_21_1_one_action_of_the_hand_is_chosen() -> None:
    state = table("throne room smithy village copper", "7 copper")
    play(state, "play throne room")
    assert options(state) == {"play smithy", "play village"}
    play(state, "play village")
    expect(state, actions=4, hand="smithy 3 copper")


# On another Throne Room


def test_t_114_dom_8_21_3_two_cards_are_played_twice_and_none_four_times() -> None:
    victim = Player("5 copper")
    state = table("2 throne room smithy militia", "6 copper gold", others=[victim])
    play(state, "play throne room", "play throne room", "play smithy")
    # Smithy has drawn six cards, and the Militia is the only Action left.
    expect(state, hand="6 copper", deck="gold", in_play="2 throne room smithy militia", actions=0, coins=4)
    expect(state, 1, hand="3 copper")
    assert heard(state, "played", "card") == [
        *("throne room", "throne room", "smithy", "smithy"),
        *("throne room", "militia", "militia"),
    ]


def test_t_115_dom_8_21_3_the_second_time_there_may_be_no_action() -> None:
    state = table("2 throne room market", "2 copper")
    play(state, "play throne room", "play throne room")
    expect(state, hand="2 copper", in_play="2 throne room market", actions=2, buys=3, coins=2)


def test_dom_8_21_3_each_choice_is_made_from_the_hand_as_it_then_is() -> None:
    state = table("2 throne room laboratory", "2 copper village copper gold silver")
    play(state, "play throne room", "play throne room")
    # Laboratory has drawn a Village, which the second play of the inner Throne Room takes.
    expect(state, hand="3 copper gold silver", in_play="2 throne room laboratory village", deck="")
    assert state.actions == 1 - 1 + 2 + 4


def test_dom_8_21_3_two_cards_of_the_same_name() -> None:
    state = table("2 throne room 2 market", "4 copper gold")
    play(state, "play throne room", "play throne room")
    expect(state, in_play="2 throne room 2 market", hand="4 copper", deck="gold", actions=4, buys=5, coins=4)


def test_dom_8_21_3_three_throne_rooms() -> None:
    state = table("3 throne room 3 market", "9 copper")
    play(state, "play throne room", "play throne room", "play throne room")
    # Each of the three innermost plays finds nothing but Markets.
    expect(state, in_play="3 throne room 3 market", hand="6 copper", actions=6)


# What can be chosen


def test_t_117_dom_8_21_6_without_another_action() -> None:
    state = table("throne room copper", "gold")
    play(state, "play throne room")
    expect(state, hand="copper", deck="gold", in_play="throne room", actions=0)
    refused(state, "play throne room", "done")


def test_t_118_dom_8_21_1_and_12_9_it_must_be_used_in_the_first_edition() -> None:
    state = table("throne room chapel copper")
    play(state, "play throne room")
    assert state.prompt() == ("may-trash", {"card": "chapel", "left": 4})
    play(state, "done", "done")
    expect(state, in_play="throne room chapel", hand="copper", trash="")
    second = table("throne room chapel copper", edition=2)
    play(second, "play throne room")
    assert options(second) == {"play chapel", "done"}
    play(second, "done")
    expect(second, in_play="throne room", hand="chapel copper")
    refused(second, "play chapel")


def test_t_130_dom_8_9_2_gardens_are_no_target() -> None:
    state = table("throne room gardens")
    play(state, "play throne room")
    expect(state, hand="gardens", in_play="throne room")


def test_dom_8_21_4_nothing_is_played_between_the_two_plays() -> None:
    state = table("throne room cellar village 2 estate", "4 copper")
    play(state, "play throne room", "play cellar", "discard estate", "done")
    assert state.prompt() == ("may-discard-any", {"card": "cellar"})
    refused(state, "play village")


# On cards that change hands


def test_t_120_dom_8_21_8_mine_turns_copper_into_gold() -> None:
    state = table("throne room mine copper")
    play(state, "play throne room", "gain silver", "gain gold")
    expect(state, hand="gold", trash="copper silver", in_play="throne room mine")


def test_t_121_dom_8_21_8_remodel_cannot_reach_what_it_gained() -> None:
    state = table("throne room remodel estate gold")
    play(state, "play throne room", "trash estate", "gain smithy")
    # Only the Gold is left in hand, so that is what goes.
    expect(state, hand="", trash="estate gold", discard="smithy")
    assert "province" in offered(state, "gain")
    play(state, "gain province")
    expect(state, discard="smithy province")


def test_t_123_dom_8_21_8_library_fills_the_hand_once() -> None:
    state = table("throne room library 3 copper", "4 estate 3 gold")
    play(state, "play throne room")
    expect(state, hand="3 copper 4 estate", deck="3 gold", actions=0)


def test_dom_8_11_1_a_second_library_finds_what_the_first_has_set_aside() -> None:
    state = table("throne room library 4 copper", "smithy 2 estate", shuffles=["smithy"])
    play(state, "play throne room", "set aside smithy")
    # The hand has six cards, so the second play shuffles the Smithy and draws it.
    assert options(state) == {"keep smithy", "set aside smithy"}
    play(state, "keep smithy")
    expect(state, hand="4 copper 2 estate smithy", deck="", discard="")


def test_t_124_dom_8_21_8_adventurer_finds_four_treasures() -> None:
    state = table("throne room adventurer", "copper estate silver gold estate copper")
    play(state, "play throne room")
    expect(state, hand="2 copper silver gold", discard="2 estate", deck="")


def test_t_127_dom_8_21_8_cellar_twice() -> None:
    state = table("throne room cellar 2 estate copper", "curse silver gold province")
    play(state, "play throne room")
    play(state, "discard estate", "discard estate", "done")
    expect(state, hand="copper curse silver", deck="gold province")
    # What the first play has drawn the second may discard.
    play(state, "discard curse", "done")
    expect(state, hand="copper silver gold", deck="province", discard="2 estate curse", actions=2)


def test_dom_8_21_8_moneylender_needs_two_coppers() -> None:
    state = table("throne room moneylender 2 copper")
    play(state, "play throne room")
    expect(state, coins=6, trash="2 copper", hand="")
    state = table("throne room moneylender copper silver")
    play(state, "play throne room")
    expect(state, coins=3, trash="copper", hand="silver")


def test_dom_8_21_8_chancellor_gives_two_chances() -> None:
    state = table("throne room chancellor", "2 copper")
    play(state, "play throne room", "done")
    assert options(state) == {"discard deck", "done"}
    play(state, "discard deck")
    expect(state, coins=4, deck="", discard="2 copper")


def test_dom_8_21_8_council_room_lets_others_draw_twice() -> None:
    state = table("throne room council room", "8 copper", others=[Player(deck="silver gold estate")])
    play(state, "play throne room")
    expect(state, hand="8 copper", buys=3)
    expect(state, 1, hand="silver gold", deck="estate")


def test_dom_8_21_8_workshop_gains_two_cards() -> None:
    state = table("throne room workshop")
    play(state, "play throne room", "gain silver", "gain smithy")
    expect(state, discard="silver smithy")


# On Feast


def test_dom_8_7_2_and_8_21_5_feast_is_trashed_once_and_gains_twice() -> None:
    state = table("throne room feast")
    play(state, "play throne room", "gain duchy")
    expect(state, in_play="throne room", trash="feast", discard="duchy")
    play(state, "gain market")
    expect(state, in_play="throne room", trash="feast", discard="duchy market")
    same = table("throne room feast")
    play(same, "play throne room", "gain duchy", "gain duchy")
    expect(same, discard="2 duchy", trash="feast")


def test_dom_8_7_2_two_throne_rooms_and_two_feasts() -> None:
    state = table("2 throne room 2 feast")
    play(state, "play throne room", "play throne room", "gain duchy", "gain silver")
    expect(state, hand="", trash="2 feast", in_play="2 throne room")
    play(state, "gain market", "gain estate")
    expect(state, discard="duchy silver market estate", trash="2 feast")


def test_dom_8_7_2_a_copy_in_the_middle_goes_its_own_way() -> None:
    state = table("2 throne room feast village", "3 copper")
    play(state, "play throne room", "play throne room", "play feast", "gain duchy")
    before = everything(state)
    twin = state.copy()
    play(twin, "gain market")
    # The second play of the inner Throne Room has taken the Village.
    expect(twin, discard="duchy market", trash="feast", in_play="2 throne room village", hand="2 copper", actions=4)
    assert everything(state) == before
    play(state, "gain silver")
    expect(state, discard="duchy silver", trash="feast", in_play="2 throne room village", hand="2 copper", actions=4)
    expect(twin, discard="duchy market")


# On attacks


def test_t_126_dom_8_21_8_witch_gives_two_curses() -> None:
    state = table("throne room witch", "4 copper gold", others=[Player(), Player()])
    play(state, "play throne room")
    expect(state, hand="4 copper", deck="gold")
    expect(state, 1, discard="2 curse")
    expect(state, 2, discard="2 curse")
    assert pile(state, "curse") == 16


def test_dom_8_21_8_militia_gives_coins_twice_and_takes_cards_once() -> None:
    state = table("throne room militia", others=[Player("5 copper")])
    play(state, "play throne room")
    expect(state, coins=4)
    expect(state, 1, hand="3 copper", discard="2 copper")


def test_dom_8_21_8_bureaucrat_puts_two_silvers_on_the_deck() -> None:
    state = table("throne room bureaucrat", "gold", others=[Player("2 estate 3 copper")])
    play(state, "play throne room")
    expect(state, deck="2 silver gold")
    expect(state, 1, hand="3 copper", deck="2 estate")


def test_dom_8_20_2_each_thief_offers_what_it_has_trashed_itself() -> None:
    state = table("throne room thief", others=[Player(deck="gold estate silver estate")])
    play(state, "play throne room", "done")
    # The Gold of the first play is not among the loot of the second.
    assert options(state) == {"gain silver", "done"}
    play(state, "gain silver")
    expect(state, discard="silver", trash="gold")


def test_dom_8_19_1_spy_looks_at_everybody_twice() -> None:
    state = table("throne room spy", "2 copper curse estate", others=[Player(deck="gold silver")])
    play(state, "play throne room", "topdeck copper", "discard gold")
    # The first play put the Copper back, so the second draws it.
    expect(state, hand="2 copper", deck="estate")
    play(state, "discard curse", "topdeck silver")
    expect(state, deck="estate", discard="curse", actions=2)
    expect(state, 1, deck="silver", discard="gold")


# Clean-up


def test_t_129_dom_8_21_6_the_card_played_twice_is_one_card() -> None:
    state = table("throne room smithy", "11 copper")
    play(state, "play throne room", "end turn")
    expect(state, hand="5 copper", deck="", in_play="")
    discarded = names(state.discarded(0))
    assert (discarded.count("throne room"), discarded.count("smithy"), len(discarded)) == (1, 1, 8)


def test_dom_4_3_the_second_play_costs_no_action() -> None:
    state = table("throne room militia smithy", "6 copper", others=[Player()])
    play(state, "play throne room", "play militia")
    expect(state, actions=0, in_play="throne room militia", hand="smithy")
    refused(state, "play smithy")
    assert not noted(state, "drew")
