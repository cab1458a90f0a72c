"""The built page's files, kept in memory, compressed once; and what bots have learned, for pages that play without the server."""

from __future__ import annotations

import asyncio
import dataclasses
import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from hacktable.bots import minds
from hacktable.bots.learned.weights import has_weights
from hacktable.kernel.registry import find, names
from hacktable.server.http.asgi import Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
RULES_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""For the worker that has the rules (`web/src/local/worker.ts`): it may compile WebAssembly, and nothing else may. A worker goes by the policy
that its own file is sent with."""
_RULES = "rules-"
"""What the name of the worker's file begins with."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_RULES_HEADERS = [(name.encode(), value.encode()) for name, value in {**HEADERS, "content-security-policy": RULES_POLICY}.items()]
UNBUILT = b"<!doctype html><title>Hacktable</title><p>The page has not been built. Start the table with ./play, which builds it.</p>"
INDEX = "index.html"
BROTLI = ".br"
"""What the page's build puts behind a file's name for its Brotli form."""
MINDS = "/minds/"
_FOREVER = b"public, max-age=31536000, immutable"
"""For files whose names carry a hash of what is in them."""
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".wasm")


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    kind: bytes
    body: bytes
    shrinks: bool
    tag: bytes
    cache: bytes
    headers: list[tuple[bytes, bytes]]
    """What every answer with this file says."""
    smallest: bytes | None = None
    """The body as Brotli, which the page's build has made; none of files whose text is changed here, or that do not shrink."""


Head = Callable[[Scope], Awaitable[str]]
"""HTML for an address; empty: none."""


class PageFiles:
    """An ASGI application. Every address that is no file is the page: it finds its own way."""

    def __init__(self, folder: Path, head: Head | None = None) -> None:
        """:param head: what is to be added to the head of the page at an address."""
        self._head = head
        self.files = {f"/{file.relative_to(folder).as_posix()}": _file(file) for file in _listed(folder)}
        self.index = self.files.get(f"/{INDEX}") or File(
            b"text/html; charset=utf-8", UNBUILT, False, b'"unbuilt"', b"no-cache", ENCODED_HEADERS
        )
        self._small: dict[bytes, bytes] = {}
        """Bodies compressed by gzip, by tag, each made when it is first asked for: most never are, and all together would hold up the start of a server."""
        self._reading = asyncio.Lock()
        self._has_minds = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path.startswith(MINDS):
            async with self._reading:
                if not self._has_minds:
                    await asyncio.to_thread(self._add_minds)
        file = self.files.get(path)
        missing = file is None and (path.startswith(("/assets/", MINDS, "/ws/")) or "." in path.rsplit("/", 1)[-1])
        if scope["method"] not in ("GET", "HEAD"):
            missing = True
        file = file or self.index
        if missing:
            await respond(send, 404, "Not here.\n")
            return
        if file is self.index and self._head:
            head = await self._head(scope)
            file = _with_head(file, head) if head else file
        asked = {name: value for name, value in scope["headers"] if name in (b"if-none-match", b"accept-encoding")}
        kind = [(b"content-type", file.kind), (b"cache-control", file.cache), (b"etag", file.tag), (b"vary", b"accept-encoding")]
        headers = [*file.headers, *kind]
        if asked.get(b"if-none-match") == file.tag:
            await _respond(send, 304, headers, b"")
            return
        body, taken = file.body, asked.get(b"accept-encoding", b"")
        if file.smallest is not None and b"br" in taken:
            body = file.smallest
            headers.append((b"content-encoding", b"br"))
        elif file.shrinks and b"gzip" in taken:
            if file.tag not in self._small:
                self._small[file.tag] = await asyncio.to_thread(gzip.compress, file.body, 9, mtime=0)  # takes some milliseconds
            body = self._small[file.tag]
            headers.append((b"content-encoding", b"gzip"))
        await _respond(send, 200, headers, b"" if scope["method"] == "HEAD" else body, len(body))

    def _add_minds(self) -> None:
        """Read when somebody first asks for one of them: it takes a second, and most servers are never asked."""
        for game in filter(has_weights, map(find, names())):
            body, tag = minds.halves(game), f'"{minds.tag(game)}"'.encode()
            self.files[MINDS + minds.file_name(game)] = File(b"application/octet-stream", body, False, tag, _FOREVER, ENCODED_HEADERS)
        self._has_minds = True


def _with_head(file: File, head: str) -> File:
    body = file.body.replace(b"</head>", head.encode() + b"</head>", 1)
    return dataclasses.replace(file, body=body, shrinks=False, tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode(), smallest=None)


async def respond(send: Send, status: int, text: str, kind: str = "text/plain") -> None:
    """A plain sentence in the place of a page, or a refusal."""
    headers = [*ENCODED_HEADERS, (b"content-type", kind.encode()), (b"cache-control", b"no-store")]
    await _respond(send, status, headers, text.encode())


async def _respond(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes, length: int | None = None) -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body) if length is None else length).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _listed(folder: Path) -> list[Path]:
    """The files of a page, without those that are another's Brotli form."""
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and not (file.suffix == BROTLI and file.with_suffix("").exists())]


def _file(file: Path) -> File:
    body = file.read_bytes()
    if file.name == INDEX:  # it is the answer to addresses such as /t/LINK, too, from where its own files lie elsewhere
        body = body.replace(b'="./', b'="/')
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".wasm": "application/wasm"}.get(
        file.suffix
    )
    kind = kind or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = _FOREVER if file.parent.name == "assets" else b"no-cache"
    headers = _RULES_HEADERS if file.name.startswith(_RULES) else ENCODED_HEADERS
    tag, brotli = f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode(), file.with_name(file.name + BROTLI)
    smallest = brotli.read_bytes() if brotli.exists() else None
    return File(kind.encode(), body, file.suffix in _COMPRESSED, tag, cache, headers, smallest)
