"""A browser that has subscribed to web push: what arrives for it is decrypted here by the standards."""

import base64
import json
from typing import Any, Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.local_network import Receiver

CURVE: Final = ec.SECP256R1()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class PushKeys:
    """The keys of a subscription, with which its browser reads what arrives."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._secret = b"sixteen bytes !!"

    @property
    def written(self) -> dict[str, str]:
        """What the page sends of them to the server."""
        return {"key": written(self._point), "auth": written(self._secret)}

    def decrypt(self, body: bytes) -> bytes:
        """What a body says, by RFC 8291 and RFC 8188."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, content = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(content) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        mixed = derive(shared, self._secret, b"WebPush: info\0" + self._point + theirs, 32)
        nonce = derive(mixed, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(derive(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, content, None)
        text, last, padding = padded.rpartition(b"\x02")
        assert (last, padding) == (b"\x02", b"")
        return text


class PushBrowser(PushKeys):
    """A browser whose service is a receiver on this machine."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        super().__init__()
        self.service, self.name = service, name

    @property
    def subscription(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {"endpoint": f"http://127.0.0.1:{self.service.port}/{self.name}", **self.written}

    @property
    def calls(self) -> list[tuple[dict[str, str], bytes]]:
        """Everything that the service was given for it."""
        return [(headers, body) for path, headers, body in self.service.calls if path == f"/{self.name}"]

    @property
    def messages(self) -> list[dict[str, Any]]:
        """Everything that arrived, as the service worker reads it."""
        return [json.loads(self.decrypt(body)) for _, body in self.calls]
