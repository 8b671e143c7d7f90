import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { previsualizarEliminarBloqueo } from '@remanso/contract/plan/excepciones-previas.contract';
import { crearBloqueo } from '@remanso/contract/plan/excepciones.contract';
import { previsualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { expect, test } from 'vitest';
import { CONFIG, SEMANA, VIERNES, reservar, verDia } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/* A preview offers alternatives in the calendar as the change will leave it. */

const app = useTestApp();

const fromNine = SEMANA.map((dia) => ({
  ...dia,
  tramos: [{ horaInicio: '09:00', horaFin: '12:00' }],
}));

/**
 * Opens a centre with one place in each franja. Ana books Friday at eight; afterwards the weekly
 * hours are changed to begin at nine.
 */
async function anaAtEight() {
  const { admin, ana, franjaId } = await world(app, {
    clientes: ['ana'],
    config: { capacidadBase: 1 },
  });
  const { id } = await reservar(app, ana, franjaId);
  await app.call(actualizarHorariosBase, { as: admin, body: fromNine });
  const [, nine] = await verDia(app, VIERNES, ana);
  return { admin, reservaId: id, nine: nine?.id ?? 0 };
}

test('in a franja that is full until the change gives it room', async () => {
  const { admin, reservaId, nine } = await anaAtEight();
  await reservar(app, await crearPersona(app), nine);
  const { body } = await app.call(previsualizarConfig, {
    as: admin,
    body: { ...CONFIG, capacidadBase: 2 },
  });
  expect(body.alternativas).toMatchObject([{ reservaId, franja: { id: nine } }]);
});

test('in a franja that is blocked until the change frees it', async () => {
  const { admin, reservaId, nine } = await anaAtEight();
  const { body: bloqueo } = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '09:00', horaFin: '10:00' },
  });
  const { body } = await app.call(previsualizarEliminarBloqueo, {
    as: admin,
    params: { id: bloqueo.id },
  });
  expect(body.alternativas).toMatchObject([{ reservaId, franja: { id: nine } }]);
});

test('not in a franja that is blocked by hand as well', async () => {
  const { admin, nine } = await anaAtEight();
  await app.call(bloquearFranja, { as: admin, params: { id: nine } });
  const { body: bloqueo } = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '09:00', horaFin: '10:00' },
  });
  const { body } = await app.call(previsualizarEliminarBloqueo, {
    as: admin,
    params: { id: bloqueo.id },
  });
  expect(body.alternativas).toMatchObject([{ franja: { inicio: `${VIERNES}T10:00:00` } }]);
});
