import { anularAbonoVendido, pagarAbono } from '@remanso/contract/abono/abonos.contract';
import { obtenerCaja, registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { eliminarCliente, resumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { cambiarRol } from '@remanso/contract/persona/usuarios.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  exportarCaja,
  exportarClientes,
  obtenerInforme,
} from '@remanso/contract/seguimiento/informes.contract';
import { expect, test } from 'vitest';
import type { Admin, Persona } from '../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../test/support/con-abono.ts';
import { leerTabla } from '../../../test/support/leer-tabla.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

/*
 * 'Cobrado' is one figure (rules §11.6): whatever kinds of payment a period has, the figures, the
 * caja of its days and both tables of it say the same.
 */

const app = useTestApp();

const JUEVES = '2026-10-01';
const VIERNES = '2026-10-02';
const SABADO = '2026-10-03';

/** Returns what each place says was collected from `desde` to `hasta`, and the rows of the clients. */
async function cobradoSegun(as: Admin, desde: string, hasta: string) {
  const query = { desde, hasta };
  const { dias } = await app.make(obtenerInforme, { as, query });
  const cajas = await Promise.all(
    dias.map(({ fecha }) => app.make(obtenerCaja, { as, query: { fecha } })),
  );
  const caja = leerTabla(await app.make(exportarCaja, { as, query }));
  const clientes = leerTabla(await app.make(exportarClientes, { as, query }));
  const sumar = (filas: readonly Record<string, string>[], columna: string) =>
    filas.reduce((suma, fila) => suma + Number(fila[columna]), 0);
  return {
    informes: dias.reduce((suma, { cobrado }) => suma + cobrado, 0),
    caja: cajas.reduce((suma, { cobrado }) => suma + cobrado, 0),
    tablaDeCaja: sumar(caja, 'Neto'),
    tablaDeClientes: sumar(clientes, 'Cobrado'),
    reservado: {
      informes: dias.reduce((suma, { reservado }) => suma + reservado, 0),
      tablaDeClientes: sumar(clientes, 'Reservado'),
    },
    porNombre: Object.fromEntries(clientes.map(({ Nombre, Cobrado }) => [Nombre, Number(Cobrado)])),
  };
}

const iguales = (cobrado: number) => ({
  informes: cobrado,
  caja: cobrado,
  tablaDeCaja: cobrado,
  tablaDeClientes: cobrado,
});

test('figures, caja and both tables say the same of every kind of payment', async () => {
  const clientes = ['ana', 'luis', 'eva', 'sol', 'leo', 'rita'] as const;
  const { admin, ana, luis, eva, sol, leo, rita, franja } = await world(app, { clientes });
  const reservar = (as: Persona, hora: string, dia = VIERNES) =>
    app.make(crearReserva, { as, body: { franjaId: franja(hora, dia), acompaniantes: [] } });
  const pagar = (id: number, monto: number, tipo: 'PAGO' | 'DEVOLUCION' = 'PAGO') =>
    app.make(registrarPago, { as: admin, params: { id }, body: { tipo, monto, medio: 'TARJETA' } });
  const anular = (id: number) =>
    app.make(anularPago, { as: admin, params: { id }, body: { motivo: 'Se anotó mal' } });

  // Thursday. Ana pays a booking, gets a part back, and one payment is annulled.
  const deAna = await reservar(ana, '08:00');
  await pagar(deAna.id, 15_000);
  await pagar(deAna.id, 4_000, 'DEVOLUCION');
  await anular((await pagar(deAna.id, 2_000)).pago.id);
  // Luis buys a pack and pays for it, and an annulled payment for it counts nowhere.
  const deLuis = await vender(app, { admin, a: luis, paga: 60_000 });
  const resto = { monto: 5, medio: 'EFECTIVO' as const };
  const params = { id: deLuis.id };
  await anular((await app.make(pagarAbono, { as: admin, params, body: resto })).pago.id);
  // Eva buys one that ends with a refund. Sol's and Leo's are paid at once.
  const corto = { lugares: 3, precio: 30_000 };
  const deEva = await vender(app, { admin, a: eva, abono: corto });
  await vender(app, { admin, a: sol, abono: corto });
  await vender(app, { admin, a: leo, abono: { lugares: 1, precio: 7_000 } });
  const deLeo = await reservar(leo, '09:00');
  await pagar(deLeo.id, 20_000);
  // Cash that pays for nothing.
  for (const [tipo, monto] of [
    ['FONDO', 10_000],
    ['INGRESO', 3_000],
    ['RETIRO', 8_000],
  ] as const) {
    await app.make(registrarMovimiento, { as: admin, body: { tipo, monto, motivo: 'Cambio' } });
  }
  const jueves = 15_000 - 4_000 + 60_000 + 30_000 + 30_000 + 7_000 + 20_000;
  expect(await cobradoSegun(admin, JUEVES, JUEVES)).toMatchObject(iguales(jueves));

  // Friday. Places of the pack settle two bookings, one of which is cancelled: no money moves.
  await moveTo(app, `${VIERNES}T07:00:00`, admin, ana, luis, rita);
  await app.make(pagarAbono, { as: admin, params, body: { ...resto, monto: 40_005 } });
  await pedirConAbono(app, luis, { abono: deLuis, franjaId: franja('10:00', SABADO), con: 1 });
  const cancelada = { abono: deLuis, franjaId: franja('11:00', SABADO) };
  const { body: conAbono } = await pedirConAbono(app, luis, cancelada);
  await app.make(cancelarReserva, { as: luis, params: { id: conAbono.id } });
  // The pack of Eva is annulled with a refund.
  const fin = { motivo: 'Se muda', devolucion: 20_000, medio: 'EFECTIVO' as const };
  await app.make(anularAbonoVendido, { as: admin, params: { id: deEva.id }, body: fin });
  // Rita pays and comes to work at the desk.
  await pagar((await reservar(rita, '10:00')).id, 20_000);
  await app.make(cambiarRol, { as: admin, params: { id: rita.id }, body: { rol: 'RECEPCION' } });
  expect(await cobradoSegun(admin, VIERNES, VIERNES)).toMatchObject(
    iguales(40_005 - 20_000 + 20_000),
  );

  // Sol's account is joined to Ana's, and Leo is erased after his turn.
  await app.make(unirClientes, { as: admin, params: { id: ana.id }, body: { con: sol.id } });
  await moveTo(app, `${SABADO}T00:30:00`, admin);
  await app.make(eliminarCliente, { as: admin, params: { id: leo.id } });
  const total = jueves + 40_005;
  const todo = await cobradoSegun(admin, JUEVES, SABADO);
  expect(todo).toMatchObject({
    ...iguales(total),
    porNombre: {
      Ana: 11_000 + 30_000,
      Eva: 10_000,
      Luis: 100_005,
      Rita: 20_000,
      'Cliente eliminado': 27_000,
    },
  });
  expect(todo.reservado.tablaDeClientes).toBe(todo.reservado.informes);

  // The page of a client says the same of all time.
  const cuentasDe = async (id: number) =>
    (await app.make(resumenDeCliente, { as: admin, params: { id } })).cuentas;
  expect(await cuentasDe(ana.id)).toMatchObject({
    pagado: 41_000,
    pagadoPorAbonos: 30_000,
    pagadoConAbono: 0,
  });
  expect(await cuentasDe(luis.id)).toMatchObject({
    pagado: 100_005,
    pagadoPorAbonos: 100_005,
    pagadoConAbono: 20_000,
  });
  expect(await cuentasDe(eva.id)).toMatchObject({ pagado: 10_000, pagadoPorAbonos: 10_000 });
});
