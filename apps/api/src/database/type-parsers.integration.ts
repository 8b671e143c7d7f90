import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { VIERNES, reservar } from '../../test/support/builders.ts';
import { world } from '../../test/support/world.ts';
import { useTestApp } from '../../test/support/test-app.ts';

const app = useTestApp();

test.each([
  ['Pacific/Kiritimati', -14],
  ['America/Los_Angeles', 8],
  ['America/Argentina/Tucuman', 3],
])('civil dates and times are the same text where the process lives in %s', async (zone, hours) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-01-15').getTimezoneOffset()).toBe(hours * 60);
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  const { db } = app.database;
  const franja = await db
    .selectFrom('franjas')
    .select(['fecha', 'inicio', 'fin'])
    .where('id', '=', franjaId)
    .executeTakeFirst();
  expect(franja).toEqual({
    fecha: VIERNES,
    inicio: `${VIERNES}T08:00:00`,
    fin: `${VIERNES}T09:00:00`,
  });
  const tramo = await db.selectFrom('horarios_base_tramos').selectAll().executeTakeFirst();
  expect(tramo).toMatchObject({ hora_inicio: '08:00', hora_fin: '12:00' });
  const { creada_en } = await db
    .selectFrom('reservas')
    .select('creada_en')
    .executeTakeFirstOrThrow();
  expect(creada_en).toBe(Date.parse('2026-10-01T10:00:00Z'));
});

test('29 February and the last day of a year stay the days that they are', async () => {
  const { rows } = await sql`
    select '2028-02-29'::date as leap, '2026-12-31 23:59:59'::timestamp as end`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ leap: '2028-02-29', end: '2026-12-31T23:59:59' }]);
});

test('counts and sums are numbers, and one that JavaScript cannot hold is an error', async () => {
  const { db } = app.database;
  const { rows } =
    await sql`select count(*) as many, sum(n) as total, 9007199254740991::bigint as most
    from generate_series(1, 4) n`.execute(db);
  expect(rows).toEqual([{ many: 4, total: 10, most: Number.MAX_SAFE_INTEGER }]);
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError);
});
