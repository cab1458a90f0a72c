"""Three real servers under load, with a real PostgreSQL and a real NATS, and everything between them that can go wrong.

Servers are killed, stand still and are restarted; PostgreSQL and NATS are restarted; what goes between servers, PostgreSQL, NATS and pages goes through
proxies that cut, delay and hold back. Pages remember every move that was acknowledged, and the log in the database must have it
exactly once. A seed decides which events come when, but not what comes of them: these are real processes, and no two runs are the same.
"""
