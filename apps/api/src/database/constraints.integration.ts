import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { reservar } from '../../test/support/builders.ts';
import { crearPersona } from '../../test/support/personas.ts';
import { world } from '../../test/support/world.ts';
import { useTestApp } from '../../test/support/test-app.ts';

/*
 * Tests of SQL statements that the database itself must refuse, even if a bug in the application
 * sends them.
 */

const app = useTestApp();

let ana = 0;
let luis = 0;
let franjaId = 0;
let reservaId = 0;

beforeEach(async () => {
  const centre = await world(app, { clientes: ['ana'] });
  const other = await crearPersona(app);
  ana = centre.ana.id;
  luis = other.id;
  franjaId = centre.franjaId;
  reservaId = (await reservar(app, centre.ana, franjaId, 2)).id;
});

const run = (statement: string) => sql.raw(statement).execute(app.database.db);

/**
 * Runs a statement and returns the name of the constraint that refuses it; undefined where the
 * statement succeeds.
 */
async function refuserOf(statement: string): Promise<string | undefined> {
  try {
    await run(statement);
    return undefined;
  } catch (error) {
    return (error as { constraint?: string }).constraint;
  }
}

const insertReserva = (usuario: number | 'null', estado: string, precio = 1) =>
  `insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
   values (${franjaId}, ${usuario}, '${estado}', ${precio}, now())`;

const insertAsientos = (cuantos: number, esTitular = false) =>
  `insert into asientos (reserva_id, es_titular, nombre, sexo)
   select ${reservaId}, ${esTitular}, 'Sol', 'OTROS' from generate_series(1, ${cuantos})`;

test('more places taken than the franja has, or fewer than none', async () => {
  const set = (values: string) => `update franjas set ${values} where id = ${franjaId}`;
  expect(await refuserOf(set('ocupados = 5'))).toBe('franjas_ocupados_en_capacidad');
  expect(await refuserOf(set('capacidad_efectiva = 2'))).toBe('franjas_ocupados_en_capacidad');
  expect(await refuserOf(`update franjas set ocupados = -1 where ocupados = 0`)).toBe(
    'franjas_ocupados_en_capacidad',
  );
  expect(await refuserOf(set('capacidad_efectiva = 11'))).toBe('franjas_capacidad_efectiva_check');
});

test('seats that the counter does not know of', async () => {
  expect(await refuserOf(insertAsientos(1))).toBe('asientos_dentro_de_ocupados');
  await run(`update franjas set ocupados = 4 where id = ${franjaId}`);
  await run(insertAsientos(1));
  expect(await refuserOf(insertAsientos(1))).toBe('asientos_dentro_de_ocupados');
});

test('a counter that forgets seats, even together with the capacity', async () => {
  const set = (values: string) => `update franjas set ${values} where id = ${franjaId}`;
  expect(await refuserOf(set('ocupados = 2'))).toBe('asientos_dentro_de_ocupados');
  expect(await refuserOf(set('ocupados = 1, capacidad_efectiva = 1'))).toBe(
    'asientos_dentro_de_ocupados',
  );
  expect(await refuserOf(set("ocupados = 0, retirada = 'ADMIN'"))).toBe(
    'asientos_dentro_de_ocupados',
  );
});

test('a booking that comes back to life, is moved or lends its seats without places', async () => {
  await run(`update reservas set estado = 'CANCELADA' where id = ${reservaId}`);
  await run(`update franjas set ocupados = 0 where id = ${franjaId}`);
  expect(await refuserOf(`update reservas set estado = 'CONFIRMADA' where id = ${reservaId}`)).toBe(
    'asientos_dentro_de_ocupados',
  );
  await run(insertReserva(luis, 'CONFIRMADA'));
  expect(
    await refuserOf(
      `update asientos set reserva_id = (select max(id) from reservas) where reserva_id = ${reservaId}`,
    ),
  ).toBe('asientos_dentro_de_ocupados');
  await run(`update franjas set ocupados = 3 where id = ${franjaId}`);
  await run(`update reservas set estado = 'COMPLETADA' where id = ${reservaId}`);
  expect(
    await refuserOf(`update reservas set franja_id = ${franjaId} + 1 where id = ${reservaId}`),
  ).toBe('asientos_dentro_de_ocupados');
});

