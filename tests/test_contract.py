"""What must hold in every position of every game, held against random set-ups and random play.

The checks in the first half know the contract of :mod:`realmwright.game` and no game. What only Kingdom Builder and
only Winter Kingdom promise is in ``invariants.py`` beside their tests. Many more games are played by ``make soak``.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, Phase, assume, given, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from realmwright import bits
from realmwright.dice import FairDice, FastDice, Stream
from realmwright.drawing import PLAYERS, settlement_id
from realmwright.game import (
    LANGUAGES,
    PALETTES,
    UNIFORM,
    BadSetup,
    Event,
    Game,
    IllegalAction,
    Json,
    Option,
    PaletteName,
    RealmwrightError,
    State,
    games,
)
from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS
from realmwright.words import Words
from tests.kingdom_builder import invariants as kingdom_builder
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.random_games import mixture
from tests.playthrough import CROWDED, LIVELY, NAMES
from tests.winter_kingdom import invariants as winter_kingdom
from tests.winter_kingdom.random_games import mixture as winter_mixture

TOLD_BY_TURNS = ("kingdom-builder", "winter-kingdom", "dominion")
"""Games whose logs have a heading for each turn; others may."""
PATIENCE = 5000
"""No game takes so many actions, however badly it is played."""


def through_json(value: Mapping[str, Json]) -> dict[str, Json]:
    """What is left of a document after it was written and read again."""
    found: dict[str, Json] = json.loads(json.dumps(value, allow_nan=False))
    return found


def seats_of(state: State) -> list[int | None]:
    return [*range(state.players), None]


def random_action(state: State, stream: Stream) -> int:
    legal = state.legal()
    return bits.select(legal, stream.below(legal.bit_count()))


def play_out(state: State, stream: Stream, check: Callable[[State], None] | None = None) -> list[int]:
    """Play at random until the game is over."""
    actions: list[int] = []
    while state.seat is not None:
        assert len(actions) < PATIENCE, "the game does not end"
        actions.append(random_action(state, stream))
        state.play(actions[-1])
        if check is not None:
            check(state)
    return actions


def damaged(dump: Any, path: str, value: Json) -> dict[str, Json] | None:
    """The dump with another value in one place; None if it has no such place."""
    document: Any = through_json(dump)
    *way, last = path.split(".")
    place = document
    for step in way:
        if isinstance(place, list):
            if int(step) >= len(place):
                return None
            place = place[int(step)]
        elif isinstance(place, dict) and step in place:
            place = place[step]
        else:
            return None
    if isinstance(place, list):
        if int(last) >= len(place):
            return None
        place[int(last)] = value
    elif isinstance(place, dict) and last in place:
        place[last] = value
    else:
        return None
    found: dict[str, Json] = document
    return found


# What every position of every game keeps


def check_turn(state: State) -> None:
    """Somebody can play until the game is over, and then nobody can."""
    legal = state.legal()
    assert legal >= 0
    if state.seat is None:
        assert legal == 0
        assert state.prompt().kind == "over"
        assert state.winners(), "somebody wins"
    else:
        assert legal > 0
        assert state.seat in range(state.players)
        assert state.prompt().kind not in ("", "over")
    json.dumps(state.prompt().args, allow_nan=False)
    assert state.secrets >= 0
    assert state.turns >= 0
    assert state.players in state.game.players
    if state.seat is not None:
        assert state.known_seat(state.seat) == state.seat, "whoever is asked knows"
    for seat in seats_of(state):
        assert state.known_seat(seat) in (None, state.seat), "it is known or hidden, never wrong"


def check_scores(state: State) -> None:
    scores = state.scores()
    assert len(scores) == state.players
    for score in scores:
        assert all(type(points) is int for points in score.values())
        assert score.total == sum(score.values())
    assert len({tuple(score) for score in scores}) == 1, "everybody is scored for the same things"
    assert state.totals() == [score.total for score in scores]
    winners = state.winners()
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(state.players))


def check_known_scores(state: State) -> None:
    """Where spectators know all scores, everybody knows the same: servers compute them once for all."""
    open_to_all = state.known_scores(None)
    if None not in open_to_all:
        assert all(state.known_scores(seat) == open_to_all for seat in range(state.players))


def check_gains(state: State) -> None:
    """Whoever knows a score knows where all of it comes from, and nobody else does."""
    for seat in seats_of(state):
        for score, gains in zip(state.known_scores(seat), state.gains(seat), strict=True):
            assert (score is None) == (gains is None)
            if score is None or gains is None:
                continue
            found: Counter[str] = Counter()
            for gain in gains:
                assert gain.points != 0
                assert len(set(gain.places)) == len(gain.places)
                found[gain.source] += gain.points
            assert {source: found.pop(source, 0) for source in score} == score
            assert not found, "every source is one of the score's"


def check_notation(state: State) -> None:
    """Each legal action has its own short notation, which is read back."""
    actions = list(bits.each(state.legal()))
    said = [state.say(action) for action in actions]
    assert len(set(said)) == len(said)
    for action, text in zip(actions, said, strict=True):
        assert state.read(text) == action, text
        assert state.read(f"  {text.upper()} ") == action, "case and blanks do not matter"
        assert text == text.strip()
        assert "\n" not in text


def check_illegal(state: State, actions: Sequence[int]) -> None:
    """What is not legal is refused in words, and nothing at all has happened."""
    before = state.dump()
    legal = state.legal()
    heard = len(state.journal) if state.journal is not None else 0
    for action in actions:
        if action >= 0 and legal >> action & 1:
            continue
        with pytest.raises(IllegalAction) as caught:
            state.play(action)
        assert str(caught.value)
        assert "\n" not in str(caught.value)
    assert state.dump() == before
    assert state.legal() == legal
    assert (len(state.journal) if state.journal is not None else 0) == heard


def nearly_legal(state: State) -> list[int]:
    """Numbers about as large as actions are, and some that are not."""
    top = state.legal().bit_length()
    return [-1, *range(-3, top + 12, 1 + top // 40), -(10**20), 2**31, 2**63, 2**64 + 1, 10**40]


def check_dump(state: State) -> State:
    """The position of a dump is the position, and goes by the same dice."""
    dump = state.dump()
    twin = state.game.load(through_json(dump))
    assert twin.dump() == dump
    assert through_json(dump) == dump
    assert twin.seat == state.seat
    assert twin.legal() == state.legal()
    assert twin.secrets == state.secrets
    assert twin.turns == state.turns
    assert twin.prompt() == state.prompt()
    assert twin.scores() == state.scores()
    assert twin.journal is None
    for seat in seats_of(state):
        assert twin.view(seat) == state.view(seat)
    return twin


def check_copy(state: State, stream: Stream) -> None:
    """What is done to a copy is not done to the original, nor the other way round."""
    before = state.dump()
    twin = state.copy()
    assert twin.dump() == before
    assert twin.journal is None
    assert twin.legal() == state.legal()
    still = twin.copy()
    for _ in range(12):
        if twin.seat is not None:
            twin.play(random_action(twin, stream))
    assert state.dump() == before
    assert still.dump() == before
    if state.seat is not None:
        assert twin.dump() != before


def check_views(state: State, key: int) -> None:
    """A view is made of what the seat may know: it is the same in every position that the seat could imagine."""
    before = state.dump()
    for seat in seats_of(state):
        view = state.view(seat)
        assert through_json(view) == view
        for n in (key, key + 1):
            imagined = state.imagine(seat, FastDice(n))
            assert imagined.view(seat) == view, f"seat {seat} sees something that it cannot know"
            assert imagined.gains(seat) == state.gains(seat)
            assert imagined.prompt() == state.prompt() or seat != state.seat
            assert imagined.legal() == state.legal() or seat != state.seat
            assert imagined.secrets == state.secrets
            assert imagined.turns == state.turns
            assert imagined.known_seat(seat) == state.known_seat(seat)
            assert (imagined.seat is None) == (state.seat is None)
            assert imagined.journal is None
            # Whoever imagines starts from what the seat knows, not from the truth.
            again = imagined.imagine(seat, FastDice(n + 7))
            assert again.dump() == state.imagine(seat, FastDice(n + 7)).dump()
    assert state.dump() == before, "looking changes nothing"


def check_secrets(state: State, action: int, key: int) -> None:
    """If an action teaches the seat that plays it anything that it could not foresee, ``secrets`` goes up.

    The same action is played in the truth and in positions that the seat cannot tell from it. Where what the seat sees
    and hears afterwards is not the same, hidden information came out. What others learn of its cards it has told them.
    """
    truth = state.copy()
    heard: list[Event] = []
    truth.journal = heard
    truth.play(action)
    assert truth.secrets >= state.secrets
    seat = state.seat
    for n in (key, key + 1, key + 2):
        imagined = state.imagine(seat, FastDice(n))
        others: list[Event] = []
        imagined.journal = others
        imagined.play(action)
        if truth.secrets == imagined.secrets == state.secrets:
            assert truth.view(seat) == imagined.view(seat), "something came out, but secrets did not go up"
            assert truth.known_seat(seat) == imagined.known_seat(seat)
            assert audible(heard, seat) == audible(others, seat)


def audible(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.audience is None or event.audience == seat]


def check_silence(state: State, mover: int | None, secrets: int, events: Sequence[Event]) -> None:
    """Without an event nothing is done yet: whoever began goes on, and nothing has come out."""
    if not events:
        assert state.seat == mover, "a deed is completed without an event"
        assert state.secrets == secrets, "something came out without an event"


def check_turns(state: State, turns: int, events: Sequence[Event]) -> None:
    """Turns are begun one after the other, and never without anybody noticing."""
    assert turns <= state.turns <= turns + 1
    told = sum(event.kind == "turn-begun" for event in events)
    assert told == state.turns - turns or (told == 0 and state.game.name not in TOLD_BY_TURNS)
    if state.turns > turns:
        assert events
        assert state.seat is not None, "a turn that nobody has"


def check_private(mover: int | None, known: bool, events: Sequence[Event]) -> None:
    """What is covert is for the ears of whoever did it; a hidden choice is covert, or tells by itself who made it."""
    covert = [event.audience for event in events if event.covert]
    assert covert in ([], [mover])
    if not known and not covert:
        assert events, "somebody begins a deed, and nobody may know who"
        assert events[0].audience is None
        assert events[0].args.get("seat") == mover


def check_events(state: State, events: Sequence[Event]) -> None:
    for event in events:
        assert event.kind
        assert event.audience is None or event.audience in range(state.players)
        json.dumps(event.args, allow_nan=False)
        assert spoken(state.game)[state.turns % len(LANGUAGES)].event(event, NAMES)


SPOKEN: dict[str, list[Words]] = {}


def spoken(game: Game) -> list[Words]:
    """The words of a game in every language."""
    if game.name not in SPOKEN:
        SPOKEN[game.name] = [Words(game, language) for language in LANGUAGES]
    return SPOKEN[game.name]


def check_words(state: State) -> None:
    """What is asked, and each kind of thing that can be done, has words in every language."""
    prompt = state.prompt()
    deeds = {deed.kind: deed for deed in map(state.describe, bits.each(state.legal()))}
    for words in spoken(state.game):
        assert all([words.prompt(prompt, NAMES), *words.asides(prompt, NAMES)])
        assert all(words.action(deed) for deed in deeds.values())
        assert all(words.say(words.source(source)) for source in state.scores()[0])


def check_step(before: State, state: State, events: Sequence[Event]) -> None:
    """An action was played: it led from one position to another, and this is what was heard of it."""
    assert state.secrets >= before.secrets
    check_events(state, events)
    check_silence(state, before.seat, before.secrets, events)
    check_turns(state, before.turns, events)
    check_private(before.seat, before.known_seat(None) is not None, events)
    special = SPECIAL.get(state.game.name)
    if special is not None:
        special.check_play(before, state, events)


def check_quickly(state: State) -> None:
    check_turn(state)
    special = SPECIAL.get(state.game.name)
    if special is not None:
        special.check(state)


def check_by_looking(state: State, key: int) -> None:
    """All that can be known without playing on."""
    check_views(state, key)
    check_notation(state)
    check_words(state)
    check_scores(state)
    check_known_scores(state)
    check_gains(state)
    special = SPECIAL.get(state.game.name)
    if special is not None:
        special.check_papers(state)
        special.check_offers(state)
        special.check_scores(state)
        special.check_hidden(state, key)


def check_thoroughly(state: State, key: int) -> None:
    check_quickly(state)
    check_by_looking(state, key)
    check_illegal(state, nearly_legal(state))
    check_dump(state)
    check_copy(state, FastDice(key).stream("copy"))
    if state.seat is not None:
        check_secrets(state, random_action(state, FastDice(key).stream("secrets")), key)


# What single games keep besides


class Special(Protocol):
    """The checks of one game."""

    def check(self, state: State) -> None:
        """What is quickly seen."""

    def check_papers(self, state: State) -> None:
        """The same, and more, from dumps."""

    def check_offers(self, state: State) -> None:
        """Whether anything could be done that is not offered."""

    def check_hidden(self, state: State, key: int) -> None:
        """What seats see and imagine, against the truth."""

    def check_scores(self, state: State) -> None:
        """What pays."""

    def check_play(self, before: State, state: State, events: Sequence[Event]) -> None:
        """What an action did, against what it told."""


SPECIAL: Mapping[str, Special] = {"kingdom-builder": kingdom_builder, "winter-kingdom": winter_kingdom}


# Random set-ups


# Shrinking whole games takes minutes and the printed log of a game can be followed as it is; add Phase.shrink to
# the phases when a failure needs to be made shorter.
FIXED = settings(
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
    max_examples=12,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def values_of(option: Option) -> st.SearchStrategy[Json]:
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "seat":
        return st.just("random") | st.integers(0, 4)
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "names":
        return st.lists(st.sampled_from(option.choices), unique=True, max_size=option.count or None)
    named = st.permutations(option.choices).map(lambda names: list(names[: option.count]))
    return st.just("random") | named


def options_of(game: Game) -> st.SearchStrategy[dict[str, Json]]:
    """Any values of any options, whether they go together or not."""
    return st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in game.options})


def setups_of(game: Game, players: int) -> st.SearchStrategy[dict[str, Json]]:
    """Options that mostly go together."""
    streams = st.integers(0, 2**32).map(lambda seed: FastDice(seed).stream("set-up"))
    if game.name == "kingdom-builder":
        return streams.map(mixture)
    if game.name == "winter-kingdom":
        return streams.map(lambda stream: winter_mixture(stream, players))
    return options_of(game)


def crowded(game: Game, players: int, options: Mapping[str, Json], seed: int) -> bool:
    """Whether a game is played on a small map on which hexes run out; not all can be."""
    if game.name == "kingdom-builder":
        return options["sets"] == [] and players == 2
    return game.name in CROWDED and seed % 3 == 0


@pytest.mark.parametrize("name", games)
def test_any_options_make_a_game_or_are_refused_in_one_line(name: str) -> None:
    game = games[name]

    @settings(FIXED, max_examples=30)
    @given(players=st.sampled_from(game.players), options=options_of(game))
    def holds(players: int, options: dict[str, Json]) -> None:
        try:
            state = game.new(players, 1, options)
        except BadSetup as problem:
            complaint = str(problem)
        else:
            check_quickly(state)
            return
        assert "option" in complaint or "quadrants" in complaint
        assert "\n" not in complaint

    holds()


class Table(RuleBasedStateMachine):
    """One game from set-up to end, with a second one, loaded from a dump, that is played along with it."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.log: list[int] = []
        self.journal: list[Event] = []

    @initialize(data=st.data(), seed=st.integers(-(2**63), 2**63), fair=st.booleans())
    def set_up(self, data: st.DataObject, seed: int, fair: bool) -> None:
        self.players = data.draw(st.sampled_from(self.game.players), "players")
        self.options = data.draw(setups_of(self.game, self.players), "options")
        self.dice = FairDice(seed.to_bytes(32, "big", signed=True)) if fair else FastDice(seed)
        self.crowded = crowded(self.game, self.players, self.options, seed)
        try:
            self.state = self.start()
        except BadSetup as problem:
            message = str(problem)
            assert "option" in message or "quadrants" in message
            assert "\n" not in message
            assume(False)
        self.state.journal = self.journal
        self.twin = check_dump(self.state)
        assert self.state.secrets == 0
        assert self.state.turns <= 1, "none, while there is a draft before the game"
        note(f"{self.game.name}, {self.players} players, {self.dice.describe()}, {self.options}")

    def start(self) -> State:
        state = self.game.new(self.players, self.dice, self.options)
        return self.game.load(CROWDED[self.game.name](state.dump())) if self.crowded else state

    def play(self, action: int) -> None:
        note(f"  seat {self.state.seat}: {self.state.say(action)}")
        before = self.state.copy()
        self.journal.clear()
        self.state.play(action)
        self.twin.play(action)
        self.log.append(action)
        check_step(before, self.state, self.journal)

    def running(self) -> bool:
        return self.state.seat is not None

    @precondition(running)
    @rule(choice=st.integers(0, 2**32 - 1))
    def play_one(self, choice: int) -> None:
        legal = self.state.legal()
        action = bits.select(legal, choice % legal.bit_count())
        check_secrets(self.state, action, choice)
        self.play(action)

    @precondition(running)
    @rule(count=st.integers(10, 120), seed=st.integers(0, 2**32))
    def play_many(self, count: int, seed: int) -> None:
        stream = FastDice(seed).stream("play many")
        choose = LIVELY.get(self.game.name, random_action)
        for _ in range(count):
            if self.state.seat is not None:
                self.play(choose(self.state, stream))

    @precondition(running)
    @rule(seed=st.integers(0, 2**32))
    def play_to_the_end(self, seed: int) -> None:
        stream = FastDice(seed).stream("to the end")
        while self.state.seat is not None:
            assert len(self.log) < PATIENCE, "the game does not end"
            self.play(random_action(self.state, stream))

    @rule(actions=st.lists(st.integers(-5, 500) | st.integers() | st.integers(2**60, 2**300), min_size=1, max_size=5))
    def play_what_is_not_legal(self, actions: list[int]) -> None:
        check_illegal(self.state, [*actions, *nearly_legal(self.state)])

    @rule(seed=st.integers(0, 2**32))
    def copy(self, seed: int) -> None:
        check_copy(self.state, FastDice(seed).stream("copy"))

    @rule()
    def go_on_from_a_dump(self) -> None:
        self.twin = check_dump(self.state)

    @rule(key=st.integers(0, 2**32))
    def look(self, key: int) -> None:
        check_by_looking(self.state, key)

    @rule(data=st.data(), key=st.integers(0, 2**32))
    def play_on_in_the_mind(self, data: st.DataObject, key: int) -> None:
        seat = data.draw(st.sampled_from(seats_of(self.state)), "seat")
        before = self.state.dump()
        imagined = self.state.imagine(seat, FastDice(key))
        check_quickly(imagined)
        check_dump(imagined)
        play_out(imagined, FastDice(key).stream("in the mind"))
        check_quickly(imagined)
        assert self.state.dump() == before

    @invariant()
    def holds(self) -> None:
        check_quickly(self.state)
        assert self.twin.dump() == self.state.dump(), "the game loaded from a dump went another way"

    def teardown(self) -> None:
        if hasattr(self, "state"):
            again = self.start()
            for action in self.log:
                again.play(action)
            assert again.dump() == self.state.dump(), "the same dice and actions led to another game"


