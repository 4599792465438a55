"""DOM-8: cards of the first edition that attack nobody and neither trash nor gain."""

import pytest

from tests.dominion.tables import Player, expect, heard, names, noted, options, play, refused, table

# Adventurer


def test_t_040_dom_8_1_1_adventurer_finds_two_treasures() -> None:
    state = table("adventurer", "estate copper estate smithy silver gold")
    play(state, "play adventurer")
    expect(state, hand="copper silver", deck="gold", discard="2 estate smithy", in_play="adventurer")


def test_t_042_dom_8_1_3_adventurer_takes_the_one_there_is() -> None:
    state = table("adventurer", "estate copper", "2 estate")
    play(state, "play adventurer")
    expect(state, hand="copper", deck="", discard="3 estate")


def test_t_043_dom_8_1_3_adventurer_without_any_card() -> None:
    state = table("adventurer")
    play(state, "play adventurer")
    expect(state, hand="", deck="", discard="", in_play="adventurer", actions=0)


def test_dom_8_1_2_what_adventurer_revealed_is_not_shuffled_in() -> None:
    state = table("adventurer", "estate duchy", "silver curse gold", shuffles=["curse silver gold"])
    play(state, "play adventurer")
    expect(state, hand="silver gold", deck="", discard="estate duchy curse")
    assert heard(state, "shuffled", "count") == [3]


def test_dom_8_1_4_adventurer_takes_the_first_two_and_coppers_count() -> None:
    state = table("adventurer", "copper copper gold gold")
    play(state, "play adventurer")
    expect(state, hand="2 copper", deck="2 gold")


def test_dom_6_6_everything_that_adventurer_turned_up_is_revealed() -> None:
    state = table("adventurer", "estate copper smithy silver")
    play(state, "play adventurer")
    assert [sorted(cards) for cards in heard(state, "revealed", "cards") if isinstance(cards, list)] == [
        ["copper", "estate", "silver", "smithy"]
    ]


# Cellar


def test_t_049_dom_8_3_1_cellar() -> None:
    state = table("cellar 2 estate 2 copper", "gold silver copper")
    play(state, "play cellar", "discard estate", "discard estate", "done")
    expect(state, hand="2 copper gold silver", deck="copper", discard="2 estate", actions=1)


def test_t_051_dom_8_3_3_cellar_may_draw_what_it_discarded() -> None:
    state = table("cellar 3 estate", "", "copper", shuffles=["estate copper 2 estate"])
    play(state, "play cellar", "discard estate", "discard estate", "discard estate")
    expect(state, hand="2 estate copper", deck="estate", discard="")


def test_t_052_dom_8_3_1_cellar_may_discard_nothing() -> None:
    state = table("cellar estate copper", "gold")
    play(state, "play cellar", "done")
    expect(state, hand="estate copper", deck="gold", discard="", actions=1)
    assert not noted(state, "drew")


def test_dom_8_3_2_another_cellar_can_be_discarded_but_not_the_one_played() -> None:
    state = table("2 cellar", "gold")
    play(state, "play cellar", "discard cellar")
    expect(state, hand="gold", discard="cellar", in_play="cellar")
    alone = table("cellar copper", "gold")
    play(alone, "play cellar")
    refused(alone, "discard cellar")


def test_dom_8_3_3_all_discards_come_before_any_draw() -> None:
    state = table("cellar estate copper", "gold silver")
    play(state, "play cellar", "discard estate")
    expect(state, hand="copper", deck="gold silver", discard="estate")
    play(state, "discard copper")
    expect(state, hand="gold silver", deck="", discard="estate copper")


def test_dom_8_3_4_cellar_draws_what_there_is() -> None:
    state = table("cellar 3 estate")
    play(state, "play cellar", "discard estate", "discard estate", "done")
    expect(state, hand="3 estate", deck="", discard="")


# Chancellor


def test_t_054_dom_8_4_1_chancellor_declined() -> None:
    state = table("chancellor", "copper estate", "gold")
    play(state, "play chancellor")
    assert options(state) == {"discard deck", "done"}
    play(state, "done")
    expect(state, coins=2, deck="copper estate", discard="gold")


def test_t_055_dom_8_4_3_chancellor_with_an_empty_deck() -> None:
    state = table("chancellor", "", "gold copper")
    play(state, "play chancellor")
    # There is nothing to put down, so nothing is asked.
    expect(state, coins=2, deck="", discard="gold copper", hand="")
    assert "discard deck" not in options(state)


def test_dom_8_4_1_and_8_4_2_chancellor_puts_the_whole_deck_down_unshuffled() -> None:
    state = table("chancellor", "copper estate duchy", "gold")
    play(state, "play chancellor", "discard deck")
    expect(state, coins=2, deck="", hand="")
    assert sorted(names(state.discarded(0))) == ["copper", "duchy", "estate", "gold"]
    assert names(state.discarded(0))[0] == "gold", "the deck lies on what was discarded before"
    assert state.shuffles[0] == 0
    assert [(event.args, event.audience) for event in noted(state, "deck-discarded")] == [
        ({"seat": 0, "count": 3}, None)
    ]
    assert not noted(state, "discarded"), "nobody looks through the deck"


def test_dom_8_4_2_the_next_draw_shuffles_everything() -> None:
    state = table("chancellor village", "copper estate duchy", "gold", actions=2)
    play(state, "play chancellor", "discard deck", "play village")
    assert heard(state, "shuffled", "count") == [4]


# Council Room