test('a franja that is withdrawn while it is booked', async () => {
  expect(await refuserOf(`update franjas set retirada = 'PLAN' where id = ${franjaId}`)).toBe(
    'franjas_retirada_vacia',
  );
});

test('franjas that overlap, end before they start or go beyond their day', async () => {
  const insert = (inicio: string, fin: string) =>
    `insert into franjas (inicio, fin, capacidad_efectiva, origen)
     values ('${inicio}', '${fin}', 4, 'MANUAL')`;
  const overlap = 'franjas_sin_superposicion';
  expect(await refuserOf(insert('2026-10-02 08:59', '2026-10-02 09:30'))).toBe(overlap);
  expect(await refuserOf(insert('2026-10-02 08:00', '2026-10-02 09:00'))).toBe(overlap);
  expect(await refuserOf(insert('2026-10-02 07:00', '2026-10-02 21:00'))).toBe(overlap);
  const outside = 'franjas_dentro_del_dia';
  expect(await refuserOf(insert('2026-10-02 22:00', '2026-10-02 21:00'))).toBe(outside);
  expect(await refuserOf(insert('2026-10-02 23:00', '2026-10-03 00:30'))).toBe(outside);
  // The database accepts a franja that begins when another franja ends, and a new franja at the
  // hours of a withdrawn franja.
  await run(insert('2026-10-02 12:00', '2026-10-02 16:00'));
  await run(`update franjas set retirada = 'ADMIN' where inicio = '2026-10-02 09:00'`);
  await run(insert('2026-10-02 09:00', '2026-10-02 10:00'));
});

test('a second holder of a booking', async () => {
  await run(`update franjas set ocupados = 4 where id = ${franjaId}`);
  expect(await refuserOf(insertAsientos(1, true))).toBe('asientos_un_titular');
});

test('a second active booking of a client in a franja', async () => {
  expect(await refuserOf(insertReserva(ana, 'PENDIENTE'))).toBe('reservas_una_activa_por_cliente');
  await run(insertReserva(ana, 'CANCELADA'));
  await run(insertReserva(luis, 'CONFIRMADA'));
});

test('an active booking of nobody', async () => {
  expect(await refuserOf(insertReserva('null', 'CONFIRMADA'))).toBe('reservas_activa_con_cliente');
  await run(insertReserva('null', 'COMPLETADA'));
});

test('prices and states that do not exist', async () => {
  expect(await refuserOf(insertReserva(luis, 'CANCELADA', -1))).toBe('reservas_precio_total_check');
  expect(await refuserOf('update precios set precio = 0')).toBe('precios_precio_check');
  expect(await refuserOf('insert into precios select 1, 5, max(id) from listas_de_precios')).toBe(
    'precios_pkey',
  );
  expect(await refuserOf(insertReserva(luis, 'PERDIDA'))).toBe('reservas_estado_check');
});

test('a second list of prices for a day, or before all others', async () => {
  const insert = (desde: string) => `insert into listas_de_precios (desde) values (${desde})`;
  await run(insert(`'2026-11-01'`));
  expect(await refuserOf(insert(`'2026-11-01'`))).toBe('listas_de_precios_desde_unico');
  expect(await refuserOf(insert('null'))).toBe('listas_de_precios_una_primera');
});

const insertPago = (tipo: string, monto: number) =>
  `insert into pagos (reserva_id, tipo, monto, medio, registrado_en, fecha)
   values (${reservaId}, '${tipo}', ${monto}, 'EFECTIVO', now(), '2026-10-01')`;
const anular = (cual: number) =>
  `update pagos set anulado_en = now(), motivo = 'Error' where id = ${cual}`;

test('more money than is owed, or more given back than was paid', async () => {
  const above = 'reservas_pagado_hasta_el_precio';
  expect(await refuserOf(insertPago('DEVOLUCION', 1))).toBe('reservas_pagado_check');
  expect(await refuserOf(insertPago('PAGO', 45_001))).toBe(above);
  await run(insertPago('PAGO', 45_000));
  expect(await refuserOf(insertPago('PAGO', 1))).toBe(above);
  expect(await refuserOf(insertPago('DEVOLUCION', 45_001))).toBe('reservas_pagado_check');
  // The price of a booking falls below what was paid. Refunds, and changes of other columns of the
  // booking, are still accepted.
  await run(`update reservas set precio_total = 20000`);
  await run(insertPago('DEVOLUCION', 5_000));
  expect(await refuserOf(insertPago('PAGO', 1))).toBe(above);
  await run(`update franjas set ocupados = 3 where id = ${franjaId}`);
  await run(`update reservas set estado = 'CANCELADA', precio_total = 90000`);
  expect(await refuserOf(insertPago('PAGO', 1))).toBe(above);
  expect(await refuserOf(insertPago('PAGO', 0))).toBe('pagos_monto_check');
});

