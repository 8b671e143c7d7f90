import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { confirmarReloj } from '@remanso/contract/sistema/reloj.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  listarReservas,
  listarReservasPorEstado,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import { salud } from '@remanso/contract/sistema/salud.contract';
import {
  franjasDeLaVentana,
  generarFranjas,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { beforeEach, expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { restart } from '../../../test/support/restart.ts';
import { START, useTestApp } from '../../../test/support/test-app.ts';

/* These tests set the machine's clock wrong for a while (decision 16). */

const app = useTestApp();

/**
 * Earlier tests may have set the clock. `creer` makes the clock guard believe the clock, as in a
 * process that has run for days.
 */
beforeEach(() => app.dependencies.clockGuard.creer());

const FUTURE = '2027-01-01T07:00:30';
const SLOW = '2020-10-01T07:00:00';

/** Opens a centre with `cuantas` bookings, beginning in the first franja of the window. */
async function centroLleno(cuantas: number) {
  const { admin } = await world(app);
  const clients = await Promise.all(Array.from({ length: 12 }, () => crearPersona(app)));
  const franjas = (await app.call(franjasDeLaVentana, { as: admin })).body as { id: number }[];
  // Each franja gets four bookings of four different clients.
  const seats = franjas.flatMap(({ id }, n) =>
    [0, 1, 2, 3].map((seat) => ({ id, client: clients[(n * 4 + seat) % clients.length] })),
  );
  for (const { client, id } of seats.slice(0, cuantas)) if (client) await reservar(app, client, id);
  return { admin, clients };
}

const alertas = async () => (await app.call(salud)).body.alertas;

/**
 * Does what happens in the first minute of a process: the process starts, judges the clock and
 * checks the daily work every fifteen seconds, and people read bookings and franjas.
 */
async function aMinute(admin: Persona, clients: readonly Persona[]) {
  const process = restart(app);
  await process.timekeeper.begin();
  for (const seconds of [0, 15, 30, 45]) {
    app.clock.set(app.clock.now().replace(/\d\d$/, String(seconds).padStart(2, '0')));
    await process.clockGuard.latir();
    await process.dailyWork.check();
  }
  await moveTo(app, app.clock.now(), admin, ...clients);
  await app.call(listarReservas, { as: admin, query: { size: 100 } });
  await app.call(franjasDeLaVentana, { as: admin });
  return process;
}

/** Counts the rows that are in only one of the two dumps. A changed row counts twice. */
function rowsChanged(before: Record<string, unknown>, after: Record<string, unknown>): number {
  const rows = (dump: Record<string, unknown>) =>
    new Set(
      Object.entries(dump).flatMap(([table, all]) =>
        (all as { row: string }[]).map(({ row }) => `${table} ${row}`),
      ),
    );
  return rows(before).symmetricDifference(rows(after)).size;
}

test.each([true, false])(
  'three months fast for a minute: no row is other afterwards (a clock was noted before: %s)',
  async (noted) => {
    const { admin, clients } = await centroLleno(175);
    if (noted) await app.dependencies.clockGuard.latir();
    const before = await dumpTables(app);
    const estados = async () =>
      (await app.call(listarReservasPorEstado, { as: admin, params: { estado: 'confirmada' } }))
        .body.length;
    expect(await estados()).toBe(175);

    app.clock.jump(FUTURE);
    const process = await aMinute(admin, clients);
    expect(await estados()).toBe(0);
    expect(process.clockGuard.alertas()).toMatchObject([{ codigo: 'RELOJ' }]);
    const after = await dumpTables(app);
    expect(rowsChanged(before, after)).toBe(0);

    app.clock.jump('2026-10-01T07:02:00');
    await moveTo(app, app.clock.now(), admin);
    expect(await estados()).toBe(175);
    const restarted = restart(app);
    await restarted.timekeeper.begin();
    expect(restarted.clockGuard.alertas()).toEqual([]);
    expect(rowsChanged(before, await dumpTables(app))).toBe(0);
  },
  60_000,
);

test.each([true, false])(
  'six years slow at a start: nothing is planned in the past, nor what was there changed (noted before: %s)',
  async (noted) => {
    const { admin } = await centroLleno(8);
    if (noted) {
      // Two days pass. The franjas of these days are over.
      await moveTo(app, '2026-10-03T07:00:00', admin);
      await app.dependencies.dailyWork.check();
      await app.dependencies.clockGuard.latir();
    }
    const seen = app.clock.now();
    const past = async () =>
      (
        await app.database.pool.query(
          `select count(*)::integer as n, sum(capacidad_efectiva)::integer as places,
            min(inicio)::text as first from franjas where inicio < $1`,
          [seen],
        )
      ).rows[0];
    const before = await past();
    expect(before).toMatchObject(noted ? { n: 16, places: 64 } : { n: 0 });

    app.clock.jump(SLOW);
    const process = await aMinute(admin, []);
    expect(process.clockGuard.alertas()).toHaveLength(1);
    expect(await past()).toEqual(before);
    // Saving other hours or fewer places at this time changes only franjas that are still to come.
    const lower = { ...CONFIG, capacidadBase: 2, preciosPorCapacidad: CONFIG.preciosPorCapacidad };
    expect((await app.call(actualizarConfig, { as: admin, body: lower })).status).toBe(200);
    expect((await app.call(actualizarHorariosBase, { as: admin, body: SEMANA })).status).toBe(200);
    expect((await app.call(generarFranjas, { as: admin })).status).toBe(200);
    const feriado = { fecha: VIERNES, descripcion: 'Zafra' };
    await app.call(crearFeriado, { as: admin, body: feriado });
    expect(await past()).toEqual(before);
    const [franja] = (
      await app.call(franjasPorFecha, { as: admin, params: { fecha: '2026-10-05' } })
    ).body;
    expect(franja?.capacidadEfectiva).toBe(2);
  },
  60_000,
);

test('a clock is noted once it has run evenly for five minutes, each minute, and never backwards', async () => {
  const process = restart(app);
  const visto = async () =>
    (await app.database.pool.query('select visto_en::text from reloj')).rows[0]?.visto_en;
  const at = async (hora: string) => {
    app.clock.set(`2026-10-01T${hora}`);
    await process.clockGuard.latir();
    return visto();
  };
  expect(await at('07:04:59')).toBeUndefined();
  const five = await at('07:05:00');
  expect(five).toBe('2026-10-01 10:05:00+00');
  expect(await at('07:05:59')).toBe(five);
  expect(await at('07:06:00')).toBe('2026-10-01 10:06:00+00');
  app.clock.jump('2026-10-01T07:03:00');
  await process.clockGuard.latir();
  app.clock.set('2026-10-01T07:05:30');
  await process.clockGuard.latir();
  expect(await visto()).toBe('2026-10-01 10:06:00+00');
});

test('a machine that slept all night is believed when it wakes', async () => {
  await world(app);
  const process = restart(app);
  await process.clockGuard.latir();
  app.clock.set('2026-10-02T08:31:00');
  expect(await process.clockGuard.mirar()).toEqual(
    expect.objectContaining({ sospecha: undefined, firme: true }),
  );
  expect(process.logged).toEqual([]);
});

test.each([
  ['forward', '2026-10-01T09:00:00', 'SALTO'],
  ['back', '2026-10-01T06:50:00', 'SALTO'],
])(
  'a clock that is set %s while it runs is believed again once it has run evenly',
  async (_way, momento, sospecha) => {
    const process = restart(app);
    await process.clockGuard.latir();
    app.clock.jump(momento);
    expect(await process.clockGuard.latir()).toMatchObject({ sospecha, firme: false });
    expect(await process.clockGuard.latir()).toMatchObject({ sospecha });
    expect(process.clockGuard.alertas()).toEqual([
      { codigo: 'RELOJ', mensaje: expect.stringContaining('cambió de golpe'), desde: momento },
    ]);
    app.clock.set(momento.replace(':00:00', ':05:00').replace(':50:00', ':55:00'));
    expect(await process.clockGuard.latir()).toMatchObject({ sospecha: undefined, firme: true });
    expect(process.clockGuard.alertas()).toEqual([]);
    expect(process.logged).toEqual([
      expect.stringMatching(/^clock: El reloj de la computadora cambió de golpe/),
      'clock: it is believed again',
    ]);
  },
);

test('a small correction is nobody’s matter', async () => {
  const process = restart(app);
  app.clock.jump('2026-10-01T07:05:00');
  expect(await process.clockGuard.mirar()).toMatchObject({ sospecha: undefined });
  app.clock.jump('2026-10-01T07:00:30');
  expect(await process.clockGuard.mirar()).toMatchObject({ sospecha: undefined });
  expect(process.logged).toEqual([]);
});

test('a clock that is behind is told in salud, the new day waits, and all heals when it has caught up', async () => {
  const { admin } = await world(app);
  await moveTo(app, '2026-10-03T00:00:00', admin);
  await app.dependencies.clockGuard.latir();
  app.clock.jump('2026-10-02T23:50:00');
  app.dependencies.clockGuard.creer();
  const [alerta, ...others] = await alertas();
  expect(others).toEqual([]);
  expect(alerta).toEqual({
    codigo: 'RELOJ',
    mensaje:
      'El reloj de la computadora muestra el viernes 2 de octubre de 2026 a las 23:50, y el sistema ya había visto el sábado 3 de octubre de 2026 a las 00:00.',
    desde: '2026-10-02T23:50:00',
  });
  const done = () => app.database.db.selectFrom('trabajos_del_dia').selectAll().execute();
  const before = await done();
  await app.dependencies.dailyWork.check();
  expect(await done()).toEqual(before);
  await moveTo(app, '2026-10-03T00:00:01', admin);
  expect(await alertas()).toEqual([]);
});

test('an administrator says that the hour is right: it is believed at once, the day’s work is done, and it is in the trail', async () => {
  const { admin } = await world(app);
  await moveTo(app, '2027-03-01T07:00:00', admin);
  await app.dependencies.clockGuard.latir();
  app.clock.jump('2026-10-05T07:00:00');
  await moveTo(app, '2026-10-05T07:00:00', admin);
  expect(await alertas()).toMatchObject([{ codigo: 'RELOJ' }]);
  expect(await verDia(app, '2026-10-12', admin)).toEqual([]);

  expect((await app.call(confirmarReloj, { as: admin })).body).toEqual({
    message: 'La hora quedó confirmada',
    ahora: '2026-10-05T07:00:00',
  });
  expect(await alertas()).toEqual([]);
  expect(await verDia(app, '2026-10-12', admin)).toHaveLength(8);
  const [hecho] = (await app.call(listarActividad, { as: admin, query: { entidad: 'reloj' } })).body
    .hechos;
  expect(hecho).toMatchObject({
    accion: 'confirmarReloj',
    usuarioId: admin.id,
    antes: { visto: '2027-03-01T07:00:00' },
    despues: { confirmado: '2026-10-05T07:00:00' },
  });
});

test('what an administrator did is what there is to go by before any clock was noted', async () => {
  await world(app);
  app.clock.jump(SLOW);
  const process = restart(app);
  expect(await process.clockGuard.mirar()).toMatchObject({ sospecha: 'ATRASADO' });
  app.clock.jump(START);
  expect(await restart(app).clockGuard.mirar()).toMatchObject({ sospecha: undefined });
});
