"""A bot on a machine of its own: it comes to a table as a guest, takes a seat, and plays until the game is over.

    python examples/remote_bot.py http://127.0.0.1:8000 TABLE Robin

It knows what any player knows: what its seat sees, and which actions are legal. Where the table allows advice it plays
what is advised; everywhere else it rolls dice. To make it cleverer, write another `choose`.
"""

import asyncio
import random
import sys

from realmwright.client import Client, RemoteTable, ServerRefused
from realmwright.protocol import Position


async def choose(table: RemoteTable, position: Position) -> str:
    """One of the legal actions."""
    if position.settings.hints is not None:
        try:
            advice = await table.hint()
        except ServerRefused:
            pass  # no advice now is no reason to stop
        else:
            if advice.at == position.at:
                return advice.action
    return random.choice(position.legal).action


async def play(url: str, ident: str, name: str) -> Position:
    """Take a seat, play the game, and return how it ended."""
    async with await Client.guest(url, name) as client:
        table = await client.join(ident)
        while (position := await table.choice()) is not None:
            try:
                await table.play(await choose(table, position))
            except ServerRefused as refused:
                # Somebody took something back in the meantime: the client has the new position already.
                if refused.code not in ("stale", "not-yours", "not-now"):
                    raise
        return await table.known()


def main() -> int:
    """Play one game from the command line."""
    # Read by hand: an id may begin with a dash, and would be taken for an option.
    if len(sys.argv) not in (3, 4):
        print("usage: remote_bot.py URL TABLE [NAME]", file=sys.stderr)
        return 2
    url, ident, name = [*sys.argv[1:], "Robin"][:3]
    try:
        position = asyncio.run(play(url, ident, name))
    except ServerRefused as refused:
        print(f"the server refused ({refused.code}): {refused}", file=sys.stderr)
        return 1
    winners = position.outcome.winners if position.outcome is not None else []
    names = [seat.name or f"seat {number}" for number, seat in enumerate(position.seats) if number in winners]
    print(f"the game is over; won by {' and '.join(names) or 'nobody'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
