import { obtenerAbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  deshacerReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../database/invariants.ts';
import { reservar, type Persona } from '../../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

const disponibles = async (as: Persona, { id }: { id: number }) =>
  (await app.make(obtenerAbonoVendido, { as, params: { id } })).disponibles;
const intact = async () => {
  const { db, clock } = app.dependencies;
  expect(await brokenInvariants(db, clock)).toEqual([]);
};

/** A centre that asks for a seña, with an abono of ten places of Ana's that is paid. */
async function prepare() {
  const mundo = await world(app, { clientes: ['ana', 'luis'], config: { seniaPorcentaje: 50 } });
  const abono = await vender(app, { admin: mundo.admin, a: mundo.ana });
  return { ...mundo, abono };
}

test('a booking takes its people’s places, is settled by them and confirmed at once', async () => {
  const { admin, ana, abono, franja } = await prepare();
  const pedido = { franjaId: franja('09:00'), abono, con: 2 };
  const { status, body } = await pedirConAbono(app, ana, pedido);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    estado: 'confirmada',
    precio: 30_000,
    pagado: 30_000,
    senia: null,
    abono: { id: abono.id, nombre: 'Pack de 10' },
  });
  const desk = await app.make(obtenerReserva, { as: admin, params: { id: body.id } });
  expect(desk).toMatchObject({ saldo: 0, abono: { id: abono.id } });
  const pagos = await app.make(pagosDeReserva, {
    as: admin,
    params: { id: body.id },
    query: {},
  });
  expect(pagos).toMatchObject([{ tipo: 'PAGO', medio: 'ABONO', monto: 30_000 }]);
  const visto = await app.make(obtenerAbonoVendido, { as: ana, params: { id: abono.id } });
  expect(visto).toMatchObject({ disponibles: 7, movimientos: [{}, { lugares: -3 }] });
  expect(visto.movimientos[1]).toMatchObject({ causa: 'RESERVA', reservaId: body.id });
  const caja = await app.make(obtenerCaja, { as: admin, query: { fecha: '2026-10-01' } });
  expect(caja).toMatchObject({ cobrado: 100_005, abonosPorUsar: 70_005, pagos: [{}] });
  expect(caja.pagos).toHaveLength(1);
  await intact();
});

test('the last places take the rest of the division', async () => {
  const { admin, ana, abono, franja } = await prepare();
  for (const [hora, con] of [
    ['08:00', 3],
    ['09:00', 3],
  ] as const) {
    await pedirConAbono(app, ana, { franjaId: franja(hora), abono, con });
  }
  const last = await pedirConAbono(app, ana, { franjaId: franja('10:00'), abono, con: 1 });
  expect(last.body).toMatchObject({ precio: 20_005, pagado: 20_005 });
  const agotado = await app.make(obtenerAbonoVendido, { as: admin, params: { id: abono.id } });
  expect(agotado).toMatchObject({ disponibles: 0, estado: 'AGOTADO' });
  const more = await pedirConAbono(app, ana, { franjaId: franja('11:00'), abono });
  expect(outcome(more)).toBe('409 ABONO_INSUFICIENTE');
  expect(told(more)).toBe('Quedan 0 lugares en el abono, y la reserva es para 1 persona');
  await intact();
});

test('cancelled in time its places come back, and undone they are taken again', async () => {
  const { admin, ana, abono, franja } = await prepare();
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono, con: 1 });
  const params = { id: body.id };
  const cancelada = await app.make(cancelarReserva, { as: admin, params });
  expect(cancelada).toMatchObject({ estado: 'CANCELADA', pagado: 0, saldo: 0 });
  expect(await disponibles(ana, abono)).toBe(10);
  await intact();
  expect(await app.make(deshacerReserva, { as: admin, params, query: {} })).toMatchObject({
    estado: 'CONFIRMADA',
    precioTotal: 20_000,
    pagado: 20_000,
  });
  expect(await disponibles(ana, abono)).toBe(8);
  await app.make(cancelarReserva, { as: ana, params });
  expect(await disponibles(ana, abono)).toBe(10);
  expect(await app.make(deshacerReserva, { as: ana, params, query: {} })).toMatchObject({
    estado: 'confirmada',
    pagado: 20_000,
  });
  expect(await disponibles(ana, abono)).toBe(8);
  await intact();
  await app.make(cancelarReserva, { as: ana, params });
  const query = { nuevoEstado: 'CONFIRMADA' as const };
  await app.make(cambiarEstadoDeReserva, { as: admin, params, query });
  expect(await disponibles(ana, abono)).toBe(8);
  const borrar = () => app.call(eliminarReserva, { as: admin, params });
  expect(outcome(await borrar())).toBe('409 RESERVA_CON_PAGOS');
  await app.make(cancelarReserva, { as: admin, params });
  expect(await disponibles(ana, abono)).toBe(10);
  expect((await borrar()).status).toBe(200);
  expect(await disponibles(ana, abono)).toBe(10);
  await intact();
});

