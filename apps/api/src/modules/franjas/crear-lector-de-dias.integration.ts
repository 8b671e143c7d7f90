import { sumarDias } from '@remanso/contract/calendario';
import { franjasDeLaVentana } from '@remanso/contract/franja/franjas.contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { VIERNES, reservar, verDia } from '../../../test/support/builders.ts';
import { world } from '../../../test/support/world.ts';
import {
  createStatementCounter,
  createStatementListener,
} from '../../../test/support/database/count-statements.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { crearLectorDeDias } from './crear-lector-de-dias.ts';

const app = useTestApp();

test('what is asked together is read together, each day its own, and nothing is remembered', async () => {
  const statementsOf = createStatementCounter(app);
  const { ana } = await world(app, { clientes: ['ana'] });
  const semana = Array.from({ length: 8 }, (_, dia) => sumarDias(VIERNES, dia));
  const apart = [];
  for (const fecha of semana) apart.push(await verDia(app, fecha, ana));

  const leerDia = crearLectorDeDias({ db: app.database.db, clock: app.clock });
  const readWeekTwice = () => Promise.all([...semana, ...semana].map(leerDia));
  let together: unknown;
  const statements = await statementsOf(async () => {
    together = await readWeekTwice();
  });
  expect(together).toEqual([...apart, ...apart]);
  expect(statements).toBe(1);

  await reservar(app, ana, apart[0]?.[0]?.id ?? 0, 2);
  expect((await readWeekTwice())[0]?.[0]).toMatchObject({ ocupadosTotal: 3 });
});

test('forty who ask for the window while it is being read get one more reading, together', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const listen = createStatementListener(app);
  const ask = () => app.call(franjasDeLaVentana, { as: ana });
  const alone = await ask();
  const holder = await app.database.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('begin; lock table franjas');
  let released = 0;
  app.database.pool.on('release', () => (released += 1));

  const sent = await listen(async () => {
    const answers = Array.from({ length: 40 }, ask);
    // All forty requests have passed the session check: 40 connections were given back. The query
    // for the franjas keeps one more, and waits for the locked table.
    await vi.waitFor(() => expect(released).toBe(40), 10_000);
    await holder.query('commit');
    const bodies = (await Promise.all(answers)).map(({ body }) => body);
    expect(bodies).toEqual(Array(40).fill(alone.body));
  });
  expect(sent.filter(({ text }) => text.includes('from franjas'))).toHaveLength(2);
});
