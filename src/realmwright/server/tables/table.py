"""A table: the state that the entries of its log lead to.

It reads no clock and knows no socket and no database. :meth:`Table.apply` takes one entry after the other, and the
same entries always lead to the same table, in any process.
"""

from collections import OrderedDict
from itertools import islice
from typing import Final, TypeAlias

from msgspec.structs import replace

from realmwright.dice import FairDice, derived_seed
from realmwright.game import Event, Game, State, games, versions
from realmwright.protocol import Outcome
from realmwright.record import Record, result_of
from realmwright.server.errors import Refused
from realmwright.server.ratings.scale import is_slow
from realmwright.server.storage.entries import (
    Arranged,
    Away,
    Begun,
    Brought,
    Chatted,
    Closed,
    Entry,
    Joined,
    Left,
    Muted,
    Opened,
    Passed,
    Played,
    Rated,
    Rematched,
    Removed,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Seat,
    Stopped,
    TakebackAnswered,
    TakebackAsked,
    Undone,
    Unmuted,
    WentOn,
    Wished,
)
from realmwright.server.tables.clocks import Clocks
from realmwright.server.tables.snapshot import Snapshot, Step, TableData, Takeback, read_snapshot, write_snapshot
from realmwright.server.tables.takebacks import still_to_agree
from realmwright.server.tables.windows import window_seconds
from realmwright.told import ToldDice

REMEMBERED_IDS: Final = 256
"""How many of the latest command ids a table keeps in memory; older ones are looked up in the log."""
PAST_STATES: Final = 64
"""How many steps can be undone without replaying the game. No turn needs more."""


KnownScores: TypeAlias = list[dict[str, int] | None]


def known_scores(state: State, eyes: int | None) -> KnownScores:
    """The scores, as far as a seat or a spectator may know them."""
    return [None if score is None else dict(score) for score in state.known_scores(eyes)]


def audience_of(events: list[Event]) -> int | None:
    """The only seat that may know of an action, if the action was covert."""
    return next((event.audience for event in events if event.covert), None)


