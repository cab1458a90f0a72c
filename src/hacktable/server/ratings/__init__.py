"""Ratings of people, per game and number of players, and what else a player's page shows of finished matches."""
