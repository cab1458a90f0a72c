"""Web Push: encrypted for one browser (RFC 8291), and signed with the key by which push services know this server (RFC 8292).

Of what we send, a push service can read the address and who sends it, and nothing else.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hacktable.server.nudges.book import Subscription, as_base64
from hacktable.server.nudges.courier import Letter

CURVE = ec.SECP256R1()
RECORD = 4096
LARGEST = 3000
"""Bytes of a message; push services take 4096 with everything around it."""
SIGNED_FOR = 12 * 3600
"""Seconds. At most a day is allowed."""
KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


def new_key() -> bytes:
    """A private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def encrypt(message: bytes, public: bytes, secret: bytes) -> bytes:
    """For the one browser that has the private key.

    :param public: the browser's public key.
    :param secret: what only the browser and we know.
    """
    if len(message) > LARGEST:
        raise ValueError(f"{len(message)} bytes are too long for a push message")
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    known = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    common = _derived(secret, shared, b"WebPush: info\0" + public + known, 32)
    key = _derived(salt, common, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, common, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(known)]) + known
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Pusher:
    """Makes what is pushed, with the server's own key. All servers that share a database have the same."""

    def __init__(self, key: bytes, contact: str) -> None:
        """:param contact: an address where a push service could complain."""
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._contact = contact
        self.public = as_base64(_point(self._key.public_key()))
        """What pages need to subscribe."""

    def is_key(self, public: bytes) -> bool:
        """Whether a browser's public key is one."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
        except ValueError:
            return False
        return len(public) == 65

    def letter(self, subscription: Subscription, topic: str, message: bytes, now: int) -> Letter:
        """A message that only one browser can read.

        :param topic: of messages with the same topic, a browser that was off gets only the last.
        :param now: in milliseconds since 1970.
        """
        return self._headers(subscription.endpoint, topic, now), encrypt(message, subscription.public, subscription.secret)

    def _headers(self, endpoint: str, topic: str, now: int) -> Mapping[str, str]:
        """What a push service wants to know besides the message."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": self._contact}
        said = b".".join(as_base64(json.dumps(each).encode()).encode() for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said, ec.ECDSA(SHA256())))
        signature = as_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "authorization": f"vapid t={said.decode()}.{signature},k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "topic": topic,
            "urgency": "high",
        }


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