def test_dom_8_6_1_council_room() -> None:
    state = table(
        "council room",
        "4 copper gold",
        others=[Player(deck="silver"), Player(discard="estate"), Player()],
    )
    play(state, "play council room")
    expect(state, hand="4 copper", deck="gold", buys=2, actions=0)
    expect(state, 1, hand="silver", deck="")
    expect(state, 2, hand="estate", discard="")
    expect(state, 3, hand="")


def test_dom_8_6_3_the_sixth_card_meets_a_later_militia() -> None:
    state = table("council room militia", "4 copper", others=[Player("5 estate", "gold")], actions=2)
    play(state, "play council room")
    expect(state, 1, hand="5 estate gold")
    play(state, "play militia", *["discard estate"] * 3)
    expect(state, 1, hand="2 estate gold", discard="3 estate")


# Festival, Laboratory, Market, Moat, Smithy, Village, Woodcutter


def test_t_064_dom_8_10_1_laboratory() -> None:
    state = table("laboratory", "copper silver")
    play(state, "play laboratory")
    expect(state, hand="copper silver", actions=1)


def test_t_070_dom_8_12_1_market() -> None:
    state = table("market", "estate")
    play(state, "play market")
    expect(state, hand="estate", actions=1, buys=2, coins=1)


def test_t_078_dom_8_15_1_moat_as_an_action() -> None:
    state = table("moat", "copper silver")
    play(state, "play moat")
    expect(state, hand="copper silver", actions=0)


def test_t_087_dom_8_18_1_smithy() -> None:
    state = table("smithy", "3 copper")
    play(state, "play smithy")
    expect(state, hand="3 copper", actions=0)


@pytest.mark.parametrize(
    ("card", "drawn", "actions", "buys", "coins"),
    [
        ("festival", 0, 2, 2, 2),
        ("laboratory", 2, 1, 1, 0),
        ("market", 1, 1, 2, 1),
        ("moat", 2, 0, 1, 0),
        ("smithy", 3, 0, 1, 0),
        ("village", 1, 2, 1, 0),
        ("woodcutter", 0, 0, 2, 2),
    ],
)
def test_dom_8_what_simple_cards_give(card: str, drawn: int, actions: int, buys: int, coins: int) -> None:
    """DOM-8.22.1 and DOM-8.24.1 among others."""
    state = table(card, "5 copper")
    play(state, f"play {card}")
    assert len(state.hand[0]) == drawn
    expect(state, in_play=card, actions=actions, buys=buys, coins=coins)


# Gardens


def test_dom_8_9_2_gardens_cannot_be_played() -> None:
    state = table("gardens village")
    refused(state, "play gardens")
    assert options(table("gardens")) >= {"end turn"}
    refused(table("gardens"), "play gardens")


# Library


def test_t_066_dom_8_11_4_library_with_seven_cards() -> None:
    state = table("library 7 copper", "gold smithy")
    play(state, "play library")
    expect(state, hand="7 copper", deck="gold smithy")


def test_t_067_dom_8_11_3_what_library_set_aside_is_not_shuffled_in() -> None:
    """DOM-6.7."""
    state = table("library copper", "smithy moat", "2 copper", shuffles=["2 copper"])
    play(state, "play library")
    assert options(state) == {"set aside smithy", "keep smithy"}
    play(state, "set aside smithy", "set aside moat")
    expect(state, hand="3 copper", deck="", discard="smithy moat")
    assert state.shuffles[0] == 1


def test_t_069_dom_8_11_1_library_may_keep_every_action() -> None:
    state = table("library 4 copper", "smithy moat village market")
    play(state, "play library", "keep smithy", "keep moat", "keep village")
    expect(state, hand="4 copper smithy moat village", deck="market", discard="")


def test_dom_8_11_2_each_action_is_decided_when_it_is_drawn() -> None:
    state = table("library 4 copper", "smithy estate moat gold")
    play(state, "play library")
    expect(state, hand="4 copper smithy", deck="estate moat gold")
    play(state, "set aside smithy")
    # The Estate is no Action: it is kept without a question.
    expect(state, hand="4 copper estate moat", deck="gold", discard="")
    assert options(state) == {"set aside moat", "keep moat"}
    play(state, "keep moat")
    expect(state, hand="4 copper estate moat gold", deck="", discard="smithy")


def test_dom_8_11_2_cards_that_were_in_hand_are_not_set_aside() -> None:
    state = table("library village smithy 3 copper", "estate moat gold")
    play(state, "play library")
    assert options(state) == {"set aside moat", "keep moat"}
    play(state, "set aside moat")
    expect(state, hand="village smithy 3 copper estate gold", discard="moat")


def test_dom_8_11_4_library_counts_after_it_has_left_the_hand() -> None:
    state = table("library 5 copper estate", "gold silver")
    play(state, "play library")
    expect(state, hand="5 copper estate gold", deck="silver")


def test_dom_8_11_5_library_stops_when_there_are_no_cards() -> None:
    state = table("library", "smithy", "copper")
    play(state, "play library", "set aside smithy")
    expect(state, hand="copper", deck="", discard="smithy")


def test_dom_8_11_3_library_may_set_aside_the_last_cards_of_all() -> None:
    state = table("library copper", "smithy moat")
    play(state, "play library", "set aside smithy", "set aside moat")
    # Only what is left when the drawing has ended is discarded, so the two cannot be drawn again.
    expect(state, hand="copper", deck="", discard="smithy moat")


def test_dom_8_9_2_library_does_not_set_gardens_aside() -> None:
    state = table("library 6 copper", "gardens")
    play(state, "play library")
    expect(state, hand="6 copper gardens")
