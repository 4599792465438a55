"""Luck: taking it out changes no expectation, whoever judges it, and less variance is left the better the judge is."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations
from pathlib import Path
from statistics import fmean, pvariance
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast

import pytest

from realmwright.arena import reports
from realmwright.arena.freshness import FILE
from realmwright.arena.intervals import without_luck
from realmwright.arena.ledger import BadLedger, Ledger, heading, result_from_json, result_to_json
from realmwright.arena.luck import Chances, Luck, TerrainCards, _net_of, chances_of, luck_for, luck_of
from realmwright.arena.match import Fixture, Plan, Result, play
from realmwright.arena.ray import play_games
from realmwright.arena.runner import run
from realmwright.arena.schedule import RoundRobin
from realmwright.arena.summary import summary_of
from realmwright.bits import select
from realmwright.bots.nets import CARD, NET, Net, net_for, net_in, nets
from realmwright.dice import FastDice
from realmwright.game import BadSetup, State, games
from tests.arena.report_samples import ended, plan_for
from tests.arena.results import timeless
from tests.test_cli import Here, complaint, fine

pytestmark = pytest.mark.usefixtures("plugins")

TINY: Final = Plan("tiny", {}, ("random", "watchful"), luck="the value of cards")


# A game so small that everything that can happen is played


class Toy:
    """Two seats hold a card each, which the other does not see, and show it when their turn begins.

    They score it, or twice as much and give the other two points; then they draw, and the other's turn begins. An empty
    pile is made anew from the discards, in the order of ``shuffle``. Whoever has more points after some turns wins.
    """

    def __init__(self, cards: Sequence[int], shuffle: Sequence[int], last: int) -> None:
        self.players = 2
        *deck, second, first = cards
        self.deck = tuple(deck)
        self.hand = [(first,), (second,)]
        self.shuffles = 1
        self.dealt = [(1,), (1,)]
        self.discard: tuple[int, ...] = ()
        self.shuffle = tuple(shuffle)
        self.points = [0, 0]
        self.turns = 1
        self.last = last
        self.asked: int | None = None
        """Somebody who has to choose something out of turn, whatever it is."""

    @property
    def turn(self) -> int:
        return (self.turns - 1) % 2

    @property
    def seat(self) -> int | None:
        if self.asked is not None:
            return self.asked
        return self.turn if self.turns <= self.last else None

    def copy(self) -> "Toy":
        copy = Toy((*self.deck, *self.hand[1], *self.hand[0]), self.shuffle, self.last)
        copy.discard, copy.shuffles, copy.points, copy.turns = self.discard, self.shuffles, [*self.points], self.turns
        copy.dealt, copy.asked = [*self.dealt], self.asked
        return copy

    def play(self, action: int) -> None:
        if self.asked is not None:
            self.asked = None
            return
        seat = self.turn
        (card,) = self.hand[seat]
        self.points[seat] += card * action
        self.points[1 - seat] += 2 * (action - 1)
        self.discard += (card,)
        if not self.deck:
            self.deck, self.discard = tuple(sorted(self.discard)[place] for place in self.shuffle), ()
            self.shuffles += 1
        self.hand[seat], self.deck = (self.deck[-1],), self.deck[:-1]
        self.dealt[seat] = (self.shuffles,)
        self.turns += 1

    def choice(self) -> int:
        """What both seats do, by what they know: their card and the points."""
        (card,) = self.hand[self.turn]
        return 2 if card > 1 + self.points[1 - self.turn] % 2 else 1

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.points[seat] == max(self.points)]


class Judged(TerrainCards):
    """Terrain cards with another judge than a net."""

    def __init__(self, share: Callable[[Toy, int], float]) -> None:
        super().__init__(cast(Net, None))
        self._share = share

    def shares(self, positions: Sequence[State], seat: int) -> list[float]:
        return [self._share(cast(Toy, position), seat) for position in positions]


def nonsense(position: Toy, seat: int) -> float:
    """A share that has nothing to do with the game, and even knows what nobody should."""
    (own,), (other,) = position.hand[seat], position.hand[1 - seat]
    return (7 * own + 3 * other * position.turns + len(position.deck) + seat) % 5 / 4


def opposite(position: Toy, seat: int) -> float:
    """The wrong way round."""
    return 1 - expected_share(position, seat)


def expected_share(position: Toy, seat: int) -> float:
    """What the seat may expect, all orders of the pile being equally likely; exact as long as nothing is shuffled."""
    toy = position.copy()
    known = tuple(sorted(toy.deck)), *toy.hand, tuple(toy.points), toy.turns, toy.discard, toy.last
    return _expected(known, toy.shuffle)[seat]


@cache
def _expected(known: tuple[Any, ...], shuffle: tuple[int, ...]) -> tuple[float, float]:
    pile, first, second, points, turns, discard, last = known

    def played(order: Sequence[int]) -> float:
        toy = Toy((*order, *second, *first), shuffle, last)
        toy.points, toy.turns, toy.discard = [*points], turns, discard
        while toy.seat is not None:
            toy.play(toy.choice())
        return share_at_end(toy)

    shares = [played(order) for order in permutations(pile)]
    return fmean(shares), 1 - fmean(shares)


def share_at_end(toy: Toy) -> float:
    """That of the first seat."""
    return 1 / len(toy.winners()) if 0 in toy.winners() else 0.0


class Case(NamedTuple):
    """A game that can happen: what the first seat got of the point, and its luck."""

    share: float
    luck: float


def everything(cards: Sequence[int], last: int, share: Callable[[Toy, int], float]) -> list[Case]:
    """All games there are: every order of the cards, and every order in which the discards can be shuffled once."""
    cases = []
    discards = len(cards) - 1
    for order in permutations(cards):
        # What is shuffled once is all cards but the one that the other seat holds.
        for shuffle in permutations(range(discards)) if last > len(cards) - 2 else [range(discards)]:
            toy = Toy(order, shuffle, last)
            luck = Luck(cast(Chances, Judged(share)), 2)
            while toy.seat is not None:
                luck.note(cast(State, toy), toy.choice())
                toy.play(toy.choice())
            assert toy.shuffles == 1 + (last > len(cards) - 2)
            assert sum(luck._seats) == pytest.approx(0)
            cases.append(Case(share_at_end(toy), luck._seats[0]))
    return cases


@pytest.mark.parametrize("share", [nonsense, opposite, expected_share])
@pytest.mark.parametrize(
    ("cards", "last"), [((0, 1, 1, 2, 3), 3), ((0, 1, 2, 3, 3), 2), ((0, 1, 2, 3), 3), ((0, 1, 2, 2), 4)]
)
def test_luck_has_no_mean_whoever_judges(cards: tuple[int, ...], last: int, share: Callable[[Toy, int], float]) -> None:
    """The last two are longer than their pile lasts: it is shuffled once."""
    cases = everything(cards, last, share)
    assert fmean(case.luck for case in cases) == pytest.approx(0, abs=1e-12)
    assert fmean(case.share - case.luck for case in cases) == pytest.approx(fmean(case.share for case in cases))
    assert share is not nonsense or any(abs(case.luck) > 0.1 for case in cases)


def test_the_better_the_judge_the_less_variance_is_left() -> None:
    def left(share: Callable[[Toy, int], float]) -> float:
        return pvariance([case.share - case.luck for case in everything((0, 1, 1, 2, 3, 3), 4, share)])

    plain = pvariance([case.share for case in everything((0, 1, 1, 2, 3, 3), 4, nonsense)])
    assert left(expected_share) < plain / 2
    assert left(opposite) > plain


def test_cards_that_are_older_than_the_pile_are_left_out() -> None:
    toy = Toy((0, 1, 2, 3, 1, 2), range(5), 9)
    assert len(list(Judged(nonsense).events(cast(State, toy), 1))) == 1
    toy.shuffles = 2
    assert list(Judged(nonsense).events(cast(State, toy), 1)) == []
    short = Toy((0, 1, 2), range(2), 9)
    assert list(Judged(nonsense).events(cast(State, short), 1)) == [], "the last card of the pile is certain"


def test_seats_that_chose_since_they_drew_are_left_out() -> None:
    """What somebody chooses may tell which card they hold."""

    toy = Toy((0, 1, 2, 3, 1, 2), range(5), 9)
    cards = Judged(nonsense)
    toy.asked = 1
    assert list(cards.events(cast(State, toy), 1)) == []
    toy.play(1)
    assert list(cards.events(cast(State, toy), 1)) == []
    toy.play(1)
    assert len(list(cards.events(cast(State, toy), 1))) == 1
    toy.play(1)
    assert len(list(cards.events(cast(State, toy), 1))) == 1, "what was chosen before the last draw tells nothing"


# Real games


GAMES: Final = [("kingdom-builder", 2, {}), ("kingdom-builder", 3, {"sets": "all"}), ("winter-kingdom", 3, {})]


def small_net(game: str, folder: Path) -> Path:
    """A net that knows nothing and judges everything."""
    pytest.importorskip("jax")
    pytest.importorskip("onnx")
    from realmwright.bots.net_inputs import inputs_of
    from realmwright.learn.export import to_onnx
    from realmwright.learn.network import Size, new_params

    inputs = inputs_of(game)
    params = new_params(3, Size(4, 1, 8), len(inputs.planes), len(inputs.numbers))
    folder.mkdir()
    (folder / NET).write_bytes(to_onnx(params, inputs).SerializeToString())
    (folder / CARD).write_text("{}", "utf-8")
    return folder


def random_game(game: str, players: int, options: dict[str, str], actions: int) -> Iterator[tuple[State, int]]:
    """Positions of a game and the actions that are played there."""
    state = games[game].new(players, 5, options)
    stream = FastDice(6).stream("test")
    for _ in range(actions):
        if state.seat is None:
            return
        legal = state.legal()
        action = select(legal, stream.below(legal.bit_count()))
        yield state, action
        state.play(action)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_events_of_real_games(game: str, players: int, options: dict[str, str]) -> None:
    cards = TerrainCards(cast(Net, None))
    found = 0
    for state, action in random_game(game, players, options, 300):
        before = state.dump()
        events = list(cards.events(state, action))
        assert state.dump() == before
        after: Any = state.copy()
        after.play(action)
        assert not events or (after.turns == state.turns + 1 and len(events) == 1)
        for event in events:
            found += 1
            assert event.seat == after.turn
            unseen = Counter((*after.deck, *after.hand[event.seat]))
            shown = [cast(Any, outcome.position).hand[event.seat][0] for outcome in event.outcomes]
            assert len(set(shown)) == len(shown) > 1
            possible = sum(unseen[card] for card in shown)
            assert [outcome.probability for outcome in event.outcomes] == pytest.approx(
                [unseen[card] / possible for card in shown]
            )
            # All cards are there in every outcome, and in that which happened all see what they see.
            for outcome in event.outcomes:
                position: Any = outcome.position
                assert Counter((*position.deck, *position.hand[event.seat])) == unseen
                same = [position.view(seat) == after.view(seat) for seat in range(players)]
                assert set(same) == {outcome is event.outcomes[event.happened]}
    assert found > 10


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_lucks_of_an_event_are_nothing_in_the_mean(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    cards = TerrainCards(net_in(game, str(small_net(game, tmp_path / "net"))))
    tried = 0
    for state, action in random_game(game, players, options, 60):
        for event in cards.events(state, action):
            lucks = [luck_of(event._replace(happened=place), cards) for place in range(len(event.outcomes))]
            mean = sum(luck * outcome.probability for luck, outcome in zip(lucks, event.outcomes, strict=True))
            assert mean == pytest.approx(0, abs=1e-12)
            tried += len({round(luck, 9) for luck in lucks}) > 1
            if tried == 3:
                # What lies below in the pile is still to come, and makes no difference.
                other: Any = state.copy()
                *rest, top = other.deck
                other.deck = (*reversed(rest), top)
                assert other.deck != cast(Any, state).deck
                (again,) = cards.events(other, action)
                assert luck_of(again, cards) == luck_of(event, cards)
                return
    pytest.fail("no card made a difference")


@pytest.fixture
def installed_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small net for Kingdom Builder is installed, here and for every process that is started."""
    place = tmp_path / "site"
    place.mkdir()
    folder = small_net("kingdom-builder", place / "net")
    code = "from pathlib import Path\n\ndef folder():\n    return Path(__file__).parent / 'net'\n"
    (place / "small_net.py").write_text(code, "utf-8")
    info = place / "small_net-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: small-net\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[realmwright.nets]\nkingdom-builder = small_net:folder\n", "utf-8")
    monkeypatch.syspath_prepend(str(place))
    loaded = dict(nets._loaded)

    def forget() -> None:
        nets.refresh()
        nets._loaded.clear()
        net_for.cache_clear()
        _net_of.cache_clear()

    forget()
    yield folder
    sys.modules.pop("small_net", None)
    monkeypatch.undo()
    forget()
    nets._loaded.update(loaded)


