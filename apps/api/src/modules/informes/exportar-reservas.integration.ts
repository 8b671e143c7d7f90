import { fechasEntre } from '@remanso/contract/calendario';
import {
  exportarCaja,
  exportarClientes,
  exportarReservas,
  obtenerInforme,
} from '@remanso/contract/seguimiento/informes.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../test/support/builders.ts';
import type { Caller } from '../../../test/support/client.ts';
import { insertHistory } from '../../../test/support/database/insert-history.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const query = { desde: '2026-10-01', hasta: '2026-10-08' };

/** Splits a CSV table into cells. It expects that no cell contains a line break. */
function filasDe(texto: string): string[][] {
  const renglones = texto.split('\r\n');
  expect(renglones.pop()).toBe('');
  return renglones.map((renglon) => renglon.split(';'));
}

/**
 * Returns the bytes of the answer, because the `text()` of a fetch answer would drop the UTF-8 mark
 * at the beginning.
 */
async function bytesDe(path: string, as: Caller) {
  const respuesta = await fetch(`${app.origin}/api${path}`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  return { respuesta, bytes: Buffer.from(await respuesta.arrayBuffer()) };
}

async function prepare() {
  const centro = await world(app, { clientes: ['ana', 'luis'] });
  const { admin, ana, luis, franja } = centro;
  const de = { as: ana, body: { franjaId: franja('09:00'), acompaniantes: [], notas: 'a;b "c"' } };
  const { id } = await app.make(crearReserva, de);
  await app.make(crearReserva, {
    as: luis,
    body: { franjaId: franja('08:00'), acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }] },
  });
  const pagar = async (tipo: 'PAGO' | 'DEVOLUCION', monto: number, nota?: string) => {
    const body = { tipo, monto, medio: 'TARJETA', ...(nota && { nota }) } as const;
    return (await app.make(registrarPago, { as: admin, params: { id }, body })).pago.id;
  };
  await pagar('PAGO', 15_000, 'Débito');
  await pagar('DEVOLUCION', 4_000);
  const anulado = await pagar('PAGO', 2_000);
  const body = { motivo: '=1+1' };
  await app.make(anularPago, { as: admin, params: { id: anulado }, body });
  return { ...centro, id };
}

