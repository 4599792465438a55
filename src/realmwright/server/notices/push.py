"""Web push: messages that reach a browser while no page of ours is open there.

The server of the browser's maker, whose address the browser has told us, carries messages that only the browser can
read (RFC 8291), and knows by a signature whose they are (VAPID, RFC 8292). The key of that signature is made once.
"""

import base64
import binascii
import json
import os
import struct
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    # Imported when there is something to sign or to encrypt: a server starts sooner without.
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LONGEST: Final = 3000
"""How many bytes a message may have. Every service takes 4096, of which some are for the encryption."""

_RECORD: Final = 4096
_POINT_BYTES: Final = 65
_AUTH_BYTES: Final = 16
_TOKEN_SECONDS: Final = 12 * 3600
_LAST: Final = b"\x02"
"""What ends the last, and here the only, record of a message."""


def new_key() -> str:
    """A new private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _written(number.to_bytes(32))


def proper_subscription(key: str, auth: str) -> bool:
    """Whether these are a public key and a secret that something can be encrypted with."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = _read(key), _read(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == _POINT_BYTES and len(secret) == _AUTH_BYTES


class PushKey:
    """The key that services know us by."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(_read(private)), ec.SECP256R1())
        self.public: str = _written(_point(self._key))
        """What a page subscribes with."""

    def headers(self, endpoint: str, contact: str, topic: str, seconds: int) -> dict[str, str]:
        """What goes with a message to an endpoint.

        ``contact`` is where the service finds us, a mailto: or https: URL. A message of the same ``topic`` takes the
        place of one that was not delivered yet; after so many seconds it is not delivered any more.
        """
        return {
            "Authorization": f"vapid t={self._token(endpoint, contact)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic,
            "Urgency": "normal",
        }

    def _token(self, endpoint: str, contact: str) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _TOKEN_SECONDS,
            "sub": contact,
        }
        signed = ".".join(_written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{_written(r.to_bytes(32) + s.to_bytes(32))}"


def message(title: str, body: str, url: str, tag: str) -> bytes:
    """A message as our service worker reads it; a body that is too long is cut."""
    while True:
        told: Mapping[str, str] = {"title": title, "body": body, "url": url, "tag": tag}
        written = json.dumps(told, ensure_ascii=False).encode()
        if len(written) <= LONGEST or not body:
            return written
        body = body[: len(body) // 2]


def encrypt(
    content: bytes, key: str, auth: str, own: "EllipticCurvePrivateKey | None" = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with this public key and secret can read (RFC 8291, one record).

    ``own`` and ``salt`` are new for every message; only tests give them.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, secret = _read(key), _read(auth)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    mixed = _derive(shared, secret, b"WebPush: info\x00" + theirs + _point(own), 32)
    cipher = AESGCM(_derive(mixed, salt, b"Content-Encoding: aes128gcm\x00", 16))
    encrypted = cipher.encrypt(_derive(mixed, salt, b"Content-Encoding: nonce\x00", 12), content + _LAST, None)
    return salt + struct.pack("!LB", _RECORD, _POINT_BYTES) + _point(own) + encrypted


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _read(text: str) -> bytes:
    """The bytes of a text in URL-safe Base64, with or without its padding."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def _written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
