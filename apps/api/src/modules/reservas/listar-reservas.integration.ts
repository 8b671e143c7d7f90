import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const list = ({ token }: Persona, path: string) =>
  app.call(`GET /reservas/${path as 'todas'}`, { token });
const idsOf = (reservas: { id: number }[]) => reservas.map(({ id }) => id);

/** Opens a centre with four bookings of Friday: at nine, at eight twice, and at ten; the second is cancelled. */
async function centroConReservas() {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const nine = await reservar(app, ana, franjaId + 1, 1);
  const cancelled = await reservar(app, luis, franjaId);
  await app.call(`POST /reservas/${cancelled.id}/cancelar`, luis);
  const eight = await reservar(app, luis, franjaId);
  const ten = await reservar(app, luis, franjaId + 2);
  const ids = { nine: nine.id, cancelled: cancelled.id, eight: eight.id, ten: ten.id };
  return { admin, ana, luis, franjaId, ids };
}

test('all of them, the newest first, twenty a page', async () => {
  const { admin, ana, ids } = await centroConReservas();
  const { status, body } = await list(admin, 'todas');
  expect(status).toBe(200);
  expect(idsOf(body.reservas)).toEqual([ids.ten, ids.eight, ids.cancelled, ids.nine]);
  expect({ ...body, reservas: [] }).toEqual({
    reservas: [],
    paginaActual: 0,
    totalPaginas: 1,
    totalElementos: 4,
    tieneSiguiente: false,
    tieneAnterior: false,
  });
  expect(body.reservas[3]).toEqual({
    id: ids.nine,
    estado: 'CONFIRMADA',
    franja: { id: 10, inicio: `${VIERNES}T09:00:00`, fin: `${VIERNES}T10:00:00` },
    participantes: [
      { asientoId: 1, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO' },
      { asientoId: 2, esTitular: false, nombre: 'Sol', sexo: 'FEMENINO' },
    ],
    precioTotal: 36_000,
    personas: 2,
    notas: 'Reserva para 2 persona(s)',
    cliente: {
      id: ana.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: ana.email,
      telefono: '381 555 0142',
    },
    creadaEn: '2026-10-01T07:00:00',
  });
});

test('the pages follow one another and none beyond the last holds anything', async () => {
  const { admin, ids } = await centroConReservas();
  const page = async (n: number) => {
    const { reservas, ...pages } = (await list(admin, `todas?page=${n}&size=3`)).body;
    return [idsOf(reservas), pages];
  };
  const shape = { totalPaginas: 2, totalElementos: 4 };
  expect(await page(0)).toEqual([
    [ids.ten, ids.eight, ids.cancelled],
    { ...shape, paginaActual: 0, tieneSiguiente: true, tieneAnterior: false },
  ]);
  expect(await page(1)).toEqual([
    [ids.nine],
    { ...shape, paginaActual: 1, tieneSiguiente: false, tieneAnterior: true },
  ]);
  expect(await page(7)).toEqual([
    [],
    { ...shape, paginaActual: 7, tieneSiguiente: false, tieneAnterior: true },
  ]);
  expect(outcome(await list(admin, 'todas?size=101'))).toEqual(
    invalid('size', 'El tamaño de página debe estar entre 1 y 100'),
  );
});

test('those in a state, read in either case, are a bare array', async () => {
  const { admin, ids } = await centroConReservas();
  for (const estado of ['CONFIRMADA', 'confirmada', 'Confirmada']) {
    const { body } = await list(admin, `estado/${estado}`);
    expect(idsOf(body)).toEqual([ids.ten, ids.eight, ids.nine]);
  }
  expect((await list(admin, 'estado/cancelada')).body).toMatchObject([
    { id: ids.cancelled, estado: 'CANCELADA' },
  ]);
  expect((await list(admin, 'estado/PENDIENTE')).body).toEqual([]);
  expect(outcome(await list(admin, 'estado/perdida'))).toEqual(
    invalid('estado', 'El estado de reserva no existe'),
  );
});

test('those of a franja, the cancelled ones included, also once it was deleted', async () => {
  const { admin, luis, franjaId, ids } = await centroConReservas();
  expect(idsOf((await list(admin, `franja/${franjaId}`)).body)).toEqual([ids.eight, ids.cancelled]);
  expect((await list(admin, `franja/${franjaId + 3}`)).body).toEqual([]);
  await app.call(`POST /reservas/${ids.eight}/cancelar`, luis);
  await app.call(`DELETE /franjas/${franjaId}`, admin);
  expect(idsOf((await list(admin, `franja/${franjaId}`)).body)).toEqual([ids.eight, ids.cancelled]);
  expect(outcome(await list(admin, 'franja/999'))).toEqual(
    refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno'),
  );
});

test('those of a day, in the order of their franjas', async () => {
  const { admin, ana, franjaId, ids } = await centroConReservas();
  await reservar(app, ana, franjaId + 8);
  const { body } = await list(admin, `por-fecha?fecha=${VIERNES}`);
  expect(idsOf(body)).toEqual([ids.eight, ids.cancelled, ids.nine, ids.ten]);
  expect((await list(admin, 'por-fecha?fecha=2026-10-01')).body).toEqual([]);
});

test('a day is asked for, and exists', async () => {
  const { admin } = await centroConFranja(app);
  expect(outcome(await list(admin, 'por-fecha'))).toEqual(
    invalid('fecha', 'La fecha debe tener la forma AAAA-MM-DD'),
  );
  expect(outcome(await list(admin, 'por-fecha?fecha=2027-02-29'))).toEqual(
    invalid('fecha', 'La fecha debe existir y tener la forma AAAA-MM-DD'),
  );
});

test('one booking: its owner sees the client view, an administrator theirs, nobody else any', async () => {
  const { admin, ana, luis, ids } = await centroConReservas();
  const mine = await app.call(`GET /reservas/${ids.nine}`, ana);
  expect(mine.status).toBe(200);
  expect(mine.body).toEqual((await app.call('GET /reservas/mias', ana)).body.reservas[0]);
  expect(mine.body).toMatchObject({ estado: 'confirmada', numPersonas: 2, precio: 36_000 });
  const theirs = await app.call(`GET /reservas/${ids.nine}`, admin);
  expect(theirs.body).toEqual((await list(admin, 'todas')).body.reservas[3]);
  const missing = refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');
  expect(outcome(await app.call(`GET /reservas/${ids.nine}`, luis))).toEqual(missing);
  for (const who of [luis, admin]) {
    expect(outcome(await app.call('GET /reservas/999', who))).toEqual(missing);
  }
});
