import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { salud } from '@remanso/contract/sistema/salud.contract';
import {
  cambiarWebhook,
  crearWebhook,
  enviosDeWebhook,
  listarWebhooks,
} from '@remanso/contract/sistema/webhooks.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { EVENTOS } from '@remanso/contract/sistema/webhooks.rules';
import { afterEach, expect, test } from 'vitest';
import { reservar, type Admin } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { useReceiver } from '../../../test/support/programas/webhooks.ts';
import { world } from '../../../test/support/world.ts';
import { createOutgoing } from '../../platform/outgoing/create-outgoing.ts';
import { createWebhookChannel } from './envios.channel.ts';
import { PAUSAS_MS } from './sucesos.rules.ts';
import { createOutboxWorker } from '../../platform/outbox/create-outbox-worker.ts';
import { takeDue } from '../../platform/outbox/take-due.ts';
import type { Outgoing } from '../../platform/outgoing/create-outgoing.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

const app = useTestApp({ allowPrivateTargets: true, pollingSeconds: 0.1 });
const receiver = useReceiver(app);

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

const envios = async (as: Admin, id: number) =>
  (await app.make(enviosDeWebhook, { as, params: { id } })).envios;
const rows = () => app.database.db.selectFrom('envios').selectAll().orderBy('id').execute();

const channelTo = (outgoing: Outgoing) =>
  createWebhookChannel({ ...app.dependencies, outgoing, contarSueltos: async () => undefined });

/** Sends what is due once, as a worker of another instance would. Returns how many were sent. */
async function sendDue(outgoing = app.dependencies.outgoing) {
  const channel = channelTo(outgoing);
  let tried = 0;
  const send: typeof channel.send = (envio) => {
    tried += 1;
    return channel.send(envio);
  };
  const worker = createOutboxWorker(
    { ...channel, send },
    { ...app.dependencies, pollingSeconds: 3_600, log: () => undefined },
  );
  worker.start();
  await worker.stop();
  return tried;
}

async function open() {
  const centre = await world(app, { clientes: ['ana', 'luis'] });
  return { ...centre, id: await receiver.add(centre.admin) };
}

test('what is not taken is tried again after 5 s, 30 s, 2 min and longer, under the same id', async () => {
  const { admin, ana, franjaId, id } = await open();
  receiver.of().answers.push(500, 503, 400, 429);
  await reservar(app, ana, franjaId);
  for (const [tries, pause] of [5_000, 30_000, 120_000, 600_000].entries()) {
    const next = app.clock.epoch() + pause;
    await receiver.until(async () =>
      expect(await rows()).toMatchObject([{ intentos: tries + 1, proximo_en: next }]),
    );
    // A moment before it is due nothing is taken.
    app.clock.setEpoch(next - 1);
    expect(await sendDue()).toBe(0);
    app.clock.setEpoch(next);
  }
  await receiver.untilTold();
  const { asked, received } = receiver.of();
  expect(asked).toHaveLength(5);
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(received).toHaveLength(1);
  expect(await envios(admin, id)).toMatchObject([
    { tipo: 'reserva.creada', estado: 'ENTREGADO', intentos: 5, codigo: 204, ultimoError: null },
  ]);
});

test('after a day without being taken it is given up', async () => {
  const { admin, ana, franjaId, id } = await open();
  await app.dependencies.webhookWorker.stop();
  await reservar(app, ana, franjaId);
  const began = app.clock.epoch();
  let tries = 0;
  while ((await rows()).some((row) => row.proximo_en !== null)) {
    receiver.of().answers.push(500);
    tries += await sendDue();
    app.clock.setEpoch(app.clock.epoch() + pauseAfter(PAUSAS_MS, tries));
  }
  expect(app.clock.epoch() - began).toBeGreaterThan(20 * 3_600_000);
  // The clock has passed the last pause too, for which it was not tried any more.
  expect(app.clock.epoch() - began).toBeLessThanOrEqual(28 * 3_600_000);
  expect(tries).toBe(13);
  await moveTo(app, app.clock.now(), admin);
  expect(await envios(admin, id)).toMatchObject([
    { estado: 'FALLIDO', intentos: 13, codigo: 500, ultimoError: 'Respondió 500' },
  ]);
});

