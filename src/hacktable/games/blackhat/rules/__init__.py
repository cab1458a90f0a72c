"""The rules of Black Hat: one file a phase."""
