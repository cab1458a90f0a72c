"""Posters: the pictures that other programs show for a link to a table or to a moment of a match."""
