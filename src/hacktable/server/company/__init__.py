"""Finding people to play with: quick match, and the list of public tables."""
