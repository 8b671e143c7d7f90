import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarFranja } from '@remanso/contract/franja/franjas.contract';
import {
  crearReserva,
  cancelarReserva,
  actualizarReserva,
  cambiarEstadoDeReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpUncountedTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/* Tests of the limit on how many bookings to come a client can have (rules §8.4). */

const app = useTestApp();

const SABADO = '2026-10-03';

const DOS_RESERVAS = {
  clientes: ['ana'],
  config: { maxReservasActivas: 2 },
  reservas: [
    { de: 'ana', hora: '08:00' },
    { de: 'ana', hora: '09:00' },
  ],
} as const;

const pedir = (as: Persona, franjaId: number, clienteId?: number) =>
  app.call(crearReserva, { as, body: { franjaId, clienteId } });

test('whoever holds as many as the centre lets books no more, and nothing changes', async () => {
  const { ana, franja } = await world(app, DOS_RESERVAS);
  const before = await dumpUncountedTables(app);
  const refused = await pedir(ana, franja('10:00'));
  expect(outcome(refused)).toBe('409 LIMITE_DE_RESERVAS');
  expect(told(refused)).toBe(
    'Llegaste al máximo de 2 reservas por venir. Para hacer otra, cancela una o espera a que pase.',
  );
  expect(await dumpUncountedTables(app)).toEqual(before);
  expect((await pedir(await crearPersona(app), franja('10:00'))).status).toBe(201);
});

test('with one the text is of one', async () => {
  const { ana, franja } = await world(app, {
    clientes: ['ana'],
    config: { maxReservasActivas: 1 },
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  expect(told(await pedir(ana, franja('08:00', SABADO)))).toBe(
    'Llegaste al máximo de 1 reserva por venir. Para hacer otra, cancélala o espera a que pase.',
  );
});

test('it is told after the places and the booking that is there already', async () => {
  const { admin, ana, franja } = await world(app, DOS_RESERVAS);
  expect(outcome(await pedir(ana, franja('08:00')))).toBe('409 RESERVA_REPETIDA');
  const body = { capacidadEfectiva: 1 };
  await app.call(actualizarFranja, { as: admin, params: { id: franja('10:00') }, body });
  await pedir(await crearPersona(app), franja('10:00'));
  expect(outcome(await pedir(ana, franja('10:00')))).toBe('409 SIN_CUPO');
});

test('one that is cancelled or has begun makes room for another', async () => {
  const { ana, reservas, franja } = await world(app, DOS_RESERVAS);
  await app.call(cancelarReserva, { as: ana, params: { id: reservas[0].id } });
  expect((await pedir(ana, franja('08:00'))).status).toBe(201);
  expect(outcome(await pedir(ana, franja('10:00')))).toBe('409 LIMITE_DE_RESERVAS');
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect((await pedir(ana, franja('10:00'))).status).toBe(201);
});

test('one that waits to be confirmed counts as well', async () => {
  const { admin, ana, reservas, franja } = await world(app, DOS_RESERVAS);
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params: { id: reservas[0].id },
    query: { nuevoEstado: 'PENDIENTE' },
  });
  expect(outcome(await pedir(ana, franja('10:00')))).toBe('409 LIMITE_DE_RESERVAS');
});

test('moving a booking does not count it twice', async () => {
  const { ana, reservas, franja } = await world(app, DOS_RESERVAS);
  const moved = await app.call(actualizarReserva, {
    as: ana,
    params: { id: reservas[0].id },
    body: { franjaId: franja('10:00') },
  });
  expect([moved.status, moved.body.franja.id]).toEqual([200, franja('10:00')]);
});

test('the desk books beyond it: for a client and for itself, and revives', async () => {
  const { admin, ana, reservas, franja } = await world(app, DOS_RESERVAS);
  await app.call(cancelarReserva, { as: ana, params: { id: reservas[0].id } });
  expect((await pedir(ana, franja('10:00'))).status).toBe(201);
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params: { id: reservas[0].id },
    query: { nuevoEstado: 'CONFIRMADA' },
  });
  expect((await pedir(admin, franja('08:00', SABADO), ana.id)).status).toBe(201);
  for (const franjaId of [franja('08:00'), franja('10:00'), franja('09:00', SABADO)]) {
    expect((await pedir(admin, franjaId)).status).toBe(201);
  }
});

test('who holds more than a limit that was lowered keeps them and books no more', async () => {
  const { admin, ana, franja } = await world(app, DOS_RESERVAS);
  const body = { ...CONFIG, maxReservasActivas: 1 };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  expect(outcome(await pedir(ana, franja('10:00')))).toBe('409 LIMITE_DE_RESERVAS');
  const mias = await app.call(misReservas, { as: ana, query: { estado: 'confirmada' } });
  expect(mias.body.totalElementos).toBe(2);
});
