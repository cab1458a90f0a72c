"""What every game is built from: structs, compiled rules, randomness, verbs, the declaration of a game, the registry."""
