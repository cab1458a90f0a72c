"""How learned players are trained: many games side by side, on a GPU or on a processor, and a network that learns from who wins."""
