// Runs before each file of tests: one document serves all of them, and none is to find what another one has left in it.
document.body.replaceChildren();
