import { expect, test } from 'vitest';
import { abrirCentro } from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const LEJOS = '2126-10-02';

const UNA_POR_SEMANA = [
  { diaSemana: 'LUNES', activo: true, tramos: [{ horaInicio: '08:00', horaFin: '09:00' }] },
];

async function abrirConFranjaLejana() {
  const { token } = await abrirCentro(app);
  await app.call('PUT /horarios-base', { token, body: UNA_POR_SEMANA });
  const made = await app.call('POST /franjas', {
    token,
    body: { inicio: `${LEJOS}T21:00:00`, fin: `${LEJOS}T21:50:00` },
  });
  expect(made.status).toBe(201);
  return { token, id: made.body.franja.id as number };
}

test('a franja made far ahead by hand draws no others behind it', async () => {
  const { token, id } = await abrirConFranjaLejana();
  const saved = await app.call('PUT /horarios-base', { token, body: UNA_POR_SEMANA });
  expect([saved.status, saved.body.conflictos]).toEqual([200, []]);
  const vistas = async (fecha: string) =>
    (await app.call(`GET /franjas/por-fecha/${fecha}`, { token })).body as { id: number }[];
  expect(await vistas('2026-10-05')).toHaveLength(1);
  // 12 October is the first Monday beyond the window.
  expect(await vistas('2026-10-12')).toEqual([]);
  expect((await vistas(LEJOS)).map((franja) => franja.id)).toEqual([id]);
});

test('a bloqueo reaches it all the same, and leaves it again', async () => {
  const { token, id } = await abrirConFranjaLejana();
  const estado = async () => (await app.call(`GET /franjas/${id}`, { token })).body.estado;
  const bloqueo = await app.call('POST /excepciones/bloqueos', {
    token,
    body: { fechaDesde: LEJOS, fechaHasta: LEJOS },
  });
  expect([bloqueo.status, await estado()]).toEqual([201, 'BLOQUEADA']);
  const gone = await app.call(`DELETE /excepciones/bloqueos/${bloqueo.body.id}`, { token });
  expect([gone.status, await estado()]).toEqual([200, 'ACTIVA']);
});