test('a table begins with the mark of UTF-8 and its titles, and is a file with a name', async () => {
  const { admin } = await prepare();
  for (const cual of ['reservas', 'caja', 'clientes']) {
    const path = `/informes/${cual}.csv?desde=${query.desde}&hasta=${query.hasta}`;
    const { respuesta, bytes } = await bytesDe(path, admin);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(respuesta.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(respuesta.headers.get('content-disposition')).toBe(
      `attachment; filename="${cual}-2026-10-01-a-2026-10-08.csv"`,
    );
    const texto = bytes.toString();
    expect(texto.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(texto.split('\r\n')[0]?.split(';').length).toBeGreaterThan(10);
  }
});

test('bookings by the day of their franja, the earliest first', async () => {
  const { admin, id } = await prepare();
  const texto = await app.make(exportarReservas, { as: admin, query });
  const [titulos, luis, ana] = texto.split('\r\n');
  expect(titulos).toBe(
    'Reserva;Fecha;Desde;Hasta;Estado;Nombre;Apellido;Email;Teléfono;Personas;Precio;Reservado;Pagado;Saldo;Asistencia;Notas;Reservada el;Abono',
  );
  expect(ana).toBe(
    `${id};${VIERNES};09:00;10:00;Confirmada;Ana;Paz;ana@ejemplo.com;381 555 0142;1;20000;20000;11000;9000;Sin marcar;"a;b ""c""";2026-10-01 07:00;`,
  );
  expect(luis).toMatch(/;08:00;09:00;Confirmada;Luis;.*;2;36000;36000;0;36000;Sin marcar;;/);
  const otroDia = { desde: '2026-10-03', hasta: '2026-10-08' };
  expect(filasDe(await app.make(exportarReservas, { as: admin, query: otroDia }))).toHaveLength(1);
});

test('the column Reservado sums up to the figure of the period, without what was cancelled', async () => {
  const { admin, id } = await prepare();
  await app.make(cancelarReserva, { as: admin, params: { id } });
  const tabla = filasDe(await app.make(exportarReservas, { as: admin, query }));
  const [titulos = [], ...filas] = tabla;
  const cual = titulos.indexOf('Reservado');
  const { dias } = await app.make(obtenerInforme, { as: admin, query });
  const reservado = dias.reduce((suma, dia) => suma + dia.reservado, 0);
  expect(filas.map((fila) => Number(fila[cual])).toSorted()).toEqual([0, reservado]);
});

test('the drawer by the day on which money moved: the column Neto is what came in', async () => {
  const { admin, id } = await prepare();
  const [titulos = [], ...filas] = filasDe(await app.make(exportarCaja, { as: admin, query }));
  const columna = (titulo: string) => filas.map((fila) => fila[titulos.indexOf(titulo)]);
  expect(columna('Tipo')).toEqual(['Pago', 'Devolución', 'Pago']);
  expect(columna('Monto')).toEqual(['15000', '4000', '2000']);
  expect(columna('Neto')).toEqual(['15000', '-4000', '0']);
  expect(columna('Anulado')).toEqual(['No', 'No', 'Sí']);
  expect(columna('Nota')).toEqual(['Débito', '', '']);
  expect(columna('Turno')).toEqual(filas.map(() => `${VIERNES} 09:00`));
  expect(columna('Reserva')).toEqual(filas.map(() => String(id)));
  const manana = { desde: VIERNES, hasta: VIERNES };
  expect(filasDe(await app.make(exportarCaja, { as: admin, query: manana }))).toHaveLength(1);
});

test('every client, by name, with the totals of the period', async () => {
  const { admin } = await prepare();
  const leer = async (periodo: typeof query) => {
    const texto = await app.make(exportarClientes, { as: admin, query: periodo });
    return filasDe(texto).map((fila) => [fila[1], ...fila.slice(7)]);
  };
  expect(await leer(query)).toEqual([
    ['Nombre', 'Reservas', 'Canceladas', 'Ausencias', 'Reservado', 'Cobrado'],
    ['Ana', '1', '0', '0', '20000', '11000'],
    ['Luis', '1', '0', '0', '36000', '0'],
  ]);
  expect((await leer({ desde: '2026-09-01', hasta: '2026-09-30' })).slice(1)).toEqual([
    ['Ana', '0', '0', '0', '0', '0'],
    ['Luis', '0', '0', '0', '0', '0'],
  ]);
});

test('what a spreadsheet would compute is marked as text, and a number stays one', async () => {
  const { admin, ana } = await prepare();
  const caja = await app.make(exportarCaja, { as: admin, query });
  expect(caja).toContain(`;"'=1+1";`);
  expect(caja).toContain(';-4000;');
  for (const [telefono, celda] of [
    ['+54 381 555-0142', `'+54 381 555-0142`],
    ['@381', `'@381`],
    ['-381', `'-381`],
    ['\t381', `'\t381`],
    ['\r381', `'\r381`],
    ['381-5', '381-5'],
  ]) {
    const { db } = app.database;
    await db.updateTable('usuarios').set({ telefono }).where('id', '=', ana.id).execute();
    for (const exportar of [exportarReservas, exportarClientes]) {
      const texto = await app.make(exportar, { as: admin, query });
      expect(texto.replaceAll('"', '')).toContain(`;${celda};`);
    }
  }
});

test('a table is longer than a page, without a row lost or said twice', async () => {
  const { db } = app.database;
  const historia = { hoy: '2026-10-01', dias: 60, clientes: 1_100, franjasPorDia: 12 };
  const id = await insertHistory(db, historia);
  const as = { token: await app.dependencies.tokens.sign({ id, rol: 'ADMIN', version: 1 }) };
  const periodo = { desde: '2026-08-02', hasta: '2026-09-30' };
  const { cuantas } = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('f.fecha', '>=', periodo.desde)
    .where('f.fecha', '<=', periodo.hasta)
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  const { movimientos } = await db
    .selectFrom('pagos')
    .where('fecha', '>=', periodo.desde)
    .where('fecha', '<=', periodo.hasta)
    .select((eb) => eb.fn.countAll<number>().as('movimientos'))
    .executeTakeFirstOrThrow();
  expect([cuantas > 1_000, movimientos > 1_000]).toEqual([true, true]);
  const total = [cuantas, movimientos, 1_100];
  for (const [n, exportar] of [exportarReservas, exportarCaja, exportarClientes].entries()) {
    const filas = filasDe(await app.make(exportar, { as, query: periodo })).slice(1);
    expect([exportar.id, filas.length]).toEqual([exportar.id, total[n]]);
    expect(new Set(filas.map(([primero]) => primero)).size).toBe(filas.length);
  }
  const fechas = filasDe(await app.make(exportarReservas, { as, query: periodo })).slice(1);
  const enOrden = fechas.map((fila) => `${fila[1]} ${fila[2]}`);
  expect(enOrden).toEqual(enOrden.toSorted());
  expect(new Set(fechas.map((fila) => fila[1]))).toEqual(
    new Set(fechasEntre(periodo.desde, periodo.hasta)),
  );
});