test('what is told of one booking comes in its order; another booking does not wait', async () => {
  const { ana, luis, franja } = await open();
  receiver.of().answers.push(500);
  const { id } = await reservar(app, ana, franja('08:00'));
  await receiver.until(() => expect(receiver.of().asked).toHaveLength(1));
  await app.make(actualizarReserva, { as: ana, params: { id }, body: { notas: 'Hola' } });
  await app.make(cancelarReserva, { as: ana, params: { id } });
  const other = await reservar(app, luis, franja('09:00'));
  await receiver.until(() =>
    expect(receiver.of().received.map(({ data }) => data.id)).toEqual([other.id]),
  );
  app.clock.setEpoch(app.clock.epoch() + 5_000);
  await receiver.untilTold();
  expect(receiver.of().received.map(({ type, data }) => [type, data.id])).toEqual([
    ['reserva.creada', other.id],
    ['reserva.creada', id],
    ['reserva.cambiada', id],
    ['reserva.cancelada', id],
  ]);
  // Each holds the booking as it was at its own cause.
  expect(receiver.of().received.map(({ data }) => [data.estado, data.notas !== 'Hola'])).toEqual([
    ['CONFIRMADA', true],
    ['CONFIRMADA', true],
    ['CONFIRMADA', false],
    ['CANCELADA', false],
  ]);
});

test('a redirect is not followed', async () => {
  const { admin, ana, franjaId, id } = await open();
  receiver.of().answers.push(302);
  await reservar(app, ana, franjaId);
  await receiver.until(async () =>
    expect(await envios(admin, id)).toMatchObject([
      { estado: 'PENDIENTE', codigo: 302, ultimoError: expect.stringContaining('Respondió 302') },
    ]),
  );
  expect(receiver.of().asked).toHaveLength(1);
});

test('a receiver that does not answer in time, or is not there, has failed', async () => {
  const { admin, ana, franjaId } = await open();
  await app.dependencies.webhookWorker.stop();
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const { id } = await app.make(crearWebhook, { as: admin, body: { url, eventos: [...EVENTOS] } });
  await reservar(app, ana, franjaId);
  await sendDue(createOutgoing({ allowPrivate: true, timeoutMs: 50 }));
  expect(await envios(admin, id)).toMatchObject([
    { estado: 'PENDIENTE', codigo: null, ultimoError: 'No respondió en 10 segundos' },
  ]);
  server.close();
  app.clock.setEpoch(app.clock.epoch() + 5_000);
  await sendDue();
  expect(await envios(admin, id)).toMatchObject([
    { ultimoError: 'No se pudo conectar (ECONNREFUSED)', intentos: 2 },
  ]);
});

