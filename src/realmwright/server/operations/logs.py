"""Logs: one JSON object a line, and nothing in them that would let a reader in anywhere."""

import json
import logging
import re
import sys
import time
from typing import Final

SECRETS: Final = re.compile(r"(?<![\w-])[\w-]{22}(?![\w-])|[\w-]{40,}|(?<=://)[^/\s]+@")
"""Ids of tables and people, tokens and hashes, and passwords in addresses."""
STANDARD: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": SECRETS.sub("…", record.getMessage()),
        }
        line |= {key: value for key, value in record.__dict__.items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = SECRETS.sub("…", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # What others log at this level is of no use to an operator.
    for name in ("alembic", "aiosqlite", "asyncio", "httpcore", "httpx", "sqlalchemy", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
