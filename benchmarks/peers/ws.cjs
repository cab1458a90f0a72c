// A ceiling: the game on bare ws, with nothing of a framework.
const { WebSocketServer } = require('ws');
const { fresh, play, view } = require('./game.cjs');
const tables = new Map();
const wss = new WebSocketServer({ port: +process.argv[2], host: '127.0.0.1', perMessageDeflate: false, backlog: 2048 });
wss.on('connection', (ws, req) => {
  const [, , t, seat] = req.url.split('/'), s = +seat;
  let table = tables.get(t);
  if (!table) tables.set(t, (table = { g: fresh(+t), socks: [] }));
  table.socks[s] = ws;
  ws.on('message', data => {
    const m = JSON.parse(data);
    if (!play(table.g, s, m.n, m.c)) return ws.send('{"err":1}');
    for (let k = 0; k < 4; k++) if (table.socks[k]) table.socks[k].send(JSON.stringify(view(table.g, k)));
  });
  ws.on('close', () => { table.socks[s] = null; });
  ws.send(JSON.stringify(view(table.g, s)));
});