test('a payment that changes, is annulled without a reason or twice, or goes', async () => {
  await run(insertPago('PAGO', 5_000));
  await run(insertPago('DEVOLUCION', 5_000));
  const pagos = 'select id from pagos order by id limit 1';
  const { rows } = await sql<{ id: number }>`${sql.raw(pagos)}`.execute(app.database.db);
  const primero = rows[0]?.id ?? 0;
  expect(await refuserOf(`update pagos set monto = 1`)).toBe('pagos_intactos');
  expect(await refuserOf(`update pagos set fecha = '2026-10-02'`)).toBe('pagos_intactos');
  expect(await refuserOf(`update pagos set anulado_en = now()`)).toBe('pagos_anulado_con_motivo');
  expect(await refuserOf(`delete from pagos`)).toBe('pagos_sin_borrar');
  expect(await refuserOf(`delete from reservas where id = ${reservaId}`)).toBe('pagos_sin_borrar');
  expect(await refuserOf(anular(primero))).toBe('reservas_pagado_check');
  await run(anular(primero + 1));
  expect(await refuserOf(`update pagos set anulado_en = null, motivo = null`)).toBe(
    'pagos_intactos',
  );
  await run(anular(primero));
  await run(`delete from reservas where id = ${reservaId}`);
});

test('a movement of the drawer or a cierre that changes, or goes', async () => {
  await run(`insert into movimientos_de_caja (tipo, monto, motivo, fecha, registrado_en)
    values ('FONDO', 1000, 'Cambio', '2026-10-01', now())`);
  const movimientos = 'movimientos_de_caja_intactos';
  expect(await refuserOf(`update movimientos_de_caja set monto = 1`)).toBe(movimientos);
  expect(await refuserOf(`delete from movimientos_de_caja`)).toBe('movimientos_de_caja_sin_borrar');
  await run(`update movimientos_de_caja set anulado_en = now(), motivo_de_anulacion = 'Error'`);
  expect(await refuserOf(`update movimientos_de_caja set motivo_de_anulacion = ''`)).toBe(
    movimientos,
  );

  const cierre = `insert into cierres_de_caja (fecha, cerrado_en) values ('2026-10-01', now())`;
  await run(cierre);
  await run(`insert into conteos_de_caja (cierre_id, medio, esperado, contado)
    select id, 'EFECTIVO', 1000, 900 from cierres_de_caja`);
  expect(await refuserOf(cierre)).toBe('cierres_de_caja_uno_por_dia');
  expect(await refuserOf(`update conteos_de_caja set contado = 1000`)).toBe(
    'conteos_de_caja_intactos',
  );
  expect(await refuserOf(`delete from conteos_de_caja`)).toBe('conteos_de_caja_intactos');
  expect(await refuserOf(`update cierres_de_caja set nota = 'Otra'`)).toBe(
    'cierres_de_caja_intactos',
  );
  expect(await refuserOf(`delete from cierres_de_caja`)).toBe('cierres_de_caja_sin_borrar');
  await run(`update cierres_de_caja set reabierto_en = now(), motivo = 'Faltaba'`);
  expect(await refuserOf(`update cierres_de_caja set reabierto_en = null, motivo = null`)).toBe(
    'cierres_de_caja_intactos',
  );
  await run(cierre);
});

test('a second configuration', async () => {
  const insert = (id: string) => `insert into config values (${id}, 60, 4, 7, 6, true)`;
  expect(await refuserOf(insert('1'))).toBe('config_pkey');
  expect(await refuserOf(insert('2'))).toBe('config_unica');
});

test('a second account of an e-mail, and one that is not in lower case', async () => {
  const set = (email: string) => `update usuarios set email = ${email} where id = ${luis}`;
  const taken = `(select email from usuarios where id = ${ana})`;
  expect(await refuserOf(set(taken))).toBe('usuarios_email_unico');
  expect(await refuserOf(set(`'Otra@ejemplo.com'`))).toBe('usuarios_email_check');
});
