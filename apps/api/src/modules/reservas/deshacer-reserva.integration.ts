import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, type Persona } from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const CON_RESERVAS = {
  clientes: ['ana', 'luis'],
  reservas: [
    { de: 'ana', hora: '08:00', con: 2 },
    { de: 'luis', hora: '11:00' },
  ],
} as const;

const NADA = '409 NADA_QUE_DESHACER';
const undo = (as: Persona, id: number) => app.call(deshacerReserva, { as, params: { id } });
const cancel = (as: Persona, id: number) => app.make(cancelarReserva, { as, params: { id } });
const move = (as: Persona, id: number, franjaId: number) =>
  app.make(actualizarReserva, { as, params: { id }, body: { franjaId } });

test('a move and a cancellation of the desk are undone, once each', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVAS);
  const places = async () => [
    (await countPlaces(app, franja('08:00'))).ocupados,
    (await countPlaces(app, franja('09:00'))).ocupados,
  ];
  await move(admin, id, franja('09:00'));
  expect((await undo(admin, id)).body).toMatchObject({
    estado: 'CONFIRMADA',
    franja: { id: franja('08:00') },
  });
  expect(await places()).toEqual([3, 0]);
  expect(outcome(await undo(admin, id))).toBe(NADA);

  await cancel(admin, id);
  expect((await undo(admin, id)).body).toMatchObject({ estado: 'CONFIRMADA', personas: 3 });
  expect(await places()).toEqual([3, 0]);
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'CANCELADA' },
  });
  expect(outcome(await undo(admin, id))).toMatchObject([200, { estado: 'CONFIRMADA' }]);
});

test('nobody else’s change, no old one, and none that something has followed', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVAS);
  expect(outcome(await undo(admin, id))).toBe(NADA);
  await cancel(ana, id);
  expect(outcome(await undo(admin, id))).toBe(NADA);
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'CONFIRMADA' },
  });
  await move(admin, id, franja('09:00'));
  await app.make(actualizarReserva, { as: admin, params: { id }, body: { notas: 'Llega tarde' } });
  expect(outcome(await undo(admin, id))).toBe(NADA);

  await move(admin, id, franja('10:00'));
  app.clock.set('2026-10-01T07:10:01');
  expect(outcome(await undo(admin, id))).toBe(NADA);
});

test('a window that saw an older change undoes nothing', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVAS);
  await move(admin, id, franja('09:00'));
  await move(admin, id, franja('10:00'));
  const volver = (hora: string) =>
    app.call(deshacerReserva, {
      as: admin,
      params: { id },
      query: { volverA: franja(hora) },
    });
  expect(outcome(await volver('08:00'))).toBe(NADA);
  expect((await volver('09:00')).body).toMatchObject({ franja: { id: franja('09:00') } });
});

test('what time has completed meanwhile takes its places with it', async () => {
  const { admin, franja, reservaId: id } = await world(app, CON_RESERVAS);
  await moveTo(app, `${VIERNES}T08:55:00`, admin);
  await move(admin, id, franja('09:00'));
  await move(admin, id, franja('08:00'));
  await moveTo(app, `${VIERNES}T09:01:00`, admin);
  expect((await undo(admin, id)).body).toMatchObject({ franja: { id: franja('09:00') } });
  expect((await countPlaces(app, franja('08:00'))).ocupados).toBe(0);
  expect((await countPlaces(app, franja('09:00'))).ocupados).toBe(3);
});

test('places that somebody has taken meanwhile are theirs', async () => {
  const { admin, luis, franja, reservaId: id } = await world(app, CON_RESERVAS);
  await cancel(admin, id);
  await app.make(crearReserva, {
    as: luis,
    body: { franjaId: franja('08:00'), acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }] },
  });
  expect(outcome(await undo(admin, id))).toBe('409 SIN_CUPO');
});

test.each(['move', 'cancel'] as const)(
  'from a day that is closed, whose franja went with the booking, a %s is undone',
  async (what) => {
    const { admin, luis, franja, reservas } = await world(app, CON_RESERVAS);
    await app.make(crearFeriado, {
      as: admin,
      body: { fecha: VIERNES, descripcion: 'Aniversario' },
    });
    const id = reservas[0].id;
    const day = async () =>
      (await app.make(franjasPorFecha, { as: admin, params: { fecha: VIERNES } })).map(
        ({ horaInicio, ocupadosTotal, fueraDelPlan }) => [horaInicio, ocupadosTotal, fueraDelPlan],
      );
    await (what === 'move' ? move(admin, id, franja('09:00', '2026-10-03')) : cancel(admin, id));
    expect(await day()).toEqual([['11:00', 1, true]]);
    expect(outcome(await undo(admin, id))).toMatchObject([200, { estado: 'CONFIRMADA' }]);
    expect(await day()).toEqual([
      ['08:00', 3, true],
      ['11:00', 1, true],
    ]);
    expect((await countPlaces(app, franja('09:00', '2026-10-03'))).ocupados).toBe(0);
    const body = { franjaId: franja('08:00') };
    expect(outcome(await app.call(crearReserva, { as: luis, body }))).toBe('409 FRANJA_BLOQUEADA');
  },
);
