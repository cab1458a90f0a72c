"""Players that are programs. They get what one seat knows, never a state, and so cannot cheat."""
