"""Drawing anew what nobody at a table has seen: another world in which all that they have seen is the same.

A game that is under way can be moved to another server by whoever holds all its seats. What travels must not tell what
comes next, and neither server may trust the other to keep a secret that travels through the hands of a player. So
whoever sends a game, and again whoever receives it, draws anew what is hidden from these seats: the order of decks, the
hands of bots. All that was played and seen stays as it was.

This knows no game. Chance reaches a game as numbers for a purpose. Where those deal cards out of a pile, cards change
places; elsewhere single numbers change. A change is kept if the actions are still legal and lead to the same events,
choices and views for the seats. The check is the proof, so it does not matter how changes are found.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias

from realmwright.dice import Stream, shuffled
from realmwright.game import Event, RealmwrightError, State
from realmwright.playouts import Playable
from realmwright.record import Record
from realmwright.told import ListeningDice, ToldDice

Numbers: TypeAlias = dict[str, list[int]]
Seen: TypeAlias = tuple[object, ...]

TRIES: Final = 8
"""How often all that may change is drawn anew at once, before it is left at what changed in parts."""
ANCHORS: Final = 3
"""With so many cards that are hidden a single one changes places before it counts as hidden: some are alike."""


class Asked(NamedTuple):
    """What the dice were asked for one purpose: when, from what position, and out of how many numbers each time."""

    purpose: str
    step: int
    """How many actions were played before."""
    before: State | None
    """The position before the action that asked; none for the deal."""
    sizes: list[int]


def told(record: Record) -> Record:
    """The same game with dice that tell what they have said, and nothing of what they would say."""
    dice = ListeningDice(_dice_of(record))
    replace(record, dice=dice).replay()
    return replace(record, dice=ToldDice(dice.numbers), commitment=None, salt=None)


def redrawn(record: Record, seats: Sequence[int], chance: Stream) -> Record:
    """The game with everything drawn anew that these seats have not seen; its dice tell what is left of the old ones.

    Raises BadRecord if the record is no legal game.
    """
    return _Redrawing(record, tuple(seats), chance).record()


def _dice_of(record: Record) -> "ListeningDice | ToldDice":
    """The dice of a record, which must not be drawn from any further if they were told."""
    if isinstance(record.dice, ToldDice):
        return ToldDice(record.dice.numbers)
    # The record is told without the secret before anybody sees it.
    assert record.dice is not None
    return ListeningDice(record.dice)


class _Redrawing:
    """One game, while it is drawn anew."""

    def __init__(self, record: Record, seats: tuple[int, ...], chance: Stream) -> None:
        self._record = told(record)
        self._seats = seats
        self._chance = chance
        self._heard: list[Seen] = []
        self._seen: list[Seen] = []
        """What the seats heard and saw in each position."""
        self._asked: list[Asked] = []
        assert isinstance(self._record.dice, ToldDice)
        self._numbers: Numbers = {purpose: list(numbers) for purpose, numbers in self._record.dice.numbers.items()}
        self._follow()

    def record(self) -> Record:
        # The latest first: what was asked later depends on nothing that changes here, and its positions stay true.
        for asked in reversed(self._live()):
            if is_dealt(asked.sizes):
                self._redeal(asked)
            else:
                self._reroll(asked)
        return replace(self._record, dice=ToldDice(self._numbers))

    def _live(self) -> list[Asked]:
        """What may still be hidden: of purposes that are counted ("shuffle 3") the last two.

        Cards of the last but one may still be in somebody's hand; the others have been collected and shuffled again.
        """
        counted: dict[str, list[Asked]] = {}
        for asked in self._asked:
            counted.setdefault(asked.purpose.rstrip("0123456789"), []).append(asked)
        return sorted((asked for each in counted.values() for asked in each[-2:]), key=self._asked.index)

    # The game as it was

    def _follow(self) -> None:
        """Play the game once, and note what is seen of it and when the dice are asked."""
        dice = ListeningDice(ToldDice(self._numbers))
        journal: list[Event] = []
        known = 0
        before: State | None = None
        for step, state in enumerate(replace(self._record, dice=dice).states(journal)):
            self._heard.append(self._listen(state, journal))
            self._seen.append(self._look(state))
            journal.clear()
            for purpose in list(dice.asked)[known:]:
                sizes = [size for _, size in dice.asked[purpose]]
                self._asked.append(Asked(purpose, max(0, step - 1), before, sizes))
            known = len(dice.asked)
            before = state.copy()

    def _listen(self, state: State, journal: Sequence[Event]) -> Seen:
        """What the seats are told and asked in a position."""
        events = [each for each in journal if each.audience is None or each.audience in self._seats]
        turn = [state.known_seat(seat) for seat in (*self._seats, None)]
        return events, turn, state.seat, state.secrets, state.turns, state.legal() if state.seat in self._seats else 0

    def _look(self, state: State) -> Seen:
        """What lies before the eyes of the seats; they see what everybody sees. It takes longer than to listen."""
        return tuple(state.view(seat) for seat in self._seats)

    # Another game like it

    def _alike(self, asked: Asked, numbers: list[int]) -> bool:
        """Whether all is seen as it was, if the dice say this for a purpose."""
        dice = ToldDice({**self._numbers, asked.purpose: numbers})
        try:
            return all(self._same(step, state, journal) for step, state, journal in self._played(asked, dice))
        except RealmwrightError:
            return False

    def _same(self, step: int, state: State, journal: Sequence[Event]) -> bool:
        return self._listen(state, journal) == self._heard[step] and self._look(state) == self._seen[step]

    def _played(self, asked: Asked, dice: ToldDice) -> Iterator[tuple[int, State, list[Event]]]:
        """The positions from when the dice were asked on, with other dice, and the events that led to each."""
        journal: list[Event] = []
        step, end = asked.step, len(self._record.actions)
        state: State
        if isinstance(asked.before, Playable):
            state = with_dice = asked.before.copy()
            with_dice.dice = dice
            state.journal = journal
        else:
            # At the deal; and where dice are kept is a matter of each game, so that some play from the deal again.
            step = 0
            state = replace(self._record, dice=dice).start(journal)
            yield 0, state, journal
        for number in range(step, end):
            journal.clear()
            # As a text: what an action is called may depend on cards that are elsewhere now.
            state.play(state.read(self._record.actions[number]))
            yield number + 1, state, journal

    def _take(self, asked: Asked, numbers: list[int]) -> bool:
        """Keep what the dice say for a purpose if nobody can tell; whether it was kept."""
        if numbers == self._numbers[asked.purpose]:
            return True
        if not self._alike(asked, numbers):
            return False
        self._numbers[asked.purpose] = numbers
        return True

    # Cards out of a pile

    def _redeal(self, asked: Asked) -> None:
        """Let the cards that are hidden change places."""

        def exchange(places: Sequence[int]) -> bool:
            order = order_of(self._numbers[asked.purpose], asked.sizes)
            moved = order[:]
            for place, other in zip(places, shuffled(self._chance, places), strict=True):
                moved[place] = order[other]
            return self._take(asked, numbers_of(moved, len(asked.sizes)))

        def swap(place: int, other: int) -> bool:
            order = order_of(self._numbers[asked.purpose], asked.sizes)
            order[place], order[other] = order[other], order[place]
            return self._alike(asked, numbers_of(order, len(asked.sizes)))

        size = asked.sizes[0]
        hidden, single = _parts(range(size), exchange)
        anchors = [place for part in hidden for place in part]
        for place in single:
            with_whom = shuffled(self._chance, anchors)[:ANCHORS]
            if with_whom and all(swap(place, other) for other in with_whom):
                anchors.append(place)
        for _ in range(TRIES):
            if exchange(anchors):
                break

    # Other numbers

    def _reroll(self, asked: Asked) -> None:
        """Let each number that nobody has noticed be any other."""
        for place, size in enumerate(asked.sizes):
            numbers = self._numbers[asked.purpose][:]
            numbers[place] = self._chance.below(size)
            self._take(asked, numbers)


def _parts(places: range, free: Callable[[Sequence[int]], bool]) -> tuple[list[range], list[int]]:
    """Divide places into runs whose cards may change places with each other, and single ones that are left."""
    if len(places) < 2:
        return [], list(places)
    if free(places):
        return [places], []
    half = len(places) // 2
    first, single = _parts(places[:half], free)
    second, others = _parts(places[half:], free)
    return first + second, single + others


def is_dealt(sizes: Sequence[int]) -> bool:
    """Whether numbers deal cards: one of so many, then one of those that are left, and so on.

    >>> is_dealt([4, 3, 2]), is_dealt([4, 3]), is_dealt([4, 4])
    (True, True, False)
    """
    return len(sizes) > 0 and all(size == sizes[0] - place for place, size in enumerate(sizes)) and sizes[-1] > 1


def order_of(numbers: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Where each card of a pile comes to lie: the places from which :func:`realmwright.dice.drawn` takes them.

    >>> order_of([2, 0, 1], [4, 3, 2])
    [2, 1, 3, 0]
    """
    order = list(range(sizes[0]))
    for place, number in enumerate(numbers):
        order[place], order[place + number] = order[place + number], order[place]
    return order


def numbers_of(order: Sequence[int], count: int) -> list[int]:
    """The numbers that lead to an order: the inverse of :func:`order_of`.

    >>> numbers_of([2, 1, 3, 0], 3)
    [2, 0, 1]
    """
    left = list(range(len(order)))
    numbers = []
    for place in range(count):
        number = left.index(order[place], place) - place
        left[place], left[place + number] = left[place + number], left[place]
        numbers.append(number)
    return numbers
