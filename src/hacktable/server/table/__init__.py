"""One table and its parts: who sits there, the match that is played, chat, clocks, bots, and what is kept of it."""
