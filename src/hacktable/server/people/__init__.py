"""What guests know of one another, and whom they do not want to hear or to meet."""
