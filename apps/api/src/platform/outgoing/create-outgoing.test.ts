import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startPushService } from '../../../test/support/servers/start-push-service.ts';
import { createOutgoing } from './create-outgoing.ts';
import { createPusher } from './create-pusher.ts';

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

const post = { headers: {}, body: Buffer.from('x') };

/** Returns a resolver that finds these addresses for every name. */
const resolverOf = (...addresses: string[]): typeof lookup =>
  ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;

/** Starts a server on loopback that counts the connections to it. */
async function startCounter() {
  let connected = 0;
  const server = createServer((socket) => {
    connected += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => server.close());
  return { port: (server.address() as AddressInfo).port, connected: () => connected };
}

test.each(['127.0.0.1', '::ffff:127.0.0.1', '::7f00:1'])(
  'a name that leads to %s is not connected to',
  async (address) => {
    const { port, connected } = await startCounter();
    const outgoing = createOutgoing({ allowPrivate: false, resolve: resolverOf(address) });
    const url = `https://push.ejemplo.com:${port}/envios/1`;
    expect(outgoing.refuses(url)).toBe(false);
    await expect(outgoing.post(url, post)).rejects.toThrow('push.ejemplo.com is no public address');
    expect(connected()).toBe(0);
  },
);

test('a push that is kept from before to an odd port ends its subscription, unsent', async () => {
  const { port, connected } = await startCounter();
  const outgoing = createOutgoing({ allowPrivate: false, resolve: resolverOf('127.0.0.1') });
  const push = createPusher({
    outgoing,
    readKeys: () => Promise.reject(new Error('no key is needed')),
    publicUrl: 'https://turnos.ejemplo.com',
  });
  const endpoint = `https://push.ejemplo.com:${port}/envios/1`;
  expect(outgoing.refusesPush('https://push.ejemplo.com:443/envios/1')).toBe(false);
  expect(await push({ endpoint, p256dh: '', auth: '' }, 'Hola', 60)).toBe('gone');
  expect(connected()).toBe(0);
});

test('what is refused as it is written is not connected to either', async () => {
  const { port, connected } = await startCounter();
  const outgoing = createOutgoing({ allowPrivate: false });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
    await expect(outgoing.post(`https://${host}:${port}/`, post)).rejects.toThrow(
      'is no public address',
    );
  }
  expect(connected()).toBe(0);
});

test('of a name with several addresses only the public ones are tried', async () => {
  const { port, connected } = await startCounter();
  const resolve = resolverOf('127.0.0.1', '192.0.2.1');
  const outgoing = createOutgoing({ allowPrivate: false, resolve, timeoutMs: 50 });
  // The second address is reserved for documentation (RFC 5737), so it is not public either.
  await expect(outgoing.post(`https://push.ejemplo.com:${port}/`, post)).rejects.toThrow(
    'is no public address',
  );
  expect(connected()).toBe(0);
});

test('where private addresses are allowed, the answer of one is read, and no redirect followed', async () => {
  const service = await startPushService();
  ending.push(service.stop);
  const outgoing = createOutgoing({ allowPrivate: true });
  const phone = service.subscribe('Teléfono');
  service.answers.set('Teléfono', [302, 429]);
  expect(await outgoing.post(phone.endpoint, post)).toEqual({
    status: 302,
    retryAfterSeconds: undefined,
  });
  expect((await outgoing.post(phone.endpoint, post)).status).toBe(429);
  expect((await outgoing.post(`${service.origin}/other`, post)).status).toBe(404);
  expect(service.asked()).toBe(3);
});

test('a server that does not answer is not waited for', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => server.close());
  const outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 50 });
  const { port } = server.address() as AddressInfo;
  await expect(outgoing.post(`http://127.0.0.1:${port}/`, post)).rejects.toThrow(/abort/);
});
