import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { bloquearFranja, crearFranja } from '@remanso/contract/franja/franjas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reservar, type Persona } from '../../../../test/support/builders.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * Tests that a person whom several reasons keep from joining a line is told the first reason in the
 * order of rules §16.2.
 */

const app = useTestApp();

const join = async (as: Persona, id: number, personas = 9, clienteId?: number) =>
  outcome(
    await app.call(esperarFranja, {
      as,
      params: { id },
      body: { personas, ...(clienteId !== undefined && { clienteId }) },
    }),
  );

/** Inserts an entry of a person into the table, where the API would refuse the person. */
const put = (franjaId: number, { id }: Persona) =>
  sql`insert into esperas (franja_id, usuario_id, personas, creada_en)
    values (${franjaId}, ${id}, 1, now())`.execute(app.database.db);

test('that it has begun, is near, far, or closed is told before how many they are', async () => {
  const { admin, ana, luis, franja } = await abrirFila(app);
  const lejana = await app.make(crearFranja, {
    as: admin,
    body: { inicio: '2026-10-20T10:00:00', fin: '2026-10-20T11:00:00' },
  });
  for (const id of [franja('16:00'), franja('17:00'), lejana.franja.id])
    await app.make(bloquearFranja, { as: admin, params: { id } });
  await moveTo(app, '2026-10-02T16:00:01', admin, ana, luis);
  expect(await join(luis, 999_999)).toBe('404 FRANJA_INEXISTENTE');
  expect(await join(luis, franja('16:00'))).toBe('409 FRANJA_COMENZADA');
  expect(await join(luis, franja('17:00'))).toBe('409 TARDE_PARA_ESPERAR');
  expect(await join(luis, lejana.franja.id)).toBe('409 FUERA_DE_VENTANA');
  expect(await join(admin, lejana.franja.id, 9, luis.id)).toBe('409 FRANJA_BLOQUEADA');
});

test('an hour ahead one may still join, a second later not', async () => {
  const { luis, sol, franjaId } = await abrirFila(app);
  await moveTo(app, '2026-10-02T17:00:00', luis, sol);
  expect(await join(luis, franjaId, 1)).toMatchObject([201, { estado: 'ESPERANDO' }]);
  app.clock.set('2026-10-02T17:00:01');
  expect(await join(sol, franjaId, 1)).toBe('409 TARDE_PARA_ESPERAR');
});

test('how many they are is told before what is free, and that before what one has there', async () => {
  const { admin, ana, luis, franja, franjaId } = await abrirFila(app);
  expect(await join(ana, franjaId, 0)).toBe('400 DATOS_INVALIDOS personas');
  expect(await join(ana, franjaId, 5)).toBe('400 DATOS_INVALIDOS personas');
  const body = { inicio: '2026-10-02T21:00:00', fin: '2026-10-02T22:00:00', capacidadEfectiva: 2 };
  const angosta = (await app.make(crearFranja, { as: admin, body })).franja.id;
  expect(await join(luis, angosta, 3)).toBe('409 NO_ENTRAN');
  await reservar(app, luis, franja('09:00'));
  expect(await join(luis, franja('09:00'), 3)).toBe('409 HAY_CUPO');
  expect(await join(luis, franja('09:00'), 4)).toBe('409 RESERVA_REPETIDA');
});

test('a booking there is told before an entry there, and that before ten entries elsewhere', async () => {
  const { ana, luis, franja, franjaId } = await abrirFila(app);
  await put(franjaId, ana);
  expect(await join(ana, franjaId, 1)).toBe('409 RESERVA_REPETIDA');
  const horas = ['08:00', '09:00', '10:00', '11:00', '16:00', '17:00', '19:00'];
  for (const hora of horas) await put(franja(hora), luis);
  for (const hora of ['08:00', '09:00']) await put(franja(hora, '2026-10-03'), luis);
  expect(await join(luis, franjaId, 1)).toMatchObject([201, { posicion: 2 }]);
  expect(await join(luis, franjaId, 1)).toBe('409 YA_ESPERA');
  await reservar(app, ana, franja('10:00', '2026-10-03'), 3);
  expect(await join(luis, franja('10:00', '2026-10-03'), 1)).toBe('409 LIMITE_DE_ESPERAS');
});

test('the desk joins for a client beyond the window, and for itself', async () => {
  const { admin, ana, luis, franjaId } = await abrirFila(app);
  const body = { inicio: '2026-10-20T10:00:00', fin: '2026-10-20T11:00:00', capacidadEfectiva: 1 };
  const lejana = (await app.make(crearFranja, { as: admin, body })).franja.id;
  await reservar(app, admin, lejana);
  expect(await join(admin, lejana, 1, luis.id)).toMatchObject([201, { posicion: 1 }]);
  expect(await join(admin, franjaId, 1)).toMatchObject([201, { posicion: 1 }]);
  // The `clienteId` in a client's request is ignored, so Luis joins for himself.
  expect(await join(luis, franjaId, 1, ana.id)).toMatchObject([201, { posicion: 2 }]);
});

test('two at once from one person are one entry', async () => {
  const { luis, franjaId, fila } = await abrirFila(app);
  const answers = await Promise.all([join(luis, franjaId, 1), join(luis, franjaId, 2)]);
  expect(answers.filter((one) => one === '409 YA_ESPERA')).toHaveLength(1);
  expect(await fila()).toEqual([['luis', 'ESPERANDO', 1]]);
});

test('places that free while somebody joins go to who was there before, or to them', async () => {
  const { admin, luis, sol, franjaId, reservaId, esperar, fila } = await abrirFila(app);
  await esperar(luis, 3);
  const cancel = { as: admin, params: { id: reservaId } };
  await Promise.all([app.make(cancelarReserva, cancel), join(sol, franjaId, 2)]);
  expect(await fila()).toEqual([
    ['luis', 'OFRECIDA', null],
    ['sol', 'ESPERANDO', 1],
  ]);
});
