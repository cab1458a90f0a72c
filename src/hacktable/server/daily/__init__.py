"""The deal of the day: the same for everybody, against the same bots, one counted try each."""
