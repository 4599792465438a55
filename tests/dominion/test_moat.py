"""DOM-6.10, 6.11 and 8.15: how a Moat answers attacks.

The first half plays by the first rules, under which whoever holds a Moat is asked; the rest by the newest.
"""

from functools import partial

import pytest

from realmwright.rules.dominion.state import State
from tests.dominion.tables import Player, expect, heard, names, options, play
from tests.dominion.tables import table as newest

table = partial(newest, rules=1)
MOATED = Player("moat 4 copper", "gold", "silver")


def asked(state: State) -> tuple[int | None, str]:
    return state.seat, state.prompt().kind


def test_t_141_dom_6_10_the_moat_is_asked_for_before_anything_is_drawn() -> None:
    state = table("witch", "2 copper", others=[MOATED])
    play(state, "play witch")
    assert (state.seat, state.prompt()) == (1, ("react", {"card": "witch"}))
    assert options(state) == {"reveal moat", "done"}
    expect(state, hand="", deck="2 copper")
    play(state, "reveal moat")
    expect(state, hand="2 copper", deck="")
    expect(state, 1, hand="moat 4 copper", discard="silver")
    assert heard(state, "reacted", "card") == ["moat"]


@pytest.mark.parametrize("attack", ["bureaucrat", "militia", "spy", "thief", "witch", "bandit"])
def test_dom_6_10_nothing_of_an_attack_happens_before_the_moat(attack: str) -> None:
    state = table(attack, "copper estate estate", others=[MOATED], kingdom=f"moat {attack}")
    play(state, f"play {attack}")
    assert asked(state) == (1, "react")
    expect(state, hand="", deck="copper 2 estate", discard="", actions=0, coins=0)


def test_t_142_dom_6_11_each_play_needs_an_answer_of_its_own() -> None:
    """DOM-8.21.7."""
    state = table("throne room militia", others=[Player("moat 4 copper")])
    play(state, "play throne room", "reveal moat")
    # The first play has passed, the second asks again.
    expect(state, coins=2)
    expect(state, 1, hand="moat 4 copper")
    assert asked(state) == (1, "react")
    play(state, "done", "discard copper", "discard copper")
    expect(state, 1, hand="moat 2 copper", discard="2 copper")
    expect(state, coins=4)


def test_dom_6_11_a_moat_revealed_twice_stops_both_plays() -> None:
    state = table("throne room witch", "4 estate", others=[MOATED])
    play(state, "play throne room", "reveal moat", "reveal moat")
    expect(state, hand="4 estate")
    expect(state, 1, hand="moat 4 copper", discard="silver")


def test_t_144_dom_8_19_4_a_moat_stops_the_spy_for_its_owner_only() -> None:
    state = table("spy", "copper province", others=[MOATED])
    play(state, "play spy", "reveal moat")
    expect(state, hand="copper", actions=1)
    assert state.prompt() == ("spy", {"card": "province", "seat": 0})
    play(state, "discard province")
    expect(state, discard="province")
    expect(state, 1, hand="moat 4 copper", deck="gold", discard="silver")
    assert heard(state, "revealed", "seat") == [0]


def test_t_145_dom_8_20_thief_against_moats_only() -> None:
    state = table("thief", others=[MOATED, MOATED])
    play(state, "play thief", "reveal moat", "reveal moat")
    expect(state, trash="", discard="")
    expect(state, 1, deck="gold")
    expect(state, 2, deck="gold")
    assert options(state) >= {"end turn"}


def test_t_147_dom_8_15_5_a_moat_need_not_be_revealed() -> None:
    state = table("witch", "2 copper", others=[MOATED])
    play(state, "play witch", "done")
    expect(state, 1, hand="moat 4 copper", discard="silver curse")


def test_t_148_dom_8_15_1_a_moat_that_is_played_is_no_attack() -> None:
    state = table("moat", "2 copper", others=[MOATED])
    play(state, "play moat")
    expect(state, hand="2 copper")
    assert state.seat == 0


def test_t_150_dom_8_6_2_a_moat_does_not_stop_council_room() -> None:
    """DOM-8.15.6."""
    state = table("council room", "4 copper", others=[MOATED])
    play(state, "play council room")
    assert state.seat == 0
    expect(state, 1, hand="moat 4 copper gold", deck="")


def test_t_151_dom_8_15_2_the_same_moat_stops_every_attack() -> None:
    state = table("witch", "2 copper", others=[Player("moat 4 copper"), Player("militia 4 copper")])
    play(state, "play witch", "reveal moat", "end turn")
    expect(state, 1, hand="moat 4 copper", discard="")
    expect(state, 2, discard="curse")
    # The owner, who has no other cards, draws them all again.
    play(state, "done", "end turn", "play militia")
    assert asked(state) == (1, "react")
    play(state, "reveal moat")
    expect(state, 1, hand="moat 4 copper", discard="")


def test_dom_8_15_2_a_moat_stays_in_hand_between_two_attackers() -> None:
    state = table("witch", "2 copper", others=[Player("militia"), MOATED])
    play(state, "play witch", "reveal moat", "end turn", "play militia", "reveal moat", "end turn")
    expect(state, 2, hand="moat 4 copper", deck="gold", discard="silver")
    # In the turn of its owner it is an Action like any other.
    play(state, "play moat")
    expect(state, 2, hand="4 copper gold silver", in_play="moat")


def test_dom_8_15_3_a_moat_protects_its_owner_and_nobody_else() -> None:
    state = table("witch", "2 copper", others=[MOATED, Player()])
    play(state, "play witch", "reveal moat")
    expect(state, 1, discard="silver")
    expect(state, 2, discard="curse")


