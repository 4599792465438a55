"""DOM-1.3: a Curse is neither Treasure nor Victory card nor Action, but otherwise a card like any other."""

from tests.dominion.tables import Player, expect, offered, play, table


def test_dom_1_3_a_curse_is_no_action_and_no_treasure_to_be_played() -> None:
    state = table("curse village copper", "estate")
    assert offered(state, "play") == {"village", "copper"}
    play(state, "play copper")
    assert offered(state, "play") == set()


def test_dom_1_3_a_curse_is_no_treasure_for_a_mine() -> None:
    state = table("mine curse copper silver")
    assert offered(play(state, "play mine"), "trash") == {"copper", "silver"}


def test_dom_1_3_a_curse_is_no_victory_card_for_a_bureaucrat() -> None:
    state = table("bureaucrat", others=[Player("curse copper", "gold")])
    play(state, "play bureaucrat")
    expect(state, 1, hand="curse copper", deck="gold")


def test_dom_1_3_a_curse_can_be_discarded_trashed_and_remodelled() -> None:
    state = table("cellar curse", "gold")
    expect(play(state, "play cellar", "discard curse"), discard="curse", hand="gold")
    state = table("chapel curse copper")
    expect(play(state, "play chapel", "trash curse", "done"), trash="curse", hand="copper")
    state = table("remodel curse copper")
    play(state, "play remodel", "trash curse", "gain moat")
    expect(state, trash="curse", discard="moat")


def test_dom_1_3_a_curse_can_be_bought_for_nothing() -> None:
    state = table("estate")
    expect(play(state, "buy curse"), discard="curse", buys=0, coins=0)
