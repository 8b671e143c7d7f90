import { sumarDias } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia } from '../../../test/support/builders.ts';
import { world } from '../../../test/support/world.ts';
import { createStatementCounter } from '../../../test/support/count-statements.ts';
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
