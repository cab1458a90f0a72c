"""A passkey from end to end, with a virtual authenticator of the browser's own: make one, lose everything else, and come back as the same guest."""

from __future__ import annotations

from looking import expect
from serving import Serving
from test_every_screen import Tour
from visitor import Visit

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_who_has_lost_everything_but_a_passkey_is_the_same_guest_again(server: Serving, visit: Visit) -> None:
    home = server.address.replace("127.0.0.1", "localhost")  # passkeys are for names, and a number is none
    ann = visit(home)
    wire = ann.page.context.new_cdp_session(ann.page)
    wire.send("WebAuthn.enable")
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ann.named("textbox", "page-your-name").fill("Passkey Ann")
    ann.press("page-save")
    ann.press("page-settings")
    ann.press("page-passkey-add")
    expect(ann.button("page-passkey-remove")).to_be_visible()
    tour = Tour(ann, phone=False)
    tour.look("passkeys")
    assert tour.wrong == {}

    ann.page.evaluate("localStorage.clear()")
    ann.page.context.clear_cookies()
    ann.page.goto(home)
    expect(ann.named("textbox", "page-your-name")).to_have_value("")
    ann.press("page-passkey-enter")
    expect(ann.named("textbox", "page-your-name")).to_have_value("Passkey Ann")
    ann.press("page-settings")
    ann.press("page-passkey-remove")
    expect(ann.button("page-passkey-remove")).to_have_count(0)
