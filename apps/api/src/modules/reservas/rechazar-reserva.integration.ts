import { expect, test } from 'vitest';
import {
  VIERNES,
  acompaniantes,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function book({ token }: Persona, franjaId: number, companions = 0, more = {}) {
  const body = { franjaId, acompaniantes: acompaniantes(companions), ...more };
  return outcome(await app.call('POST /reservas', { token, body }));
}

const changeFranja = (id: number, values: object) =>
  app.database.db.updateTable('franjas').set(values).where('id', '=', id).execute();

const MISSING = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
const BEGUN = refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');
const BLOCKED = refusal(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar');
const TOO_MANY = invalid('acompaniantes', 'Se puede reservar para 1 a 4 personas');
const REPEATED = refusal(
  409,
  'RESERVA_REPETIDA',
  'Ya hay una reserva activa de esa persona en este turno',
);
const noPlace = (message: string) => refusal(409, 'SIN_CUPO', message);

test('of several reasons the first is told, in the order of the contract', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app, { ventanaDias: 1 });
  await app.call('POST /franjas/generar?desde=2026-10-03&hasta=2026-10-03', admin);
  const { body } = await app.call('GET /franjas/por-fecha/2026-10-03', admin);
  const farId: number = body[0].id;
  await reservar(app, ana, franjaId);
  await changeFranja(franjaId, { bloqueada: true, capacidad_efectiva: 1 });
  await changeFranja(farId, { bloqueada: true, capacidad_efectiva: 1 });

  expect(await book(ana, 999, 7, { notas: 5 })).toEqual(
    invalid('notas', 'El texto de las notas: se esperaba un texto'),
  );
  expect(await book(ana, 999, 7)).toEqual(MISSING);
  expect(await book(ana, 1e300, 7)).toEqual(MISSING);
  expect(await book(ana, farId, 7)).toEqual(
    refusal(409, 'FUERA_DE_VENTANA', 'Solo puedes reservar desde hoy hasta dentro de 1 día'),
  );
  expect(await book(ana, franjaId, 7)).toEqual(BLOCKED);
  expect(await book(admin, farId, 7)).toEqual(BLOCKED);
  await changeFranja(franjaId, { bloqueada: false });
  expect(await book(ana, franjaId, 7)).toEqual(TOO_MANY);
  expect(await book(ana, franjaId)).toEqual(noPlace('No hay cupos disponibles para este horario'));
  await changeFranja(franjaId, { capacidad_efectiva: 4 });
  expect(await book(ana, franjaId)).toEqual(REPEATED);
  await changeFranja(franjaId, { bloqueada: true, capacidad_efectiva: 1 });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(await book(ana, franjaId, 7)).toEqual(BEGUN);
});

test('a franja can be booked until the second before it begins', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await moveTo(app, `${VIERNES}T08:00:00`, ana, admin);
  expect(await book(ana, franjaId)).toEqual(BEGUN);
  expect(await book(admin, franjaId)).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await book(ana, franjaId))[0]).toBe(201);
});

test('the window counts from the centre’s today, and is not for administrators', async () => {
  const { admin, ana } = await centroConFranja(app, { ventanaDias: 2 });
  await app.call('POST /franjas/generar?desde=2026-10-01&hasta=2026-10-10', admin);
  const firstOf = async (fecha: string): Promise<number> =>
    (await app.call(`GET /franjas/por-fecha/${fecha}`, admin)).body[0].id;
  const beyond = refusal(
    409,
    'FUERA_DE_VENTANA',
    'Solo puedes reservar desde hoy hasta dentro de 2 días',
  );
  expect((await book(ana, await firstOf('2026-10-03')))[0]).toBe(201);
  expect(await book(ana, await firstOf('2026-10-05'))).toEqual(beyond);
  expect((await book(admin, await firstOf('2026-10-05')))[0]).toBe(201);
  await moveTo(app, '2026-10-02T23:59:59', ana, admin);
  expect(await book(ana, await firstOf('2026-10-05'))).toEqual(beyond);
  await moveTo(app, '2026-10-03T00:00:00', ana, admin);
  expect((await book(ana, await firstOf('2026-10-05')))[0]).toBe(201);
});

