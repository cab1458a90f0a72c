"""The wire: every message between a page and the server, declared once, and what is written from the declarations."""
