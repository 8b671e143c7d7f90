import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database/test-database.ts';
import { fixedClock } from '../../test/support/fixed-clock.ts';
import { brokenInvariants, INVARIANTS } from './invariants.ts';

let database: TestDatabase;

const run = (statement: string) => database.pool.query(statement);

/**
 * Drops the constraints, triggers and indexes that enforce the invariants, so that a test can store
 * data that break them.
 */
const UNGUARD = `do $$
declare
  guard record;
begin
  for guard in select conrelid::regclass as tabla, conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'x', 'u', 'f')
    order by contype = 'u'
  loop
    execute format('alter table %s drop constraint %I', guard.tabla, guard.conname);
  end loop;
  for guard in select tgrelid::regclass as tabla, tgname from pg_trigger where not tgisinternal
  loop
    execute format('drop trigger %I on %s', guard.tgname, guard.tabla);
  end loop;
  for guard in select i.indexrelid::regclass as indice from pg_index i
      join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and not i.indisprimary
      and c.relname not like 'kysely%'
  loop
    execute format('drop index %s', guard.indice);
  end loop;
  alter table config drop constraint config_pkey;
end $$`;

const SOUND = `
  insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono, contrasena_hash,
      rol, creado_en)
    values ('Ada', 'Paz', 'ada paz', 'ada@ejemplo.com', 'OTROS', '3815550100', '', 'ADMIN', now());
  insert into config values (1, 60, 4, 7, 24, true, 20);
  insert into listas_de_precios (desde) values (null);
  insert into precios values (1, 1000, 1);
  insert into franjas (inicio, fin, capacidad_efectiva, ocupados, origen) values
    ('2026-10-02 08:00', '2026-10-02 09:00', 2, 1, 'GENERADA'),
    ('2026-10-02 09:00', '2026-10-02 10:00', 2, 0, 'GENERADA');
  insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en, estado_hasta)
    values (1, 1, 'CONFIRMADA', 1000, now(), '2026-10-02 09:00');
  insert into asientos (reserva_id, es_titular, nombre, sexo) values (1, true, 'Ada Paz', 'OTROS')`;

const ABONO = `insert into abonos_vendidos (usuario_id, nombre, lugares, precio, desde, vence, vendido_en)
  values (1, 'Pack', 10, 1000, '2026-10-01', '2026-12-01', now())`;

beforeAll(async () => {
  database = await openTestDatabase();
  await run(UNGUARD);
});
beforeEach(async () => {
  await database.empty();
  await run(SOUND);
});
afterAll(() => database.close());

const seat = `insert into asientos (reserva_id, es_titular, nombre, sexo) values (1, false, 'Luz', 'OTROS')`;
const booking = `insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en, estado_hasta) values`;
const holder = `insert into asientos (reserva_id, es_titular, nombre, sexo) values (2, true, 'Ada', 'OTROS')`;

const offer = (franjaId: number, personas: number) => `
  insert into esperas (franja_id, usuario_id, personas, estado, creada_en, vence_en)
    values (${franjaId}, 1, ${personas}, 'OFRECIDA', now(), '2026-10-02 07:00')`;

const cierre = (id: number) => `
  insert into cierres_de_caja (fecha, cerrado_en) values ('2026-10-02', now());
  insert into conteos_de_caja (cierre_id, medio, esperado, contado)
    select ${id}, medio, 0, 0 from unnest(array['EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO']) medio`;