test('the places that are left are told in number', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  await reservar(app, luis, franjaId, 1);
  expect(await book(ana, franjaId, 2)).toEqual(
    noPlace('Solo hay 2 cupos disponibles para este horario'),
  );
  const sol = await crearPersona(app);
  await reservar(app, sol, franjaId);
  expect(await book(ana, franjaId, 3)).toEqual(
    noPlace('Solo hay 1 cupo disponible para este horario'),
  );
  expect((await book(ana, franjaId))[0]).toBe(201);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ estado: 'COMPLETA', ocupadosTotal: 4 });
});

test('four people at most, however large the franja is', async () => {
  const preciosPorCapacidad = Array.from({ length: 10 }, (_, n) => ({
    capacidad: n + 1,
    precio: 1_000 * (n + 1),
  }));
  const { ana, franjaId } = await centroConFranja(app, { capacidadBase: 10, preciosPorCapacidad });
  expect(await book(ana, franjaId, 4)).toEqual(TOO_MANY);
  expect(await book(ana, franjaId, 200)).toEqual(TOO_MANY);
  expect((await book(ana, franjaId, 3))[0]).toBe(201);
});

test('after cancelling, the same client may book the same franja again', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  expect(await book(ana, franjaId)).toEqual(REPEATED);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect((await book(ana, franjaId))[0]).toBe(201);
});

test('a refused booking takes no place and leaves no trace', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  await book(ana, franjaId, 2);
  await book(ana, franjaId, 3);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ ocupadosTotal: 1 });
  const { db } = app.database;
  expect(await db.selectFrom('reservas').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('asientos').select('id').execute()).toHaveLength(1);
});

const NAMES = 'Por favor completa los nombres de todos los acompañantes';

test.each([
  ['franjaId', { franjaId: undefined }, 'Por favor selecciona un horario'],
  ['franjaId', { franjaId: null }, 'Por favor selecciona un horario'],
  ['franjaId', { franjaId: 0 }, 'Por favor selecciona un horario'],
  ['franjaId', { franjaId: -1 }, 'Por favor selecciona un horario'],
  ['franjaId', { franjaId: 1.5 }, 'Por favor selecciona un horario'],
  ['franjaId', { franjaId: '1' }, 'Por favor selecciona un horario'],
  [
    'notas',
    { notas: 'x'.repeat(501) },
    'El texto de las notas no puede tener más de 500 caracteres',
  ],
  ['notas', { notas: 'a\u0000b' }, 'El texto de las notas tiene caracteres no permitidos'],
  ['notas', { notas: 'a\ud83d' }, 'El texto de las notas tiene caracteres no permitidos'],
  ['acompaniantes', { acompaniantes: {} }, 'Los acompañantes deben ser una lista'],
  ['acompaniantes.0.nombre', { acompaniantes: [{}] }, NAMES],
  ['acompaniantes.0.nombre', { acompaniantes: [{ nombre: ' ' }] }, NAMES],
  ['acompaniantes.1.nombre', { acompaniantes: [{ nombre: 'Sol' }, { nombre: 7 }] }, NAMES],
  [
    'acompaniantes.0.nombre',
    { acompaniantes: [{ nombre: 'x'.repeat(61) }] },
    'El nombre del acompañante no puede tener más de 60 caracteres',
  ],
  [
    'acompaniantes.0.nombre',
    { acompaniantes: [{ nombre: 'a\nb' }] },
    'El nombre del acompañante tiene caracteres no permitidos',
  ],
  [
    'acompaniantes.0.genero',
    { acompaniantes: [{ nombre: 'Sol', genero: 'OTRO_NB' }] },
    'El género del acompañante no es válido',
  ],
  ['generoTitular', { generoTitular: '' }, 'El género del titular no es válido'],
  ['clienteId', { clienteId: 'ana' }, 'El cliente no es válido'],
])('refuses a malformed %s: %j', async (campo, changes, mensaje) => {
  const ana = await crearPersona(app);
  const body = { franjaId: 1, ...changes };
  const answer = await app.call('POST /reservas', { token: ana.token, body });
  expect([answer.status, answer.body.message, answer.body.campos[0]]).toEqual([
    400,
    mensaje,
    { campo, mensaje },
  ]);
});
