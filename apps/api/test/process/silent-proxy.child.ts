import { connect, createServer, type AddressInfo } from 'node:net';

/*
 * A proxy between the app and its database, in a process of its own. Stopped (SIGSTOP), it is a
 * host that no longer answers: the connections that it holds are silent, and once its short queue
 * is full nobody can connect.
 */

const port = Number(process.argv[2]);
const server = createServer((client) => {
  const upstream = connect(port, '127.0.0.1');
  client.pipe(upstream).pipe(client);
  for (const socket of [client, upstream]) {
    socket.on('error', () => undefined);
    socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
  }
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
