"""Telling people who are away that it is their turn: by push, by mail, and by a webhook of the table."""
