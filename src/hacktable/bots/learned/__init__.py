"""Players that learned: which columns a game has for networks, the network as kernels, and what was learned, in `minds/`."""
