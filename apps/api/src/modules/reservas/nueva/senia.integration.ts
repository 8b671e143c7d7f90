import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { listarRecados, marcarRecado } from '@remanso/contract/reserva/recados.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import {
  listarReservasPorEstado,
  obtenerReserva,
  resumenDeMisReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  acompaniantes,
  reservar,
  type Cliente,
} from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { avisarLoQueLlega } from '../tiempo/avisar-lo-que-llega.ts';
import { soltarSinSenia } from '../tiempo/soltar-sin-senia.ts';

const app = useTestApp();

const CON_SENIA = {
  ...CONFIG,
  seniaPorcentaje: 30,
  seniaHoras: 12,
  datosDeTransferencia: 'alias REMANSO.TUC',
};
const VENCE = '2026-10-01T19:00:00';

async function open() {
  const centre = await world(app, { clientes: ['ana', 'luis'], config: CON_SENIA });
  const { admin, ana, franja } = centre;
  const book = async (as: Cliente = ana, hora = '10:00', con = 0) => {
    const body = { franjaId: franja(hora), acompaniantes: acompaniantes(con) };
    return app.make(crearReserva, { as, body });
  };
  const read = async (id: number) => app.make(obtenerReserva, { as: admin, params: { id } });
  const pay = async (id: number, monto: number, tipo: 'PAGO' | 'DEVOLUCION' = 'PAGO') =>
    app.make(registrarPago, {
      as: admin,
      params: { id },
      body: { tipo, monto, medio: 'TRANSFERENCIA' as const },
    });
  const told = async () =>
    (await app.database.db.selectFrom('avisos').select('tipo').orderBy('id').execute())
      .map(({ tipo }) => tipo)
      .filter((tipo) => tipo !== 'registro');
  const summary = async () => app.make(resumenDeMisReservas, { as: ana });
  return { ...centre, book, read, pay, told, summary };
}

/** Does what the timekeeper does each time that it looks at the clock. */
async function look() {
  await soltarSinSenia(app.dependencies);
  await avisarLoQueLlega(app.dependencies);
}

test('a client’s booking waits for its seña, and is told what to transfer', async () => {
  const { book, read, told } = await open();
  const reserva = await book();
  expect(reserva).toMatchObject({ estado: 'pendiente', senia: { monto: 6_000, vence: VENCE } });
  expect(await read(reserva.id)).toMatchObject({
    estado: 'PENDIENTE',
    senia: { monto: 6_000, vence: VENCE },
  });
  expect(await told()).toEqual(['senia']);
});

test('the desk’s booking is confirmed, and so is one without a percentage', async () => {
  const { admin, ana, franja } = await open();
  const body = { franjaId: franja('10:00'), clienteId: ana.id };
  const delMostrador = await app.make(crearReserva, { as: admin, body });
  expect(delMostrador).toMatchObject({ estado: 'CONFIRMADA', senia: null });
});

test('the desk can ask for the seña, and a client cannot leave it out', async () => {
  const { admin, ana, luis, franja, told, pay, read } = await open();
  const franjaId = franja('10:00');
  const body = { franjaId, clienteId: ana.id, pedirSenia: true };
  const pedida = await app.make(crearReserva, { as: admin, body });
  expect(pedida).toMatchObject({
    estado: 'PENDIENTE',
    senia: { monto: 6_000, vence: VENCE },
    cliente: { id: ana.id },
  });
  expect(await told()).toEqual(['senia']);
  await pay(pedida.id, 6_000);
  expect(await read(pedida.id)).toMatchObject({ estado: 'CONFIRMADA', senia: null });
  const propia = await app.make(crearReserva, { as: luis, body: { franjaId, pedirSenia: false } });
  expect(propia).toMatchObject({ estado: 'pendiente', senia: { monto: 6_000 } });
});

test('what is paid up to it confirms it in the same answer, and a refund leaves it so', async () => {
  const { book, read, pay, told } = await open();
  const { id } = await book();
  await pay(id, 5_999);
  expect(await read(id)).toMatchObject({ estado: 'PENDIENTE', pagado: 5_999 });
  await pay(id, 1);
  expect(await read(id)).toMatchObject({ estado: 'CONFIRMADA', senia: null, saldo: 14_000 });
  expect(await told()).toEqual(['senia', 'confirmacion']);
  await pay(id, 6_000, 'DEVOLUCION');
  expect(await read(id)).toMatchObject({ estado: 'CONFIRMADA', pagado: 0 });
});

