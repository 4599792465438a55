"""New tables: the first entry, the seats, and the settings of a rematch."""

from collections.abc import Sequence
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
from realmwright.server.ratings.anchors import anchors, bot_rating
from realmwright.server.ratings.scale import Rating
from realmwright.server.storage.entries import Opened, Seat
from realmwright.server.tables.table import Table


class Actor(NamedTuple):
    """The person who gives a command."""

    id: str
    name: str
    colour: str
    account: bool = False
    """Whether they have an account, as everybody needs whose games are rated."""
    rating: Rating | None = None
    """Their rating, where they sit down to a rated game."""


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
    if settings.rated:
        check_rated(settings, host, bots_alone)
    seats: list[Seat] = []
    for wish in settings.seats:
        # The host has the first choice of colours, whichever seat they take.
        host_sits = any(isinstance(one, OwnSeat) for one in settings.seats[: len(seats) + 1])
        others = seats if host_sits else [*seats, Seat(colour=host.colour)]
        seats.append(seat_for(wish, settings, host, others))
    title = plain_line(settings.title, "a title") if settings.title else ""
    return Opened(replace(settings, title=title), game.rules, seats, secret.hex(), salt.hex())


def with_people(opened: Opened, people: Sequence[Actor]) -> Opened:
    """The first entry of a table whose open seats these people take, in this order."""
    seats, coming = list(opened.seats), list(people)
    for number, seat in enumerate(seats):
        if seat.kind == "open" and coming:
            actor = coming.pop(0)
            if opened.settings.rated:
                need_account(actor)
            rating = actor.rating if opened.settings.rated else None
            seats[number] = Seat("person", actor.id, actor.name, free_colour(actor.colour, seats), rating=rating)
    return replace(opened, seats=seats)


def check_rated(settings: Settings, host: Actor, bots_alone: bool) -> None:
    """Raise Refused unless a table with these settings can be rated."""
    need_account(host)
    if bots_alone or len(settings.seats) < 2:
        raise Refused("bad-seats", "a rated game is between a person and at least one other player")
    if settings.hints is not None or settings.takebacks:
        raise Refused("bad-setup", "a rated game is played without hints and without takebacks")


def need_account(actor: Actor) -> None:
    """Raise Refused for guests, whose games are not rated."""
    if not actor.account:
        raise Refused("no-account", "rated games are between people with accounts; make one first, it keeps everything")


def seat_for(wish: SeatWish, settings: Settings, host: Actor, others: list[Seat]) -> Seat:
    """The seat that a wish asks for, beside these other seats."""
    game, rated = settings.game, settings.rated
    match wish:
        case OpenSeat():
            return Seat()
        case OwnSeat(wishes):
            colour = free_colour(host.colour, others)
            wished = checked_wishes(wishes, games[game])
            return Seat("person", host.id, host.name, colour, wishes=wished, rating=host.rating if rated else None)
        case BotSeat(bot):
            rating = bot_rating(game, bot) if rated else None
            if rated and rating is None:
                measured = ", ".join(anchors(game)) or "none"
                raise Refused("bad-seats", f"{bot} has no rating; the bots of {game} that have one: {measured}")
            return Seat("bot", None, known_bot(bot, game), free_colour(None, others), bot, rating=rating)
        case GuestSeat(name):
            if rated:
                raise Refused("bad-seats", "nobody plays a rated game at the screen of somebody else")
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
