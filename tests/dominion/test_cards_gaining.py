"""DOM-8: the cards of the first edition that trash cards or gain them."""

import pytest

from tests.dominion.tables import expect, names, offered, options, pile, play, refused, table

# Chapel


def test_t_057_dom_8_5_1_chapel_trashes_none_to_four() -> None:
    none = table("chapel copper estate")
    play(none, "play chapel", "done")
    expect(none, hand="copper estate", trash="", discard="")
    state = table("chapel 3 copper 3 estate")
    play(state, "play chapel", *["trash copper"] * 3, "trash estate")
    # After the fourth card nobody is asked any more.
    refused(state, "trash estate", "done")
    expect(state, hand="2 estate", trash="3 copper estate", discard="")


def test_t_058_dom_8_5_2_another_chapel_can_be_trashed_but_not_the_one_played() -> None:
    state = table("2 chapel copper")
    play(state, "play chapel")
    assert options(state) == {"trash chapel", "trash copper", "done"}
    play(state, "trash chapel")
    assert options(state) == {"trash copper", "done"}
    expect(state, trash="chapel", in_play="chapel")


def test_dom_8_5_1_chapel_may_stop_at_any_number() -> None:
    state = table("chapel 3 copper")
    play(state, "play chapel", "trash copper", "trash copper", "done")
    expect(state, hand="copper", trash="2 copper")


# Feast


def test_t_060_dom_8_7_1_feast() -> None:
    state = table("woodcutter feast", actions=2)
    play(state, "play woodcutter", "play feast")
    expect(state, trash="feast", in_play="woodcutter", coins=2)
    refused(state, "gain gold", "gain province", "done")
    play(state, "gain duchy")
    expect(state, discard="duchy", hand="", coins=2, buys=2)


def test_t_061_dom_8_7_1_feast_must_gain_whatever_there_is() -> None:
    cheap = {"copper": 0, "silver": 0, "estate": 0, "duchy": 0, "feast": 0}
    state = table("feast", kingdom="feast adventurer", supply=cheap)
    play(state, "play feast")
    expect(state, trash="feast", discard="curse")


def test_dom_8_7_1_feast_gains_nothing_where_there_is_nothing() -> None:
    cheap = {"copper": 0, "silver": 0, "estate": 0, "duchy": 0, "feast": 0, "curse": 0}
    state = table("feast", kingdom="feast adventurer", supply=cheap)
    play(state, "play feast")
    expect(state, trash="feast", discard="", in_play="")


def test_dom_8_7_3_feast_is_not_discarded_in_clean_up() -> None:
    state = table("feast copper")
    play(state, "play feast", "gain market", "end turn")
    assert sorted(names(state.owned(0))) == ["copper", "market"]
    expect(state, trash="feast")


# Mine


def test_t_073_dom_8_14_1_mine_gains_into_the_hand() -> None:
    state = table("mine copper silver")
    play(state, "play mine", "trash copper", "gain silver")
    expect(state, hand="2 silver", trash="copper", discard="")
    play(state, "play all treasures")
    expect(state, coins=4)


def test_t_075_dom_8_14_3_mine_without_a_treasure() -> None:
    state = table("mine 2 estate")
    play(state, "play mine")
    expect(state, hand="2 estate", trash="", discard="", in_play="mine", actions=0)


def test_t_076_dom_8_14_1_and_12_9_mine_must_trash_in_the_first_edition() -> None:
    state = table("mine gold")
    play(state, "play mine")
    # There was only the Gold to trash; it may be taken back.
    expect(state, hand="", trash="gold")
    play(state, "gain gold")
    expect(state, hand="gold", trash="gold")
    second = table("mine gold", edition=2)
    play(second, "play mine")
    assert options(second) == {"trash gold", "done"}
    play(second, "done")
    expect(second, hand="gold", trash="")


@pytest.mark.parametrize(
    ("treasure", "gained"),
    [
        ("copper", {"copper", "silver"}),
        ("silver", {"copper", "silver", "gold"}),
        ("gold", {"copper", "silver", "gold"}),
    ],
)
def test_dom_8_14_2_what_mine_makes_of_treasures(treasure: str, gained: set[str]) -> None:
    state = table(f"mine {treasure} estate")
    play(state, "play mine")
    assert offered(state, "gain") == gained


