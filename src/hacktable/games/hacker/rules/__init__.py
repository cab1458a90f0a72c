"""The rules of Hacker, one file a phase."""
