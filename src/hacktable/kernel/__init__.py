"""What every game stands on: records, compiled rules, randomness, verbs, the game protocol, the registry."""
