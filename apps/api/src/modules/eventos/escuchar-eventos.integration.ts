import { cerrarCaja, registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import { dejarEspera, esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { logout } from '@remanso/contract/persona/auth.contract';
import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { actualizarConfig, obtenerConfig } from '@remanso/contract/centro/config.contract';
import { escucharEventos } from '@remanso/contract/sistema/eventos.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { bloquearFranja, desbloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CONFIG, CONTRASENA, VIERNES } from '../../../test/support/builders.ts';
import type { Caller } from '../../../test/support/client.ts';
import { openStream, type OpenStream } from '../../../test/support/open-stream.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { IDS_POR_TRANSACCION } from './crear-historial.ts';

const app = useTestApp();
/** The longest wait for an event, in milliseconds, long enough for a busy machine. */
const PATIENCE = { timeout: 15_000 };

let other: Awaited<ReturnType<typeof startSecondInstance>>;
beforeAll(async () => {
  other = await startSecondInstance(app);
});
afterAll(() => other.stop());

const opened: OpenStream[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
  for (const { eventos } of [app.dependencies, other.dependencies]) {
    await vi.waitUntil(() => eventos.abiertos() === 0, PATIENCE);
  }
});

/** Opens a stream and reads its first event, `conectado`. The stream is closed after the test. */
async function listen(
  who: Caller,
  { origin } = app as { origin: string },
  lastId?: number | string,
) {
  await hearWhatWasTold();
  const stream = await openStream(origin, who, lastId);
  opened.push(stream);
  const greeting = await stream.next();
  expect(greeting).toMatchObject({ event: 'conectado', data: {} });
  return { ...stream, greetedAt: greeting?.id ?? 0 };
}

/**
 * Waits until both instances have received all notifications so far. Otherwise a new stream could
 * still receive events of what the test has prepared. The notification `saludo`, sent by this
 * function, arrives last and is not sent on to streams.
 */
async function hearWhatWasTold(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select pg_current_xact_id()::text as id, contar_eventos(array['saludo'])`.execute(
    app.database.db,
  );
  const last = Number(rows[0]?.id) * IDS_POR_TRANSACCION;
  for (const { eventos } of [app.dependencies, other.dependencies]) {
    eventos.oir();
    await vi.waitUntil(() => eventos.ultimo() >= last, PATIENCE);
  }
}

/** Changes the configuration. The tests read each stream up to the event of this change. */
const tellTheEnd = (admin: Caller) =>
  app.make(actualizarConfig, { as: admin, body: { ...CONFIG, limiteCancelHoras: 3 } });

test('whoever looks hears of a booking on either instance, its owner and the desk of the booking too', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const streams = [
    await listen(admin),
    await listen(ana, other),
    await listen(luis, other),
    await listen(luis),
  ];
  const { id } = await app.make(crearReserva, { as: ana, body: { franjaId } });
  const committed = performance.now();
  const first = await Promise.all(streams.map((stream) => stream.next()));
  expect(performance.now() - committed).toBeLessThan(1_000);
  await tellTheEnd(admin);
  const heard = await Promise.all(streams.map((stream) => stream.until('config')));
  const all = heard.map((rest, index) => [[first[index]?.event, first[index]?.data], ...rest]);
  const dia = ['dia', { fecha: VIERNES }];
  const reserva = ['reservas', { reservaId: id }];
  for (const one of all.slice(0, 2)) {
    expect(one).toHaveLength(2);
    expect(one).toEqual(expect.arrayContaining([dia, reserva]));
  }
  expect(all.slice(2)).toEqual([[dia], [dia]]);
});

test('a change of a line is told to who waits there, to who did and to the desk, to nobody else', async () => {
  const { admin, ana, luis, franjaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [{ de: 'ana', hora: '08:00', con: 3 }],
  });
  const streams = [await listen(admin, other), await listen(luis), await listen(ana)];
  const { id } = await app.make(esperarFranja, {
    as: luis,
    params: { id: franjaId },
    body: { personas: 1 },
  });
  await app.make(dejarEspera, { as: luis, params: { id } });
  await tellTheEnd(admin);
  const heard = await Promise.all(streams.map((stream) => stream.until('config')));
  const espera = ['esperas', { franjaId }];
  expect(heard).toEqual([[espera, espera], [espera, espera], []]);
});

test('many changes of a day in one transaction are one event', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const stream = await listen(ana);
  await app.make(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'Asueto' } });
  await tellTheEnd(admin);
  expect(await stream.until('config')).toEqual([['dia', { fecha: VIERNES }]]);
});

test('who came and what was paid is told to the desk, and to the holder without saying it', async () => {
  const { admin, ana, luis, reservaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  await moveTo(app, `${VIERNES}T08:00:00`, admin, ana, luis);
  const streams = [await listen(admin, other), await listen(ana), await listen(luis)];
  const params = { id: reservaId };
  const heard = async () => {
    await tellTheEnd(admin);
    return Promise.all(streams.map(async (stream) => (await stream.until('config')).toSorted()));
  };
  // Reads the streams up to here, because the event of the booking may still be on its way.
  await heard();
  const dia = ['dia', { fecha: VIERNES }];
  const reserva = ['reservas', { reservaId }];
  const told = [[dia, reserva], [dia, reserva], [dia]];
  await app.make(marcarAsistencia, { as: admin, params, body: { presentes: [] } });
  expect(await heard()).toEqual(told);
  const body = { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' } as const;
  const { pago } = await app.make(registrarPago, { as: admin, params, body });
  expect(await heard()).toEqual(told);
  await app.make(anularPago, {
    as: admin,
    params: { id: pago.id },
    body: { motivo: 'No pasó' },
  });
  expect(await heard()).toEqual(told);
});

test('a franja that closes or opens is told to whoever is booked there', async () => {
  const { admin, ana, luis, franja, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'ana', hora: '09:00' },
    ],
  });
  const streams = [await listen(ana), await listen(luis)] as const;
  const heard = async () => {
    await tellTheEnd(admin);
    return Promise.all(streams.map(async (stream) => stream.until('config')));
  };
  await heard();
  const params = { id: franja('08:00') };
  const dia = ['dia', { fecha: VIERNES }];
  const suya = ['reservas', { reservaId: reservas[0].id }];
  await app.make(bloquearFranja, { as: admin, params, body: {} });
  expect(await heard()).toEqual([expect.arrayContaining([dia, suya]), [dia]]);
  await app.make(desbloquearFranja, { as: admin, params });
  const [hers] = await heard();
  expect(hers).toHaveLength(2);
  expect(hers).toContainEqual(suya);
});

test('what moves in the drawer is told to the desk alone', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const streams = [await listen(admin, other), await listen(ana)];
  const heard = async () => {
    await tellTheEnd(admin);
    return Promise.all(streams.map((stream) => stream.until('config')));
  };
  await heard();
  const fecha = app.clock.today();
  const told = [[['caja', { fecha }]], []];
  const body = { tipo: 'FONDO', monto: 1_000, motivo: 'Cambio' } as const;
  await app.make(registrarMovimiento, { as: admin, body });
  expect(await heard()).toEqual(told);
  const contado = { EFECTIVO: 1_000, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
  await app.make(cerrarCaja, { as: admin, body: { fecha, contado } });
  expect(await heard()).toEqual(told);
});

test('a booking that is refused is told to nobody', async () => {
  const { admin, ana, luis, franjaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [{ de: 'ana', hora: '08:00', con: 3 }],
  });
  const stream = await listen(ana);
  // The event of Ana's own booking, made by `world`, may still be on its way to the stream.
  await tellTheEnd(admin);
  await stream.until('config');
  expect((await app.call(crearReserva, { as: luis, body: { franjaId } })).status).toBe(409);
  await tellTheEnd(admin);
  expect(await stream.until('config')).toEqual([]);
});

test('with the last id of a stream, another instance tells what was missed, in its order', async () => {
  const { admin, ana, franja, reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  await listen(ana, other);
  const { greetedAt, close, next } = await listen(ana);
  await app.make(bloquearFranja, { as: admin, params: { id: franja('09:00') }, body: {} });
  const last = await next();
  expect(last?.id).toBeGreaterThan(greetedAt);
  await close();
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  await tellTheEnd(admin);
  for (const origin of [app, other]) {
    const again = await listen(ana, origin, last?.id);
    expect(again.greetedAt).toBe(last?.id);
    const missed = await again.until('config');
    expect(missed).toHaveLength(2);
    expect(missed).toEqual(
      expect.arrayContaining([
        ['dia', { fecha: VIERNES }],
        ['reservas', { reservaId }],
      ]),
    );
  }
});

test('an answer says from where to listen, so that nothing after it is missed', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const first = await listen(ana);
  await tellTheEnd(admin);
  await first.until('config');
  const { headers } = await app.call(obtenerConfig, { as: ana });
  const readAt = Number(headers.get('x-ultimo-evento'));
  await app.make(bloquearFranja, { as: admin, params: { id: franja('09:00') }, body: {} });
  const again = await listen(ana, app, readAt);
  expect(again.greetedAt).toBe(readAt);
  expect(await again.next()).toMatchObject({ event: 'dia', data: { fecha: VIERNES } });
});

test.each(['1', '999999999999999999999', 'nunca', '-1'])(
  'the id %s, which is too old or never was given, makes a screen begin anew',
  async (lastId) => {
    const { ana } = await world(app, { clientes: ['ana'] });
    const stream = await listen(ana, app, lastId);
    expect(await stream.next()).toMatchObject({ event: 'reiniciar', data: {} });
  },
);

test('the stream is neither compressed nor kept, and only a header may carry the token', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const { headers, body } = await app.call(escucharEventos, { as: ana });
  expect(body).toMatch(/^id: \d+\nevent: conectado\ndata: \{\}\n\n$/);
  const names = ['content-type', 'content-encoding', 'cache-control', 'x-accel-buffering'];
  expect(names.map((name) => headers.get(name))).toEqual([
    'text/event-stream',
    null,
    'no-store',
    'no',
  ]);
  expect((await app.send('GET', `/eventos?token=${ana.token}`)).status).toBe(401);
  const head = { method: 'HEAD', headers: { authorization: `Bearer ${ana.token}` } };
  expect((await fetch(`${app.origin}/api/eventos`, head)).status).toBe(404);
});

test('a client has at most five streams and the desk thirty; one that ends makes room', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const refused = { status: 429 };
  const [first] = await Promise.all(Array.from({ length: 5 }, () => listen(ana)));
  await expect(openStream(app.origin, ana)).rejects.toMatchObject(refused);
  await Promise.all(Array.from({ length: 30 }, () => listen(admin)));
  await expect(openStream(app.origin, admin)).rejects.toMatchObject(refused);
  await first?.close();
  await expect.poll(() => app.dependencies.eventos.abiertos(), PATIENCE).toBe(34);
  await listen(ana);
});

test('a stream shows life, and ends once its session is no longer valid', async () => {
  const { admin, ana, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const [deAna, deLuis] = [await listen(ana), await listen(luis)];
  await app.make(cambiarContrasena, {
    as: ana,
    body: { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' },
  });
  await app.dependencies.eventos.latir();
  expect(await deAna.next()).toBeUndefined();
  await tellTheEnd(admin);
  expect(await deLuis.next()).toMatchObject({ event: 'config' });
  expect(deLuis.beats()).toBe(1);
  await app.make(logout, { as: luis });
});

test('after an outage of the listening connection every stream is told to begin anew, and hears on', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const stream = await listen(ana);
  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (query like 'select pg_notify%' or query = 'select 1')`,
  );
  expect(await stream.next()).toMatchObject({ event: 'reiniciar' });
  await tellTheEnd(admin);
  expect(await stream.next()).toMatchObject({ event: 'config' });
});
