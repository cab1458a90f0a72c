// Colyseus, in its fastest way: no schema, no patches, one message of its own for every client.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { fresh, play, view } = require('./game.cjs');
let count = 0;
class Table extends Room {
  onCreate() {
    this.maxClients = 1000;
    this.patchRate = null;
    this.g = fresh(count++);
    this.seats = [];
    this.onMessage('m', (client, m) => {
      if (!play(this.g, client.seat, m.n, m.c)) return client.send('err', 1);
      for (let k = 0; k < 4; k++) if (this.seats[k]) this.seats[k].send('v', view(this.g, k));
    });
  }
  onJoin(client, options) {
    client.seat = options.s;
    if (client.seat < 4) this.seats[client.seat] = client;
    client.send('v', view(this.g, client.seat));
  }
  onLeave(client) { if (client.seat < 4) this.seats[client.seat] = null; }
}
const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define('t', Table);
server.listen(+process.argv[2], '127.0.0.1');
