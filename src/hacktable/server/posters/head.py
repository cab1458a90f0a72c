"""What the page's head tells other programs of a table or a moment, so that a link to it shows something (Open Graph)."""

from __future__ import annotations

from html import escape

from hacktable.server.posters.drawing import HEIGHT, WIDTH
from hacktable.server.posters.facts import Poster

LOCALES = {"en": "en_GB", "de": "de_DE", "fi": "fi_FI", "it": "it_IT", "nb": "nb_NO", "pt": "pt_PT"}
"""Open Graph wants a country, too."""


def head(poster: Poster, site: str, path: str, picture: str | None) -> str:
    """HTML.

    :param site: where the server is, such as `https://example.org`.
    :param path: of the page.
    :param picture: the path of the poster; None if it cannot be made.
    """
    told = {
        "og:site_name": "Hacktable",
        "og:type": "website",
        "og:locale": LOCALES.get(poster.language, poster.language),
        "og:title": poster.title,
        "og:description": poster.sentence,
        "og:url": site + path,
    }
    if picture:
        told |= {
            "og:image": site + picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": f"{poster.title}. {poster.sentence}",
        }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines.append(f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}" />')
    lines.append('<meta name="robots" content="noindex" />')  # who is not given the link should not find it either
    return "".join(lines)
