"""A table: what the entries of its log add up to.

Nothing here asks what time it is, or knows a socket or a database. :meth:`Table.apply` takes one entry after the
other, and the same entries always make the same table, in whichever process.
"""

from collections import OrderedDict
from itertools import islice
from typing import Final

from msgspec.structs import replace

from realmwright.dice import FairDice
from realmwright.game import BadSetup, Event, Game, State, games
from realmwright.protocol import Outcome
from realmwright.record import Record, result_of
from realmwright.server.storage.entries import (
    Arranged,
    Begun,
    Chatted,
    Closed,
    Entry,
    Joined,
    Left,
    Opened,
    Passed,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Seat,
    TakebackAnswered,
    TakebackAsked,
    Undone,
)
from realmwright.server.tables.clocks import Clocks
from realmwright.server.tables.snapshot import Sheet, Snapshot, Step, Takeback, read_snapshot, write_snapshot

REMEMBERED_IDS: Final = 256
"""How many of the latest command ids a table knows by heart; older ones are looked up in the log."""
TRAIL: Final = 64
"""How many steps can be undone without replaying the game; no turn needs more."""


def audience_of(events: list[Event]) -> int | None:
    """The only seat that may know what was played, if it was played covertly."""
    return next((event.audience for event in events if event.covert), None)


