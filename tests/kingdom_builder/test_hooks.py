"""Cards that act during play: their hooks work with any sets, and without any."""

from collections.abc import Iterator

from realmwright.bits import Bits, lowest
from realmwright.dice import FastDice
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.content.payments import paid, purse
from realmwright.rules.kingdom_builder.model.catalogue import BASE, CARDS, EXPANSIONS, Card, Hooks, Payment
from realmwright.rules.kingdom_builder.model.maps import assemble
from realmwright.rules.kingdom_builder.model.position import GameSetup, Position
from realmwright.rules.kingdom_builder.play.scoring import earn
from realmwright.rules.kingdom_builder.setup import FIRST_GAME_BOARDS
from realmwright.rules.kingdom_builder.state import State

SWITCHES = {"lords_zero_counts": True}


def pay_pioneers(state: Position, new: Bits) -> None:
    """A gold for each new settlement."""
    earn(state, state.actor, "pioneers", new.bit_count())


def count_changes(state: Position, _entered: Bits) -> None:
    """A gold for each change of the board."""
    earn(state, state.actor, "witnesses", 1)


def no_gold(_state: Position, _seat: int) -> int:
    return 0


def no_gains(_state: Position, _seat: int) -> Iterator[Payment]:
    return iter(())


PIONEERS = Card("pioneers", purse("pioneers"), paid("pioneers"), emblem="", on_new=pay_pioneers)
WITNESSES = Card("witnesses", purse("witnesses"), paid("witnesses"), emblem="", on_change=count_changes)
IDLERS = Card("idlers", no_gold, no_gains, emblem="")


def base_game(*cards: Card) -> State:
    """A game without sets that is played with cards of which the catalogue knows nothing."""
    board = assemble(FIRST_GAME_BOARDS)
    hooks = Hooks([EXPANSIONS[BASE]]).with_cards(cards)
    setup = GameSetup(board.slot_numbers, tuple(card.name for card in cards), 0, SWITCHES, hooks=hooks)
    state = State(game, board, setup, 2, FastDice(5), game.rules)
    state.deal()
    return state


def build(state: State, count: int) -> None:
    for _ in range(count):
        state.play(lowest(state.legal() & state.board.grid.board))


def test_a_card_acts_on_new_settlements_in_the_base_game() -> None:
    state = base_game(PIONEERS, IDLERS, CARDS["lords"])
    build(state, 2)
    assert [score["pioneers"] for score in state.scores()] == [2, 0]
    build(state, 1)
    state.play(state.board.end)
    build(state, 1)
    assert [score["pioneers"] for score in state.scores()] == [3, 1]
    for seat, gains in enumerate(state.gains(None)):
        assert sum(gain.points for gain in gains or () if gain.source == "pioneers") == [3, 1][seat]


def test_a_card_acts_after_every_change_in_the_base_game() -> None:
    state = base_game(WITNESSES, IDLERS, CARDS["lords"])
    build(state, 3)
    assert state.scores()[0]["witnesses"] == 3


def test_copies_keep_their_own_gold() -> None:
    state = base_game(PIONEERS, IDLERS, CARDS["lords"])
    copy = state.copy()
    build(copy, 1)
    assert [each.scores()[0]["pioneers"] for each in (state, copy)] == [0, 1]


def test_what_such_a_card_needs_is_told() -> None:
    """Where a card acts during play, the whole turn and the gold paid so far are in the dump, as with sets."""
    state = base_game(PIONEERS, IDLERS, CARDS["lords"])
    build(state, 2)
    dump = state.dump()
    assert [player["earned"] for player in dump["players"]] == [{"pioneers": 2}, {}]  # type: ignore[index, union-attr, call-overload]
    assert {"built", "regular", "whole"} <= set(dump["turn"])  # type: ignore[arg-type]


def test_where_no_card_acts_nothing_more_is_kept_or_told() -> None:
    state = game.new(2, 5, {"first_game": True})
    assert not state.setup.hooks.acts
    assert list(state.earned) == []
    assert "built" not in state.dump()["turn"]  # type: ignore[operator]


def test_the_red_cards_need_their_set_only_for_the_choice() -> None:
    """A card of a set has the same hooks as any other card."""
    families = CARDS["families"]
    hooks = Hooks([EXPANSIONS[BASE]]).with_cards([families])
    assert hooks.on_new == (families.on_new,)
    assert hooks.acts
