"""Headers that every response has: with them browsers protect what they show."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from knekt.server.run.settings import ServerSettings
from knekt.server.run.whereabouts import LOOPBACK

__all__ = ["CONTENT_POLICY", "security_headers"]

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",  # no inline script, no eval
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_ALWAYS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_APART = "cross-origin-opener-policy"  # browsers complain of it unless a page has HTTPS or is local
_A_YEAR = "max-age=31536000"


def security_headers(settings: ServerSettings) -> BeforeMessageSendHookHandler:
    """A `before_send` hook of Litestar, which sees errors and unknown paths too.

    Headers set by a handler stay.

    No cache may store answers of the API: they depend on who asks.
    """
    always = {**_ALWAYS, "strict-transport-security": _A_YEAR} if settings.behind_proxy else _ALWAYS

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in always.items():
            headers.setdefault(name, value)
        server = scope.get("server")
        if settings.behind_proxy or (server is not None and server[0] in LOOPBACK):
            headers.setdefault(_APART, "same-origin")
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    return add
