"""DOM-12: the cards of the second edition, and those whose wording has changed."""

import pytest

from tests.dominion.tables import (
    Player,
    expect,
    heard,
    noted,
    offered,
    options,
    pile,
    play,
    refused,
    table,
)

# Artisan


def test_t_180_dom_12_2_artisan_may_put_the_gained_card_on_the_deck() -> None:
    state = table("artisan copper", "gold", edition=2)
    play(state, "play artisan", "gain duchy")
    expect(state, hand="copper duchy", discard="")
    assert options(state) == {"topdeck copper", "topdeck duchy"}
    play(state, "topdeck duchy")
    expect(state, hand="copper", deck="duchy gold")


def test_t_181_dom_12_2_artisan_gains_a_card_that_cannot_be_played_any_more() -> None:
    state = table("artisan copper", edition=2)
    play(state, "play artisan", "gain market", "topdeck copper")
    expect(state, hand="market", deck="copper", actions=0)
    refused(state, "play market")


def test_dom_12_2_artisan_must_gain_up_to_five_and_must_put_a_card_back() -> None:
    state = table("artisan copper", edition=2, coins=4)
    play(state, "play artisan")
    assert state.prompt() == ("gain-to-hand", {"card": "artisan", "limit": 5})
    refused(state, "gain gold", "gain province", "done")
    play(state, "gain silver")
    refused(state, "done")


def test_dom_12_2_artisan_with_an_empty_hand_puts_the_gained_card_back() -> None:
    state = table("artisan", "copper", edition=2)
    play(state, "play artisan", "gain silver")
    expect(state, hand="", deck="silver copper")


def test_dom_12_2_artisan_puts_a_card_back_even_if_nothing_could_be_gained() -> None:
    cheap = {"copper": 0, "silver": 0, "estate": 0, "duchy": 0, "curse": 0}
    state = table("artisan copper", "gold", edition=2, kingdom="artisan", supply=cheap)
    play(state, "play artisan")
    expect(state, hand="", deck="copper gold")


def test_dom_12_2_what_artisan_puts_back_the_others_do_not_see() -> None:
    state = table("artisan copper", edition=2)
    play(state, "play artisan", "gain silver", "topdeck copper")
    assert [(event.kind, event.audience) for event in noted(state, "topdecked", "topdecked-unseen")] == [
        ("topdecked-unseen", None),
        ("topdecked", 0),
    ]


# Bandit


def test_t_183_dom_12_3_bandit_spares_coppers() -> None:
    state = table("bandit", edition=2, others=[Player(deck="copper estate")])
    play(state, "play bandit")
    expect(state, discard="gold", trash="")
    expect(state, 1, deck="", discard="copper estate")


def test_t_184_dom_12_3_bandit_without_gold_still_attacks() -> None:
    state = table("bandit", edition=2, supply={"gold": 0}, others=[Player(deck="silver estate")])
    play(state, "play bandit")
    expect(state, discard="", trash="silver")
    expect(state, 1, deck="", discard="estate")


def test_dom_12_3_bandit_takes_one_treasure_and_the_victim_chooses() -> None:
    victims = [Player(deck="silver gold curse"), Player(deck="copper silver"), Player(deck="2 gold")]
    state = table("bandit", edition=2, others=victims)
    play(state, "play bandit")
    assert (state.seat, options(state)) == (1, {"trash silver", "trash gold"})
    assert state.prompt() == ("lose-treasure", {"card": "bandit", "seat": 1})
    play(state, "trash silver")
    expect(state, 1, deck="curse", discard="gold")
    expect(state, 2, deck="", discard="copper")
    expect(state, 3, deck="", discard="gold")
    expect(state, trash="2 silver gold", discard="gold")
    assert state.seat == 0, "there is no loot"


def test_dom_12_3_bandit_shuffles_to_reveal() -> None:
    state = table("bandit", edition=2, others=[Player(deck="estate", discard="silver")])
    play(state, "play bandit")
    assert heard(state, "revealed", "cards") == [["estate", "silver"]]
    expect(state, 1, deck="", discard="estate")
    expect(state, trash="silver")


# Harbinger


def test_t_186_dom_12_4_the_draw_may_shuffle_the_discard_pile_away() -> None:
    state = table("harbinger", "", "gold estate", edition=2, shuffles=["estate gold"])
    play(state, "play harbinger")
    expect(state, hand="estate", deck="gold", discard="", actions=1)
    assert options(state) >= {"end turn"}


