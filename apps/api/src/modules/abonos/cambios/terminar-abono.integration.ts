import {
  anularAbonoVendido,
  cambiarAbonoVendido,
  misAbonos,
  obtenerAbonoVendido,
} from '@remanso/contract/abono/abonos.contract';
import { obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { anularPago } from '@remanso/contract/caja/pagos.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import {
  cambiarEstadoDeReserva,
  cancelarReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../database/invariants.ts';
import type { Persona } from '../../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { createStatementCounter } from '../../../../test/support/database/count-statements.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { avisarAbonos, crearAvisarAbonos } from './avisar-abonos.ts';

const app = useTestApp();

const intact = async () => {
  const { db, clock } = app.dependencies;
  expect(await brokenInvariants(db, clock)).toEqual([]);
};

async function prepare() {
  const mundo = await world(app, { clientes: ['ana', 'luis', 'eva'] });
  const abono = await vender(app, { admin: mundo.admin, a: mundo.ana });
  const { body } = await pedirConAbono(app, mundo.ana, {
    franjaId: mundo.franja('09:00'),
    abono,
    con: 2,
  });
  return { ...mundo, abono, reservaId: body.id };
}

const anular = (as: Persona, id: number, devolucion: number) =>
  app.call(anularAbonoVendido, {
    as,
    params: { id },
    body: { motivo: 'Se muda', devolucion, medio: 'EFECTIVO' },
  });
const compartir = (as: Persona, id: number, compartidoCon: number[]) =>
  app.call(cambiarAbonoVendido, {
    as,
    params: { id },
    body: { motivo: 'Vienen juntas', compartidoCon },
  });

test('annulled, it gives back at most what its unused places are worth, and what was booked stays', async () => {
  const { admin, ana, abono, franja, reservaId } = await prepare();
  const tooMuch = await anular(admin, abono.id, 70_006);
  expect(outcome(tooMuch)).toBe('409 DEVOLUCION_EXCEDIDA');
  expect(told(tooMuch)).toMatch(/hasta \$\s70\.005/);
  expect((await anular(admin, abono.id, 70_005)).body).toMatchObject({
    estado: 'ANULADO',
    disponibles: 0,
    pagado: 30_000,
    saldo: 0,
  });
  expect(outcome(await anular(admin, abono.id, 0))).toBe('409 ABONO_YA_ANULADO');
  const leer = (as: Persona) => app.make(obtenerAbonoVendido, { as, params: { id: abono.id } });
  expect((await leer(admin)).anulacion).toEqual({ motivo: 'Se muda', devuelto: 70_005 });
  const { movimientos, anulacion } = await leer(ana);
  expect(anulacion).toBeUndefined();
  expect(movimientos.map(({ causa, lugares }) => [causa, lugares])).toEqual([
    ['VENTA', 10],
    ['RESERVA', -3],
    ['ANULACION', -7],
  ]);
  const params = { id: reservaId };
  expect(await app.make(obtenerReserva, { as: ana, params })).toMatchObject({ pagado: 30_000 });
  const caja = await app.make(obtenerCaja, { as: admin, query: { fecha: '2026-10-01' } });
  expect(caja).toMatchObject({ cobrado: 30_000, ventasDeAbonos: 30_000, abonosPorUsar: 0 });
  const booked = await pedirConAbono(app, ana, { franjaId: franja('10:00'), abono });
  expect(outcome(booked)).toBe('409 ABONO_VENCIDO');
  await app.make(cancelarReserva, { as: ana, params });
  const cancelada = await app.make(obtenerReserva, { as: admin, params });
  expect(cancelada).toMatchObject({ pagado: 0, saldo: 0 });
  const query = { nuevoEstado: 'CONFIRMADA' as const };
  const revived = await app.call(cambiarEstadoDeReserva, { as: admin, params, query });
  expect(outcome(revived)).toBe('409 ABONO_VENCIDO');
  await intact();
});

test('places that come back after the end are nobody’s, one after the other', async () => {
  const { admin, ana, abono, reservaId } = await prepare();
  await anular(admin, abono.id, 0);
  const params = { id: reservaId };
  const { participantes } = await app.make(obtenerReserva, { as: admin, params });
  const [, una, otra] = participantes.map(({ asientoId }) => ({ id: asientoId }));
  const quedan = async () => {
    const { precioTotal, pagado } = await app.make(obtenerReserva, { as: admin, params });
    return { precioTotal, pagado };
  };
  await app.make(eliminarAsiento, { as: ana, params: una ?? { id: 0 } });
  expect(await quedan()).toEqual({ precioTotal: 20_000, pagado: 20_000 });
  const volver = { reservaId, nombre: 'Sol' };
  const again = await app.call(agregarAsiento, { as: admin, body: volver });
  expect(outcome(again)).toBe('409 ABONO_VENCIDO');
  await app.make(eliminarAsiento, { as: ana, params: otra ?? { id: 0 } });
  expect(await quedan()).toEqual({ precioTotal: 10_000, pagado: 10_000 });
  await app.make(cancelarReserva, { as: ana, params });
  const visto = await app.make(obtenerAbonoVendido, { as: ana, params: { id: abono.id } });
  expect(visto.disponibles).toBe(0);
  expect(visto.movimientos.map(({ causa, lugares }) => `${causa} ${lugares}`)).toEqual([
    'VENTA 10',
    'RESERVA -3',
    'ANULACION -7',
    'DEVOLUCION 1',
    'ANULACION -1',
    'DEVOLUCION 1',
    'ANULACION -1',
    'DEVOLUCION 1',
    'ANULACION -1',
  ]);
  await intact();
  expect((await app.call(eliminarReserva, { as: admin, params })).status).toBe(200);
  await intact();
});

test('no more is given back than was paid', async () => {
  const { admin, ana } = await prepare();
  const { id } = await vender(app, { admin, a: ana, paga: 40_000 });
  expect(outcome(await anular(admin, id, 40_001))).toBe('409 DEVOLUCION_EXCEDIDA');
  expect((await anular(admin, id, 40_000)).body).toMatchObject({ pagado: 0, saldo: 0 });
});

test('nothing is owed for an annulled one, also once its payment is annulled', async () => {
  const { admin, abono } = await prepare();
  await anular(admin, abono.id, 0);
  const caja = await app.make(obtenerCaja, { as: admin, query: { fecha: '2026-10-01' } });
  const params = { id: caja.pagos[0]?.id ?? 0 };
  const anulado = await app.make(anularPago, { as: admin, params, body: { motivo: 'No fue' } });
  expect(anulado).toMatchObject({ pagado: 0, saldo: 0 });
});

test('whom it is shared with books with it and sees it, until the list says otherwise', async () => {
  const { admin, ana, luis, eva, abono, franja } = await prepare();
  expect((await compartir(admin, abono.id, [luis.id, eva.id, ana.id])).body).toMatchObject({
    compartidoCon: [{ id: luis.id }, { id: eva.id }],
  });
  const suyos = await app.make(misAbonos, { as: luis });
  expect(suyos.abonos.map(({ id }) => id)).toEqual([abono.id]);
  const pedido = { franjaId: franja('10:00'), abono };
  expect((await pedirConAbono(app, luis, pedido)).status).toBe(201);
  await compartir(admin, abono.id, [eva.id]);
  expect((await app.make(misAbonos, { as: luis })).abonos).toEqual([]);
  const again = await pedirConAbono(app, luis, { franjaId: franja('11:00'), abono });
  expect(outcome(again)).toBe('404 ABONO_INEXISTENTE');
  const nobody = await compartir(admin, abono.id, [9_999]);
  expect(outcome(nobody)).toBe('404 CLIENTE_NO_ENCONTRADO');
  await intact();
});

test('its end can be later, and never earlier', async () => {
  const { admin, abono } = await prepare();
  const cambiar = (vence: string) =>
    app.call(cambiarAbonoVendido, {
      as: admin,
      params: { id: abono.id },
      body: { vence, motivo: 'Estuvo enferma' },
    });
  expect(outcome(await cambiar('2026-11-29'))).toBe('409 FIN_ANTERIOR');
  expect((await cambiar('2026-12-31')).body).toMatchObject({ vence: '2026-12-31' });
  await anular(admin, abono.id, 0);
  expect(outcome(await cambiar('2027-01-31'))).toBe('409 ABONO_YA_ANULADO');
});

test('erasing a person ends their abonos, and what was paid stays in the accounts', async () => {
  const { admin, ana, luis, abono, reservaId } = await prepare();
  await compartir(admin, abono.id, [luis.id]);
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  await app.make(eliminarUsuario, { as: admin, params: { id: ana.id } });
  const visto = await app.make(obtenerAbonoVendido, { as: admin, params: { id: abono.id } });
  expect(visto).toMatchObject({ estado: 'ANULADO', cliente: null, pagado: 100_005 });
  const caja = await app.make(obtenerCaja, { as: admin, query: { fecha: '2026-10-01' } });
  expect(caja).toMatchObject({ cobrado: 100_005, abonosPorUsar: 0 });
  await app.make(eliminarUsuario, { as: admin, params: { id: luis.id } });
  await intact();
});

test('joining two clients joins their abonos', async () => {
  const { admin, ana, eva, luis, abono } = await prepare();
  const deEva = await vender(app, { admin, a: eva });
  await compartir(admin, deEva.id, [ana.id, luis.id]);
  await compartir(admin, abono.id, [eva.id]);
  await app.make(unirClientes, { as: admin, params: { id: ana.id }, body: { con: eva.id } });
  const { abonos } = await app.make(misAbonos, { as: ana });
  expect(abonos.map(({ id, compartidoCon }) => [id, compartidoCon.map((otro) => otro.id)])).toEqual(
    [
      [abono.id, []],
      [deEva.id, [luis.id]],
    ],
  );
  await intact();
});

test('its client is told once, a week before it ends, while places are left', async () => {
  const { admin, ana, abono } = await prepare();
  const letters = async () => {
    await avisarAbonos(app.dependencies);
    await avisarAbonos(app.dependencies);
    const sent = (await sentMails(app)).filter(({ subject }) => subject.startsWith('Quedan'));
    return sent.map(({ to, subject }) => [to, subject]);
  };
  await moveTo(app, '2026-11-22T10:00:00', ana, admin);
  expect(await letters()).toEqual([]);
  await moveTo(app, '2026-11-23T10:00:00', ana, admin);
  expect(await letters()).toEqual([
    [ana.email, 'Quedan 7 lugares en Pack de 10, hasta el lunes 30 de noviembre'],
  ]);
  const body = { vence: '2026-12-31', motivo: 'Estuvo enferma' };
  await app.make(cambiarAbonoVendido, { as: admin, params: { id: abono.id }, body });
  expect(await letters()).toEqual([]);
  await moveTo(app, '2026-12-28T10:00:00', ana, admin);
  expect(await letters()).toHaveLength(1);
});

test('the database is asked once an hour whose abonos end soon', async () => {
  await prepare();
  const contar = createStatementCounter(app);
  const avisar = crearAvisarAbonos(app.dependencies);
  const preguntas = async (momento: string) => {
    app.clock.set(momento);
    return (await contar(avisar)) > 0;
  };
  expect([
    await preguntas('2026-11-22T10:00:00'),
    await preguntas('2026-11-22T10:59:45'),
    await preguntas('2026-11-22T11:00:00'),
    await preguntas('2026-11-22T09:00:00'),
  ]).toEqual([true, false, true, true]);
});
