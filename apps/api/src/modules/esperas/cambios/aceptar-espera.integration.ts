import { sumarDias } from '@remanso/contract/calendario';
import { aceptarEspera, esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { obtenerFranja } from '@remanso/contract/franja/franjas.contract';
import { crearListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import { cambiarEstadoDeUsuario } from '@remanso/contract/persona/usuarios.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  acompaniantes,
  reservar,
  type Persona,
} from '../../../../test/support/builders.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

/** Prepares a franja in which Luis is offered two places. */
async function conOferta(config: Partial<typeof CONFIG> = {}) {
  const escena = await abrirFila(app, config);
  const id = await escena.esperar(escena.luis, 2);
  await escena.liberar();
  const accept = (as: Persona, body: Partial<BodyOf<typeof aceptarEspera>> = {}) =>
    app.call(aceptarEspera, {
      as,
      params: { id },
      body: { acompaniantes: acompaniantes(1), ...body },
    });
  return { ...escena, id, accept };
}

test('the price is that of the turn’s day at the moment of accepting', async () => {
  const { admin, luis, accept } = await conOferta();
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.map(({ capacidad }) => ({
    capacidad,
    precio: 7_000 * capacidad,
  }));
  const body = { desde: VIERNES, preciosPorCapacidad };
  await app.make(crearListaDePrecios, { as: admin, body });
  expect(outcome(await accept(luis, { precioEsperado: 1 }))).toBe('409 PRECIO_CAMBIO');
  expect(outcome(await accept(luis, { precioEsperado: 14_000 }))).toMatchObject([
    201,
    { precio: 14_000, numPersonas: 2, estado: 'confirmada' },
  ]);
});

test('a client’s waits for its seña, the desk’s is confirmed', async () => {
  const conSenia = { seniaPorcentaje: 30, seniaHoras: 12 };
  const { luis, accept } = await conOferta(conSenia);
  expect(outcome(await accept(luis))).toMatchObject([
    201,
    { estado: 'pendiente', senia: { vence: '2026-10-01T19:00:00' } },
  ]);
});

test('the desk accepts on the telephone, in the name of who waits', async () => {
  const { admin, luis, accept, suyas } = await conOferta({ seniaPorcentaje: 30, seniaHoras: 12 });
  expect(outcome(await accept(admin, { acompaniantes: [{ nombre: '' }] }))).toMatchObject([
    201,
    { estado: 'CONFIRMADA', senia: null, cliente: { id: luis.id } },
  ]);
  expect(await suyas(luis)).toEqual(['ACEPTADA']);
});

test('how many active bookings one may have does not count', async () => {
  const { admin, luis, franja, accept } = await conOferta();
  const config = { ...CONFIG, maxReservasActivas: 1 };
  await app.make(actualizarConfig, { as: admin, body: config });
  await reservar(app, luis, franja('09:00'));
  const [status, reserva] = outcome(await accept(luis)) as [number, { id: number }];
  expect(status).toBe(201);
  const { id } = reserva;
  expect(await app.make(obtenerReserva, { as: luis, params: { id } })).toMatchObject({ id });
});

test('it books what the entry asked, for nobody but its owner and the desk', async () => {
  const { luis, sol, accept, fila } = await conOferta();
  expect(outcome(await accept(sol))).toBe('404 ESPERA_INEXISTENTE');
  for (const cuantos of [0, 2]) {
    expect(outcome(await accept(luis, { acompaniantes: acompaniantes(cuantos) }))).toBe(
      '400 DATOS_INVALIDOS acompaniantes',
    );
  }
  expect(await fila()).toEqual([['luis', 'OFRECIDA', null]]);
});

test('what is not offered is refused before how many they are', async () => {
  const { sol, esperar } = await conOferta();
  const id = await esperar(sol, 3);
  const answer = await app.call(aceptarEspera, { as: sol, params: { id }, body: {} });
  expect(outcome(answer)).toBe('409 ESPERA_EN_OTRO_ESTADO');
});

test('accepted twice at once it is booked once', async () => {
  const { admin, luis, franjaId, accept } = await conOferta();
  const answers = await Promise.all([accept(luis), accept(luis), accept(admin)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await app.make(obtenerFranja, { as: admin, params: { id: franjaId } })).toMatchObject({
    ocupadosTotal: 2,
    retenidas: 0,
  });
});

test('a client names the companions of an offer, the desk may name them later', async () => {
  const { admin, luis, accept } = await conOferta();
  const sinNombre = { acompaniantes: [{}] };
  expect(outcome(await accept(luis, sinNombre))).toBe('400 DATOS_INVALIDOS acompaniantes.0.nombre');
  expect(outcome(await accept(admin, sinNombre))).toMatchObject([
    201,
    { participantes: [{ nombre: 'Luis Lazarte' }, { nombre: 'Acompañante 1' }] },
  ]);
});

test('an entry that has ended is said to have ended, whoever waited', async () => {
  const { admin, luis, accept } = await conOferta();
  await app.make(cambiarEstadoDeUsuario, {
    as: admin,
    params: { id: luis.id },
    body: { estado: 'INACTIVO' },
  });
  expect(outcome(await accept(admin))).toBe('409 ESPERA_EN_OTRO_ESTADO');
});

/** Prepares an offer to Luis, who holds another turn of the same day, at nine. */
async function conOtroTurno(config: Partial<typeof CONFIG> = {}) {
  const escena = await conOferta(config);
  const { id: devolver } = await reservar(app, escena.luis, escena.franja('09:00'));
  const estadoDe = async (id = devolver) =>
    (await app.make(obtenerReserva, { as: escena.admin, params: { id } })).estado;
  return { ...escena, devolver, estadoDe };
}

test('a client who accepts an offer gives another turn back in the same step', async () => {
  const { admin, ana, luis, sol, accept, franja, devolver, estadoDe, suyas } = await conOtroTurno();
  const nueve = franja('09:00');
  await reservar(app, ana, nueve, 2);
  const params = { id: nueve };
  await app.make(esperarFranja, { as: sol, params, body: { personas: 1 } });
  expect(outcome(await accept(luis, { devolver }))).toMatchObject([201, { numPersonas: 2 }]);
  expect(await estadoDe()).toBe('CANCELADA');
  expect(await suyas(luis)).toEqual(['ACEPTADA']);
  // The next in line is offered its place, and the holder gets the letter of any cancellation.
  expect(await suyas(sol)).toEqual(['OFRECIDA']);
  const avisos = await app.database.db
    .selectFrom('avisos')
    .select('tipo')
    .where('usuario_id', '=', luis.id)
    .where('reserva_id', 'is not', null)
    .orderBy('id')
    .execute();
  expect(avisos.map(({ tipo }) => tipo)).toEqual(['confirmacion', 'cancelacion', 'confirmacion']);
  const query = { reservaId: devolver };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  expect(hechos).toMatchObject([{ accion: 'cancelarReserva', autor: { id: luis.id } }]);
});

test('an offer stays as it was where the other turn cannot be given back', async () => {
  const { admin, ana, luis, accept, franja, devolver, estadoDe, suyas } = await conOtroTurno({
    limiteCancelHoras: 24,
  });
  const { id: ajena } = await reservar(app, ana, franja('10:00'));
  for (const as of [luis, admin]) {
    expect(outcome(await accept(as, { devolver: ajena }))).toBe('404 RESERVA_INEXISTENTE');
  }
  expect(await estadoDe(ajena)).toBe('CONFIRMADA');
  app.clock.set(`${sumarDias(VIERNES, -1)}T09:00:01`);
  expect(outcome(await accept(luis, { devolver }))).toBe('409 FUERA_DEL_LIMITE');
  expect(await estadoDe()).toBe('CONFIRMADA');
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
});

test('a turn is given back only where the offer is accepted', async () => {
  const { luis, accept, devolver, estadoDe } = await conOtroTurno();
  expect(outcome(await accept(luis, { devolver, precioEsperado: 1 }))).toBe('409 PRECIO_CAMBIO');
  expect(await estadoDe()).toBe('CONFIRMADA');
});

test('the places that a pack gets back pay the turn that is accepted', async () => {
  const { admin, luis, accept, franja } = await conOferta();
  const abono = await vender(app, { admin, a: luis, abono: { lugares: 2 } });
  const { id: devolver } = (
    await pedirConAbono(app, luis, { franjaId: franja('09:00'), abono, con: 1 })
  ).body as { id: number };
  const abonoVendidoId = abono.id;
  expect(outcome(await accept(luis, { abonoVendidoId }))).toBe('409 ABONO_INSUFICIENTE');
  expect(outcome(await accept(luis, { abonoVendidoId, devolver }))).toMatchObject([
    201,
    { numPersonas: 2, estado: 'confirmada' },
  ]);
});