test('one companion less gives a place back, one more takes one', async () => {
  const { admin, ana, abono, franja } = await prepare();
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono, con: 2 });
  const [, sol] = body.participantes;
  await app.make(eliminarAsiento, { as: ana, params: { id: sol?.asientoId ?? 0 } });
  expect(await disponibles(ana, abono)).toBe(8);
  const nuevo = { reservaId: body.id, nombre: 'Luz Toro', sexo: 'FEMENINO' as const };
  await app.make(agregarAsiento, { as: admin, body: nuevo });
  expect(await disponibles(ana, abono)).toBe(7);
  const visto = await app.make(obtenerReserva, { as: admin, params: { id: body.id } });
  expect(visto).toMatchObject({ precioTotal: 30_000, pagado: 30_000, saldo: 0 });
  await intact();
});

test('without a place left no companion can be added', async () => {
  const { admin, ana, franja } = await prepare();
  const dos = await vender(app, { admin, a: ana, abono: { lugares: 2, precio: 20_001 } });
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono: dos, con: 1 });
  const nuevo = { reservaId: body.id, nombre: 'Luz Toro', sexo: 'FEMENINO' as const };
  const more = await app.call(agregarAsiento, { as: admin, body: nuevo });
  expect(outcome(more)).toBe('409 ABONO_INSUFICIENTE');
  await intact();
});

test('an abono serves whose it is, on its days, until its end, and once it is paid', async () => {
  const { admin, ana, luis, abono, franja, dia } = await prepare();
  const franjaId = franja('09:00');
  const ask = (as: Persona, cual: { id: number }, rest = {}) =>
    pedirConAbono(app, as, { franjaId, abono: cual, ...rest });
  expect(outcome(await ask(luis, abono))).toBe('404 ABONO_INEXISTENTE');
  expect(outcome(await ask(ana, { id: 9_999 }))).toBe('404 ABONO_INEXISTENTE');
  const lunes = await vender(app, { admin, a: ana, abono: { dias: ['LUNES'] } });
  const otroDia = await ask(ana, lunes);
  expect(outcome(otroDia)).toBe('409 ABONO_OTRO_DIA');
  expect(told(otroDia)).toBe('El abono sirve solo los días: lunes');
  const impago = await vender(app, { admin, a: ana, paga: 99_000 });
  expect(outcome(await ask(ana, impago))).toBe('409 ABONO_IMPAGO');
  const corto = await vender(app, { admin, a: ana, abono: { vigenciaDias: 1 } });
  const lejos = franja('09:00', '2026-10-05');
  const late = await pedirConAbono(app, ana, { franjaId: lejos, abono: corto });
  expect(outcome(late)).toBe('409 ABONO_VENCE_ANTES');
  expect((await ask(admin, impago, { clienteId: ana.id })).status).toBe(201);
  expect(dia).toBe('2026-10-02');
  await moveTo(app, '2026-10-03T08:00:00', ana, admin);
  const ended = await pedirConAbono(app, ana, { franjaId: lejos, abono: corto });
  expect(outcome(ended)).toBe('409 ABONO_VENCIDO');
});