def test_dom_12_4_harbinger_takes_any_card_of_the_discard_pile() -> None:
    state = table("harbinger", "copper silver", "gold estate smithy", edition=2)
    play(state, "play harbinger")
    expect(state, hand="copper", actions=1)
    assert options(state) == {"topdeck gold", "topdeck estate", "topdeck smithy", "done"}
    play(state, "topdeck gold")
    expect(state, deck="gold silver", discard="estate smithy")


def test_dom_12_4_harbinger_may_take_nothing() -> None:
    state = table("harbinger", "copper silver", "gold", edition=2)
    play(state, "play harbinger", "done")
    expect(state, deck="silver", discard="gold")


# Merchant


def test_t_187_dom_12_5_two_merchants() -> None:
    state = table("2 merchant 2 silver copper", "2 estate", edition=2)
    play(state, "play merchant", "play merchant")
    expect(state, coins=0, actions=1)
    one_by_one = play(state.copy(), "play silver")
    expect(one_by_one, coins=4)
    play(one_by_one, "play silver", "play copper")
    expect(one_by_one, coins=7)
    play(state, "play all treasures")
    expect(state, coins=7)


def test_t_189_dom_12_5_throne_room_on_merchant() -> None:
    state = table("throne room merchant silver", "2 estate", edition=2)
    play(state, "play throne room", "play merchant")
    expect(state, hand="silver 2 estate", actions=2)
    play(state, "play silver")
    expect(state, coins=4)


def test_dom_12_5_only_silver_is_worth_more() -> None:
    state = table("merchant gold copper", "estate", edition=2)
    play(state, "play merchant", "play gold", "play copper")
    expect(state, coins=4)


def test_dom_12_5_a_merchant_is_forgotten_with_its_turn() -> None:
    state = table("merchant", "estate", edition=2, others=[Player("silver")])
    play(state, "play merchant", "end turn", "play silver")
    expect(state, coins=2)


# Poacher


@pytest.mark.parametrize(
    ("empty", "left"),
    [((), 4), (("curse",), 3), (("curse", "cellar"), 2)],
)
def test_t_190_dom_12_6_poacher_discards_a_card_for_each_empty_pile(empty: tuple[str, ...], left: int) -> None:
    state = table("poacher 3 copper", "copper gold", edition=2, supply=dict.fromkeys(empty, 0))
    play(state, "play poacher")
    expect(state, hand=f"{left} copper", deck="gold", actions=1, coins=1)
    assert len(state.discard[0]) == len(empty)


def test_dom_12_6_poacher_draws_first_and_asks_which_cards() -> None:
    state = table("poacher copper estate", "gold", edition=2, supply={"curse": 0, "cellar": 0})
    play(state, "play poacher")
    assert state.prompt() == ("discard", {"card": "poacher", "left": 2})
    assert options(state) == {"discard copper", "discard estate", "discard gold"}
    play(state, "discard gold", "discard estate")
    expect(state, hand="copper", discard="gold estate")


def test_dom_12_6_poacher_with_too_few_cards_discards_the_hand() -> None:
    state = table("poacher", "copper", edition=2, supply={"curse": 0, "cellar": 0})
    play(state, "play poacher")
    expect(state, hand="", discard="copper")


# Sentry


def test_t_192_dom_12_7_sentry_trashes_both() -> None:
    state = table("sentry", "copper estate curse silver", edition=2)
    play(state, "play sentry")
    expect(state, hand="copper", actions=1)
    assert state.prompt() == ("sentry", {"card": "sentry", "cards": ["estate", "curse"]})
    play(state, "trash estate", "trash curse")
    expect(state, deck="silver", trash="estate curse", discard="")


@pytest.mark.parametrize("first", ["estate", "silver"])
def test_t_193_dom_12_7_sentry_puts_back_in_any_order(first: str) -> None:
    state = table("sentry", "copper estate silver gold", edition=2)
    last = "silver" if first == "estate" else "estate"
    play(state, "play sentry", f"topdeck {first}", f"topdeck {last}")
    # The one that is put back last lies on top.
    expect(state, deck=f"{last} {first} gold")


def test_dom_12_7_sentry_decides_about_each_card() -> None:
    state = table("sentry", "copper estate silver gold", edition=2)
    play(state, "play sentry")
    assert options(state) == {
        f"{verb} {card}" for verb in ("trash", "discard", "topdeck") for card in ("estate", "silver")
    }
    play(state, "discard estate")
    assert options(state) == {"trash silver", "discard silver", "topdeck silver"}
    play(state, "topdeck silver")
    expect(state, deck="silver gold", discard="estate", trash="")


