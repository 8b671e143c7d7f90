import { expect, test } from 'vitest';
import { abrirCentro, type Persona } from '../../../test/support/builders.ts';
import { invalid, outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const list = async ({ token }: Persona, query = '') =>
  outcome(await app.call(`GET /excepciones${query}`, { token }));

const NONE = { feriados: [], bloqueos: [], overrides: [] };

/**
 * Opens a centre with a feriado on 1 November, a bloqueo from the third to the fifth, and an override on the eighth.
 */
async function centroConExcepciones() {
  const admin = await abrirCentro(app);
  const create = async (kind: string, body: object) => {
    const { conflictos, ...made } = (
      await app.call(`POST /excepciones/${kind as 'feriados'}`, { ...admin, body })
    ).body;
    expect(conflictos).toEqual([]);
    return made;
  };
  const override = await create('overrides', {
    fecha: '2026-11-08',
    tramos: [
      { horaInicio: '09:00', horaFin: '10:00' },
      { horaInicio: '15:00', horaFin: '16:00' },
    ],
    capacidad: 2,
  });
  const bloqueo = await create('bloqueos', {
    fechaDesde: '2026-11-03',
    fechaHasta: '2026-11-05',
    horaInicio: '09:00',
    horaFin: '10:30',
    motivo: 'Pintura',
  });
  const feriado = await create('feriados', { fecha: '2026-11-01', descripcion: 'Fiesta' });
  return { admin, feriado, bloqueo, override };
}

test('lists what was made, as it was answered, and nothing that was deleted', async () => {
  const { admin, feriado, bloqueo, override } = await centroConExcepciones();
  const all = { feriados: [feriado], bloqueos: [bloqueo], overrides: [override] };
  expect(await list(admin)).toEqual([200, all]);
  await app.call(`DELETE /excepciones/bloqueos/${bloqueo.id}`, admin);
  await app.call(`DELETE /excepciones/feriados/${feriado.id}`, admin);
  await app.call(`DELETE /excepciones/overrides/${override.id}`, admin);
  expect(await list(admin)).toEqual([200, NONE]);
});

test('a period holds its first and last day, and a bloqueo that touches it', async () => {
  const { admin, feriado, bloqueo, override } = await centroConExcepciones();
  const [feriados, bloqueos, overrides] = [[feriado], [bloqueo], [override]];
  for (const [query, found] of [
    ['?desde=2026-11-01&hasta=2026-11-01', { feriados }],
    ['?desde=2026-11-02&hasta=2026-11-02', {}],
    ['?desde=2026-11-01&hasta=2026-11-03', { feriados, bloqueos }],
    ['?desde=2026-11-04&hasta=2026-11-04', { bloqueos }],
    ['?desde=2026-11-05&hasta=2026-11-08', { bloqueos, overrides }],
    ['?desde=2026-11-06', { overrides }],
    ['?desde=2026-11-09', {}],
    ['?hasta=2026-11-07', { feriados, bloqueos }],
    ['?hasta=2026-10-31', {}],
  ] as const) {
    expect([query, ...(await list(admin, query))]).toEqual([query, 200, { ...NONE, ...found }]);
  }
});

test('each kind is in the order of its days, or of its making', async () => {
  const admin = await abrirCentro(app);
  for (const fecha of ['2026-12-25', '2026-12-08', '2027-01-01']) {
    const token = admin.token;
    await app.call('POST /excepciones/feriados', { token, body: { fecha, descripcion: 'Fiesta' } });
    await app.call('POST /excepciones/overrides', { token, body: { fecha, tramos: [] } });
    const body = { fechaDesde: fecha, fechaHasta: fecha };
    await app.call('POST /excepciones/bloqueos', { token, body });
  }
  const { body } = await app.call('GET /excepciones', admin);
  const days = (kind: string, field = 'fecha') =>
    body[kind].map((each: Record<string, string>) => each[field]);
  expect(days('feriados')).toEqual(['2026-12-08', '2026-12-25', '2027-01-01']);
  expect(days('overrides')).toEqual(['2026-12-08', '2026-12-25', '2027-01-01']);
  expect(days('bloqueos', 'fechaDesde')).toEqual(['2026-12-25', '2026-12-08', '2027-01-01']);
});

test('refuses a day that does not exist and a period that ends before it starts', async () => {
  const { admin } = await centroConExcepciones();
  const noDay = 'La fecha debe existir y tener la forma AAAA-MM-DD';
  expect(await list(admin, '?desde=infinity')).toEqual(invalid('desde', noDay));
  expect(await list(admin, '?hasta=2027-02-29')).toEqual(invalid('hasta', noDay));
  expect(await list(admin, '?desde=2026-11-05&hasta=2026-11-04')).toEqual(
    invalid('hasta', 'El período debe terminar después de empezar'),
  );
});
