"""``python -m realmwright.exports.process`` draws one thing in a process of its own, for servers.

It reads what to draw from its standard input, as JSON, and writes the picture or film to its standard output. Whoever
waits for it has its hands free meanwhile, and when it ends all memory that it took is given back.
"""

import json
import os
import sys
from dataclasses import asdict

from realmwright.exports.films import View, film
from realmwright.exports.pictures import png
from realmwright.record import Record

NICENESS = 10
"""How much lower its priority is than that of the server, and of the bots that people play against."""


def picture_order(svg: str, width: int | None = None) -> bytes:
    """What to send for a drawing as PNG."""
    return json.dumps({"svg": svg, "width": width}).encode()


def film_order(record: Record, view: View) -> bytes:
    """What to send for the film of a game."""
    return json.dumps({"record": json.loads(record.to_json(reveal=True)), "view": asdict(view)}).encode()


def carry_out(order: bytes) -> bytes:
    """The picture or film that was ordered."""
    wanted = json.loads(order)
    if "svg" in wanted:
        return png(wanted["svg"], wanted["width"])
    return film(Record.from_document(wanted["record"]), View(**wanted["view"]))


def main() -> None:
    """Carry out one order."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(carry_out(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
