import { bookingAt, bookingBody, type BookingSupply } from './bookings.ts';
import { answer } from './child-process.ts';
import { KeepAliveConnection, requestBytes, type HttpAnswer } from './keep-alive-connection.ts';
import { runFor, type Done } from './run-for.ts';

/** The load generator: a process of its own, so that its work is not counted as the server's. */
export interface Load {
  port: number;
  call: 'day' | 'booking';
  milliseconds: number;
  connections: number;
  path: string;
  /** One for each client. */
  tokens: readonly string[];
  supply: BookingSupply;
  /** What every answer about the day must be. */
  expected: string;
}

/** The next booking of each server, by port. */
const booked = new Map<number, number>();

answer(async (load: Load): Promise<Done> => {
  const opening = Array.from({ length: load.connections }, () =>
    KeepAliveConnection.open(load.port),
  );
  const connections = await Promise.all(opening);
  const work = load.call === 'day' ? readDays(load) : makeBookings(load);
  try {
    return await runFor(load.milliseconds, load.connections, (loop) =>
      work(connections[loop] as KeepAliveConnection),
    );
  } finally {
    for (const connection of connections) connection.close();
  }
});

type Work = (connection: KeepAliveConnection) => Promise<void>;

function readDays({ path, tokens, expected }: Load): Work {
  const requests = tokens.map((token) => Buffer.from(requestBytes('GET', path, { token })));
  const body = Buffer.from(expected);
  let next = 0;
  return async (connection) => {
    const request = requests[next++ % requests.length] as Buffer;
    const given = await connection.send(request);
    if (given.status !== 200 || !given.body.equals(body)) throw wrong(given);
  };
}

function makeBookings({ path, port, tokens, supply }: Load): Work {
  return async (connection) => {
    const index = booked.get(port) ?? 0;
    booked.set(port, index + 1);
    const { franjaId, cliente } = bookingAt(supply, index);
    const token = tokens[cliente] as string;
    const body = bookingBody(franjaId);
    const given = await connection.send(requestBytes('POST', path, { token, body }));
    if (given.status !== 201) throw wrong(given);
  };
}

function wrong({ status, body }: HttpAnswer): Error {
  return new Error(`A wrong answer: ${status} ${body.toString().slice(0, 300)}`);
}
