import {
  anularAbonoVendido,
  cambiarAbonoVendido,
  listarAbonosVendidos,
  pagarAbono,
} from '@remanso/contract/abono/abonos.contract';
import { listarDeudores, obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { resumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  exportarCaja,
  exportarReservas,
  obtenerInforme,
} from '@remanso/contract/seguimiento/informes.contract';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../database/invariants.ts';
import type { Admin } from '../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../test/support/con-abono.ts';
import { leerTabla } from '../../../test/support/leer-tabla.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

/*
 * The money of abonos, held in four places to the peso: the caja of each day, the figures, and the
 * tables of payments and of bookings (rules §20.9).
 */

const app = useTestApp();

/** Sums a column of a table over the rows that `vale` chooses. */
const sumar = (csv: string, columna: string, vale: (fila: Record<string, string>) => boolean) =>
  sumaDe(leerTabla(csv).filter(vale), (fila) => Number(fila[columna]));

/** Returns what each place says of the money of a day, which must be the same sum. */
async function dineroDel(fecha: string, as: Admin) {
  const query = { desde: fecha, hasta: fecha };
  const caja = await app.make(obtenerCaja, { as, query: { fecha } });
  const pagos = await app.make(exportarCaja, { as, query });
  const { dias, abonosVendidos } = await app.make(obtenerInforme, { as, query });
  const { cobrado, deTurnosDelDia, deOtrosDias, ventasDeAbonos, abonosPorUsar } = caja;
  expect(deTurnosDelDia + deOtrosDias + ventasDeAbonos).toBe(cobrado);
  expect(Object.values(caja.porMedio).reduce((suma, monto) => suma + monto, 0)).toBe(cobrado);
  expect(sumar(pagos, 'Neto', () => true)).toBe(cobrado);
  expect(sumar(pagos, 'Neto', ({ Abono }) => Abono !== '')).toBe(ventasDeAbonos);
  expect(dias.map((dia) => dia.cobrado)).toEqual([cobrado]);
  return { cobrado, deTurnosDelDia, deOtrosDias, ventasDeAbonos, abonosPorUsar, abonosVendidos };
}

/** Returns the sum of some pesos that things have. */
const sumaDe = <T>(cosas: readonly T[], pesos: (cosa: T) => number) =>
  cosas.reduce((suma, cosa) => suma + pesos(cosa), 0);

/**
 * Returns what each place says is owed for abonos and for turnos that have begun, which must be the
 * same: the debtors, the clients' pages, the owner's list and the day of the sale.
 */
async function deudaDel(dia: string, clientes: readonly { id: number }[], as: Admin) {
  const { clientes: deudores, vencido } = await app.make(listarDeudores, { as, query: {} });
  const { totales } = await app.make(listarAbonosVendidos, { as, query: { conSaldo: true } });
  const { abonosPorCobrar } = await app.make(obtenerCaja, { as, query: { fecha: dia } });
  const fichas = await Promise.all(
    clientes.map(({ id }) => app.make(resumenDeCliente, { as, params: { id } })),
  );
  const deAbonos = deudores.flatMap(({ abonos }) => abonos);
  const turnos = sumaDe(fichas, ({ cuentas }) => cuentas.vencido);
  expect(deAbonos).toEqual(abonosPorCobrar);
  expect(sumaDe(deAbonos, ({ saldo }) => saldo)).toBe(totales.saldo);
  expect(sumaDe(fichas, ({ cuentas }) => cuentas.abonosPorCobrar)).toBe(totales.saldo);
  expect(sumaDe(deudores, ({ debe }) => debe)).toBe(vencido);
  expect(vencido).toBe(totales.saldo + turnos);
  return { abonos: totales.saldo, turnos };
}

test('refunds, annulments, lapses and shared use agree to the peso in caja, figures and tables', async () => {
  const { admin, ana, luis, eva, franja } = await world(app, { clientes: ['ana', 'luis', 'eva'] });
  const pagar = (id: number, monto: number, tipo: 'PAGO' | 'DEVOLUCION' = 'PAGO') =>
    app.make(registrarPago, { as: admin, params: { id }, body: { tipo, monto, medio: 'TARJETA' } });

  // Thursday: three sales, of which one is paid in part and one lapses tomorrow unused.
  const deAna = await vender(app, { admin, a: ana, paga: 60_000 });
  const deLuis = await vender(app, { admin, a: luis, abono: { lugares: 3, precio: 30_000 } });
  await vender(app, { admin, a: eva, abono: { lugares: 1, precio: 7_000, vigenciaDias: 1 } });
  const compartir = { motivo: 'Vienen juntos', compartidoCon: [luis.id] };
  const params = { id: deAna.id };
  await app.make(cambiarAbonoVendido, { as: admin, params, body: compartir });
  const debido = { monto: 40_005, medio: 'TRANSFERENCIA' as const };
  const mal = await app.make(pagarAbono, { as: admin, params, body: { ...debido, monto: 5 } });
  const motivo = 'Se anotó mal';
  await app.make(anularPago, { as: admin, params: { id: mal.pago.id }, body: { motivo } });
  const propia = await app.make(crearReserva, {
    as: eva,
    body: { franjaId: franja('08:00'), acompaniantes: [] },
  });
  await pagar(propia.id, 20_000);
  expect(await dineroDel('2026-10-01', admin)).toEqual({
    cobrado: 117_000,
    deTurnosDelDia: 0,
    deOtrosDias: 20_000,
    ventasDeAbonos: 97_000,
    abonosPorUsar: 137_005,
    abonosVendidos: 3,
  });
  const deuda = () => deudaDel('2026-10-01', [ana, luis, eva], admin);
  expect(await deuda()).toEqual({ abonos: 40_005, turnos: 0 });

  // Friday: the rest is paid, two people use what is shared, and one companion stays away.
  await moveTo(app, '2026-10-02T07:00:00', admin, ana, luis);
  await app.make(pagarAbono, { as: admin, params, body: debido });
  const manana = { abono: deAna, franjaId: franja('09:00', '2026-10-03') };
  const deTres = await pedirConAbono(app, ana, { ...manana, con: 2 });
  const deLosDos = { abono: deAna, franjaId: franja('10:00', '2026-10-03'), con: 1 };
  const compartida = await pedirConAbono(app, luis, deLosDos);
  const [, acompaniante] = compartida.body.participantes;
  const fuera = { id: acompaniante?.asientoId ?? 0 };
  await app.make(eliminarAsiento, { as: luis, params: fuera });
  await pagar(propia.id, 5_000, 'DEVOLUCION');
  expect(await dineroDel('2026-10-02', admin)).toEqual({
    cobrado: 35_005,
    deTurnosDelDia: -5_000,
    deOtrosDias: 0,
    ventasDeAbonos: 40_005,
    abonosPorUsar: 97_005,
    abonosVendidos: 0,
  });
  expect(await deuda()).toEqual({ abonos: 0, turnos: 0 });

  // Saturday: one booking is cancelled in time, one abono ends with its money, one has lapsed.
  await moveTo(app, '2026-10-03T00:30:00', admin, ana);
  await app.make(cancelarReserva, { as: ana, params: { id: deTres.body.id } });
  const fin = { motivo: 'Se muda', devolucion: 30_000, medio: 'EFECTIVO' as const };
  await app.make(anularAbonoVendido, { as: admin, params: { id: deLuis.id }, body: fin });
  expect(await dineroDel('2026-10-03', admin)).toEqual({
    cobrado: -30_000,
    deTurnosDelDia: 0,
    deOtrosDias: 0,
    ventasDeAbonos: -30_000,
    abonosPorUsar: 90_005,
    abonosVendidos: 0,
  });
  expect(await deuda()).toEqual({ abonos: 0, turnos: 5_000 });

  const query = { desde: '2026-10-01', hasta: '2026-10-03' };
  const reservas = await app.make(exportarReservas, { as: admin, query });
  const conAbono = ({ Abono }: Record<string, string>) => Abono !== '';
  expect(sumar(reservas, 'Pagado', conAbono)).toBe(10_000);
  // The money that was sold is used, left, given back or lapsed.
  expect(97_000 + 40_005).toBe(10_000 + 90_005 + 30_000 + 7_000);
  expect(await brokenInvariants(app.dependencies.db, app.clock)).toEqual([]);
});