@pytest.mark.parametrize(
    ("attack", "hand", "deck", "discard", "coins"),
    [
        ("witch", "2 copper", "estate", "", 0),
        ("militia", "", "2 copper estate", "", 2),
        ("bureaucrat", "", "silver 2 copper estate", "", 0),
        ("bandit", "", "2 copper estate", "gold", 0),
    ],
)
def test_dom_8_15_3_and_8_2_6_the_attacker_gets_what_the_card_gives(
    attack: str, hand: str, deck: str, discard: str, coins: int
) -> None:
    state = table(attack, "2 copper estate", others=[Player("moat estate 3 copper", "gold silver")])
    play(state, f"play {attack}", "reveal moat")
    expect(state, hand=hand, deck=deck, discard=discard, coins=coins)
    expect(state, 1, hand="moat estate 3 copper", deck="gold silver", discard="")


@pytest.mark.parametrize("owner", [Player("copper", "moat"), Player("copper", "estate", "moat")])
def test_dom_8_15_4_a_moat_that_is_not_in_hand_does_nothing(owner: Player) -> None:
    state = table("witch", "2 copper", others=[owner])
    play(state, "play witch")
    assert state.seat == 0
    assert names(state.discarded(1))[-1] == "curse"


def test_dom_6_10_everybody_with_a_moat_is_asked_in_turn_order() -> None:
    state = table("witch", "2 copper", others=[MOATED, Player(), MOATED])
    play(state, "play witch")
    assert asked(state) == (1, "react")
    play(state, "done")
    assert asked(state) == (3, "react")
    expect(state, 1, discard="silver")
    play(state, "reveal moat")
    expect(state, 1, discard="silver curse")
    expect(state, 2, discard="curse")
    expect(state, 3, discard="silver")


def test_dom_6_10_the_attacker_is_not_asked_for_their_own_moat() -> None:
    state = table("witch moat", "2 copper")
    play(state, "play witch")
    assert state.seat == 0
    expect(state, hand="moat 2 copper", discard="")


def test_dom_8_15_2_protection_ends_with_the_attack() -> None:
    state = table("village witch militia", "village 2 copper", others=[MOATED], actions=3)
    play(state, "play witch", "reveal moat", "play militia")
    assert asked(state) == (1, "react")
    play(state, "done", "discard copper", "discard copper")
    expect(state, 1, hand="moat 2 copper")


def test_dom_3_2_who_is_asked_for_a_reaction_only_that_seat_knows() -> None:
    state = table("witch", "2 copper", others=[Player(), MOATED])
    play(state, "play witch")
    assert [state.known_seat(seat) for seat in (0, 1, 2, None)] == [None, None, 2, None]
    journal = state.journal = []
    play(state, "done")
    assert journal[0].kind == "no-reaction"
    assert journal[0].audience == 2
    assert [state.known_seat(seat) for seat in (0, 1, 2, None)] == [0, 0, 0, 0]


# By the newest rules


@pytest.mark.parametrize("attack", ["bureaucrat", "militia", "spy", "thief", "witch", "bandit"])
def test_dom_6_10_a_moat_is_revealed_at_once(attack: str) -> None:
    """Nobody waits, so a pause tells nothing."""
    state = newest(attack, "copper estate estate", others=[MOATED], kingdom=f"moat {attack}")
    play(state, f"play {attack}")
    assert state.seat == 0
    assert heard(state, "reacted", "card") == ["moat"]
    expect(state, 1, hand="moat 4 copper", deck="gold", discard="silver")


def test_dom_6_11_each_play_is_answered() -> None:
    state = newest("throne room militia", others=[MOATED])
    play(state, "play throne room")
    assert heard(state, "reacted", "seat") == [1, 1]
    expect(state, 1, hand="moat 4 copper")
    expect(state, coins=4)


@pytest.mark.parametrize(
    ("attack", "hand", "supply"),
    [("militia", "moat 2 copper", {}), ("witch", "moat 4 copper", {"curse": 0})],
    ids=["too few cards for a Militia", "no Curses left"],
)
def test_a_moat_that_would_not_help_stays_hidden(attack: str, hand: str, supply: dict[str, int]) -> None:
    state = newest(attack, "2 estate", others=[Player(hand)], supply=supply)
    play(state, f"play {attack}")
    assert state.seat == 0
    assert heard(state, "reacted", "card") == []
    assert names(state.shown[1]) == []


def test_dom_6_10_who_wishes_it_is_asked_at_every_attack() -> None:
    """Whether it would help or not, and the others are not asked."""
    for hand, supply in (("moat 2 copper", {}), ("copper", {"curse": 0})):
        for attack in ("militia", "witch"):
            state = newest(attack, "2 estate", others=[Player("moat"), Player(hand)], supply=supply, ask=[2])
            play(state, f"play {attack}")
            assert asked(state) == (2, "react")
            play(state, "done")
            assert state.seat == 0


def test_dom_6_10_whoever_is_asked_is_asked_with_and_without_a_moat() -> None:
    """The same choice of theirs, and the same words."""
    views = []
    for hand in ("moat copper", "gold copper"):
        state = newest("witch", "2 copper", others=[Player(hand), Player("copper")], ask=[1, 2])
        play(state, "play witch")
        assert asked(state) == (1, "react")
        assert [state.known_seat(seat) for seat in (0, 1, 2, None)] == [1, 1, 1, 1]
        assert "done" in options(state)
        play(state, "done")
        assert asked(state) == (2, "react")
        assert options(state) == {"done"}
        play(state, "done")
        views.append(([event for event in state.journal or () if event.audience is None], state.view(0), state.view(2)))
        expect(state, 1, discard="curse")
    assert views[0] == views[1]
    state = newest("witch", "2 copper", others=[Player("moat copper")], ask=[1])
    play(state, "play witch", "reveal moat")
    expect(state, 1, discard="")
