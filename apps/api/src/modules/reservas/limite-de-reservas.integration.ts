import { expect, test } from 'vitest';
import {
  CONFIG,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  VIERNES,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpUncountedTables } from '../../../test/support/dump-tables.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

/*
 * The limit on how many bookings to come a client may hold (rules §10.2).
 */

const app = useTestApp();

const SABADO = '2026-10-03';

const LLENO = refusal(
  409,
  'LIMITE_DE_RESERVAS',
  'Se llegó al máximo de 2 reservas por venir. Para hacer otra hay que cancelar una, o esperar a que pase.',
);

/** Opens a centre where a client may hold two bookings, and Ana holds those of Friday at eight and at nine. */
async function conDosReservas() {
  const { admin, ana } = await centroConFranja(app, { maxReservasActivas: 2 });
  const [ocho, nueve, diez] = (await verDia(app, VIERNES, ana)).map(({ id }) => id) as [
    number,
    number,
    number,
  ];
  const primera = await reservar(app, ana, ocho);
  await reservar(app, ana, nueve);
  return { admin, ana, primera, ocho, nueve, diez };
}

const pedir = ({ token }: Persona, body: object) => app.call('POST /reservas', { token, body });

test('whoever holds as many as the centre lets books no more, and nothing changes', async () => {
  const { ana, diez } = await conDosReservas();
  const before = await dumpUncountedTables(app);
  expect(outcome(await pedir(ana, { franjaId: diez }))).toEqual(LLENO);
  expect(await dumpUncountedTables(app)).toEqual(before);
  expect((await pedir(await crearPersona(app), { franjaId: diez })).status).toBe(201);
});

test('with one the text is of one', async () => {
  const { ana, franjaId } = await centroConFranja(app, { maxReservasActivas: 1 });
  await reservar(app, ana, franjaId);
  const [sabado] = await verDia(app, SABADO, ana);
  expect((await pedir(ana, { franjaId: sabado?.id })).body.message).toBe(
    'Se llegó al máximo de 1 reserva por venir. Para hacer otra hay que cancelarla, o esperar a que pase.',
  );
});

test('it is told after the places and the booking that is there already', async () => {
  const { admin, ana, ocho, diez } = await conDosReservas();
  expect((await pedir(ana, { franjaId: ocho })).body.codigo).toBe('RESERVA_REPETIDA');
  const body = { capacidadEfectiva: 1 };
  await app.call(`PUT /franjas/${diez}`, { token: admin.token, body });
  await pedir(await crearPersona(app), { franjaId: diez });
  expect((await pedir(ana, { franjaId: diez })).body.codigo).toBe('SIN_CUPO');
});

test('one that is cancelled or has begun makes room for another', async () => {
  const { ana, primera, ocho, diez } = await conDosReservas();
  await app.call(`POST /reservas/${primera.id}/cancelar`, { token: ana.token });
  expect((await pedir(ana, { franjaId: ocho })).status).toBe(201);
  expect(outcome(await pedir(ana, { franjaId: diez }))).toEqual(LLENO);
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect((await pedir(ana, { franjaId: diez })).status).toBe(201);
});

test('one that waits to be confirmed counts as well', async () => {
  const { admin, ana, primera, diez } = await conDosReservas();
  const target = `PATCH /reservas/${primera.id}/estado?nuevoEstado=PENDIENTE` as const;
  expect((await app.call(target, admin)).status).toBe(200);
  expect(outcome(await pedir(ana, { franjaId: diez }))).toEqual(LLENO);
});

test('moving a booking does not count it twice', async () => {
  const { ana, primera, diez } = await conDosReservas();
  const moved = await app.call(`PUT /reservas/${primera.id}`, {
    token: ana.token,
    body: { franjaId: diez },
  });
  expect([moved.status, moved.body.franja.id]).toEqual([200, diez]);
});

test('the desk books beyond it: for a client and for itself, and revives', async () => {
  const { admin, ana, primera, ocho, diez } = await conDosReservas();
  await app.call(`POST /reservas/${primera.id}/cancelar`, { token: ana.token });
  expect((await pedir(ana, { franjaId: diez })).status).toBe(201);
  const target = `PATCH /reservas/${primera.id}/estado?nuevoEstado=CONFIRMADA` as const;
  expect((await app.call(target, admin)).status).toBe(200);
  const [sabado, otra] = await verDia(app, SABADO, ana);
  expect((await pedir(admin, { franjaId: sabado?.id, clienteId: ana.id })).status).toBe(201);
  for (const franjaId of [ocho, diez, otra?.id]) {
    expect((await pedir(admin, { franjaId })).status).toBe(201);
  }
});

test('who holds more than a limit that was lowered keeps them and books no more', async () => {
  const { admin, ana, diez } = await conDosReservas();
  const body = { ...CONFIG, maxReservasActivas: 1 };
  expect((await app.call('PUT /config', { token: admin.token, body })).status).toBe(200);
  expect((await pedir(ana, { franjaId: diez })).body.codigo).toBe('LIMITE_DE_RESERVAS');
  const mias = await app.call('GET /reservas/mias?estado=confirmada', ana);
  expect(mias.body.totalElementos).toBe(2);
});
