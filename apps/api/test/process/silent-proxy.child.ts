import { connect, createServer, type AddressInfo } from 'node:net';

/*
 * A proxy between the app and its database, run as a separate process. A test stops the process
 * (SIGSTOP) to simulate a host that no longer answers: open connections receive nothing, and once
 * the listener's short queue is full nobody can connect.
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
