import {
  listarReservas,
  listarReservasDeFranja,
  listarReservasPorEstado,
  listarReservasPorFecha,
  misReservas,
  obtenerReserva,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import { eliminarFranja } from '@remanso/contract/franja/franjas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Admin, type Persona } from '../../../test/support/builders.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const idsOf = (reservas: readonly { id: number }[]) => reservas.map(({ id }) => id);
const ofFranja = (as: Admin, id: number) =>
  app.make(listarReservasDeFranja, { as, params: { id } });

const CUATRO_RESERVAS = {
  clientes: ['ana', 'luis'],
  reservas: [
    { de: 'ana', hora: '09:00', con: 1 },
    { de: 'luis', hora: '08:00', estado: 'CANCELADA' },
    { de: 'luis', hora: '08:00' },
    { de: 'luis', hora: '10:00' },
  ],
} as const;

test('all of them, the newest first, twenty a page', async () => {
  const { admin, ana, reservas, franja } = await world(app, CUATRO_RESERVAS);
  const [nine, cancelled, eight, ten] = idsOf(reservas);
  const body = await app.make(listarReservas, { as: admin });
  expect(idsOf(body.reservas)).toEqual([ten, eight, cancelled, nine]);
  expect({ ...body, reservas: [] }).toEqual({
    reservas: [],
    paginaActual: 0,
    totalPaginas: 1,
    totalElementos: 4,
    tieneSiguiente: false,
    tieneAnterior: false,
  });
  expect(body.reservas[3]).toEqual({
    id: nine,
    estado: 'CONFIRMADA',
    franja: { id: franja('09:00'), inicio: `${VIERNES}T09:00:00`, fin: `${VIERNES}T10:00:00` },
    participantes: [
      { asientoId: 1, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO', presente: null },
      { asientoId: 2, esTitular: false, nombre: 'Sol', sexo: 'FEMENINO', presente: null },
    ],
    asistencia: 'SIN_MARCAR',
    tarde: null,
    precioTotal: 36_000,
    pagado: 0,
    saldo: 36_000,
    senia: null,
    personas: 2,
    notas: 'Reserva para 2 persona(s)',
    cliente: {
      id: ana.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: ana.email,
      telefono: '381 555 0142',
      nota: '',
    },
    creadaEn: '2026-10-01T07:00:00',
  });
});

test('the pages follow one another and none beyond the last holds anything', async () => {
  const { admin, reservas } = await world(app, CUATRO_RESERVAS);
  const [nine, cancelled, eight, ten] = idsOf(reservas);
  const page = async (n: number) => {
    const query = { page: n, size: 3 };
    const { reservas: listed, ...pages } = await app.make(listarReservas, { as: admin, query });
    return [idsOf(listed), pages];
  };
  const shape = { totalPaginas: 2, totalElementos: 4 };
  expect(await page(0)).toEqual([
    [ten, eight, cancelled],
    { ...shape, paginaActual: 0, tieneSiguiente: true, tieneAnterior: false },
  ]);
  expect(await page(1)).toEqual([
    [nine],
    { ...shape, paginaActual: 1, tieneSiguiente: false, tieneAnterior: true },
  ]);
  expect(await page(7)).toEqual([
    [],
    { ...shape, paginaActual: 7, tieneSiguiente: false, tieneAnterior: true },
  ]);
  const tooLarge = await app.call(listarReservas, { as: admin, query: { size: 101 } });
  expect(outcome(tooLarge)).toBe('400 DATOS_INVALIDOS size');
});

test('those in a state, read in either case, are a bare array', async () => {
  const { admin, reservas } = await world(app, CUATRO_RESERVAS);
  const [nine, cancelled, eight, ten] = idsOf(reservas);
  const inState = (estado: string) =>
    app.call(listarReservasPorEstado, { as: admin, params: { estado } });
  for (const estado of ['CONFIRMADA', 'confirmada', 'Confirmada']) {
    expect(idsOf((await inState(estado)).body)).toEqual([ten, eight, nine]);
  }
  expect((await inState('cancelada')).body).toMatchObject([{ id: cancelled, estado: 'CANCELADA' }]);
  expect((await inState('PENDIENTE')).body).toEqual([]);
  expect(outcome(await inState('perdida'))).toBe('400 DATOS_INVALIDOS estado');
});

test('those of a franja, the cancelled ones included, also once it was deleted', async () => {
  const { admin, luis, franja, reservas } = await world(app, CUATRO_RESERVAS);
  const [, cancelled, eight = 0] = idsOf(reservas);
  const id = franja('08:00');
  expect(idsOf(await ofFranja(admin, id))).toEqual([eight, cancelled]);
  expect(await ofFranja(admin, franja('11:00'))).toEqual([]);
  await app.make(cancelarReserva, { as: luis, params: { id: eight } });
  await app.make(eliminarFranja, { as: admin, params: { id } });
  expect(idsOf(await ofFranja(admin, id))).toEqual([eight, cancelled]);
  const missing = await app.call(listarReservasDeFranja, { as: admin, params: { id: 999 } });
  expect(outcome(missing)).toBe('404 FRANJA_INEXISTENTE');
});

test('those of a day, in the order of their franjas', async () => {
  const { admin, ana, franja, reservas } = await world(app, CUATRO_RESERVAS);
  const [nine, cancelled, eight, ten] = idsOf(reservas);
  await reservar(app, ana, franja('08:00', '2026-10-03'));
  const ofDay = (fecha: string) =>
    app.make(listarReservasPorFecha, { as: admin, query: { fecha } });
  expect(idsOf(await ofDay(VIERNES))).toEqual([eight, cancelled, nine, ten]);
  expect(await ofDay('2026-10-01')).toEqual([]);
});

test.each(['', '?fecha=2027-02-29'])('a day is asked for, and exists: %j', async (query) => {
  const { admin: as } = await world(app);
  const answer = await app.send('GET', `/reservas/por-fecha${query}`, { as });
  expect(outcome(answer)).toBe('400 DATOS_INVALIDOS fecha');
});

test('one booking: its owner sees the client view, an administrator theirs, nobody else any', async () => {
  const { admin, ana, luis, reservaId: id } = await world(app, CUATRO_RESERVAS);
  const mine = await app.make(obtenerReserva, { as: ana, params: { id } });
  expect(mine).toEqual((await app.make(misReservas, { as: ana })).reservas[0]);
  expect(mine).toMatchObject({ estado: 'confirmada', numPersonas: 2, precio: 36_000 });
  const theirs = await app.make(obtenerReserva, { as: admin, params: { id } });
  expect(theirs).toEqual((await app.make(listarReservas, { as: admin })).reservas[3]);
  const one = async (as: Persona, which: number) =>
    outcome(await app.call(obtenerReserva, { as, params: { id: which } }));
  expect(await one(luis, id)).toBe('404 RESERVA_INEXISTENTE');
  for (const who of [luis, admin]) expect(await one(who, 999)).toBe('404 RESERVA_INEXISTENTE');
});