test('who leaves lowers it, which may confirm it', async () => {
  const { admin, ana, book, read, pay } = await open();
  const { id, participantes } = await book(ana, '10:00', 1);
  await pay(id, 6_000);
  expect(await read(id)).toMatchObject({ estado: 'PENDIENTE', senia: { monto: 10_800 } });
  const asiento = participantes[1]?.asientoId ?? 0;
  await app.make(eliminarAsiento, { as: admin, params: { id: asiento } });
  expect(await read(id)).toMatchObject({ estado: 'CONFIRMADA', precioTotal: 20_000 });
});

test('without it the booking is cancelled by itself, its places are free, and its holder hears', async () => {
  const { admin, luis, ana, book, read, told } = await open();
  const { id } = await book(ana, '10:00', 3);
  await moveTo(app, VENCE, admin, luis, ana);
  expect(await read(id)).toMatchObject({ estado: 'CANCELADA', senia: null });
  expect(await app.make(obtenerReserva, { as: ana, params: { id } })).toMatchObject({
    estado: 'cancelada',
    sinSenia: true,
  });
  const canceladas = await app.make(listarReservasPorEstado, {
    as: admin,
    params: { estado: 'cancelada' },
  });
  expect(canceladas.map((reserva) => reserva.id)).toEqual([id]);

  // Luis takes the places of the lapsed booking before the timekeeper looks at the clock.
  await book(luis, '10:00', 3);
  await look();
  await look();
  expect(await told()).toEqual(['senia', 'senia', 'cancelacion']);
});