const BREAKS: Record<keyof typeof INVARIANTS, [statements: string, problems: string[]]> = {
  'seats and held places within the capacity': [
    `${seat}; ${offer(1, 1)}; update franjas set ocupados = 3, retenidas = 1 where id = 1`,
    ['La franja 1 tiene 3 lugares ocupados o retenidos y capacidad para 2'],
  ],
  'the counter of a franja is the sum of its seats and of what its offers hold': [
    `update franjas set ocupados = 1 where id = 2`,
    ['La franja 2 cuenta 1 ocupados y sus reservas y ofertas suman 0'],
  ],
  'what a franja holds for offers is the sum of them': [
    `update franjas set ocupados = 2, retenidas = 1 where id = 1;
      insert into esperas (franja_id, usuario_id, personas, estado, creada_en, vence_en)
        values (2, 1, 2, 'OFRECIDA', now(), '2026-10-01 10:00')`,
    [
      'La franja 1 retiene 1 lugares y sus ofertas suman 0',
      'La franja 2 retiene 0 lugares y sus ofertas suman 2',
    ],
  ],
  'nobody waits for places that are free': [
    `insert into esperas (franja_id, usuario_id, personas, creada_en)
      values (1, 1, 1, now()), (1, 1, 2, now());
      update franjas set bloqueada = true where id = 2;
      insert into esperas (franja_id, usuario_id, personas, creada_en) values (2, 1, 1, now());
      insert into franjas (inicio, fin, capacidad_efectiva, ocupados, origen)
        values ('2026-10-01 07:45', '2026-10-01 07:59', 2, 0, 'GENERADA');
      insert into esperas (franja_id, usuario_id, personas, creada_en) values (3, 1, 1, now())`,
    ['La espera 1 es para 1 y en la franja 1 hay 1 lugares libres'],
  ],
  'franjas do not overlap': [
    `update franjas set inicio = '2026-10-02 08:30' where id = 2`,
    ['La franja 2 comienza antes de que termine la anterior'],
  ],
  'no active booking on a franja that was withdrawn': [
    `update franjas set retirada = 'PLAN' where id = 1`,
    ['La reserva 1 está activa en la franja 1, que fue retirada'],
  ],
  'the bookings of a series are of its client': [
    `insert into series (usuario_id, inicio, cada, veces, personas, creada_en)
      values (null, '2026-10-02 08:00', 1, 2, 1, now()), (1, '2026-10-02 08:00', 1, 2, 1, now());
      ${booking} (2, null, 'CANCELADA', 0, now(), null), (2, 1, 'CANCELADA', 0, now(), null); ${holder};
      insert into asientos (reserva_id, es_titular, nombre, sexo) values (3, true, 'Ada', 'OTROS');
      update reservas set serie_id = 1; update reservas set serie_id = 2 where id = 3`,
    ['La reserva 1 es de otra persona que su turno fijo 1'],
  ],
  'one holder a booking': [
    `update asientos set es_titular = false`,
    ['La reserva 1 tiene 0 titulares'],
  ],
  'no more than four people a booking': [
    `${seat}; ${seat}; ${seat}; ${seat};
      update franjas set ocupados = 5, capacidad_efectiva = 8 where id = 1`,
    ['La reserva 1 tiene 5 personas'],
  ],
  'an active booking is somebody’s': [
    `update reservas set usuario_id = null`,
    ['La reserva 1 está activa y no es de nadie'],
  ],
  'one active booking a client and franja': [
    `${booking} (1, 1, 'PENDIENTE', 0, now(), '2026-10-02 08:00'); ${holder}; update franjas set ocupados = 2 where id = 1`,
    ['El cliente 1 tiene 2 reservas activas en la franja 1'],
  ],
  'an estado holds until the moment at which time changes it': [
    `update reservas set estado_hasta = null`,
    ['La reserva 1 vale hasta siempre y está CONFIRMADA'],
  ],
  'prices are whole and not negative': [
    `update reservas set precio_total = -1; update precios set precio = -5`,
    ['El precio para 1 es -5', 'La reserva 1 cuesta -1'],
  ],
  'what was paid is the sum of the payments': [
    `insert into pagos (reserva_id, tipo, monto, medio, registrado_en, fecha)
      values (1, 'PAGO', 500, 'EFECTIVO', now(), '2026-10-02')`,
    ['La reserva 1 tiene pagados 0 y sus pagos suman 500'],
  ],
  'no more given back than was paid': [
    `update reservas set pagado = -200;
      insert into pagos (reserva_id, tipo, monto, medio, registrado_en, fecha)
      values (1, 'DEVOLUCION', 200, 'EFECTIVO', now(), '2026-10-02')`,
    ['De la reserva 1 se devolvió más de lo que se pagó: quedan -200'],
  ],
  'an abono has the places and the worth of its ledger': [
    `${ABONO}; update abonos_vendidos set disponibles = 3`,
    ['El abono 1 tiene 3 lugares de 0 pesos, y sus movimientos suman 0 de 0'],
  ],
  'what was paid for an abono is the sum of the payments': [
    `${ABONO}; update abonos_vendidos set pagado = 500`,
    ['El abono 1 tiene pagados 500 y sus pagos suman 0'],
  ],
  'a booking has its people’s places of its abono, and none once it is cancelled': [
    `${ABONO}; update reservas set abono_vendido_id = 1`,
    ['La reserva 1 es de 1 personas y tiene 0 lugares del abono 1 por 0 pesos'],
  ],
  'one cierre a day': [`${cierre(1)}; ${cierre(2)}`, ['La caja del 2026-10-02 tiene 2 cierres']],
  'a cierre counts every means once': [
    `${cierre(1)}; delete from conteos_de_caja where medio = 'OTRO'`,
    ['El cierre 1 de la caja cuenta 3 medios'],
  ],
  'e-mails are unique without case': [
    `insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono, contrasena_hash,
        rol, creado_en)
      values ('Ada', 'Paz', 'ada paz', 'Ada@ejemplo.com', 'OTROS', '', '', 'CLIENT', now())`,
    ['El e-mail ada@ejemplo.com es de 2 cuentas'],
  ],
  'one configuration': [
    `insert into config values (2, 60, 4, 7, 24, true, 20)`,
    ['Hay 2 configuraciones'],
  ],
  'somebody active administers': [
    `update usuarios set rol = 'CLIENT'`,
    ['Nadie administra: npm run admin -- crear EMAIL'],
  ],
  'what enforces the rules is in force': [
    `alter table precios add constraint precio_par check (precio % 2 = 0) not valid`,
    ['La regla precio_par de precios no está validada'],
  ],
};

test('sound data break no invariant', async () => {
  expect(await brokenInvariants(database.db, fixedClock())).toEqual([]);
});

test.each(Object.entries(BREAKS))('%s', async (_rule, [statements, problems]) => {
  await run(statements);
  expect((await brokenInvariants(database.db, fixedClock())).toSorted()).toEqual(problems);
});

test('every invariant has been broken here', () => {
  expect(Object.keys(BREAKS)).toEqual(Object.keys(INVARIANTS));
});
