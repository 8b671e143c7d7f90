import {
  listarAsientos,
  listarAsientosDeReserva,
  listarAsientosPorTipo,
  obtenerAsiento,
} from '@remanso/contract/reserva/asientos.contract';
import { expect, test } from 'vitest';
import { type Persona } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const ofType = async (as: Persona, tipo: string) =>
  outcome(await app.call(listarAsientosPorTipo, { as, params: { tipo } }));
const ofBooking = async (as: Persona, id: number) =>
  outcome(await app.call(listarAsientosDeReserva, { as, params: { id } }));
const one = async (as: Persona, id: number) =>
  outcome(await app.call(obtenerAsiento, { as, params: { id } }));

/**
 * Opens a centre with Ana's booking for two people and Luis's booking for one. Luis has cancelled
 * his booking.
 */
async function centroConAsientos() {
  const { admin, ana, luis, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'luis', hora: '08:00', estado: 'CANCELADA' },
    ],
  });
  const [first, second] = reservas;
  const seat = (id: number, reservaId: number, esTitular: boolean, titular = 'Ana Paz') => ({
    id,
    reservaId,
    esTitular,
    tipo: esTitular ? 'TITULAR' : 'ACOMPANIANTE',
    nombre: esTitular ? titular : 'Sol',
    sexo: 'FEMENINO',
  });
  const seats = [
    seat(1, first.id, true),
    seat(2, first.id, false),
    seat(3, second.id, true, 'Luis Lazarte'),
  ];
  return { admin, ana, luis, seats, reservaId: first.id };
}

test('all of them, in the order of their making, twenty a page', async () => {
  const { admin, seats } = await centroConAsientos();
  const pages = {
    paginaActual: 0,
    totalPaginas: 1,
    totalElementos: 3,
    tieneSiguiente: false,
    tieneAnterior: false,
  };
  expect(await app.make(listarAsientos, { as: admin })).toEqual({ asientos: seats, ...pages });
  const query = { page: 1, size: 2 };
  expect(await app.make(listarAsientos, { as: admin, query })).toEqual({
    asientos: seats.slice(2),
    ...pages,
    paginaActual: 1,
    totalPaginas: 2,
    tieneAnterior: true,
  });
});

test('those of holders or of companions, the newest first, read in either case', async () => {
  const { admin, seats } = await centroConAsientos();
  const [holder, companion, other] = seats;
  for (const tipo of ['TITULAR', 'titular']) {
    expect(await ofType(admin, tipo)).toEqual([200, [other, holder]]);
  }
  expect(await ofType(admin, 'Acompaniante')).toEqual([200, [companion]]);
  expect(await ofType(admin, 'INVITADO')).toBe('400 DATOS_INVALIDOS tipo');
});

test('those of a booking, the holder first, for its owner and administrators', async () => {
  const { admin, ana, luis, seats, reservaId } = await centroConAsientos();
  for (const who of [ana, admin]) {
    expect(await ofBooking(who, reservaId)).toEqual([200, seats.slice(0, 2)]);
  }
  expect(await ofBooking(luis, reservaId)).toBe('404 RESERVA_INEXISTENTE');
  for (const who of [luis, admin]) {
    expect(await ofBooking(who, 999)).toBe('404 RESERVA_INEXISTENTE');
  }
});

test('one seat, for its owner and administrators; to anybody else it does not exist', async () => {
  const { admin, ana, luis, seats } = await centroConAsientos();
  for (const who of [ana, admin]) expect(await one(who, 2)).toEqual([200, seats[1]]);
  expect(await one(luis, 3)).toEqual([200, seats[2]]);
  expect(await one(luis, 2)).toBe('404 ASIENTO_INEXISTENTE');
  for (const who of [luis, admin]) expect(await one(who, 999)).toBe('404 ASIENTO_INEXISTENTE');
});