test('a look at the clock gives the places back', async () => {
  const { admin, ana, book, dia } = await open();
  await book(ana, '10:00', 3);
  await moveTo(app, VENCE, admin);
  await look();
  const franjas = await app.make(franjasPorFecha, { as: admin, params: { fecha: dia } });
  const suya = franjas.find(({ horaInicio }) => horaInicio === '10:00');
  expect(suya).toMatchObject({ estado: 'ACTIVA', ocupadosTotal: 0 });
  const { ocupados } = await app.database.db
    .selectFrom('franjas')
    .select('ocupados')
    .where('id', '=', suya?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(ocupados).toBe(0);
});

test('its holder may book the same turn anew', async () => {
  const { admin, ana, book } = await open();
  await book();
  await moveTo(app, VENCE, admin, ana);
  expect(await book()).toMatchObject({ estado: 'pendiente' });
});

test('the desk confirms without it, and what it restores waits for none', async () => {
  const { admin, book, read } = await open();
  const { id } = await book();
  const set = (nuevoEstado: string) =>
    app.call(cambiarEstadoDeReserva, { as: admin, params: { id }, query: { nuevoEstado } });
  await set('CONFIRMADA');
  expect(await read(id)).toMatchObject({ estado: 'CONFIRMADA', senia: null });
  await set('PENDIENTE');
  await moveTo(app, VENCE, admin);
  expect(await read(id)).toMatchObject({ estado: 'PENDIENTE', senia: null });
});

test('after its time nothing is paid for it, and nobody cancels it again', async () => {
  const { admin, ana, book } = await open();
  const { id } = await book();
  await moveTo(app, VENCE, admin, ana);
  const body = { tipo: 'PAGO', monto: 6_000, medio: 'EFECTIVO' } as const;
  const paid = await app.call(registrarPago, { as: admin, params: { id }, body });
  expect(outcome(paid)).toMatch(/^409 /);
  const again = await app.call(cancelarReserva, { as: ana, params: { id }, body: {} });
  expect(outcome(again)).toBe('409 RESERVA_YA_CANCELADA');
});

test('a move keeps what it waits for, and until when', async () => {
  const { admin, ana, book, franja } = await open();
  const { id } = await book();
  await app.make(actualizarReserva, {
    as: ana,
    params: { id },
    body: { franjaId: franja('11:00') },
  });
  const leida = await app.make(obtenerReserva, { as: admin, params: { id } });
  expect(leida).toMatchObject({ estado: 'PENDIENTE', senia: { monto: 6_000, vence: VENCE } });
});

test('the desk tells by WhatsApp who has not paid yet, and reminds who has', async () => {
  const { admin, book, pay, franja } = await open();
  const { id } = await book();
  const list = async () => {
    const { recados } = await app.make(listarRecados, { as: admin });
    return recados
      .filter((recado) => recado.tipo !== 'OFERTA')
      .map(({ tipo, reserva, hecho }) => [tipo, reserva.senia?.vence, hecho !== null]);
  };
  expect(await list()).toEqual([['SENIA', VENCE, false]]);
  const body = { franjaId: franja('10:00') };
  await app.make(marcarRecado, { as: admin, params: { id, tipo: 'SENIA' }, body });
  expect(await list()).toEqual([['SENIA', VENCE, true]]);
  await pay(id, 6_000);
  expect(await list()).toEqual([['RECORDATORIO', undefined, false]]);
});

test('a turn within three hours asks for none', async () => {
  const { ana } = await open();
  const [primera] = await app.make(franjasPorFecha, {
    as: await app.enterAdmin(),
    params: { fecha: '2026-10-01' },
  });
  expect(primera?.horaInicio).toBe('08:00');
  const hecha = await reservar(app, ana, primera?.id ?? 0);
  expect(hecha).toMatchObject({ estado: 'confirmada', senia: null });
});

test('two hours before it lapses its holder is asked once more, unless it has come', async () => {
  const { admin, luis, book, pay, told } = await open();
  await book();
  const { id } = await book(luis, '11:00');
  await moveTo(app, '2026-10-01T16:59:59', admin);
  await look();
  expect(await told()).toEqual(['senia', 'senia']);
  await moveTo(app, '2026-10-01T17:00:00', admin);
  await pay(id, 6_000);
  await Promise.all([look(), look()]);
  expect(await told()).toEqual(['senia', 'senia', 'confirmacion', 'senia-por-vencer']);
  const mail = (await sentMails(app)).find(({ subject }) => subject.startsWith('La seña vence'));
  expect(mail).toMatchObject({
    subject: 'La seña vence el jueves 1 de octubre a las 19:00',
    headers: { 'X-Aviso': 'senia' },
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(formatearPesos(6_000));
    expect(part).toContain('alias REMANSO.TUC');
  }
});

test('who pays while that message waits is not asked', async () => {
  const { admin, book, pay } = await open();
  const { id } = await book();
  await sentMails(app);
  await moveTo(app, '2026-10-01T17:00:00', admin);
  await look();
  await pay(id, 6_000);
  expect((await sentMails(app)).map(({ headers }) => headers?.['X-Aviso'])).toEqual([
    'confirmacion',
  ]);
});

test('whatever waits for its seña stands in the summary, however far ahead it is', async () => {
  const { ana, book, pay, summary } = await open();
  const later = await book(ana, '11:00');
  const sooner = await book();
  const waiting = async () => (await summary()).esperanSenia.map(({ id }) => id);
  expect(await waiting()).toEqual([later.id, sooner.id]);
  await pay(later.id, 6_000);
  expect(await waiting()).toEqual([sooner.id]);
});

test('a transfer that comes too late is charged once the desk has restored the booking', async () => {
  const { admin, book, pay, read } = await open();
  const { id } = await book();
  await moveTo(app, VENCE, admin);
  await look();
  expect(await read(id)).toMatchObject({ estado: 'CANCELADA', sinSenia: true, saldo: 0 });
  const body = { tipo: 'PAGO', monto: 6_000, medio: 'TRANSFERENCIA' } as const;
  const late = await app.call(registrarPago, { as: admin, params: { id }, body });
  expect(outcome(late)).toBe('409 PAGO_EXCEDIDO');
  expect(late.body).toMatchObject({ message: expect.stringContaining('Venció sin la seña') });
  const query = { nuevoEstado: 'CONFIRMADA' } as const;
  await app.make(cambiarEstadoDeReserva, { as: admin, params: { id }, query });
  expect(await read(id)).not.toHaveProperty('sinSenia');
  expect(await pay(id, 6_000)).toMatchObject({ pagado: 6_000, saldo: 14_000 });
});
