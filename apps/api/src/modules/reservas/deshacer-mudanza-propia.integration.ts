import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  crearReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Persona } from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
} as const;
const CON_SENIA = { ...CONFIG, seniaPorcentaje: 30, seniaHoras: 12 };

const NADA = '409 NADA_QUE_DESHACER';
const undo = (as: Persona, id: number) => app.call(deshacerReserva, { as, params: { id } });
const move = (as: Persona, id: number, franjaId: number) =>
  app.make(actualizarReserva, { as, params: { id }, body: { franjaId } });

test('a client takes a move of their own back, also once the new turn is too near to be moved', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  const before = await app.make(obtenerReserva, { as: ana, params: { id } });
  await move(ana, id, franja('11:00', '2026-10-01'));
  await moveTo(app, '2026-10-01T07:09:59', ana, admin);
  const leave = { as: ana, params: { id }, body: { franjaId: franja('10:00') } };
  expect(outcome(await app.call(actualizarReserva, leave))).toBe('409 FUERA_DEL_LIMITE');
  expect(outcome(await undo(ana, id))).toEqual([200, before]);
  expect((await countPlaces(app, franja('08:00'))).ocupados).toBe(3);
  expect((await countPlaces(app, franja('11:00', '2026-10-01'))).ocupados).toBe(0);
  expect(outcome(await undo(ana, id))).toBe(NADA);
  const { hechos } = await app.make(listarActividad, { as: admin, query: { reservaId: id } });
  expect(hechos.map(({ accion }) => accion).slice(0, 2)).toEqual([
    'deshacerReserva',
    'actualizarReserva',
  ]);
});

test('after ten minutes, or once the turn that was left has begun, nothing is taken back', async () => {
  const { ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  await move(ana, id, franja('10:00'));
  await moveTo(app, '2026-10-01T07:10:01', ana);
  expect(outcome(await undo(ana, id))).toBe(NADA);

  await app.database.db.updateTable('config').set({ limite_cancel_horas: 0 }).execute();
  await moveTo(app, `${VIERNES}T09:59:00`, ana);
  await move(ana, id, franja('11:00'));
  await moveTo(app, `${VIERNES}T10:00:00`, ana);
  expect(outcome(await undo(ana, id))).toBe(NADA);
});

test('neither what somebody else has done, nor another’s booking', async () => {
  const { admin, ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  await move(admin, id, franja('09:00'));
  expect(outcome(await undo(ana, id))).toBe(NADA);
  await move(ana, id, franja('10:00'));
  expect(outcome(await undo(luis, id))).toBe('404 RESERVA_INEXISTENTE');
});

test('places that somebody has taken meanwhile are theirs, and a closed franja takes its own back', async () => {
  const { admin, ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  const acompaniantes = [{ nombre: 'Sol', genero: 'FEMENINO' } as const];
  await move(ana, id, franja('09:00'));
  const body = { franjaId: franja('08:00'), acompaniantes };
  const otra = await app.make(crearReserva, { as: luis, body });
  expect(outcome(await undo(ana, id))).toBe('409 SIN_CUPO');
  await app.make(cancelarReserva, { as: luis, params: { id: otra.id } });
  const closing = { as: admin, params: { id: franja('08:00') }, body: { motivo: 'Sin agua' } };
  await app.make(bloquearFranja, closing);
  expect((await undo(ana, id)).body).toMatchObject({ cerrada: { motivo: 'Sin agua' } });
});

test('it waits for its seña as long as before the move, stays paid, and is not brought back', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'], config: CON_SENIA });
  const body = { franjaId: franja('10:00') };
  const { id } = await app.make(crearReserva, { as: ana, body });
  const hoyALasOnce = franja('11:00', '2026-10-01');
  const read = () => app.make(obtenerReserva, { as: ana, params: { id } });
  const before = await read();
  expect(before.senia?.vence).toBe('2026-10-01T19:00:00');

  await move(ana, id, hoyALasOnce);
  expect((await read()).senia?.vence).toBe('2026-10-01T09:00:00');
  expect(outcome(await undo(ana, id))).toEqual([200, before]);

  await move(ana, id, hoyALasOnce);
  const payment = { tipo: 'PAGO', monto: 6_000, medio: 'TRANSFERENCIA' } as const;
  await app.make(registrarPago, { as: admin, params: { id }, body: payment });
  const paid = await undo(ana, id);
  expect(paid.body).toMatchObject({ estado: 'confirmada', senia: null, pagado: 6_000 });

  await app.make(actualizarConfig, { as: admin, body: { ...CON_SENIA, seniaHoras: 1 } });
  const late = { franjaId: franja('11:00') };
  const { id: lapses } = await app.make(crearReserva, { as: ana, body: late });
  await moveTo(app, '2026-10-01T07:55:00', ana);
  await move(ana, lapses, franja('09:00'));
  await moveTo(app, '2026-10-01T08:00:00', ana);
  expect(outcome(await undo(ana, lapses))).toBe(NADA);
});
