"""Content that is prepared once and sent many times."""

import gzip
import hashlib
from dataclasses import dataclass, field
from typing import Final

SMALLEST: Final = 500
"""Content of fewer bytes is not compressed: it would not arrive any faster."""
COMPRESSED_TYPES: Final = ("image/png", "image/webp", "font/woff2")
REVALIDATE: Final = "no-cache"
"""Cache-Control: may be stored, but must be revalidated before every use."""
REVALIDATE_PRIVATE: Final = "private, no-cache"
"""The same, for content that differs between people: no shared cache may store it."""


@dataclass(frozen=True)
class Content:
    """Bytes with their media type, their entity tag, and a gzipped copy where that is worth it."""

    body: bytes
    media_type: str
    cache_control: str = REVALIDATE
    etag: str = field(init=False)
    gzipped: bytes | None = field(init=False)

    def __post_init__(self) -> None:
        gzipped = None
        if len(self.body) >= SMALLEST and self.media_type not in COMPRESSED_TYPES:
            gzipped = gzip.compress(self.body, 9, mtime=0)
        object.__setattr__(self, "etag", hashlib.sha256(self.body).hexdigest()[:32])
        object.__setattr__(self, "gzipped", gzipped)
