"""The tables of the database. A change here needs a migration beside it, in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    insert,
)

REVISION = "0016"
"""The newest migration."""
LEAST = "0005"
"""Programs that know this migration can use the database as it is now."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("handle", String(16)),  # follows from the id, and is here to be looked up; null: added by an older server
    Column("avatar", Integer),  # the face that they have chosen; null: they have not
    Index("guests_by_handle", "handle"),
)

# Whom a guest does not want to hear, or to meet.
ties = Table(
    "ties",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    Column("since", BigInteger, nullable=False),
    Index("ties_to_a_guest", "other"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),  # what its guest may know of it
    Column("guest", String(32), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the passkey counts them; many do not
    Column("label", String(60)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Index("passkeys_by_credential", "credential", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", String(32)),  # who adds a passkey; null: somebody uses one
    Column("expires", BigInteger, nullable=False, index=True),
)

# Who has reported whom to those who run the server. What else belongs to a report is found by its table and match.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("reporter", String(32), nullable=False),
    Column("reported", String(32), nullable=False, index=True),
    Column("name", String(24), nullable=False),  # of whom was reported, as it was then
    Column("table_id", String(16), nullable=False, index=True),
    Column("match", Integer, nullable=False),  # 0: none had begun
    Column("reason", String(16), nullable=False),
    Column("words", String(300), nullable=False),
    Column("closed", BigInteger),
    Column("note", String(200)),  # of who has closed it
    Index("reports_of_a_reporter", "reporter", "at"),
    sqlite_autoincrement=True,  # a number that the book of orders tells of is never given again
)

report_lines = Table(
    "report_lines",
    metadata,
    Column("report", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("text", String(200), nullable=False),  # or the name of a call, in brackets
    Column("at", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256: with the database alone, nobody can pose as a guest
    Column("guest", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("id", String(16), nullable=False),  # what its guest may know of it
    Column("label", String(60)),
    Column("seen", BigInteger),  # when it was last used
    Column("expires", BigInteger),
    Column("once", Boolean, nullable=False, server_default=false()),
    Index("keys_by_id", "id", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("address", String(43)),  # of who made it: never in clear, and only for a while
    Column("maker", String(32)),
    Column("phase", String(16), nullable=False, server_default="lobby"),  # also in the setup: here the database finds what has expired
    Column("public", Boolean, nullable=False, server_default=false()),  # likewise, for the list of tables that anybody may come to
    Index("tables_of_a_maker", "maker"),
    Index("tables_of_an_address", "address"),
    Index("tables_by_age", "phase", "updated"),
    Index("tables_for_all", "public", "updated"),
)

texts = Table(
    "texts",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256, in hexadecimal digits
    Column("text", Text, nullable=False),
)

text_uses = Table(
    "text_uses",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),  # 0: the table itself, as it is set up now
    Column("hash", String(64), primary_key=True),
    Index("uses_of_a_text", "hash"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("sitters_of_a_table", "table_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", LargeBinary),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), primary_key=True),  # two processes that own a table cannot both write a ply
    Column("match", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move_id", String(40)),
    Column("by", String(8), nullable=False),
)

sights = Table(
    "sights",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),  # the last action that is told of
    Column("lines", LargeBinary, nullable=False),  # what everyone saw, compressed: other rules could not tell it from the moves
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("chair", Integer),
    Column("name", String(24), nullable=False),
    Column("call", String(20)),
    Column("text", String(200)),
    Column("at", BigInteger, nullable=False),
    Column("aim", Integer),
    Index("chats_of_a_guest", "guest"),
)

orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(60), nullable=False),  # as the machine knows whoever gave it
    Column("what", String(16), nullable=False),
    Column("about", Text, nullable=False),  # JSON
    Column("done", BigInteger),
    Column("outcome", Text),
    Index("orders_not_done", "done"),
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),  # a guest, or a network
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("why", String(200), nullable=False),
)

# How people who are away are told that it is their turn.
vault = Table(
    "vault",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),  # the private key by which push services know us
)

