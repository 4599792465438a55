"""New tables: the first entry, the seats, and the settings of a rematch."""

from typing import NamedTuple
from unicodedata import category

from msgspec.structs import replace

from realmwright.dice import FairDice
from realmwright.game import BadSetup, Game, games, unknown, written_out
from realmwright.protocol import COLOURS, BotSeat, GuestSeat, OpenSeat, OwnSeat, SeatWish, Settings
from realmwright.record import proper
from realmwright.server.errors import Refused
from realmwright.server.installed import known_bot
from realmwright.server.operations.lookalikes import JOINERS, shows_something
from realmwright.server.storage.entries import Opened, Seat
from realmwright.server.tables.table import Table


class Actor(NamedTuple):
    """The person who gives a command."""

    id: str
    name: str
    colour: str


def plain_line(text: str, what: str) -> str:
    """A text on one line without control characters; raises Refused if nothing visible is left of it."""
    line = " ".join("".join(letter for letter in text if letter in JOINERS or category(letter) != "Cf").split())
    if not proper(line) or not shows_something(line):
        raise Refused("bad-text", f"{what} needs letters, and no control characters")
    return line


def open_table(settings: Settings, host: Actor, secret: bytes, salt: bytes) -> Opened:
    """The first entry of a new table. Raises Refused or BadSetup if the settings make no sense."""
    game = games[settings.game]
    for option in game.options:
        if option.kind == "seats" and option.name in settings.options:
            raise BadSetup(f"option {option.name} is said with a seat: everybody decides it for themselves")
    settings = replace(settings, options=written_out(game, settings.options))
    # Deal once as a trial: options that do not fit together must be refused before anybody sits down.
    game.new(len(settings.seats), FairDice(secret), settings.options)
    for bot in (settings.stand_in, settings.hints):
        if bot is not None:
            known_bot(bot, settings.game)
    bots_alone = bool(settings.seats) and all(isinstance(wish, BotSeat) for wish in settings.seats)
    if not bots_alone and sum(isinstance(wish, OwnSeat) for wish in settings.seats) != 1:
        raise Refused("bad-seats", 'exactly one seat must be the host\'s: {"kind": "me"}; or all are for bots')
    seats: list[Seat] = []
    for wish in settings.seats:
        # The host has the first choice of colours, whichever seat they take.
        host_sits = any(isinstance(one, OwnSeat) for one in settings.seats[: len(seats) + 1])
        others = seats if host_sits else [*seats, Seat(colour=host.colour)]
        seats.append(seat_for(wish, settings.game, host, others))
    title = plain_line(settings.title, "a title") if settings.title else ""
    return Opened(replace(settings, title=title), game.rules, seats, secret.hex(), salt.hex())


def seat_for(wish: SeatWish, game: str, host: Actor, others: list[Seat]) -> Seat:
    """The seat that a wish asks for, beside these other seats."""
    match wish:
        case OpenSeat():
            return Seat()
        case OwnSeat(wishes):
            colour = free_colour(host.colour, others)
            return Seat("person", host.id, host.name, colour, wishes=checked_wishes(wishes, games[game]))
        case BotSeat(bot):
            return Seat("bot", None, known_bot(bot, game), free_colour(None, others), bot)
        case GuestSeat(name):
            return Seat("guest", host.id, plain_line(name, "a name"), free_colour(None, others))


def checked_wishes(wishes: list[str], game: Game) -> list[str]:
    """What a person wishes for their seat, in the order of the game's options. Raises Refused for anything else."""
    known = [option.name for option in game.options if option.kind == "seats"]
    for wish in wishes:
        if wish not in known:
            raise Refused("bad-seats", unknown("wish", wish, known))
    return [name for name in known if name in wishes]


def free_colour(wanted: str | None, others: list[Seat]) -> str:
    """The wanted colour if it is free, else another free one."""
    taken = {seat.colour for seat in others}
    choice = [wanted, *COLOURS] if wanted else list(COLOURS)
    return next((colour for colour in choice if colour and colour not in taken), COLOURS[0])


def rematch_settings(table: Table, actor: Actor) -> Settings:
    """The settings of a rematch: everybody moves up one seat, and the table is not listed."""
    if table.data.phase != "over":
        raise Refused("not-now", "a rematch comes after the game")
    if not table.seats_of(actor.id):
        raise Refused("not-yours", "only those who played can ask for a rematch")
    wishes: list[SeatWish] = []
    for seat in table.data.seats:
        own = seat.person == actor.id
        if seat.kind == "bot" and seat.bot is not None:
            wishes.append(BotSeat(seat.bot))
        elif own and seat.kind == "guest" and seat.name:
            wishes.append(GuestSeat(seat.name))
        else:
            seated = any(isinstance(wish, OwnSeat) for wish in wishes)
            wishes.append(OwnSeat(seat.wishes) if own and not seated else OpenSeat())
    return replace(table.data.settings, seats=wishes[1:] + wishes[:1], public=False)
