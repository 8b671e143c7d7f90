import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  crearSuscripcion,
  misSuscripciones,
} from '@remanso/contract/persona/suscripciones.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { buildDependencies } from '../../../test/support/build-dependencies.ts';
import { CONFIG, type Persona } from '../../../test/support/builders.ts';
import { crearClienteSinEmail, crearPersona } from '../../../test/support/personas.ts';
import { startPushService } from '../../../test/support/servers/start-push-service.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { avisarLoQueLlega } from '../reservas/tiempo/avisar-lo-que-llega.ts';
import { PAUSAS_MS, vidaDe } from './avisos.rules.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

const app = useTestApp({ allowPrivateTargets: true, pollingSeconds: 0.1 });

const PATIENCE = { timeout: 15_000, interval: 20 };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await app.database.db
    .insertInto('franjas')
    .values({ ...TURNO, capacidad_efectiva: 10, origen: 'MANUAL' })
    .execute();
  service.received.length = 0;
  app.dependencies.pushWorker.start();
});
afterEach(() => {
  if (service.problems.length > 0) throw new AggregateError(service.problems);
});

const subscribe = async (as: Persona, dispositivo: string) =>
  (await app.make(crearSuscripcion, { as, body: service.subscribe(dispositivo) })).id;
const entregas = () => app.database.db.selectFrom('entregas').selectAll().orderBy('id').execute();
const avisos = () => app.database.db.selectFrom('avisos').select('tipo').orderBy('id').execute();
const devices = async (as: Persona) =>
  (await app.make(misSuscripciones, { as })).suscripciones.map(({ dispositivo }) => dispositivo);

/** Waits until nothing is on its way to any phone. */
const untilTold = () =>
  vi.waitFor(
    async () => expect((await entregas()).filter((each) => each.proximo_en !== null)).toEqual([]),
    PATIENCE,
  );

/** A turn later than every franja of the plan. */
const TURNO = { inicio: '2026-10-20T08:00:00', fin: '2026-10-20T09:00:00' };
const VENCE = '2026-10-01T09:00:00';

