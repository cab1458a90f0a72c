"""A site without a server: the page as plain files that any web host can serve, below any path.

Games are played on the visitor's own device, by the rules as WebAssembly. What a server would tell the page at first is a file: the games there
are (`api/home.json`), and what their bots have learned (`minds/`).
"""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from hacktable import __version__
from hacktable.bots import minds
from hacktable.bots.learned.weights import has_weights
from hacktable.kernel.errors import OptionError
from hacktable.kernel.registry import find, names
from hacktable.server.http.page_files import INDEX
from hacktable.server.http.web import doors
from hacktable.server.wire.answers import Home, Me
from hacktable.server.wire.messages import PROTOCOL

MARK = '<meta name="hacktable-site" content="files" />'
POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""For the page. Its worker, which compiles the rules, goes by what the web host sends with it: most send nothing."""


def build_site(page: Path, folder: Path) -> None:
    """Write the site into a folder that is empty, or is not there yet.

    :param page: the built page.
    :raises OptionError: if something is in the folder, or the page has not been built.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise OptionError("cli-site-taken", folder=str(folder))
    if not (page / INDEX).exists():
        raise OptionError("cli-site-unbuilt")
    shutil.copytree(page, folder, dirs_exist_ok=True)
    index = (folder / INDEX).read_text("utf-8")
    head = f'{MARK}<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    (folder / INDEX).write_text(index.replace("<head>", f"<head>{head}", 1), "utf-8")
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(manifest.read_text("utf-8").replace(': "/', ': "./'), "utf-8")
    ours = [game for game in map(find, names()) if game.folder.is_relative_to(Path(__file__).parents[1])]
    listed = tuple(door for door in doors() if door.name in {game.name for game in ours})
    (folder / "api").mkdir()
    (folder / "api" / "home.json").write_bytes(msgspec.json.encode(Home(PROTOCOL, __version__, listed, Me(None, ()))))
    (folder / "minds").mkdir()
    for game in filter(has_weights, ours):
        (folder / "minds" / minds.file_name(game)).write_bytes(minds.halves(game))
