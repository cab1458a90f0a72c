"""One game being played: its log, its texts, and playing them again."""
