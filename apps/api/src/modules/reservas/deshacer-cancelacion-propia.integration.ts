import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cancelarReserva,
  crearReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, acompaniantes, type Persona } from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { abrirFila } from '../../../test/support/fila-de-turno.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
} as const;
const CON_SENIA = { ...CONFIG, seniaPorcentaje: 30, seniaHoras: 1 };

const NADA = '409 NADA_QUE_DESHACER';
const undo = (as: Persona, id: number) => app.call(deshacerReserva, { as, params: { id } });
const cancel = (as: Persona, id: number) => app.make(cancelarReserva, { as, params: { id } });
const read = (as: Persona, id: number) => app.make(obtenerReserva, { as, params: { id } });

test('a client’s own cancellation is undone once, for ten minutes, before the turn begins', async () => {
  const { admin, ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  const before = await read(ana, id);
  await cancel(ana, id);
  expect(outcome(await undo(luis, id))).toBe('404 RESERVA_INEXISTENTE');
  expect(outcome(await undo(admin, id))).toBe(NADA);
  expect(outcome(await undo(ana, id))).toEqual([200, before]);
  expect((await countPlaces(app, franja('08:00'))).ocupados).toBe(3);
  expect(outcome(await undo(ana, id))).toBe(NADA);

  await cancel(admin, id);
  expect(outcome(await undo(ana, id))).toBe(NADA);
  expect((await undo(admin, id)).status).toBe(200);

  await cancel(ana, id);
  await moveTo(app, '2026-10-01T07:10:01', ana);
  expect(outcome(await undo(ana, id))).toBe(NADA);

  await app.database.db.updateTable('config').set({ limite_cancel_horas: 0 }).execute();
  const { id: otra } = await app.make(crearReserva, {
    as: ana,
    body: { franjaId: franja('08:00') },
  });
  await moveTo(app, `${VIERNES}T07:59:00`, ana);
  await cancel(ana, otra);
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(outcome(await undo(ana, otra))).toBe(NADA);
});

test('it does not come back to places that were taken or offered, nor to a closed turn', async () => {
  const { admin, ana, luis, franja, reservaId: id } = await world(app, CON_RESERVA);
  await cancel(ana, id);
  const body = { franjaId: franja('08:00'), acompaniantes: acompaniantes(1) };
  const otra = await app.make(crearReserva, { as: luis, body });
  expect(outcome(await undo(ana, id))).toBe('409 SIN_CUPO');
  await cancel(luis, otra.id);
  const closing = { as: admin, params: { id: franja('08:00') }, body: { motivo: 'Sin agua' } };
  await app.make(bloquearFranja, closing);
  expect(outcome(await undo(ana, id))).toBe('409 FRANJA_BLOQUEADA');
  expect(await read(ana, id)).toMatchObject({ estado: 'cancelada' });
});

test('places that were offered to somebody who waits stay offered', async () => {
  const { ana, luis, reservaId: id, esperar, suyas } = await abrirFila(app);
  await esperar(luis, 1);
  await cancel(ana, id);
  expect(outcome(await undo(ana, id))).toBe('409 SIN_CUPO');
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
});

test('it counts as the client’s other bookings do', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, maxReservasActivas: 1 } });
  await cancel(ana, id);
  const otra = await app.make(crearReserva, { as: ana, body: { franjaId: franja('09:00') } });
  expect(outcome(await undo(ana, id))).toBe('409 LIMITE_DE_RESERVAS');
  await cancel(ana, otra.id);
  await app.make(crearReserva, { as: ana, body: { franjaId: franja('08:00') } });
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, maxReservasActivas: 9 } });
  expect(outcome(await undo(ana, id))).toBe('409 RESERVA_REPETIDA');
});

test('it waits for its seña as long as before, and not past the term', async () => {
  const { ana, franja } = await world(app, { clientes: ['ana'], config: CON_SENIA });
  const book = (hora: string) =>
    app.make(crearReserva, { as: ana, body: { franjaId: franja(hora) } });
  const { id } = await book('10:00');
  const before = await read(ana, id);
  expect(before).toMatchObject({ estado: 'pendiente', senia: { vence: '2026-10-01T08:00:00' } });
  await cancel(ana, id);
  await moveTo(app, '2026-10-01T07:05:00', ana);
  expect(outcome(await undo(ana, id))).toEqual([200, before]);

  const { id: lapses } = await book('11:00');
  await moveTo(app, '2026-10-01T08:00:00', ana);
  await cancel(ana, lapses);
  await moveTo(app, '2026-10-01T08:05:00', ana);
  expect(outcome(await undo(ana, lapses))).toBe(NADA);
});
