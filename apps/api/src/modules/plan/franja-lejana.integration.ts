import { crearBloqueo, eliminarBloqueo } from '@remanso/contract/excepciones.contract';
import { crearFranja, franjasPorFecha, obtenerFranja } from '@remanso/contract/franjas.contract';
import { actualizarHorariosBase } from '@remanso/contract/horarios-base.contract';
import { expect, test } from 'vitest';
import { world } from '../../../test/support/world.ts';
import { type Admin } from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const LEJOS = '2126-10-02';

const UNA_POR_SEMANA = [
  {
    diaSemana: 'LUNES' as const,
    activo: true,
    tramos: [{ horaInicio: '08:00', horaFin: '09:00' }],
  },
];

/** Makes a franja far ahead by hand; resolves to its id. */
async function hacerFranjaLejana(as: Admin): Promise<number> {
  const body = { inicio: `${LEJOS}T21:00:00`, fin: `${LEJOS}T21:50:00` };
  return (await app.make(crearFranja, { as, body })).franja.id;
}

test('a franja made far ahead by hand draws no others behind it', async () => {
  const { admin } = await world(app, { semana: UNA_POR_SEMANA });
  const id = await hacerFranjaLejana(admin);
  const saved = await app.call(actualizarHorariosBase, { as: admin, body: UNA_POR_SEMANA });
  expect([saved.status, saved.body.conflictos]).toEqual([200, []]);
  const vistas = (fecha: string) => app.make(franjasPorFecha, { as: admin, params: { fecha } });
  expect(await vistas('2026-10-05')).toHaveLength(1);
  // 12 October is the first Monday beyond the window.
  expect(await vistas('2026-10-12')).toEqual([]);
  expect((await vistas(LEJOS)).map((franja) => franja.id)).toEqual([id]);
});

test('a bloqueo reaches it all the same, and leaves it again', async () => {
  const { admin } = await world(app, { semana: UNA_POR_SEMANA });
  const id = await hacerFranjaLejana(admin);
  const estado = async () =>
    (await app.call(obtenerFranja, { as: admin, params: { id } })).body.estado;
  const bloqueo = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: LEJOS, fechaHasta: LEJOS },
  });
  expect([bloqueo.status, await estado()]).toEqual([201, 'BLOQUEADA']);
  const gone = await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect([gone.status, await estado()]).toEqual([200, 'ACTIVA']);
});