class Table:
    """A table at one moment."""

    def __init__(self, data: TableData, state: State | None = None) -> None:
        self.data = data
        self.state = state
        self.delay = 0.0
        """How many seconds this table is behind the log, for delayed spectators."""
        self.recent_ids: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The entries of the latest commands, by person and command id."""
        self._past: list[State] = []
        """Copies of the positions before the latest steps, for undo. The last one is before the last step."""
        self._clocks: Clocks | None = None
        self._seats_of: dict[str | None, tuple[int, ...]] | None = None
        self._open_scores: KnownScores | None = None
        """What :meth:`clocks`, :meth:`seats_of` and :meth:`known_scores` answer until the next entry: they are asked
        many times for each."""
        self._hides_scores = False
        """Whether spectators were once not told all scores of this game."""

    @classmethod
    def open(cls, entry: Entry) -> "Table":
        """The table after its first entry. Raises Refused if only a newer release knows the rules of its game."""
        body = entry.body
        assert isinstance(body, Opened)
        data = TableData(
            id=entry.table,
            settings=body.settings,
            rules=body.rules,
            seats=[replace(seat) for seat in body.seats],
            secret=body.secret,
            salt=body.salt,
            commitment=FairDice(bytes.fromhex(body.secret)).commitment(bytes.fromhex(body.salt)),
            host=next((seat.person for seat in body.seats if seat.kind == "person" and seat.person), entry.person),
            opened=entry.time,
            changed=entry.time,
            number=entry.number,
            at=entry.number,
            daily=body.daily,
            tournament=body.tournament,
        )
        table = cls(data)
        table.check_rules()
        table._remember_id(entry)
        if body.brought is not None:
            table._take_in(entry, body.brought)
        return table

    @classmethod
    def restore(cls, snapshot: str) -> "Table":
        """The table that a snapshot was taken of."""
        found = read_snapshot(snapshot)
        table = cls(found.data)
        table.check_rules()
        if found.state is not None:
            table.state = table.game.load(found.state)
            table._past = table._states_of_unfinished_move()
        return table

    def snapshot(self) -> str:
        """Everything that is needed to go on without the entries so far, as it is stored."""
        state = None if self.state is None else self.state.dump()
        return write_snapshot(Snapshot(self.data, state))

    # Questions

    @property
    def id(self) -> str:
        return self.data.id

    @property
    def number(self) -> int:
        return self.data.number

    @property
    def game(self) -> Game:
        return games[self.data.settings.game]

    def check_rules(self) -> None:
        """Raise Refused if the table is played by rules of a newer release: then nothing can be done here.

        Older rules are always played on. The log is left as it is, and a newer release goes on with it.
        """
        if self.data.rules > self.game.rules:
            raise Refused(
                "newer-rules",
                f"this table is played by rules {self.data.rules} of {self.game.name}, and this server has "
                f"{versions(self.game)}; it goes on when the server runs a newer release",
            )

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        return self.state.seat if self.state is not None and self.data.phase == "playing" else None

    @property
    def turn_is_hidden(self) -> bool:
        """Whether spectators may not know whose turn it is."""
        return self.turn is not None and self.state is not None and self.state.known_seat(None) is None

    def known_turn(self, person: str | None) -> int | None:
        """The seat to move, as far as a person may know it."""
        if self.turn is None or self.state is None:
            return None
        known = [self.state.known_seat(seat) for seat in self.seats_of(person) or (None,)]
        return next((seat for seat in known if seat is not None), None)

    @property
    def stopped(self) -> bool:
        """Whether the table rests for maintenance."""
        return self.data.stopped is not None and self.data.phase == "playing"

    @property
    def has_window(self) -> bool:
        """Whether the present choice is open for a certain time only."""
        return self.turn is not None and self.state is not None and self.state.lapse() is not None

    @property
    def lapse(self) -> str | None:
        """What the seat to move plays by saying nothing until its window closes; None if the table waits for it."""
        state = self.state
        action = state.lapse() if state is not None and self.turn is not None else None
        return None if state is None or action is None else state.say(action)

    @property
    def closes(self) -> float | None:
        """When the window of the present choice closes, if it has one."""
        data = self.data
        return data.asked + window_seconds(data.secret, len(data.steps)) if self.has_window else None

    @property
    def clocks(self) -> Clocks:
        """The clocks, as they run for the seat to move now."""
        if self._clocks is None:
            self._clocks = Clocks(self.data, self.turn, self.turn_is_hidden, self.has_window)
        return self._clocks

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person acts for."""
        if person is None:
            return ()
        if self._seats_of is None:
            self._seats_of = {}
            for seat, who in enumerate(self.data.seats):
                self._seats_of[who.person] = (*self._seats_of.get(who.person, ()), seat)
        return self._seats_of.get(person, ())

    def known_scores(self, eyes: int | None) -> KnownScores:
        """The scores, as far as a seat or a spectator may know them. What spectators know, everybody knows."""
        assert self.state is not None
        if self._open_scores is None and not self._hides_scores:
            known = known_scores(self.state, None)
            self._hides_scores = None in known
            self._open_scores = None if self._hides_scores else known
        return self._open_scores or known_scores(self.state, eyes)

    def people(self) -> set[str]:
        """The people who have a seat."""
        return {seat.person for seat in self.data.seats if seat.person is not None}

    @property
    def bots_alone(self) -> bool:
        """Whether bots have all the seats, so that people only watch."""
        return all(seat.kind == "bot" for seat in self.data.seats)

    @property
    def over_days(self) -> bool:
        """Whether people have so much time that they need not stay here."""
        return is_slow(self.data.settings.clock)

    def waits_for(self) -> str | None:
        """The person to move, unless a bot is to move."""
        turn = self.turn
        if turn is None or self.data.seats[turn].player is not None:
            return None
        return self.data.seats[turn].person

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the name of the bot to move, unless a person is to move."""
        turn = self.turn
        bot = self.data.seats[turn].player if turn is not None else None
        return (turn, bot) if turn is not None and bot is not None else None

    @property
    def bot_seed(self) -> int | None:
        """The seed of a bot's next choice in a daily deal, where it answers the same to everybody; None: any."""
        if self.data.daily is None:
            return None
        return derived_seed(int(self.data.secret, 16), "daily bot", len(self.data.steps))

    def undo_to(self, seats: tuple[int, ...], whole_turn: bool) -> int | None:
        """How many steps would stay if one of these seats undid now; None if there is nothing that it may undo.

        Only the seat to move may undo, never across hidden information that was revealed, and nothing that would
        tell others of a choice that is hidden from them.
        """
        state, steps = self.state, self.data.steps
        if state is None or self.turn not in seats or self.turn_is_hidden:
            return None
        to = len(steps)
        while to:
            step = steps[to - 1]
            if step.seat != self.turn or step.secrets != state.secrets or step.private or step.timed:
                break
            to -= 1
            if not whole_turn:
                break
        return to if to < len(steps) else None

    def before_unfinished_move(self) -> State:
        """The position before a move that has been started, such as that of a piece that was picked up.

        Silent steps are the start of a move: see :meth:`realmwright.game.State.play`.
        """
        assert self.state is not None
        unfinished = self._unfinished_steps()
        if not unfinished:
            return self.state
        if unfinished <= len(self._past):
            return self._past[-unfinished]
        return self.record().replay(len(self.data.steps) - unfinished)

    def _unfinished_steps(self) -> int:
        """How many steps belong to a move that is not yet finished."""
        unfinished = 0
        for step in reversed(self.data.steps):
            if not step.silent or step.seat != self.turn:
                break
            unfinished += 1
        return unfinished

    def _states_of_unfinished_move(self) -> list[State]:
        """The positions since an unfinished move was started: the least that must be kept for undo."""
        unfinished = self._unfinished_steps()
        if not unfinished:
            return []
        first = len(self.data.steps) - unfinished
        states = islice(self.record().states(), first, len(self.data.steps))
        return [state.copy() for state in states]

    def names(self) -> list[str]:
        """The names at the seats."""
        return [seat.name or seat.bot or "" for seat in self.data.seats]

    def wishes(self) -> dict[str, list[int]]:
        """The options that people decide for themselves: the seats that wish each of them, if any does."""
        seats = enumerate(self.data.seats)
        found: dict[str, list[int]] = {}
        for number, seat in seats:
            for wish in seat.wishes:
                found.setdefault(wish, []).append(number)
        return found

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        data = self.data
        record = Record.fair(
            self.game,
            len(data.seats),
            bytes.fromhex(data.secret),
            bytes.fromhex(data.salt),
            {**data.settings.options, **self.wishes()},
            data.rules,
        )
        if data.told:
            record.dice = ToldDice(data.told, record.dice)
        record.names = self.names()
        record.actions = [step.action for step in data.steps]
        if self.state is not None and self.state.seat is None:
            record.result = result_of(self.state)
        return record

    # Changes

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry; returns the events of the game that it causes."""
        data = self.data
        if entry.number != data.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {data.number}")
        data.number = entry.number
        data.changed = entry.time
        self._remember_id(entry)
        before, window = self.clocks, self._window()
        before.charge(entry.time)
        self._forget_answers()
        events = self._apply_body(entry)
        self._forget_answers()
        after = self.clocks
        if after.turn != before.turn:
            data.turned = entry.time
        if self._window() not in (None, window):
            data.asked = entry.time
        if (after.turn, after.turn_is_hidden, after.stopped) != (before.turn, before.turn_is_hidden, before.stopped):
            # A hidden choice has a clock of its own, or the clock of the next choice would tell whose it was. Nor is
            # anybody charged for a window, which they cannot close.
            after.start_turn(entry.time)
        return events

    def _forget_answers(self) -> None:
        """What was answered before is not so any more."""
        self._clocks = None
        self._seats_of = None
        self._open_scores = None

    def _window(self) -> int | None:
        """Tells one window from another: how many actions were played before it."""
        return len(self.data.steps) if self.has_window else None

    def _apply_body(self, entry: Entry) -> list[Event]:
        data, body = self.data, entry.body
        match body:
            case Chatted():
                return []
            case Rematched(table):
                data.rematch = table
            case Rated(_, game, before, after):
                data.rated = game
                for who, earlier, rating in zip(data.seats, before, after, strict=True):
                    who.earlier, who.rating = earlier, rating
            case Joined(seat, name, colour, wishes, rating):
                data.seats[seat] = Seat("person", entry.person, name, colour, wishes=wishes, rating=rating)
            case Wished(seat, wishes):
                data.seats[seat].wishes = wishes
            case Left(seat):
                data.seats[seat] = Seat()
                self._find_host()
            case Muted(person):
                data.muted = sorted({*data.muted, person})
            case Unmuted(person):
                data.muted = [other for other in data.muted if other != person]
            case Removed(person, seat):
                data.removed = sorted({*data.removed, person})
                if seat is not None:
                    data.seats[seat] = Seat()
            case Arranged(seat, to):
                data.seats[seat] = replace(to)
            case Closed():
                data.phase = "closed"
            case Passed(giver, name):
                self._transfer_seats(giver, entry.person, name)
                self._settle_takeback(entry.number)
            case Begun():
                return self._begin(entry)
            case Played(seat, action, bot):
                return self._play(entry, Step(action, seat, 0, bot is not None))
            case Undone(_, to):
                self._undo_to(entry.number, to)
            case TakebackAsked(seat, to):
                data.takeback = Takeback(seat, to, entry.number, [])
            case TakebackAnswered(seats, agree):
                self._answer_takeback(entry.number, seats, agree)
            case Resigned(seat, bot):
                data.seats[seat].resigned = True
                data.seats[seat].stand_in = bot
                data.at = entry.number
                if data.takeback is not None and data.takeback.seat == seat:
                    data.takeback = None
                self._settle_takeback(entry.number)
                self._end_if_decided()
            case Replaced(seat, bot, why):
                data.seats[seat].stand_in = bot
                data.seats[seat].timed_out = why == "time"
                data.at = entry.number
                data.takeback = None
            case Returned(seats):
                for seat in seats:
                    self._return(seat, entry.time)
                data.at = entry.number
            case Resumed(away):
                self.clocks.give_back(away)
                data.asked += away
            case Stopped(back):
                self.clocks.stop(entry.time, back)
            case WentOn():
                self.clocks.go_on(entry.time)
            case Away(seats, until):
                for seat in seats:
                    self.clocks.set_away(seat, entry.time, until)
            case Opened():
                raise ValueError("a table is opened once")
        return []

    def _begin(self, entry: Entry) -> list[Event]:
        data = self.data
        journal: list[Event] = []
        self.state = self.record().start(journal)
        self.state.journal = None
        data.phase = "playing"
        data.at = entry.number
        self.clocks.start(entry.time)
        return journal

    def _take_in(self, entry: Entry, brought: Brought) -> None:
        """Go on where the game was left elsewhere. Clocks start anew."""
        data = self.data
        data.told = brought.told
        self._begin(entry)
        for action in brought.actions:
            assert self.state is not None
            assert self.state.seat is not None
            seat = self.state.seat
            self._play(entry, Step(action, seat, 0, data.seats[seat].kind == "bot"))
        data.brought = len(brought.actions)
        data.turned = data.asked = entry.time
        self._forget_answers()
        self.clocks.start_turn(entry.time)

    def _return(self, number: int, now: float) -> None:
        """A person is back. They get extra time only if theirs was over, so that nobody gains time by leaving."""
        seat = self.data.seats[number]
        if seat.timed_out:
            self.clocks.top_up(number, now)
        seat.stand_in = None
        seat.timed_out = False

    def _play(self, entry: Entry, step: Step) -> list[Event]:
        data, state = self.data, self.state
        assert state is not None
        before = state.copy()
        if self._past and self._past[-1].secrets != before.secrets:
            self._past.clear()
        journal: list[Event] = []
        state.journal = journal
        try:
            state.play(state.read(step.action))
        finally:
            state.journal = None
        self._past = [*self._past[1 - PAST_STATES :], before]
        step.secrets = before.secrets
        step.silent = not journal
        step.private = audience_of(journal) is not None
        step.timed = before.lapse() is not None
        data.steps.append(step)
        data.at = entry.number
        data.takeback = None
        if state.seat is None:
            self._finish()
        return journal

    def _undo_to(self, number: int, to: int) -> None:
        data = self.data
        back = len(data.steps) - to
        del data.steps[to:]
        if back <= len(self._past):
            self.state = self._past[-back]
            del self._past[-back:]
        else:
            self.state = self.record().replay()
            self._past = self._states_of_unfinished_move()
        data.at = number
        data.takeback = None

    def _answer_takeback(self, number: int, seats: list[int], agree: bool) -> None:
        takeback = self.data.takeback
        assert takeback is not None
        if not agree:
            self.data.takeback = None
            return
        takeback.agreed = sorted({*takeback.agreed, *seats})
        self._settle_takeback(number)

    def _settle_takeback(self, number: int) -> None:
        """Carry out the takeback that was asked for as soon as everybody has agreed."""
        if self.data.takeback is not None and not still_to_agree(self.data):
            self._undo_to(number, self.data.takeback.to)

    def _transfer_seats(self, giver: str, person: str | None, name: str) -> None:
        for seat in self.data.seats:
            # The log may already name the new person in place of the guest.
            if seat.person in (giver, person):
                seat.person = person
                if seat.kind == "person":
                    seat.name = name
        if self.data.host == giver:
            self.data.host = person
        if person is not None and giver in self.data.muted:
            self.data.muted = sorted({*self.data.muted, person} - {giver})

    def _find_host(self) -> None:
        people = [seat.person for seat in self.data.seats if seat.kind == "person"]
        if self.data.host not in people:
            self.data.host = people[0] if people else None
            for number, seat in enumerate(self.data.seats):
                # These guests played at the screen of the host who has left.
                if seat.kind == "guest" and seat.person not in people:
                    self.data.seats[number] = Seat()

    def _end_if_decided(self) -> None:
        """A game is over if only one seat can still win, or if no person is left in it."""
        left = [seat for seat in self.data.seats if not seat.resigned]
        if len(left) == 1 or all(seat.person is None for seat in left):
            self._finish()

    def _finish(self) -> None:
        state, data = self.state, self.data
        assert state is not None
        scores = state.scores()
        left = [seat for seat, who in enumerate(data.seats) if not who.resigned]
        winners = [seat for seat in state.winners() if seat in left]
        if not winners and left:
            best = max(scores[seat].total for seat in left)
            winners = [seat for seat in left if scores[seat].total == best]
        data.outcome = Outcome(
            winners=winners,
            scores=[dict(score) for score in scores],
            resigned=[seat for seat, who in enumerate(data.seats) if who.resigned],
        )
        data.phase = "over"
        data.takeback = None
        self._past.clear()

    def _remember_id(self, entry: Entry) -> None:
        if entry.person is not None and entry.action_id is not None:
            self.recent_ids[entry.person, entry.action_id] = entry.number
            while len(self.recent_ids) > REMEMBERED_IDS:
                self.recent_ids.popitem(last=False)
