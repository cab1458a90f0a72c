// boardgame.io, in memory. Its own turn order is used, and playerView hides the hands.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const { fresh, play, view } = require('./game.cjs');
let count = 0;
const game = {
  name: 't', minPlayers: 4, maxPlayers: 4, disableUndo: true,
  setup: () => fresh(count++),
  turn: { order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn }, minMoves: 1, maxMoves: 1 },
  moves: { m: { move: ({ G, playerID }, n, c) => (play(G, +playerID, n, c) ? undefined : INVALID_MOVE), client: false, noLimit: false } },
  playerView: ({ G, playerID }) => view(G, playerID === null ? 9 : +playerID),
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: +process.argv[2], lobbyConfig: { apiPort: +process.argv[2] + 1 } });
