"""What browsers are asked to sign with passkeys, and whether they have signed it. Needs the extra `passkeys`.

Apart from `passkeys.py`, because loading the library takes a fifth of a second, and most servers run for days before somebody uses a passkey.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

CALLED = "Hacktable"


def to_make(site: str, user: bytes, name: str, challenge: bytes, lasts: int, known: Iterable[bytes]) -> dict[str, Any]:
    """What a browser needs to make a passkey for somebody who already has those that are known."""
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name=CALLED,
        user_id=user,
        user_name=name,
        challenge=challenge,
        timeout=lasts,
        exclude_credentials=[PublicKeyCredentialDescriptor(each) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return _plain(webauthn.options_to_json(options))


def made(signed: dict[str, Any], challenge: bytes, site: str, origin: str) -> tuple[bytes, bytes, int]:
    """A new passkey: how the device names it, its public key, and how often it was used.

    :raises ValueError: if it was not made for this.
    """
    try:
        proved = webauthn.verify_registration_response(
            credential=signed, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
        )
    except WebAuthnException as error:
        raise ValueError(str(error)) from error
    return proved.credential_id, proved.credential_public_key, proved.sign_count


def to_sign(site: str, challenge: bytes, lasts: int) -> dict[str, Any]:
    """What a browser needs to say who somebody is."""
    return _plain(webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=site, challenge=challenge, timeout=lasts)))


def used(signed: dict[str, Any], challenge: bytes, site: str, origin: str, public: bytes, uses: int) -> int:
    """How often a passkey was used, with this time.

    :raises ValueError: if it did not sign this.
    """
    try:
        proved = webauthn.verify_authentication_response(
            credential=signed,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=public,
            credential_current_sign_count=uses,
        )
    except WebAuthnException as error:
        raise ValueError(str(error)) from error
    return proved.new_sign_count


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options