/** Offers a place to a person until 09:00, and queues the aviso that tells them so. */
const offer = (usuarioId: number, para: string | null = null) =>
  inTransaction(app.database.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into esperas (franja_id, usuario_id, personas, estado, creada_en, vence_en)
      select id, ${usuarioId}, 1, 'OFRECIDA', ${app.clock.instant()}, ${VENCE}
      from franjas where inicio = ${TURNO.inicio} returning id`.execute(tx);
    const datos = { esperaId: rows[0]?.id ?? 0, nombre: 'Ana', ...TURNO, personas: 1 };
    await app.dependencies.avisar(tx, {
      tipo: 'oferta',
      para,
      usuarioId,
      datos: { ...datos, venceEn: VENCE },
    });
  });

test('what is told of a booking reaches every phone of its holder, encrypted, and nobody else', async () => {
  const { ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await subscribe(ana, 'Teléfono');
  await subscribe(ana, 'Tableta');
  await subscribe(luis, 'De Luis');
  const body = { franjaId: franja('08:00') };
  const { id } = await app.make(crearReserva, { as: ana, body });
  await untilTold();
  const sent = {
    titulo: 'Reserva confirmada: viernes 2 de octubre a las 08:00',
    texto: 'Tu turno en Remanso está reservado. Llega 10 minutos antes.',
    ruta: `/reservas/mis-reservas?reserva=${id}`,
    sub: 'https://turnos.ejemplo.com',
    // The aviso expires after a day, which ends before the turn begins.
    ttl: 24 * 3600,
  };
  const byDevice = service.received.toSorted((a, b) => a.dispositivo.localeCompare(b.dispositivo));
  expect(byDevice).toEqual([
    { ...sent, dispositivo: 'Tableta' },
    { ...sent, dispositivo: 'Teléfono' },
  ]);
  await vi.waitFor(async () => {
    const { suscripciones } = await app.make(misSuscripciones, { as: ana });
    expect(suscripciones.map(({ ultimoEnvio }) => ultimoEnvio)).toEqual(
      Array(2).fill('2026-10-01T07:00:00'),
    );
  }, PATIENCE);
  // The letter is queued as well, and an entrega that was sent keeps no data.
  expect(await avisos()).toContainEqual({ tipo: 'confirmacion' });
  expect((await entregas()).map(({ datos }) => datos)).toEqual([null, null]);

  await app.make(cancelarReserva, { as: ana, params: { id }, body: {} });
  await untilTold();
  expect(service.received.map(({ titulo }) => titulo).slice(2)).toEqual(
    Array(2).fill('Reserva cancelada: viernes 2 de octubre a las 08:00'),
  );
});

test('a reminder is told once, and not after its turn has begun', async () => {
  const { ana } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '16:00' }],
  });
  await subscribe(ana, 'Teléfono');
  app.clock.set('2026-10-02T14:30:00');
  for (let look = 0; look < 3; look += 1) await avisarLoQueLlega(app.dependencies);
  await untilTold();
  expect(service.received).toMatchObject([
    { titulo: 'Recordatorio: viernes 2 de octubre a las 16:00', ttl: 90 * 60 },
  ]);
});

test('who has no e-mail is told on the phone all the same, and by no mail', async () => {
  const id = await crearClienteSinEmail(app);
  const { endpoint, keys, dispositivo } = service.subscribe('Sin correo');
  await app.database.db
    .insertInto('suscripciones')
    .values({ usuario_id: id, endpoint, ...keys, dispositivo, creada_en: app.clock.instant() })
    .execute();
  await offer(id);
  await untilTold();
  expect(service.received).toMatchObject([
    { dispositivo: 'Sin correo', ruta: '/reservas/mis-reservas', ttl: 2 * 3600 },
  ]);
  expect(await avisos()).toEqual([]);
});

test('what is about the account stays out of the phone, and so do all where messages are off', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await subscribe(ana, 'Teléfono');
  await inTransaction(app.database.db, (tx) =>
    app.dependencies.avisar(tx, {
      tipo: 'cambio-de-email',
      para: ana.email,
      usuarioId: ana.id,
      datos: { nombre: 'Ana', nuevo: 'nueva@ejemplo.com' },
    }),
  );
  const body = { ...CONFIG, notificacionesActivas: false };
  await app.make(actualizarConfig, { as: admin, body });
  await offer(ana.id, ana.email);
  expect(await entregas()).toEqual([]);
});

test.each([404, 410])(
  'a subscription of which the service says %i ends by itself',
  async (gone) => {
    const ana = await crearPersona(app);
    await subscribe(ana, 'Vieja');
    await subscribe(ana, 'Teléfono');
    service.answers.set('Vieja', [gone]);
    await offer(ana.id, ana.email);
    await untilTold();
    expect(await devices(ana)).toEqual(['Teléfono']);
    expect(service.received.map(({ dispositivo }) => dispositivo)).toEqual(['Teléfono']);
  },
);

test('a service that fails is asked again after growing pauses, and holds up nobody', async () => {
  const ana = await crearPersona(app);
  await subscribe(ana, 'Lenta');
  service.answers.set('Lenta', [500, 503, 429]);
  await offer(ana.id, ana.email);
  for (let tries = 1; tries <= 3; tries += 1) {
    const proximo = app.clock.epoch() + pauseAfter(PAUSAS_MS, tries);
    await vi.waitFor(
      async () =>
        expect(await entregas()).toMatchObject([{ intentos: tries, proximo_en: proximo }]),
      PATIENCE,
    );
    expect(await devices(ana)).toEqual(['Lenta']);
    app.clock.setEpoch(proximo);
  }
  await untilTold();
  expect(service.received).toHaveLength(1);
});

test('what is over before it could be sent is given up', async () => {
  const ana = await crearPersona(app);
  await app.dependencies.pushWorker.stop();
  await subscribe(ana, 'Teléfono');
  await offer(ana.id, ana.email);
  app.clock.setEpoch(app.clock.epoch() + vidaDe('oferta'));
  app.dependencies.pushWorker.start();
  await untilTold();
  expect(service.received).toEqual([]);
});

test('what was told to one person is not sent to who has the browser by then', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await app.dependencies.pushWorker.stop();
  const body = service.subscribe('De los dos');
  await app.make(crearSuscripcion, { as: ana, body });
  await offer(ana.id, ana.email);
  await app.make(crearSuscripcion, { as: luis, body });
  await offer(luis.id, luis.email);
  app.dependencies.pushWorker.start();
  await vi.waitFor(
    async () =>
      expect((await entregas()).filter((each) => each.proximo_en === null)).toMatchObject([
        { usuario_id: luis.id },
      ]),
    PATIENCE,
  );
  expect(service.received).toHaveLength(1);
});

test('two instances send each message once', async () => {
  const personas = await Promise.all(Array.from({ length: 8 }, () => crearPersona(app)));
  for (const persona of personas) await subscribe(persona, `De ${persona.id}`);
  const { database, clock } = app;
  const parts = { allowPrivateTargets: true, pollingSeconds: 0.1 };
  const { pushWorker } = buildDependencies({ database, clock, ...parts });
  pushWorker.start();
  try {
    await Promise.all(personas.map(({ id, email }) => offer(id, email)));
    await untilTold();
  } finally {
    await pushWorker.stop();
  }
  expect(service.received.map(({ dispositivo }) => dispositivo).toSorted()).toEqual(
    personas.map(({ id }) => `De ${id}`).toSorted(),
  );
});