def test_dom_12_7_sentry_with_one_card_and_with_none() -> None:
    state = table("sentry", "copper estate", edition=2)
    play(state, "play sentry")
    assert options(state) == {"trash estate", "discard estate", "topdeck estate"}
    none = table("sentry", "copper", edition=2)
    play(none, "play sentry")
    expect(none, hand="copper", deck="", actions=1)


def test_dom_12_7_sentry_shuffles_to_look() -> None:
    state = table("sentry", "copper estate", "silver gold", edition=2, shuffles=["gold silver"])
    play(state, "play sentry")
    assert state.prompt().args["cards"] == ["estate", "gold"]
    play(state, "discard estate", "discard gold")
    expect(state, deck="silver", discard="estate gold")


def test_dom_12_7_only_its_owner_sees_what_sentry_looks_at() -> None:
    state = table("sentry", "copper estate silver", edition=2)
    play(state, "play sentry")
    assert [(event.args, event.audience) for event in noted(state, "looked")] == [
        ({"seat": 0, "cards": ["estate", "silver"]}, 0)
    ]
    assert not noted(state, "revealed")


# Vassal


def test_t_195_dom_12_8_vassal_discards_what_is_no_action() -> None:
    state = table("vassal", "gold silver", edition=2)
    play(state, "play vassal")
    expect(state, coins=2, deck="silver", discard="gold", hand="")


def test_t_196_dom_12_8_vassals_may_follow_each_other() -> None:
    state = table("vassal", "vassal market copper gold", edition=2)
    play(state, "play vassal")
    assert options(state) == {"play vassal", "done"}
    play(state, "play vassal", "play market")
    expect(state, hand="copper", deck="gold", discard="", in_play="2 vassal market", actions=1, buys=2, coins=5)


def test_dom_12_8_the_action_need_not_be_played() -> None:
    state = table("vassal", "market", edition=2)
    play(state, "play vassal", "done")
    expect(state, discard="market", in_play="vassal", coins=2, actions=0)


def test_dom_12_8_gardens_are_no_action() -> None:
    state = table("vassal", "gardens", edition=2)
    play(state, "play vassal")
    expect(state, discard="gardens", in_play="vassal")


def test_dom_12_8_vassal_shuffles_and_does_without_cards() -> None:
    state = table("vassal", "", "copper silver", edition=2, shuffles=["silver copper"])
    play(state, "play vassal")
    expect(state, deck="copper", discard="silver")
    none = table("vassal", edition=2)
    play(none, "play vassal")
    expect(none, discard="", coins=2)


def test_dom_12_8_an_attack_from_the_discard_pile_can_be_answered() -> None:
    state = table("vassal", "militia", edition=2, others=[Player("moat 4 copper")])
    play(state, "play vassal", "play militia")
    expect(state, coins=4, in_play="vassal militia")
    expect(state, 1, hand="moat 4 copper")


def test_dom_12_8_a_feast_from_the_discard_pile_is_trashed() -> None:
    state = table("vassal", "feast", edition=2)
    play(state, "play vassal", "play feast", "gain duchy")
    expect(state, trash="feast", discard="duchy", in_play="vassal")


# Changed wording


def test_dom_12_9_moneylender_may_decline() -> None:
    state = table("moneylender 2 copper", edition=2)
    play(state, "play moneylender")
    assert options(state) == {"trash copper", "done"}
    declined = play(state.copy(), "done")
    expect(declined, hand="2 copper", trash="", coins=0)
    play(state, "trash copper")
    expect(state, hand="copper", trash="copper", coins=3)


def test_dom_12_9_mine_declined_gains_nothing() -> None:
    state = table("mine copper silver", edition=2)
    play(state, "play mine")
    assert options(state) == {"trash copper", "trash silver", "done"}
    play(state, "done")
    expect(state, hand="copper silver", trash="", discard="")
    assert options(state) >= {"play all treasures"}


def test_dom_12_9_remodel_and_workshop_are_not_optional() -> None:
    state = table("remodel copper estate", edition=2)
    play(state, "play remodel")
    refused(state, "done")
    state = table("workshop", edition=2)
    play(state, "play workshop")
    refused(state, "done")


def test_dom_12_11_a_card_of_the_first_edition_goes_by_the_wording_of_the_game() -> None:
    for edition in (1, 2):
        state = table("feast", edition=edition, kingdom="feast artisan thief")
        play(state, "play feast")
        assert "done" not in options(state)
        assert offered(state, "gain") >= {"duchy", "thief"}
        assert pile(state, "artisan") == 10
