import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { generarFranjas, franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { crearReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  acompaniantes,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function book(persona: Persona, franjaId: number, companions = 0, more = {}) {
  const body = { franjaId, acompaniantes: acompaniantes(companions), ...more };
  return outcome(await app.call(crearReserva, { as: persona, body }));
}

const changeFranja = (id: number, values: object) =>
  app.database.db.updateTable('franjas').set(values).where('id', '=', id).execute();
test('of several reasons the first is told, in the order of the contract', async () => {
  const { admin, ana, franjaId } = await world(app, {
    clientes: ['ana'],
    config: { ventanaDias: 1 },
  });
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-10-03', hasta: '2026-10-03' },
  });
  const { body } = await app.call(franjasPorFecha, { as: admin, params: { fecha: '2026-10-03' } });
  const farId = body[0]?.id ?? 0;
  await reservar(app, ana, franjaId);
  await changeFranja(franjaId, { bloqueada: true, capacidad_efectiva: 1 });
  await changeFranja(farId, { bloqueada: true, capacidad_efectiva: 1 });

  expect(await book(ana, 999, 7, { notas: 5 })).toBe('400 DATOS_INVALIDOS notas');
  expect(await book(ana, 999, 7)).toBe('404 FRANJA_INEXISTENTE');
  expect(await book(ana, 1e300, 7)).toBe('404 FRANJA_INEXISTENTE');
  expect(await book(ana, farId, 7)).toBe('409 FUERA_DE_VENTANA');
  expect(await book(ana, franjaId, 7)).toBe('409 FRANJA_BLOQUEADA');
  expect(await book(admin, farId, 7)).toBe('409 FRANJA_BLOQUEADA');
  await changeFranja(franjaId, { bloqueada: false });
  expect(await book(ana, franjaId, 7)).toBe('400 DATOS_INVALIDOS acompaniantes');
  expect(await book(ana, franjaId)).toBe('409 SIN_CUPO');
  await changeFranja(franjaId, { capacidad_efectiva: 4 });
  expect(await book(ana, franjaId)).toBe('409 RESERVA_REPETIDA');
  await changeFranja(franjaId, { bloqueada: true, capacidad_efectiva: 1 });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(await book(ana, franjaId, 7)).toBe('409 FRANJA_COMENZADA');
});

test('more people than a booking may have are told after the window, also where they fit', async () => {
  const { admin, ana, franja } = await world(app, {
    clientes: ['ana'],
    config: { ventanaDias: 2, capacidadBase: 10, preciosPorCapacidad: tablaPorDefecto(10) },
  });
  const franjaId = franja('08:00', '2026-10-03');
  await app.make(actualizarConfig, {
    as: admin,
    body: {
      ...CONFIG,
      capacidadBase: 10,
      preciosPorCapacidad: tablaPorDefecto(10),
      ventanaDias: 1,
    },
  });
  expect(await book(ana, franjaId, 4)).toBe('409 FUERA_DE_VENTANA');
  expect(await book(admin, franjaId, 4)).toBe('400 DATOS_INVALIDOS acompaniantes');
});

test('a client books until the second before a franja begins, the desk until it ends', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect(await book(admin, franjaId)).toBe('409 FRANJA_COMENZADA');
  await moveTo(app, `${VIERNES}T08:59:59`, ana, admin);
  expect(await book(ana, franjaId)).toBe('409 FRANJA_COMENZADA');
  expect((await book(admin, franjaId))[0]).toBe(201);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await book(ana, franjaId))[0]).toBe(201);
});