@pytest.mark.parametrize("name", games)
def test_the_contract_holds_whatever_is_played(name: str) -> None:
    class TableOfThisGame(Table):
        def __init__(self) -> None:
            super().__init__(games[name])

    run_state_machine_as_test(TableOfThisGame, settings=FIXED)


# Whole games


WHOLE: Mapping[str, int] = {"kingdom-builder": 12, "winter-kingdom": 12}
"""How many games are played of those that ``make soak`` plays, and that other tests here play as well; else twenty."""


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize("part", range(4))
def test_whole_games(name: str, part: int) -> None:
    """Over all player counts: everything is checked now and then, the cheap things often."""
    game = games[name]
    counts = list(game.players)
    for n in range(part, WHOLE.get(name, 20), 4):
        players = counts[n // 4 % len(counts)]
        dice = FairDice(n.to_bytes(32, "big")) if n % 3 == 0 else FastDice(n)
        several = name == "winter-kingdom" and n % 2
        watch(game.new(players, dice, winter_mixture(FastDice(n).stream("set-up"), players) if several else {}), n)


@pytest.mark.parametrize("name", games)
def test_playouts(name: str) -> None:
    """By every policy, from the beginning and the end: repeatable, on any number of threads, and without a trace."""
    game = games[name]
    assert UNIFORM in game.policies
    begun = game.new(game.players[-1], 5)
    over = begun.copy()
    while legal := over.legal():
        over.play(bits.select(legal, over.secrets % legal.bit_count()))
    for policy in game.policies:
        before = begun.dump()
        found = begun.playouts(FastDice(3), 5, policy)
        assert begun.dump() == before
        assert found == begun.playouts(FastDice(3), 5, policy, threads=2)
        assert found[:2] == begun.playouts(FastDice(3), 2, policy), "the first games are the same, however many follow"
        assert found != begun.playouts(FastDice(4), 5, policy)
        assert [len(totals) for totals in found] == [begun.players] * 5
        assert over.playouts(FastDice(3), 2, policy) == [over.totals()] * 2
    for wrong in ({"count": 0}, {"count": True}, {"threads": 0}, {"threads": 10**6}, {"policy": "wisdom"}):
        with pytest.raises(BadSetup):
            begun.playouts(FastDice(3), **wrong)


TOLD_WITH: Mapping[str, set[str]] = {
    "nomads": {"walled", "struck", "earned", "stopped"},
    "crossroads": {"placed", "taken-back", "card-turned", "moved"},
    "marshlands": {"set-aside", "moved", "stopped"},
    "harvest": {"scouted", "value-taken", "tile-repeated", "silo-begins"},
    "capitol": {"built", "tile-used"},
    "caves": {"moved", "tile-used"},
    "island": {"moved", "tile-used"},
}
"""What is heard in games with a set: otherwise they show nothing."""


@pytest.mark.parametrize("name", ALL_SETS)
def test_whole_games_with_a_set(name: str) -> None:
    """With all boards of the set, where it has four, until everything was heard of; mostly one or two are enough."""
    boards: list[Json] = [*EXPANSIONS[name].boards]
    more: dict[str, Json] = {"boards": boards} if len(boards) == 4 else {}
    kinds: set[str] = set()
    for n in range(2, 12):
        kinds |= watch(mixed(2 + n % 4, n, [name], **more), 3)
        if kinds >= TOLD_WITH[name]:
            return
    pytest.fail(f"never heard of: {TOLD_WITH[name] - kinds}")


@pytest.mark.parametrize(
    ("players", "some"),
    [
        (2, ("marshlands", "harvest")),
        (3, ("nomads", "crossroads", "caves")),
        (4, ("crossroads", "marshlands", "island")),
        (5, ("nomads", "harvest", "capitol")),
    ],
)
def test_whole_games_with_all_sets_and_with_some(players: int, some: Sequence[str]) -> None:
    for sets in (ALL_SETS, some):
        assert watch(mixed(players, players, sets), 3) >= {"built", "tile-used", "tile-taken", "game-over"}


def mixed(players: int, n: int, sets: Sequence[str] | None = None, **more: Json) -> State:
    """A game with these sets, or with some."""
    dice = FastDice(n)
    return games["kingdom-builder"].new(players, dice, {**mixture(dice.stream("mixture"), sets), **more})


@pytest.mark.parametrize("name", CROWDED)
@pytest.mark.parametrize("n", range(4))
def test_whole_games_where_hexes_and_cards_run_out(name: str, n: int) -> None:
    """KB-6.4 and WK-4.9 hardly ever come up on a full map with few players, so these play on a small one."""
    game = games[name]
    state = game.load(CROWDED[name](game.new(2, n).dump()))
    kinds = watch(state, n)
    assert "card-useless" in kinds


def watch(state: State, n: int) -> set[str]:
    """Play a whole game at random and look at it all the time; return the kinds of events that were heard."""
    stream = FastDice(n).stream("whole game")
    journal: list[Event] = []
    state.journal = journal
    choose = LIVELY.get(state.game.name, random_action) if n % 2 else random_action
    kinds: set[str] = set()
    said: list[str] = []
    number = 0
    try:
        while state.seat is not None:
            assert number < PATIENCE, "the game does not end"
            if number % 71 == n % 71:
                check_thoroughly(state, number)
            elif number % 9 == n % 9:
                check_quickly(state)
            action = choose(state, stream)
            said.append(f"{number + 1}. seat {state.seat}: {state.say(action)}")
            if number % 17 == n % 17:
                check_secrets(state, action, number)
            before = state.copy()
            state.play(action)
            check_step(before, state, journal)
            kinds.update(event.kind for event in journal)
            journal.clear()
            number += 1
        check_thoroughly(state, number)
    except Exception as problem:
        problem.add_note("the game went like this:\n" + "\n".join(said))
        raise
    return kinds


@pytest.mark.parametrize("name", games)
def test_a_loaded_game_plays_on_identically_to_the_end(name: str) -> None:
    for players in games[name].players:
        state = games[name].new(players, FairDice(bytes([players]) * 32))
        stream = FastDice(players).stream("halfway")
        for _ in range(30 * players):
            state.play(random_action(state, stream))
        twin = games[name].load(through_json(state.dump()))
        actions = play_out(state, stream)
        for action in actions:
            twin.play(action)
        assert twin.dump() == state.dump()
        assert twin.scores() == state.scores()


@pytest.mark.parametrize("name", games)
def test_other_seeds_are_other_games(name: str) -> None:
    """Apart from the dice themselves."""
    dumps = {json.dumps({**games[name].new(2, seed).dump(), "dice": None}) for seed in range(50)}
    assert len(dumps) == 50


# What is asked for and cannot be had


def test_a_number_too_long_to_print_is_an_illegal_action_too() -> None:
    for name in games:
        check_illegal(games[name].new(), [10**5000, -(10**5000)])


@pytest.mark.parametrize("name", games)
def test_notation_that_is_none_is_refused_in_one_line(name: str) -> None:
    state = games[name].new()
    texts = ["", " ", "x", "end", "\n", "build", "use", "\0", "9" * 5000, "build " + "9" * 5000 + ",1", "é", "1,1"]
    for text in texts:
        with pytest.raises(RealmwrightError) as caught:
            state.read(text)
        assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("name", games)
def test_whatever_is_typed_for_an_option_is_taken_or_refused_in_words(name: str) -> None:
    game = games[name]
    texts = ["", "true", "maybe", "random", "0", "1", "-1", "9", "9" * 5000, "²", "٣", ",", "a,b", "\n", "x" * 5000]
    for option in game.options:
        for text in texts:
            options = {option.name: option.parse(text)}
            try:
                game.new(game.players[0], 1, options)
            except BadSetup as problem:
                message = str(problem)
            else:
                continue
            assert "option" in message
            assert len(message.splitlines()) == 1


def ids_in(svg: str) -> list[str]:
    """The ids of a drawing, which has to be well formed."""
    return [found.attrib["id"] for found in ElementTree.fromstring(svg).iter() if "id" in found.attrib]


@pytest.mark.parametrize("name", games)
def test_symbols_go_by_the_same_names_in_every_palette(name: str) -> None:
    game = games[name]
    known = ids_in(game.symbols())
    assert known
    assert len(set(known)) == len(known)
    assert all(symbol.startswith("rw-") for symbol in known)
    assert {settlement_id(player) for player in PLAYERS} <= set(known)
    for palette in PALETTES:
        for dark in (False, True):
            symbols = game.symbols(palette, dark=dark)
            assert ids_in(symbols) == known
            root = ElementTree.fromstring(symbols)
            assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    assert game.symbols() == game.symbols("map", dark=False) != game.symbols("map", dark=True)


@pytest.mark.parametrize("name", games)
def test_a_table_can_be_drawn_in_every_palette(name: str) -> None:
    state = games[name].new(2, 1)
    assert state.svg() == state.svg(None, "map")
    for palette in PALETTES:
        light, dark = (state.svg(None, palette, dark=on) for on in (False, True))
        assert ids_in(light) == ids_in(dark)
        assert light == state.svg(None, palette)
        assert light != dark


@pytest.mark.parametrize("name", games)
def test_a_figure_shows_a_seat_no_more_than_it_knows(name: str) -> None:
    stream = FastDice(3).stream("figures")
    state = games[name].new(3, 1)
    for number in range(24):
        if number % 6 == 0:
            for seat in seats_of(state):
                figure = state.figure(seat)
                assert state.imagine(seat, FastDice(number)).figure(seat) == figure
                assert ElementTree.fromstring(figure).tag.endswith("svg")
        state.play(random_action(state, stream))


def test_kingdom_builder_looks_different_in_every_palette() -> None:
    state = games["kingdom-builder"].new(2, 1)
    drawn = {state.svg(None, palette, dark=on) for palette in PALETTES for on in (False, True)}
    assert len(drawn) == 2 * len(PALETTES)


@pytest.mark.parametrize("name", games)
def test_each_choice_has_a_picture_or_none(name: str) -> None:
    game = games[name]
    symbols = set(ids_in(game.symbols()))
    for option in game.options:
        for choice in option.choices:
            picture = game.picture(option.name, choice)
            if picture is not None:
                shapes = {name for name in ids_in(picture) if name.startswith("rw-ground-")}
                assert set(ids_in(picture)) - shapes <= symbols
                assert ids_in(str(game.picture(option.name, choice, "print", dark=True))) == ids_in(picture)


@pytest.mark.parametrize("name", games)
def test_there_is_no_illustration_of_what_there_is_not(name: str) -> None:
    assert games[name].illustration("no such thing") is None


@pytest.mark.parametrize("name", games)
def test_what_cannot_be_drawn_is_refused_in_one_line(name: str) -> None:
    game = games[name]
    option = next(option for option in game.options if option.choices)
    asks: list[Callable[[], object]] = [
        lambda: game.symbols(cast(PaletteName, "sepia")),
        lambda: game.illustration("village", cast(PaletteName, "sepia")),
        lambda: game.new(2, 1).svg(None, cast(PaletteName, "Map")),
        lambda: game.new(2, 1).figure(None, cast(PaletteName, "Map")),
        lambda: game.picture(option.name, option.choices[0], cast(PaletteName, "")),
        lambda: game.picture(option.name, "no such choice"),
        lambda: game.picture(option.name, "x" * 1000),
        lambda: game.picture("no such option", option.choices[0]),
        lambda: game.picture("start", "random"),
        lambda: game.ground("0,0/G", cast(PaletteName, "sepia")),
    ]
    for ask in asks:
        with pytest.raises(BadSetup) as caught:
            ask()
        assert "unknown" in str(caught.value)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 450


@pytest.mark.parametrize("name", games)
def test_a_seat_is_one_of_the_table_or_nobody(name: str) -> None:
    state = games[name].new(2, 1)
    asks: list[Callable[[Any], object]] = [state.view, state.text, state.svg, state.gains, state.known_seat]
    asks.append(lambda seat: state.imagine(seat, FastDice(1)))
    for seat in (-1, 2, 99, True, "0"):
        for ask in asks:
            with pytest.raises(BadSetup, match="a seat is 0 to 1, or None for a spectator, not"):
                ask(seat)


@pytest.mark.parametrize("name", games)
def test_whoever_holds_the_real_dice_still_imagines_other_chance(name: str) -> None:
    dice = FastDice(5)
    state = games[name].new(2, dice)
    assert state.imagine(0, dice).dump()["dice"] != state.dump()["dice"]


@pytest.mark.parametrize("name", games)
def test_what_an_action_does_is_in_its_notation(name: str) -> None:
    state = games[name].new(2, 1)
    for action in bits.each(state.legal()):
        deed = state.describe(action)
        assert state.say(action).startswith(deed.kind.split("-")[0])
        assert all(str(value) in state.say(action) for value in deed.args.values())


@pytest.mark.parametrize("name", games)
def test_a_first_game_can_be_set_up_for_everybody(name: str) -> None:
    game = games[name]
    assert set(game.learn) <= {option.name for option in game.options}
    json.dumps(dict(game.learn), allow_nan=False)
    for players in game.players:
        assert game.new(players, 1, game.learn).players == players


@pytest.mark.parametrize("name", games)
def test_a_journal_may_listen_from_the_deal_on(name: str) -> None:
    journal: list[Event] = []
    state = games[name].new(3, 1, journal=journal)
    assert journal
    assert state.journal is journal
    assert games[name].new(3, 1).dump() == state.dump()


# Options of every kind


CHOICE = Option("colour", "choice", "red", "a colour", ("red", "green"))
FEW = Option("guests", "names", (), "at most two of them", ("ann", "ben", "cleo"), 2)
MANY = Option("hosts", "names", (), "any of them", ("ann", "ben", "cleo"))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (CHOICE, "green"),
        *((option, value) for option in (FEW, MANY) for value in ([], (), ["cleo"], ("ben", "ann"))),
        (MANY, ["cleo", "ann", "ben"]),
    ],
)
def test_a_value_that_fits_is_taken(option: Option, value: Json) -> None:
    option.check(value, 2)


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        (CHOICE, "gren", "option colour: unknown choice 'gren'; did you mean 'green'?"),
        (CHOICE, "random", "option colour: unknown choice 'random'; choose from green, red"),
        (CHOICE, ["red"], "option colour: unknown choice ['red']; did you mean 'red'?"),
        (FEW, "ann", "option guests is a list of names, not 'ann'"),
        (FEW, None, "option guests is a list of names, not None"),
        (FEW, ["bean"], "option guests: unknown name 'bean'; did you mean 'ben'?"),
        (FEW, [["ann"]], "option guests: unknown name ['ann']; did you mean 'ann'?"),
        (FEW, ["ann", "ann", "ben"], "option guests has 'ann' twice"),
        (FEW, ["ann", "ben", "cleo"], "option guests is a list of at most 2 names, not 3"),
        (MANY, ["ann", "ben", "cleo", "ann"], "option hosts has 'ann' twice"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_in_one_line(option: Option, value: Json, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        option.check(value, 2)
    assert str(caught.value) == reason


def test_what_is_typed_is_read_by_the_kind_of_the_option() -> None:
    assert CHOICE.parse("random") == "random"
    assert CHOICE.parse("red,green") == "red,green"
    assert FEW.parse("ann, ben") == ["ann", "ben"]
    assert FEW.parse("random") == ["random"]
    assert FEW.parse(" ") == []
