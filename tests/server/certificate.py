"""Certificates for servers of the tests."""

from __future__ import annotations

import ipaddress
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


@dataclass
class Authority:
    """Who signs them."""

    folder: Path
    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate


def authority(folder: Path) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    return Authority(folder, key, _signed("authority", key, key, "authority", x509.BasicConstraints(True, None)))


def trusting(believed: Authority) -> ssl.SSLContext:
    """Believes what it has signed."""
    return ssl.create_default_context(cadata=believed.certificate.public_bytes(Encoding.PEM).decode())


def server_context(believed: Authority, name: str) -> ssl.SSLContext:
    """Of a server with this name or address."""
    key = ec.generate_private_key(ec.SECP256R1())
    try:
        known: x509.GeneralName = x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        known = x509.DNSName(name)
    certificate = _signed(name, key, believed.key, "authority", x509.SubjectAlternativeName([known]))
    file = believed.folder / f"{name}.pem"
    file.write_bytes(certificate.public_bytes(Encoding.PEM) + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def _signed(
    name: str, key: ec.EllipticCurvePrivateKey, by: ec.EllipticCurvePrivateKey, issuer: str, more: x509.ExtensionType
) -> x509.Certificate:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(more, critical=isinstance(more, x509.BasicConstraints))
        .sign(by, SHA256())
    )