test('a name that leads to a private address is not connected to, whatever it led to before', async () => {
  const { admin, ana, franjaId } = await open();
  await app.dependencies.webhookWorker.stop();
  let connected = 0;
  const server = createServer((socket) => {
    connected += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(async () => server.close());
  const { port } = server.address() as AddressInfo;
  const body = { url: `https://avisos.ejemplo.com:${port}/`, eventos: [...EVENTOS] };
  const { id } = await app.make(crearWebhook, { as: admin, body });
  await reservar(app, ana, franjaId);
  const resolve = ((_name: string, _options: object, done: (...answer: unknown[]) => void) =>
    done(null, [{ address: '::ffff:127.0.0.1', family: 6 }])) as never;
  await sendDue(createOutgoing({ allowPrivate: false, resolve }));
  expect(connected).toBe(0);
  expect(await envios(admin, id)).toMatchObject([
    { estado: 'PENDIENTE', codigo: null, ultimoError: 'La dirección no es de internet' },
  ]);
});

test('what was written before a crash is sent after the next start', async () => {
  const { ana, franjaId } = await open();
  await app.dependencies.webhookWorker.stop();
  await reservar(app, ana, franjaId);
  // An instance has taken it and died.
  const { clock } = app;
  await takeDue(app.database.db, channelTo(app.dependencies.outgoing).taking, {
    count: 5,
    now: clock.instant(),
    until: clock.instant(60_000),
    implausible: clock.instant(90_000),
  });
  app.dependencies.webhookWorker.start();
  expect(await sendDue()).toBe(0);
  clock.setEpoch(clock.epoch() + 60_000);
  await receiver.untilTold();
  expect(receiver.of().received).toMatchObject([{ type: 'reserva.creada' }]);
});

test('two instances share the work and send each once', async () => {
  const { admin, ana, franja } = await open();
  const parts = { allowPrivateTargets: true, pollingSeconds: 0.1 };
  const second = await startSecondInstance(app, parts);
  ending.push(second.stop);
  second.dependencies.webhookWorker.start();
  ending.push(second.dependencies.webhookWorker.stop);
  const hours = ['08:00', '09:00', '10:00', '11:00', '16:00', '17:00'];
  await Promise.all(hours.map((hora) => reservar(app, ana, franja(hora))));
  await receiver.untilTold();
  expect(new Set(receiver.of().asked.map(({ id }) => id)).size).toBe(hours.length);
  expect(receiver.of().asked).toHaveLength(hours.length);
  expect((await app.make(listarWebhooks, { as: admin })).webhooks).toHaveLength(1);
});

test('a hundred failures in a row turn it off, tell the desk, and end with who sees to it', async () => {
  const { admin, ana, franja, id } = await open();
  await app.dependencies.webhookWorker.stop();
  const alertas = async () =>
    (await app.make(salud, {})).alertas.filter(({ codigo }) => codigo === 'WEBHOOK');
  await app.database.db.updateTable('webhooks').set({ fallos: 98 }).execute();
  receiver.of().answers.push(500);
  await reservar(app, ana, franja('08:00'));
  await reservar(app, ana, franja('09:00'));
  await sendDue();
  // The first failed and the second was taken, so that the count of failures begins anew.
  expect((await app.make(listarWebhooks, { as: admin })).webhooks).toMatchObject([
    { activo: true, apagadoEn: null },
  ]);
  await app.database.db.updateTable('webhooks').set({ fallos: 99 }).execute();
  receiver.of().answers.push(500);
  app.clock.setEpoch(app.clock.epoch() + 5_000);
  expect(await alertas()).toEqual([]);
  await sendDue();
  const [off] = (await app.make(listarWebhooks, { as: admin })).webhooks;
  expect(off).toMatchObject({
    activo: false,
    fallosSeguidos: 100,
    apagadoEn: '2026-10-01T07:00:05',
  });
  expect(await alertas()).toMatchObject([{ desde: '2026-10-01T07:00:05' }]);
  const { hechos } = await app.make(listarActividad, { as: admin });
  expect(hechos[0]).toMatchObject({ accion: 'apagarWebhook', usuarioId: null, entidadId: id });
  expect((await envios(admin, id)).map(({ estado }) => estado).toSorted()).toEqual([
    'ENTREGADO',
    'FALLIDO',
  ]);
  // While it is off nothing is written.
  await reservar(app, ana, franja('10:00'));
  expect(await rows()).toHaveLength(2);

  const body = { url: receiver.of().url, eventos: [...EVENTOS], activo: true };
  await app.make(cambiarWebhook, { as: admin, params: { id }, body });
  expect(await alertas()).toEqual([]);
  await reservar(app, ana, franja('11:00'));
  await sendDue();
  expect((await envios(admin, id))[0]).toMatchObject({ estado: 'ENTREGADO' });
});
