import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  crearFeriado,
  eliminarFeriado,
  crearBloqueo,
} from '@remanso/contract/plan/excepciones.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import {
  crearReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import {
  eliminarFranja,
  generarFranjas,
  bloquearFranja,
  desbloquearFranja,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Persona,
} from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const remove = async (persona: Persona, id: number) =>
  outcome(await app.call(eliminarFranja, { as: persona, params: { id } }));

const hoursOf = async (persona: Persona) =>
  (await verDia(app, VIERNES, persona)).map(({ horaInicio }) => horaInicio);

const DELETED = [200, { message: 'Turno eliminado correctamente' }];
test('a free one goes, and cannot be deleted, seen or booked again', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  expect(await remove(admin, franjaId)).toEqual(DELETED);
  expect(await remove(admin, franjaId)).toBe('404 FRANJA_INEXISTENTE');
  expect(await remove(admin, 999)).toBe('404 FRANJA_INEXISTENTE');
  expect((await hoursOf(ana))[0]).toBe('09:00');
  const booked = await app.call(crearReserva, { as: ana, body: { franjaId } });
  expect(outcome(booked)).toBe('404 FRANJA_INEXISTENTE');
});

test('it does not come back: not by generating, nor by hours, configuration or exceptions', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const token = admin.token;
  await remove(admin, franjaId);
  const generated = await app.call(generarFranjas, { as: { token } });
  expect(generated.body).toMatchObject({ creadas: 0, existentes: 55, retiradas: 0 });
  await app.call(actualizarHorariosBase, { as: { token }, body: SEMANA });
  await app.call(actualizarConfig, { as: { token }, body: { ...CONFIG, capacidadBase: 3 } });
  const feriado = await app.call(crearFeriado, {
    as: { token },
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
  });
  expect(await hoursOf(ana)).toEqual([]);
  await app.call(eliminarFeriado, { as: { token }, params: { id: feriado.body.id } });
  expect(await hoursOf(ana)).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
});

test('refused with bookings, in whatever active state, but not with cancelled ones only', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_CON_RESERVAS');
  await app.call(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'PENDIENTE' },
  });
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_CON_RESERVAS');
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(await remove(admin, franjaId)).toEqual(DELETED);
  const { body } = await app.call(obtenerReserva, { as: ana, params: { id } });
  expect(body).toMatchObject({ estado: 'cancelada', fecha: VIERNES, horario: '08:00 - 09:00' });
});

test('refused when blocked, by hand or by a bloqueo', async () => {
  const { admin, franjaId } = await world(app);
  await app.call(bloquearFranja, { as: admin, params: { id: franjaId } });
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_BLOQUEADA');
  await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  await app.call(crearBloqueo, { as: admin, body });
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_BLOQUEADA');
});

test('refused from the second in which it begins', async () => {
  const { admin, franjaId } = await world(app);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_PASADA');
  await moveTo(app, '2026-10-05T08:00:00', admin);
  expect(await remove(admin, franjaId)).toBe('409 FRANJA_PASADA');
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect(await remove(admin, franjaId)).toEqual(DELETED);
});

test('deleting against booking leaves one of the two', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const [removed, booked] = await Promise.all([
    app.call(eliminarFranja, { as: admin, params: { id: franjaId } }),
    app.call(crearReserva, { as: ana, body: { franjaId } }),
  ]);
  const pair = [removed.status, booked.status];
  expect([
    [200, 404],
    [409, 201],
  ]).toContainEqual(pair);
});

test('deleting is in the trail, with what there was', async () => {
  const { admin, franjaId } = await world(app);
  await remove(admin, franjaId);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'eliminarFranja')
    .execute();
  expect(trail).toMatchObject([
    {
      usuario_id: admin.id,
      entidad_id: franjaId,
      antes: { inicio: `${VIERNES}T08:00:00`, capacidadEfectiva: 4 },
      despues: null,
    },
  ]);
});
