"""KB-6: terrain cards, the pile, and cards that become useless."""

from collections import Counter
from typing import Any

import pytest

from realmwright.dice import FastDice
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.terrain import DESERT
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import TERRAINS, hexes, noted, options, play, table, uses

LETTERS = dict(zip(TERRAINS, "GCDFT", strict=True))


def card(state: State, seat: int = 0) -> object:
    players = state.dump()["players"]
    assert isinstance(players, list)
    assert isinstance(players[seat], dict)
    return players[seat]["card"]


def kinds(state: State) -> list[str]:
    return [event.kind for event in noted(state)]


def all_cards(state: State) -> Counter[object]:
    dump = state.dump()
    piles = [*(dump[pile] for pile in ("deck", "discard", "removed")), [card(state, n) for n in range(state.players)]]
    found: Counter[object] = Counter()
    for pile in piles:
        assert isinstance(pile, list)
        found.update(entry for entry in pile if entry is not None)
    return found


@pytest.mark.parametrize("terrain", TERRAINS)
def test_kb_6_2_the_card_names_the_terrain(terrain: str) -> None:
    state = table("G C D F T", hands=[terrain], tiles={0: ["oracle"]})
    only = f"0,{'GCDFT'.index(LETTERS[terrain])}"
    assert state.prompt().args["terrain"] == terrain
    assert options(state) == {f"build {only}", "use oracle"}
    play(state, "use oracle")
    assert hexes(state) == {only}


def test_kb_6_1_the_card_is_hidden_until_it_is_played() -> None:
    state = table("G C D", "0,0", "0,1", left=0, hands=["grass", "canyon"], deck=["desert"])
    views: list[Any] = [state.view(seat) for seat in (0, 1, None)]
    shown = [[player["card"] for player in view["players"]] for view in views]
    assert shown == [["grass", None], ["grass", "canyon"], ["grass", None]]


def test_kb_6_1_a_drawn_card_is_told_to_its_owner_only() -> None:
    state = table("G G G / C C C", "0,0", "1,0", left=0, hands=["grass", "canyon"], deck=["canyon"])
    play(state, "end turn")
    (drawn,) = noted(state, "card-drawn")
    assert (drawn.args, drawn.audience) == ({"seat": 0, "terrain": "canyon"}, 0)
    (shown,) = noted(state, "card-shown")
    assert (shown.args, shown.audience) == ({"seat": 1, "terrain": "canyon"}, None)
    # Undo must not reach back before the draw.
    assert state.secrets == 1


def test_kb_6_3_an_empty_pile_is_made_of_the_discards() -> None:
    # Given an empty pile, a discard pile, and the played card of red
    state = table("G G G / C C C", left=0, hands=["grass", "canyon"], rest="discard")
    before = all_cards(state)
    play(state, "end turn")
    # Then all discards, the card just played among them, make the new pile, and one of them is drawn
    assert (len(state.deck), state.discard) == (23, ())
    assert noted(state, "deck-shuffled")[0].args["cards"] == 24
    assert all_cards(state) == before == Counter(dict.fromkeys(TERRAINS, 5))


def test_kb_6_3_the_played_card_may_come_back_at_once() -> None:
    # Given no card anywhere but the played one
    state = table("G G G / C C C", left=0, hands=["grass", "canyon"], rest="removed")
    play(state, "end turn")
    assert (card(state), state.deck, state.discard) == ("grass", (), ())


def test_kb_6_3_no_shuffle_while_the_pile_has_a_card() -> None:
    """R-10."""
    state = table("G G G / C C C", left=0, hands=["grass", "canyon"], deck=["canyon"], rest="discard")
    play(state, "end turn")
    assert (state.deck, noted(state, "deck-shuffled")) == ((), [])
    assert len(state.discard) == 23


def test_kb_6_3_the_shuffle_depends_on_the_dice_alone() -> None:
    def deal(seed: int) -> object:
        state = table("G G G / C C C", left=0, hands=["grass", "canyon"], rest="discard", seed=seed)
        return play(state, "end turn").dump()["deck"]

    assert deal(1) == deal(1)
    assert len({str(deal(seed)) for seed in range(20)}) == 20


def test_kb_6_4_useless_at_the_start_of_a_turn() -> None:
    # Given a board without canyon, and blue holding canyon
    state = table("G G G / T T T", left=0, hands=["grass", "canyon"], deck=["grass", "desert", "forest"])
    play(state, "end turn")
    # Then canyon leaves the game, desert as well, and forest is played
    assert (state.seat, card(state, 1), hexes(state)) == (1, "forest", {"1,0", "1,1", "1,2"})
    assert state.dump()["removed"] == ["canyon", "desert"]
    assert kinds(state)[-5:] == ["card-shown", "card-useless", "card-shown", "card-useless", "card-shown"]
    assert all(event.audience is None for event in noted(state, "card-shown", "card-useless"))


def test_kb_6_4_useless_at_the_start_of_the_game() -> None:
    found = 0
    for seed in range(60):
        state = game.new(2, seed)
        assert state.left == 3
        assert state.free & state.board.terrain[state.kind]
        found += len(state.removed)
    # Every quadrant has every kind, so a full board never makes a first card useless.
    assert found == 0