def test_dom_8_14_1_mine_asks_which_treasure() -> None:
    state = table("mine copper silver estate")
    play(state, "play mine")
    assert options(state) == {"trash copper", "trash silver"}


def test_dom_8_14_4_mine_without_a_treasure_in_the_supply() -> None:
    state = table("mine copper", supply={"copper": 0, "silver": 0})
    play(state, "play mine")
    expect(state, hand="", trash="copper", discard="")


# Moneylender


def test_t_079_dom_8_16_1_moneylender() -> None:
    state = table("moneylender 2 copper")
    play(state, "play moneylender")
    expect(state, hand="copper", trash="copper", coins=3)
    play(state, "play copper")
    expect(state, coins=4)


def test_dom_8_16_1_moneylender_without_a_copper() -> None:
    state = table("moneylender silver estate")
    play(state, "play moneylender")
    expect(state, hand="silver estate", trash="", coins=0)


def test_dom_8_16_1_moneylender_trashes_coppers_only() -> None:
    state = table("moneylender copper silver gold")
    play(state, "play moneylender")
    expect(state, hand="silver gold", trash="copper", coins=3)


# Remodel

KINGDOM = "remodel gardens militia market cellar chapel moat village smithy adventurer"


def test_t_081_dom_8_17_1_remodel_an_estate() -> None:
    state = table("remodel estate", kingdom=KINGDOM)
    play(state, "play remodel")
    assert offered(state, "gain") == {
        *("copper", "silver", "estate", "curse", "remodel", "gardens", "militia"),
        *("cellar", "chapel", "moat", "village", "smithy"),
    }
    refused(state, "gain market", "done")
    play(state, "gain gardens")
    expect(state, hand="", discard="gardens", trash="estate")


def test_t_082_dom_8_17_3_remodel_a_gold_into_a_province() -> None:
    state = table("remodel gold")
    play(state, "play remodel", "gain province")
    expect(state, discard="province", trash="gold", coins=0)


def test_t_084_dom_8_17_2_another_remodel_can_be_trashed() -> None:
    state = table("2 remodel", kingdom=KINGDOM)
    play(state, "play remodel")
    expect(state, trash="remodel", in_play="remodel")
    assert offered(state, "gain") >= {"gold", "adventurer", "market", "duchy"}
    refused(state, "gain province")


@pytest.mark.parametrize("trashed", ["curse", "copper"])
def test_t_085_dom_8_17_3_remodel_a_card_that_costs_nothing(trashed: str) -> None:
    state = table(f"remodel {trashed}", kingdom=KINGDOM)
    play(state, "play remodel")
    assert offered(state, "gain") == {"estate", "cellar", "chapel", "moat", "copper", "curse"}


def test_dom_8_17_1_remodel_must_trash_and_must_gain() -> None:
    state = table("remodel estate copper")
    play(state, "play remodel")
    assert options(state) == {"trash estate", "trash copper"}
    play(state, "trash copper")
    refused(state, "done")


def test_dom_8_17_2_remodel_with_an_empty_hand() -> None:
    state = table("remodel")
    play(state, "play remodel")
    expect(state, trash="", discard="", in_play="remodel")


def test_dom_8_17_3_remodel_may_gain_the_same_card_again() -> None:
    state = table("remodel province")
    play(state, "play remodel")
    assert offered(state, "gain") >= {"province", "gold", "copper"}
    play(state, "gain province")
    expect(state, discard="province", trash="province")


# Workshop


def test_t_102_dom_8_25_1_workshop() -> None:
    state = table("workshop", kingdom="workshop gardens market", coins=3)
    play(state, "play workshop")
    refused(state, "gain duchy", "gain market", "done")
    play(state, "gain gardens")
    expect(state, discard="gardens", hand="", coins=3)
    assert pile(state, "gardens") == 7


def test_t_103_dom_8_25_1_workshop_is_not_offered_an_empty_pile() -> None:
    state = table("workshop", supply={"silver": 0, "smithy": 0})
    play(state, "play workshop")
    assert offered(state, "gain") == {
        *("copper", "curse", "estate", "cellar", "moat", "village", "woodcutter", "workshop", "militia", "remodel")
    }
