"""Logging: one JSON object per line, without anything secret."""

import json
import logging
import re
import sys
import time
from typing import Final

SECRETS: Final = re.compile(r"(?<![\w-])[\w-]{22}(?![\w-])|[\w-]{40,}|(?<=://)[^/\s]+@")
"""Ids of tables and people, tokens, hashes, and passwords in URLs. They are replaced in log lines."""
STANDARD: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

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
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Below warnings, what libraries log is of no use to an operator.
    for name in ("alembic", "aiosqlite", "asyncio", "httpcore", "httpx", "sqlalchemy", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