def test_a_real_tournament_without_luck(
    installed_net: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    given = ("arena", "kingdom-builder", "--bots", "random,greedy", "--games", "2", "--out", "kept")
    here = Here(monkeypatch, capfdbinary)
    told = json.loads(fine(here(home, *given, "--luck", "--jobs", "2", "--json")))
    judge = told["luck"]
    assert judge == chances_of(games["kingdom-builder"].new(2, 0)).judge
    (pairing,) = told["pairings"]
    plan = Plan("kingdom-builder", {}, ("random", "greedy"), luck=judge)
    with Ledger(home / "kept", plan) as ledger:
        results = list(ledger.results.values())
    assert len(results) == 2
    assert timeless(results[:1]) == timeless([play(plan, results[0].fixture)]), "the same in any process"
    lucks = [cast(list[float], result.luck)[result.fixture.seats.index(pairing["bot"])] for result in results]
    assert any(lucks)
    assert pairing["without_luck"]["value"] == pytest.approx(pairing["share"]["value"] - fmean(lucks), abs=1e-5)
    refused = complaint(here(home, *given))
    assert f'luck was "{judge}" and is now null; choose another folder with --out' in refused


def test_what_a_net_needs_is_told(installed_net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = games["kingdom-builder"].new(2, 0)
    with pytest.raises(BadSetup, match=r"luck is judged by net [0-9a-f]{8} here, but by another net in the tournament"):
        luck_for("another net", state)
    _net_of.cache_clear()
    net_for.cache_clear()
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadSetup, match=r"pip install 'realmwright\[nets\]'"):
        chances_of(state)


def test_a_game_without_a_net_is_refused() -> None:
    position = SimpleNamespace(game=SimpleNamespace(name="toy"), deck=(), shuffles=0, dealt=[])
    with pytest.raises(BadSetup, match="no net is installed for toy"):
        chances_of(cast(State, position))


def test_a_game_without_terrain_cards_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    here = Here(monkeypatch, capfdbinary)
    said = here(tmp_path, "arena", "dominion", "--bots", "big-money,smithy", "--luck")
    assert complaint(said).startswith("luck cannot be told from skill in dominion: ")
    assert list(tmp_path.iterdir()) == [], "nothing is begun"


# Games of other packages, ledgers and reports


def test_another_game_can_join(tmp_path: Path) -> None:
    fixtures = list(RoundRobin(TINY, 6).fixtures(0, {}))
    results = timeless(play(TINY, fixture) for fixture in fixtures)
    assert any(cast(list[float], result.luck)[0] for result in results.values())
    assert all(sum(cast(list[float], result.luck)) == pytest.approx(0, abs=1e-5) for result in results.values())
    assert timeless(run(TINY, fixtures, jobs=2)) == results
    plain = [play(Plan("tiny", {}, TINY.bots), fixture) for fixture in fixtures]
    assert all(result.luck is None for result in plain)
    assert [each.totals for each in plain] == [each.totals for each in results.values()], "nobody plays differently"


def test_every_machine_of_a_cluster_must_have_the_same_judge() -> None:
    fixtures = [Fixture(0, (0, 1))]
    (result,) = play_games(TINY, fixtures, heading(TINY)).results
    assert result.luck is not None
    other = replace(TINY, luck="another")
    with pytest.raises(BadSetup, match="luck is judged by the value of cards here, but by another in the tournament"):
        play_games(other, fixtures, heading(other))


def test_ledgers_with_and_without_luck_are_kept_apart(tmp_path: Path) -> None:
    plain = Plan("tiny", {}, TINY.bots)
    for kept, other, message in (
        (plain, TINY, 'luck was null and is now "the value of cards"'),
        (TINY, plain, 'luck was "the value of cards" and is now null'),
    ):
        folder = tmp_path / str(bool(kept.luck))
        result = play(kept, Fixture(0, (0, 1)))
        with Ledger(folder, kept) as ledger:
            ledger.add(result)
        with pytest.raises(BadLedger, match=message):
            Ledger(folder, other)
        with Ledger(folder, kept) as ledger:
            assert list(timeless(ledger.results.values()).values()) == list(timeless([result]).values())
        assert ("luck" in json.loads((folder / FILE).read_text("utf-8").splitlines()[0])) == bool(kept.luck)
    line = json.loads(json.dumps(result_to_json(result)))
    for wrong in ([0.1], [0.1, "a"], [0.1, True]):
        with pytest.raises(BadLedger, match="'luck' must"):
            result_from_json({**line, "luck": wrong}, plain)


def lucky(deal: int, own: int, luck: float, seats: tuple[int, int] = (0, 1)) -> Result:
    """A game that bot 0 won with 1, lost with 0, and the luck that it had."""
    place = seats.index(0)
    totals = [own if seat == place else 1 - own for seat in (0, 1)]
    return replace(ended(deal, seats, totals), luck=[luck if seat == place else -luck for seat in (0, 1)])


GIVEN: Final = [
    game
    for deal, (first, second) in enumerate([(1, 1), (1, 0), (0, 0), (1, 1), (0, 1), (0, 0)])
    for game in (lucky(deal, first, 0.4 * (first - 0.5)), lucky(deal, second, 0.4 * (second - 0.5), (1, 0)))
]
"""Whoever won was lucky; half of the points of bot 0, and two fifths of the deviations are luck."""
PLAN: Final = plan_for("one", "two")


def test_shares_without_luck() -> None:
    (pairing,) = summary_of(PLAN, GIVEN).pairings
    found = pairing.without_luck
    assert found is not None
    assert found.value == pytest.approx(0.5)
    assert found.gain == pytest.approx(1 / 0.6**2)
    assert pairing.share.range.low < found.range.low < 0.5 < found.range.high < pairing.share.range.high
    back = summary_of(PLAN, GIVEN).against(pairing.other, pairing.bot)
    assert back is not None
    assert back.without_luck is not None
    assert back.without_luck.range == pytest.approx((1 - found.range.high, 1 - found.range.low))
    for standing in summary_of(PLAN, GIVEN).standings:
        assert standing.without_luck is not None
        assert standing.without_luck.gain == pytest.approx(found.gain)


def test_games_of_one_deal_count_together() -> None:
    """Luck that evens out within every deal makes no interval narrower."""
    points = [(deal, float(won)) for deal in range(6) for won in (deal % 2, deal % 2)]
    found = without_luck(points, [0.3, -0.3] * 6)
    assert found is not None
    assert found.gain == pytest.approx(1)
    assert without_luck([], []) is None


def test_where_all_is_won_no_interval_is_too_narrow() -> None:
    (pairing,) = summary_of(PLAN, [lucky(deal, 1, 0.001 * deal) for deal in range(5)]).pairings
    found = pairing.without_luck
    assert found is not None
    assert found.gain is None
    assert found.range.low < 0.7
    (single,) = summary_of(PLAN, [lucky(0, 1, 0.1)]).pairings
    assert single.without_luck is not None
    assert single.without_luck.range == (0, 1)


def test_games_whose_luck_was_lost_count_as_without() -> None:
    (pairing,) = summary_of(PLAN, [*GIVEN, ended(9, (0, 1), (1, 0)), ended(9, (1, 0), (1, 0))]).pairings
    assert pairing.without_luck is not None
    assert pairing.without_luck.value == pytest.approx(0.5)


def test_reports_tell_it_beside_the_plain_share() -> None:
    plan = Plan("some-game", {}, ("one", "two"), luck="somebody")
    text = reports.text(plan, GIVEN)
    assert "luck was judged by somebody" in text
    line = next(line for line in text[text.index("Without luck") :].splitlines() if line.startswith("one "))
    assert line.split()[1:3] == ["two", "50.0%"]
    assert line.split()[-1] == "2.78"
    assert max(map(len, text.splitlines())) <= reports.WIDTH
    assert "Without luck" in reports.html(plan, GIVEN)
    told = json.loads(json.dumps(reports.to_json(plan, GIVEN), allow_nan=False))
    assert told["luck"] == "somebody"
    found = told["pairings"][0]["without_luck"]
    assert (found["value"], found["times_fewer_games"]) == pytest.approx((0.5, 1 / 0.36))
    plain = [ended(0, (0, 1), (3, 1)), ended(1, (0, 1), (3, 1))]
    assert "Without luck" not in reports.text(PLAN, plain)
    assert reports.to_json(PLAN, plain)["luck"] is None
    assert cast(Any, reports.to_json(PLAN, plain))["pairings"][0]["without_luck"] is None