test('a move keeps the places, and is refused beyond the end of the abono or on another day', async () => {
  const { admin, ana, franja } = await prepare();
  const corto = await vender(app, { admin, a: ana, abono: { vigenciaDias: 3, dias: ['VIERNES'] } });
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono: corto });
  const mover = (franjaId: number) =>
    app.call(actualizarReserva, { as: admin, params: { id: body.id }, body: { franjaId } });
  expect((await mover(franja('11:00'))).body).toMatchObject({
    precioTotal: 10_000,
    pagado: 10_000,
  });
  const sabado = franja('09:00', '2026-10-03');
  expect(outcome(await mover(sabado))).toBe('409 ABONO_OTRO_DIA');
  // The refusals of a booking come first.
  const { id: suya } = await reservar(app, ana, sabado);
  expect(outcome(await mover(sabado))).toBe('409 RESERVA_REPETIDA');
  await app.make(cancelarReserva, { as: ana, params: { id: suya } });
  expect(outcome(await mover(franja('09:00', '2026-10-05')))).toBe('409 ABONO_VENCE_ANTES');
  expect(await disponibles(ana, corto)).toBe(9);
  await intact();
});

test('places of an abono are no money: they are neither given back nor annulled by hand', async () => {
  const { admin, ana, abono, franja } = await prepare();
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono });
  const params = { id: body.id };
  const devolver = { tipo: 'DEVOLUCION' as const, monto: 1, medio: 'EFECTIVO' as const };
  const back = await app.call(registrarPago, { as: admin, params, body: devolver });
  expect(outcome(back)).toBe('409 DEVOLUCION_EXCEDIDA');
  const [pago] = await app.make(pagosDeReserva, { as: admin, params, query: {} });
  const anular = { as: admin, params: { id: pago?.id ?? 0 }, body: { motivo: 'No' } };
  expect(outcome(await app.call(anularPago, anular))).toBe('409 ANULACION_IMPOSIBLE');
  const byHand = { tipo: 'PAGO', monto: 1, medio: 'ABONO' };
  const sent = await app.send('POST', `/reservas/${body.id}/pagos`, { as: admin, body: byHand });
  expect(outcome(sent)).toBe('400 DATOS_INVALIDOS medio');
});

test('where the centre is the cause, places are good for 14 days more', async () => {
  const { admin, ana, franja } = await prepare();
  const corto = await vender(app, { admin, a: ana, abono: { vigenciaDias: 3 } });
  const book = async (hora: string) =>
    (await pedirConAbono(app, ana, { franjaId: franja(hora), abono: corto })).body.id;
  const [una, otra] = [await book('09:00'), await book('10:00')];
  const vence = async () =>
    (await app.make(obtenerAbonoVendido, { as: ana, params: { id: corto.id } })).vence;
  await app.make(cancelarReserva, { as: ana, params: { id: una } });
  expect(await vence()).toBe('2026-10-04');
  await app.make(cancelarReserva, { as: admin, params: { id: otra } });
  expect(await vence()).toBe('2026-10-15');
});

test('a client who cancels in a closed turn gets the 14 days, for the centre is the cause', async () => {
  const { admin, ana, franja } = await prepare();
  const corto = await vender(app, { admin, a: ana, abono: { vigenciaDias: 3 } });
  const pedido = { franjaId: franja('09:00'), abono: corto, con: 1 };
  const { body } = await pedirConAbono(app, ana, pedido);
  const feriado = { fecha: '2026-10-02', descripcion: 'Asueto' };
  await app.make(crearFeriado, { as: admin, body: feriado });
  await app.make(cancelarReserva, { as: ana, params: { id: body.id } });
  const visto = await app.make(obtenerAbonoVendido, { as: ana, params: { id: corto.id } });
  expect(visto).toMatchObject({ vence: '2026-10-15', disponibles: 10 });
});

test('the price that was seen is held against the worth of the places', async () => {
  const { ana, abono, franja } = await prepare();
  const body = { franjaId: franja('09:00'), abonoVendidoId: abono.id };
  const ask = (precioEsperado: number) =>
    app.send('POST', '/reservas', { as: ana, body: { ...body, precioEsperado } });
  expect(outcome(await ask(20_000))).toBe('409 PRECIO_CAMBIO');
  expect((await ask(10_000)).status).toBe(201);
});

test('its letters say that nothing is paid, and name no price', async () => {
  const { ana, abono, franja } = await prepare();
  await sentMails(app);
  const { body } = await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono });
  await app.make(cancelarReserva, { as: ana, params: { id: body.id } });
  const letters = (await sentMails(app)).filter(({ to }) => to === ana.email);
  expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Reserva confirmada',
    'Reserva cancelada',
  ]);
  for (const { text } of letters) {
    expect(text).toContain('Pack de 10: no se paga nada');
    expect(text).not.toContain('Precio');
  }
});