class Table:
    """A table as it stands."""

    def __init__(self, sheet: Sheet, state: State | None = None) -> None:
        self.sheet = sheet
        self.state = state
        self.behind = 0.0
        """How many seconds ago it is here; spectators may see a table later."""
        self.seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._trail: list[State] = []
        """Copies of the positions before the latest steps, for undo; the last one is before the last step."""

    @classmethod
    def open(cls, entry: Entry) -> "Table":
        """The table that a first entry opens."""
        body = entry.body
        assert isinstance(body, Opened)
        sheet = Sheet(
            id=entry.table,
            settings=body.settings,
            rules=body.rules,
            seats=[replace(seat) for seat in body.seats],
            secret=body.secret,
            salt=body.salt,
            commitment=FairDice(bytes.fromhex(body.secret)).commitment(bytes.fromhex(body.salt)),
            host=next((seat.person for seat in body.seats if seat.kind == "person"), entry.person),
            opened=entry.time,
            changed=entry.time,
            number=entry.number,
            at=entry.number,
        )
        table = cls(sheet)
        table._remember(entry)
        return table

    @classmethod
    def restore(cls, snapshot: str) -> "Table":
        """The table of a snapshot."""
        found = read_snapshot(snapshot)
        table = cls(found.sheet)
        if found.state is not None:
            table.state = table.game.load(found.state)
            table._trail = table._way()
        return table

    def snapshot(self) -> str:
        """Everything that is needed to go on without the entries so far."""
        state = None if self.state is None else self.state.dump()
        return write_snapshot(Snapshot(self.sheet, state))

    # What others ask of it

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def number(self) -> int:
        return self.sheet.number

    @property
    def game(self) -> Game:
        game = games[self.sheet.settings.game]
        if game.rules != self.sheet.rules:
            raise BadSetup(f"this table plays rules {self.sheet.rules} of {game.name}; the server has {game.rules}")
        return game

    @property
    def turn(self) -> int | None:
        """The seat whose choice it is."""
        return self.state.seat if self.state is not None and self.sheet.phase == "playing" else None

    @property
    def hidden(self) -> bool:
        """Whether it is hidden from those who only watch whose choice it is."""
        return self.turn is not None and self.state is not None and self.state.known_seat(None) is None

    def known_turn(self, person: str | None) -> int | None:
        """The seat whose choice it is, as far as somebody may know."""
        if self.turn is None or self.state is None:
            return None
        known = [self.state.known_seat(seat) for seat in self.seats_of(person) or (None,)]
        return next((seat for seat in known if seat is not None), None)

    @property
    def clocks(self) -> Clocks:
        """The clocks, as they run for whoever has the choice now."""
        return Clocks(self.sheet, self.turn, self.hidden)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that somebody acts for."""
        if person is None:
            return ()
        return tuple(seat for seat, who in enumerate(self.sheet.seats) if who.person == person)

    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.person for seat in self.sheet.seats if seat.person is not None}

    def waits_for(self) -> str | None:
        """The person whose choice it is, if it is a person's."""
        turn = self.turn
        if turn is None or self.sheet.seats[turn].player is not None:
            return None
        return self.sheet.seats[turn].person

    def thinker(self) -> tuple[int, str] | None:
        """The seat and the name of the bot whose choice it is, if it is a bot's."""
        turn = self.turn
        bot = self.sheet.seats[turn].player if turn is not None else None
        return (turn, bot) if turn is not None and bot is not None else None

    def undo_to(self, seats: tuple[int, ...], whole_turn: bool) -> int | None:
        """How many steps would stay if one of these seats undid now; None if there is nothing it may undo.

        Only the seat whose choice it still is, never back across hidden information that came out, and nothing that
        would tell others of a choice that is hidden from them.
        """
        state, steps = self.state, self.sheet.steps
        if state is None or self.turn not in seats or self.hidden:
            return None
        to = len(steps)
        while to:
            step = steps[to - 1]
            if step.seat != self.turn or step.secrets != state.secrets or step.private:
                break
            to -= 1
            if not whole_turn:
                break
        return to if to < len(steps) else None

    def before(self) -> State:
        """The position before the deed that has been begun, such as the move of a piece that was taken up.

        Silent steps are the beginning of a deed: :meth:`realmwright.game.State.play` says so.
        """
        assert self.state is not None
        begun = self._begun()
        if not begun:
            return self.state
        if begun <= len(self._trail):
            return self._trail[-begun]
        return self.record().replay(len(self.sheet.steps) - begun)

    def _begun(self) -> int:
        """How many steps there are of a deed that is not yet completed."""
        begun = 0
        for step in reversed(self.sheet.steps):
            if not step.silent or step.seat != self.turn:
                break
            begun += 1
        return begun

    def _way(self) -> list[State]:
        """The positions since the deed began that is not yet completed: the least that a trail must have."""
        begun = self._begun()
        if not begun:
            return []
        behind = len(self.sheet.steps) - begun
        states = islice(self.record().states(), behind, len(self.sheet.steps))
        return [state.copy() for state in states]

    def names(self) -> list[str]:
        """How those at the table are called."""
        return [seat.name or seat.bot or "" for seat in self.sheet.seats]

    def record(self) -> Record:
        """The game so far, without what was taken back."""
        sheet = self.sheet
        record = Record.fair(
            self.game,
            len(sheet.seats),
            bytes.fromhex(sheet.secret),
            bytes.fromhex(sheet.salt),
            sheet.settings.options,
        )
        record.names = self.names()
        record.actions = [step.action for step in sheet.steps]
        if self.state is not None and self.state.seat is None:
            record.result = result_of(self.state)
        return record

    # What happens to it

    def apply(self, entry: Entry) -> list[Event]:
        """Let one more entry have happened; returns the events of the game."""
        sheet = self.sheet
        if entry.number != sheet.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {sheet.number}")
        sheet.number = entry.number
        sheet.changed = entry.time
        self._remember(entry)
        before = self.clocks
        before.charge(entry.time)
        events = self._happen(entry)
        after = self.clocks
        if after.turn != before.turn:
            sheet.turned = entry.time
        if after.turn != before.turn or after.hidden != before.hidden:
            # A choice that is hidden has a clock of its own, or the next one would tell whose it was.
            after.start_turn(entry.time)
        return events

    def _happen(self, entry: Entry) -> list[Event]:
        sheet, body = self.sheet, entry.body
        match body:
            case Chatted():
                return []
            case Rematched(table):
                sheet.rematch = table
            case Joined(seat, name, colour):
                sheet.seats[seat] = Seat("person", entry.person, name, colour)
            case Left(seat):
                sheet.seats[seat] = Seat()
                self._find_host()
            case Arranged(seat, to):
                sheet.seats[seat] = replace(to)
            case Closed():
                sheet.phase = "closed"
            case Passed(giver, name):
                self._pass_on(giver, entry.person, name)
                self._settle_takeback(entry.number)
            case Begun():
                return self._begin(entry)
            case Played(seat, action, bot):
                return self._play(entry, Step(action, seat, 0, bot is not None))
            case Undone(_, to):
                self._go_back(entry.number, to)
            case TakebackAsked(seat, to):
                sheet.takeback = Takeback(seat, to, entry.number, [])
            case TakebackAnswered(seats, agree):
                self._answer(entry.number, seats, agree)
            case Resigned(seat, bot):
                sheet.seats[seat].resigned = True
                sheet.seats[seat].stand_in = bot
                sheet.at = entry.number
                if sheet.takeback is not None and sheet.takeback.seat == seat:
                    sheet.takeback = None
                self._settle_takeback(entry.number)
                self._end_if_decided()
            case Replaced(seat, bot, why):
                sheet.seats[seat].stand_in = bot
                sheet.seats[seat].timed_out = why == "time"
                sheet.at = entry.number
                sheet.takeback = None
            case Returned(seats):
                for seat in seats:
                    self._return(seat, entry.time)
                sheet.at = entry.number
            case Resumed(away):
                self.clocks.give_back(away)
            case Opened():
                raise ValueError("a table is opened once")
        return []

    def _begin(self, entry: Entry) -> list[Event]:
        sheet = self.sheet
        journal: list[Event] = []
        self.state = self.record().start(journal)
        self.state.journal = None
        sheet.phase = "playing"
        sheet.at = entry.number
        self.clocks.start(entry.time)
        return journal

    def _return(self, number: int, now: float) -> None:
        """Somebody is back. Only if his time was over he gets some: nobody shall win any by going and coming."""
        seat = self.sheet.seats[number]
        if seat.timed_out:
            self.clocks.top_up(number, now)
        seat.stand_in = None
        seat.timed_out = False

    def _play(self, entry: Entry, step: Step) -> list[Event]:
        sheet, state = self.sheet, self.state
        assert state is not None
        before = state.copy()
        if self._trail and self._trail[-1].secrets != before.secrets:
            self._trail.clear()
        journal: list[Event] = []
        state.journal = journal
        try:
            state.play(state.read(step.action))
        finally:
            state.journal = None
        self._trail = [*self._trail[1 - TRAIL :], before]
        step.secrets = before.secrets
        step.silent = not journal
        step.private = audience_of(journal) is not None
        sheet.steps.append(step)
        sheet.at = entry.number
        sheet.takeback = None
        if state.seat is None:
            self._finish()
        return journal

    def _go_back(self, number: int, to: int) -> None:
        sheet = self.sheet
        back = len(sheet.steps) - to
        del sheet.steps[to:]
        if back <= len(self._trail):
            self.state = self._trail[-back]
            del self._trail[-back:]
        else:
            self.state = self.record().replay()
            self._trail = self._way()
        sheet.at = number
        sheet.takeback = None

    def _answer(self, number: int, seats: list[int], agree: bool) -> None:
        takeback = self.sheet.takeback
        assert takeback is not None
        if not agree:
            self.sheet.takeback = None
            return
        takeback.agreed = sorted({*takeback.agreed, *seats})
        self._settle_takeback(number)

    def _settle_takeback(self, number: int) -> None:
        """Go back as was asked for as soon as nobody is left who has not agreed."""
        if self.sheet.takeback is not None and not self.still_to_agree():
            self._go_back(number, self.sheet.takeback.to)

    def still_to_agree(self) -> list[int]:
        """The seats of people who have not yet agreed to the takeback that was asked for."""
        takeback = self.sheet.takeback
        return [] if takeback is None else self.takeback_needs(takeback.seat, takeback.agreed)

    def takeback_needs(self, seat: int, agreed: list[int]) -> list[int]:
        """The seats whose people must agree before a seat may take back: bots never mind."""
        asker = self.sheet.seats[seat].person
        return [
            number
            for number, who in enumerate(self.sheet.seats)
            if who.person is not None and who.person != asker and who.player is None and number not in agreed
        ]

    def undoes_absent(self, seat: int, to: int) -> bool:
        """Whether a seat's going back would make somebody play again who is absent."""
        asker = self.sheet.seats[seat].person
        for step in self.sheet.steps[to:]:
            who = self.sheet.seats[step.seat]
            if step.bot or step.private:
                continue
            if who.person != asker and who.player is not None and not who.resigned:
                return True
        return False

    def _pass_on(self, giver: str, person: str | None, name: str) -> None:
        for seat in self.sheet.seats:
            # The log may name the new person already, as if he had always been there.
            if seat.person in (giver, person):
                seat.person = person
                if seat.kind == "person":
                    seat.name = name
        if self.sheet.host == giver:
            self.sheet.host = person

    def _find_host(self) -> None:
        people = [seat.person for seat in self.sheet.seats if seat.kind == "person"]
        if self.sheet.host not in people:
            self.sheet.host = people[0] if people else None
            for number, seat in enumerate(self.sheet.seats):
                # Guests were at the screen of the host who has gone.
                if seat.kind == "guest" and seat.person not in people:
                    self.sheet.seats[number] = Seat()

    def _end_if_decided(self) -> None:
        """With one seat left to win, or with nobody left to watch it being won, a game is over."""
        left = [seat for seat in self.sheet.seats if not seat.resigned]
        if len(left) == 1 or all(seat.person is None for seat in left):
            self._finish()

    def _finish(self) -> None:
        state, sheet = self.state, self.sheet
        assert state is not None
        scores = state.scores()
        left = [seat for seat, who in enumerate(sheet.seats) if not who.resigned]
        winners = [seat for seat in state.winners() if seat in left]
        if not winners and left:
            best = max(scores[seat].total for seat in left)
            winners = [seat for seat in left if scores[seat].total == best]
        sheet.outcome = Outcome(
            winners=winners,
            scores=[dict(score) for score in scores],
            resigned=[seat for seat, who in enumerate(sheet.seats) if who.resigned],
        )
        sheet.phase = "over"
        sheet.takeback = None
        self._trail.clear()

    def _remember(self, entry: Entry) -> None:
        if entry.person is not None and entry.action_id is not None:
            self.seen[entry.person, entry.action_id] = entry.number
            while len(self.seen) > REMEMBERED_IDS:
                self.seen.popitem(last=False)
