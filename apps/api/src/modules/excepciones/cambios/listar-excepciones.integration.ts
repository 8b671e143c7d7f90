import {
  eliminarBloqueo,
  eliminarFeriado,
  eliminarOverride,
  crearFeriado,
  crearOverride,
  crearBloqueo,
  listarExcepciones,
} from '@remanso/contract/plan/excepciones.contract';
import { expect, test } from 'vitest';
import type { Admin, Persona } from '../../../../test/support/builders.ts';
import type { QueryOf } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const list = (as: Persona, query: QueryOf<typeof listarExcepciones> = {}) =>
  app.make(listarExcepciones, { as, query });

const NONE = { feriados: [], bloqueos: [], overrides: [] };

/** Makes a feriado on 1 November, a bloqueo from 3 to 5 November, and an override on 8 November. */
async function hacerExcepciones(as: Admin) {
  const override = await app.make(crearOverride, {
    as,
    body: {
      fecha: '2026-11-08',
      tramos: [
        { horaInicio: '09:00', horaFin: '10:00' },
        { horaInicio: '15:00', horaFin: '16:00' },
      ],
      capacidad: 2,
    },
  });
  const bloqueo = await app.make(crearBloqueo, {
    as,
    body: {
      fechaDesde: '2026-11-03',
      fechaHasta: '2026-11-05',
      horaInicio: '09:00',
      horaFin: '10:30',
      motivo: 'Pintura',
    },
  });
  const body = { fecha: '2026-11-01', descripcion: 'Fiesta' };
  const feriado = await app.make(crearFeriado, { as, body });
  return [feriado, bloqueo, override].map(({ conflictos, ...made }) => {
    expect(conflictos).toEqual([]);
    return made;
  });
}

test('lists what was made, as it was answered, and nothing that was deleted', async () => {
  const { admin } = await world(app);
  const [feriado, bloqueo, override] = await hacerExcepciones(admin);
  const all = { feriados: [feriado], bloqueos: [bloqueo], overrides: [override] };
  expect(await list(admin)).toEqual(all);
  await app.make(eliminarBloqueo, { as: admin, params: { id: bloqueo?.id ?? 0 } });
  await app.make(eliminarFeriado, { as: admin, params: { id: feriado?.id ?? 0 } });
  await app.make(eliminarOverride, { as: admin, params: { id: override?.id ?? 0 } });
  expect(await list(admin)).toEqual(NONE);
});

test('a period holds its first and last day, and a bloqueo that touches it', async () => {
  const { admin } = await world(app);
  const [feriado, bloqueo, override] = await hacerExcepciones(admin);
  const [feriados, bloqueos, overrides] = [[feriado], [bloqueo], [override]];
  for (const [query, found] of [
    [{ desde: '2026-11-01', hasta: '2026-11-01' }, { feriados }],
    [{ desde: '2026-11-02', hasta: '2026-11-02' }, {}],
    [
      { desde: '2026-11-01', hasta: '2026-11-03' },
      { feriados, bloqueos },
    ],
    [{ desde: '2026-11-04', hasta: '2026-11-04' }, { bloqueos }],
    [
      { desde: '2026-11-05', hasta: '2026-11-08' },
      { bloqueos, overrides },
    ],
    [{ desde: '2026-11-06' }, { overrides }],
    [{ desde: '2026-11-09' }, {}],
    [{ hasta: '2026-11-07' }, { feriados, bloqueos }],
    [{ hasta: '2026-10-31' }, {}],
  ] as const) {
    expect([query, await list(admin, query)]).toEqual([query, { ...NONE, ...found }]);
  }
});

test('each kind is in the order of its days, or of its making', async () => {
  const { admin } = await world(app);
  for (const fecha of ['2026-12-25', '2026-12-08', '2027-01-01']) {
    await app.call(crearFeriado, { as: admin, body: { fecha, descripcion: 'Fiesta' } });
    await app.call(crearOverride, { as: admin, body: { fecha, tramos: [] } });
    const body = { fechaDesde: fecha, fechaHasta: fecha };
    await app.call(crearBloqueo, { as: admin, body });
  }
  const { body } = await app.call(listarExcepciones, { as: admin });
  const { feriados, bloqueos, overrides } = body;
  const inOrder = ['2026-12-08', '2026-12-25', '2027-01-01'];
  expect(feriados.map(({ fecha }) => fecha)).toEqual(inOrder);
  expect(overrides.map(({ fecha }) => fecha)).toEqual(inOrder);
  expect(bloqueos.map(({ fechaDesde }) => fechaDesde)).toEqual([
    '2026-12-25',
    '2026-12-08',
    '2027-01-01',
  ]);
});

test('refuses a day that does not exist and a period that ends before it starts', async () => {
  const { admin: as } = await world(app);
  const refused = async (query: QueryOf<typeof listarExcepciones>) =>
    outcome(await app.call(listarExcepciones, { as, query }));
  expect(await refused({ desde: 'infinity' })).toBe('400 DATOS_INVALIDOS desde');
  expect(await refused({ hasta: '2027-02-29' })).toBe('400 DATOS_INVALIDOS hasta');
  const backwards = { desde: '2026-11-05', hasta: '2026-11-04' };
  expect(await refused(backwards)).toBe('400 DATOS_INVALIDOS hasta');
});
