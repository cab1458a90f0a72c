"""One game being played: its log, its texts, its proof."""