reach = Table(
    "reach",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("zone", String(64)),  # of the quiet hours, such as Europe/Oslo; null: there are none
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_until", Integer),
    Column("mail", String(254)),
    Column("language", String(8)),  # of the mails
    Column("confirmed", BigInteger),  # since when it is known that the address is the guest's
    Column("confirm", LargeBinary),  # SHA-256 of what the link in the first mail says
    Column("asked", BigInteger),  # when that mail was sent
    Column("stop", String(43)),  # what the link says that ends all mails
    Index("reach_by_confirm", "confirm"),
    Index("reach_by_stop", "stop"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("key", String(16), nullable=False),  # of the device: when it is revoked, this goes too
    Column("endpoint", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("subscriptions_of_a_key", "key"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False),  # who has set it up
    Column("kind", String(8), nullable=False),
    Column("url", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Index("webhooks_of_a_guest", "guest"),
)

nudges = Table(
    "nudges",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("off", Boolean, nullable=False, server_default=false()),  # the guest wants to hear nothing of this table
    Column("match", Integer, nullable=False, server_default="0"),
    Column("ply", Integer, nullable=False, server_default="-1"),  # with which their turn began that they were last told of
    Column("told", BigInteger),
    Column("due", BigInteger),  # it is quiet until then; null: nothing waits
    Index("nudges_of_a_guest", "guest"),
    Index("nudges_due", "due"),
)

# What finished matches say about people, one row for each person in each of them; nothing of the others is in it.
played = Table(
    "played",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("left", Boolean, nullable=False, server_default=false()),  # early, for good: then the place is the last
    Column("feats", String(200), nullable=False, server_default=""),  # what medals are given for, as words (`ratings/medals.py`)
    Column("mu_before", Float),  # null: the match was not rated
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("played_by_time", "guest", "at"),
    Index("played_in_a_match", "table_id", "match"),
)

# How many matches among people lasted how many minutes, rounded down. Nothing in it is about anybody.
lengths = Table(
    "lengths",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("minutes", Integer, primary_key=True, autoincrement=False),
    Column("matches", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("private", Boolean, nullable=False, server_default=false()),  # nobody else may see the player's page
)

# The deals of the days.
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-17, by UTC
    Column("game", String(40), primary_key=True),
    Column("seed", LargeBinary, nullable=False),  # secret until the day is over
    Column("options", Text, nullable=False),  # JSON
    Column("bots", Text, nullable=False),  # JSON: their names by seat
    Column("drawn", BigInteger, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("guest", String(32), primary_key=True),  # one counted try each
    Column("table_id", String(16), nullable=False),
    Column("place", Integer),  # null until it has ended; for ever, if that was not on the day
    Column("points", Integer),
    Column("ended", BigInteger),
    Index("tries_of_a_guest", "guest"),
    Index("tries_at_a_table", "table_id"),
)

# Who looks for people to play with. A row lives as long as somebody's page waits.
seekers = Table(
    "seekers",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("wish", LargeBinary, nullable=False),  # JSON
    Column("address", String(43)),  # hashed, to count by
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when the page last said that it waits
    Column("busy", Boolean, nullable=False, server_default=false()),  # plays against bots meanwhile
    Column("offer", String(16)),
    Column("offered", LargeBinary),  # JSON; the same for all who are asked
    Column("accepted", Boolean, nullable=False, server_default=false()),
    Column("table_id", String(16)),  # the table that was made for them
    Index("seekers_of_an_address", "address"),
    Index("seekers_by_offer", "offer"),
)

# Evenings of several rounds.
evenings = Table(
    "evenings",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("evening", LargeBinary, nullable=False),  # JSON
    Column("maker", String(32)),
    Column("address", String(43)),  # of who planned it: hashed, to count by, and only for a while
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("phase", String(16), nullable=False),  # also in the document, as the next: here the database finds what has expired …
    Column("due", BigInteger),  # … and where something is to happen by itself
    Index("evenings_of_a_maker", "maker"),
    Index("evenings_of_an_address", "address"),
    Index("evenings_by_age", "phase", "updated"),
    Index("evenings_due", "due"),
)

evening_guests = Table(
    "evening_guests",
    metadata,
    Column("evening", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("evenings_of_a_guest", "guest"),
)

# Only in PostgreSQL is there anything in the next three, which servers share.
address_keys = Table(
    "address_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # always 1: there is one key
    Column("made", BigInteger, nullable=False),  # by the database's clock, in milliseconds since 1970
    Column("key", LargeBinary, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("session", String(32), primary_key=True),  # one start of a server
    Column("name", String(100), nullable=False),
    Column("address", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's clock, in milliseconds since 1970
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("session", String(32), nullable=False),  # the owner's; empty: nobody's
    Column("term", BigInteger, nullable=False),  # grows whenever the table changes hands; writes with an older one are refused
    Index("leases_of_a_session", "session"),
)

form = Table(
    "form",
    metadata,
    Column("least", String(32), primary_key=True),  # programs that know this migration, or a newer one, can use the database
)

# Alembic's own table, in which it keeps the form of a database. Apart from ours: Alembic compares those with what it finds.
_version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def make(connection: Connection) -> None:
    """Make all tables in an empty database, as all migrations would, in a tenth of their time."""
    for tables_of in (metadata, _version.metadata):
        tables_of.create_all(connection, checkfirst=False)
    connection.execute(insert(form).values(least=LEAST))
    connection.execute(insert(_version).values(version_num=REVISION))