test('the window counts from the centre’s today, and is not for administrators', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'], config: { ventanaDias: 2 } });
  await app.call(generarFranjas, {
    as: admin,
    query: { desde: '2026-10-01', hasta: '2026-10-10' },
  });
  const firstOf = async (fecha: string): Promise<number> =>
    (await app.call(franjasPorFecha, { as: admin, params: { fecha } })).body[0]?.id ?? 0;
  expect((await book(ana, await firstOf('2026-10-03')))[0]).toBe(201);
  expect(await book(ana, await firstOf('2026-10-05'))).toBe('409 FUERA_DE_VENTANA');
  expect((await book(admin, await firstOf('2026-10-05')))[0]).toBe(201);
  await moveTo(app, '2026-10-02T23:59:59', ana, admin);
  expect(await book(ana, await firstOf('2026-10-05'))).toBe('409 FUERA_DE_VENTANA');
  await moveTo(app, '2026-10-03T00:00:00', ana, admin);
  expect((await book(ana, await firstOf('2026-10-05')))[0]).toBe(201);
});

test('the places that are left are told in number', async () => {
  const { ana, franjaId, luis, sol } = await world(app, { clientes: ['ana', 'luis', 'sol'] });
  await reservar(app, luis, franjaId, 1);
  expect(await book(ana, franjaId, 2)).toBe('409 SIN_CUPO');
  await reservar(app, sol, franjaId);
  expect(await book(ana, franjaId, 3)).toBe('409 SIN_CUPO');
  expect((await book(ana, franjaId))[0]).toBe(201);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ estado: 'COMPLETA', ocupadosTotal: 4 });
});

test('four people at most, however large the franja is', async () => {
  const preciosPorCapacidad = Array.from({ length: 10 }, (_, n) => ({
    capacidad: n + 1,
    precio: 1_000 * (n + 1),
  }));
  const { ana, franjaId } = await world(app, {
    clientes: ['ana'],
    config: { capacidadBase: 10, preciosPorCapacidad },
  });
  expect(await book(ana, franjaId, 4)).toBe('400 DATOS_INVALIDOS acompaniantes');
  expect(await book(ana, franjaId, 200)).toBe('400 DATOS_INVALIDOS acompaniantes');
  expect((await book(ana, franjaId, 3))[0]).toBe(201);
});

test('after cancelling, the same client may book the same franja again', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  expect(await book(ana, franjaId)).toBe('409 RESERVA_REPETIDA');
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect((await book(ana, franjaId))[0]).toBe(201);
});

test('a refused booking takes no place and leaves no trace', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  await book(ana, franjaId, 2);
  await book(ana, franjaId, 3);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ ocupadosTotal: 1 });
  const { db } = app.database;
  expect(await db.selectFrom('reservas').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('asientos').select('id').execute()).toHaveLength(1);
});

test.each([
  ['franjaId', [undefined, null, 0, -1, 1.5, '1']],
  ['notas', ['x'.repeat(501), 'a\u0000b', 'a\ud83d']],
  ['acompaniantes', [{}]],
  ['acompaniantes.0.nombre', [{}, { nombre: ' ' }, { nombre: 'x'.repeat(61) }, { nombre: 'a\nb' }]],
  ['acompaniantes.0.genero', [{ nombre: 'Sol', genero: 'OTRO_NB' }]],
  ['generoTitular', ['']],
  ['clienteId', ['ana']],
])('refuses a malformed %s', async (campo, values) => {
  const as = await crearPersona(app);
  const [field = '', isOfACompanion] = campo.split('.');
  for (const value of values) {
    const body = { franjaId: 1, [field]: isOfACompanion ? [value] : value };
    const answer = await app.send('POST', '/reservas', { as, body });
    expect([value, outcome(answer)]).toEqual([value, `400 DATOS_INVALIDOS ${campo}`]);
  }
});

test('of two companions the one without a name is named', async () => {
  const as = await crearPersona(app);
  const body = { franjaId: 1, acompaniantes: [{ nombre: 'Sol' }, { nombre: 7 }] };
  expect(outcome(await app.send('POST', '/reservas', { as, body }))).toBe(
    '400 DATOS_INVALIDOS acompaniantes.1.nombre',
  );
});