def test_tc_026_kb_6_4_useless_during_the_mandatory_action() -> None:
    # Given a single empty desert hex
    state = table("D D T T / T G G G", "0,1", hands=["desert"], deck=["forest"])
    # When red builds there
    play(state, "build 0,0")
    # Then the card is gone, and the other two are built on forest: three in all
    assert (card(state), state.dump()["removed"], state.prompt().args["left"]) == ("forest", ["desert"], 2)
    assert hexes(state) == {"0,2", "1,0"}
    play(state, "build 0,2", "build 0,3")
    assert options(state) == {"end turn"}
    assert state.supply[0] == 40 - 4


def test_kb_6_4_uninterrupted_after_a_replacement() -> None:
    state = table("D D T T / T G G G", "0,1", hands=["desert"], deck=["forest"], tiles={0: ["farm"]})
    play(state, "build 0,0")
    assert uses(state) == set()


def test_kb_6_4_replacements_go_on_until_a_card_is_usable() -> None:
    state = table("D T T T", hands=["desert"], deck=["canyon", "desert", "flower field", "forest"])
    play(state, "build 0,0")
    assert card(state) == "forest"
    assert state.dump()["removed"] == ["desert", "canyon", "desert", "flower field"]


def test_tc_027_kb_6_4_useless_after_the_mandatory_action() -> None:
    # Given three desert hexes and an oracle
    state = table("D D D G / G G G G", hands=["desert"], deck=["grass"], tiles={0: ["oracle"]})
    play(state, "build 0,0", "build 0,1")
    assert card(state) == "desert"
    # When the third fills the last of them, then the card is replaced at once and the oracle follows the new one
    play(state, "build 0,2")
    assert (card(state), options(state)) == ("grass", {"end turn", "use oracle"})
    play(state, "use oracle")
    assert hexes(state) == {"0,3", "1,0", "1,1", "1,2"}


def test_kb_6_4_useless_through_an_extra_action_before() -> None:
    state = table("D G T / T T T", hands=["desert"], deck=["forest"], tiles={0: ["oasis"]})
    play(state, "use oasis", "build 0,0")
    assert (card(state), state.prompt().args["left"], hexes(state)) == ("forest", 3, {"1,0"})


def test_kb_6_4_useless_through_a_move() -> None:
    # Given one empty grass hex and a barn that fills it from elsewhere
    state = table("G D D / D D D", "1,2", deck=["desert"], tiles={0: ["barn"]})
    play(state, "use barn", "move 1,2", "to 0,0")
    assert (card(state), state.dump()["removed"]) == ("desert", ["grass"])
    assert hexes(state) == {"0,1", "1,0"}


def test_kb_6_4_the_last_of_the_pile_is_followed_by_the_discards() -> None:
    state = table("D T T T", hands=["desert"], deck=["canyon"], discard=["forest"], rest="removed")
    play(state, "build 0,0")
    assert (card(state), state.deck, state.discard) == ("forest", (), ())
    assert state.removed.count(DESERT) == 5


def test_kb_6_5_no_cards_at_all_ends_the_mandatory_action() -> None:
    """R-11."""
    # Given one desert hex and no other card anywhere, and tiles with and without a terrain of their own
    drawn = "D T T T / T T T G"
    held = ["oracle", "barn", "farm", "paddock"]
    state = table(drawn, "0,3", hands=["desert", None], rest="removed", tiles={0: held})
    play(state, "build 0,0")
    # Then red plays on without a terrain
    assert (card(state), state.left, kinds(state)[-1]) == (None, 0, "no-cards")
    assert options(state) == {"end turn", "use farm", "use paddock"}
    # And blue, without a card as well, can only end the turn
    play(state, "end turn")
    assert (state.seat, options(state), state.prompt().kind) == (1, {"end turn"}, "finish")
    play(state, "end turn")
    assert (state.seat, state.over) == (0, False)


def test_kb_6_5_a_player_without_a_card_draws_as_soon_as_there_is_one() -> None:
    # Given blue without a card while red still has one to discard
    state = table("G G G / T T T", "0,0", hands=["grass", None], rest="removed", left=0)
    play(state, "end turn")
    # Red drew its own card again, so blue still has none
    assert (card(state, 0), card(state, 1), state.left) == ("grass", None, 0)
    state = table("G G G / T T T", "0,0", hands=["grass", None], discard=["forest"], rest="removed", left=0)
    play(state, "end turn")
    assert (state.seat, state.left) == (1, 3)
    assert {card(state, 0), card(state, 1)} == {"grass", "forest"}


def test_kb_17_5_what_a_seat_cannot_know_is_drawn_anew() -> None:
    state = game.new(3, 5)
    seen = set()
    for seed in range(30):
        twin = state.imagine(1, FastDice(seed))
        assert twin.view(1) == state.view(1)
        assert all_cards(twin) == Counter(dict.fromkeys(TERRAINS, 5))
        seen.add((card(twin, 0), card(twin, 2)))
    assert len(seen) > 3


def test_kb_17_5_a_view_holds_nothing_hidden() -> None:
    state = game.new(4, 11)
    hands = list(state.hand)
    others = [seat for seat in range(4) if seat != state.seat]
    # Two games that differ only in what seat 0 cannot know give it the same view.
    twin = state.copy()
    one, two = [seat for seat in others if seat != 0][:2]
    hands[one], hands[two] = hands[two], hands[one]
    twin.hand = hands
    twin.deck = twin.deck[::-1]
    assert twin.view(0) == state.view(0)
    assert twin.view(None) == state.view(None)
