import { listarAbonos } from '@remanso/contract/abono/abonos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { expect, test } from 'vitest';
import { inTransaction } from './database/transaction.ts';
import { createDailyJobs } from './jobs.ts';
import { verDia } from '../test/support/builders.ts';
import { moveTo } from '../test/support/personas.ts';
import { programaDe } from '../test/support/programas/tokens-de-escena.ts';
import { world } from '../test/support/world.ts';
import { dumpTables } from '../test/support/database/dump-tables.ts';
import { useTestApp } from '../test/support/test-app.ts';

const app = useTestApp();

/** Runs one job of the daily work, at the moment that the test's clock shows. */
async function run(name: string): Promise<void> {
  const { db } = app.dependencies;
  const job = createDailyJobs(app.dependencies).find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  await inTransaction(db, (tx) => job.run(tx));
}

test('planning the window again changes nothing', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  await moveTo(app, '2026-10-02T00:02:00', ana);
  await run('generar-ventana');
  expect(await verDia(app, '2026-10-09', ana)).toHaveLength(8);
  const after = await dumpTables(app);
  await run('generar-ventana');
  expect(await dumpTables(app)).toEqual(after);
});

test('what a day did is told in figures, and a day that did nothing is not', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await moveTo(app, '2026-10-02T00:02:00', admin, ana);
  await run('generar-ventana');
  await run('generar-ventana');
  await run('limpiar-vencidos');
  const del = async (accion: string) =>
    (await app.call(listarActividad, { as: admin, query: { entidad: 'sistema', accion } })).body
      .hechos;
  expect(await del('planDelDia')).toMatchObject([
    { usuarioId: null, autor: null, despues: { creadas: 8, retiradas: 0 } },
  ]);
  expect(await del('limpiarVencidos')).toEqual([]);
  await app.database.pool.query(`insert into limites (key, points, expire) values ('a', 1, 1)`);
  await run('limpiar-vencidos');
  expect(await del('limpiarVencidos')).toMatchObject([{ despues: { contadores: 1, enlaces: 0 } }]);
});

test('each night keys, links and counters that served their time go, and no others', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { db, pool } = app.database;
  await app.call(crearReserva, {
    as: ana,
    body: { franjaId },
    headers: { 'idempotency-key': 'una' },
  });
  await pool.query(
    `insert into password_resets (usuario_id, token_hash, vence_en) values ($1, 'x', '2026-10-01T11:00:00Z')`,
    [ana.id],
  );
  await pool.query(`insert into limites (key, points, expire) values ('a', 1, $1), ('b', 1, $2)`, [
    app.clock.epoch() + 60_000,
    app.clock.epoch() + 90 * 3_600_000,
  ]);
  const counts = async () => [
    (await db.selectFrom('idempotencia').select('clave').execute()).length,
    (await db.selectFrom('password_resets').select('id').execute()).length,
    (await pool.query(`select key from limites where key in ('a', 'b') order by key`)).rows.map(
      ({ key }) => key as string,
    ),
  ];
  await run('limpiar-vencidos');
  expect(await counts()).toEqual([1, 1, ['a', 'b']]);
  app.clock.set('2026-10-02T07:00:01');
  await run('limpiar-vencidos');
  expect(await counts()).toEqual([0, 0, ['b']]);
});

test('the nightly job deletes the counts of programs’ requests that are older than thirty days', async () => {
  const { admin } = await world(app);
  const programa = await programaDe(app, admin, ['pagos:leer']);
  await app.make(listarAbonos, { as: programa });
  const days = async () => {
    await run('limpiar-vencidos');
    const { rows } = await app.database.pool.query('select veces from pedidos_por_dia');
    return rows.length;
  };
  app.clock.set('2026-10-30T23:59:59');
  expect(await days()).toBe(1);
  app.clock.set('2026-10-31T00:00:00');
  expect(await days()).toBe(0);
});
