import { expect, test } from 'vitest';
import { beforeMigration } from '../../test/support/before-migration.ts';

/*
 * Tests of the migrations that change rows: the rows of a centre before the migration and after it.
 * `npm run check` requires a test in this file for each new migration of this kind.
 */

const usuario = (nombre: string, email = `'${nombre}@ejemplo.com'`) => `
  insert into usuarios
    (nombre, apellido, nombre_busqueda, email, genero, telefono, contrasena_hash, rol, creado_en)
  values ('${nombre}', 'Paz', '${nombre} paz', ${email}, 'FEMENINO', '3815550000', 'x', 'CLIENT', '2026-01-01')`;

const franja = (inicio: string, more: Record<string, string> = {}) => `
  insert into franjas (${['inicio', 'fin', 'capacidad_efectiva', 'origen', ...Object.keys(more)].join()})
  values (${[`'${inicio}', timestamp '${inicio}' + interval '1 hour'`, 4, "'GENERADA'", ...Object.values(more)].join()})`;

test('0005-avisos: what waited in the queue of before waits in the new one', async () => {
  const { run, migrateOn } = await beforeMigration('0005-avisos');
  await run(usuario('ana', `'ana.nueva@ejemplo.com'`));
  await run(`create schema pgboss;
    create table pgboss.job (name text, state text, data jsonb, created_on timestamptz);
    insert into pgboss.job values
      ('enviar-enlace-de-contrasena', 'created', '{"email": "eva@ejemplo.com"}', '2026-03-01 10:00Z'),
      ('enviar-enlace-de-contrasena', 'completed', '{"email": "leo@ejemplo.com"}', '2026-03-01 10:00Z'),
      ('avisar-cambio-de-email', 'retry',
        '{"anterior": "ana@ejemplo.com", "nuevo": "ana.nueva@ejemplo.com", "nombre": "Ana"}', '2026-03-01 10:00Z'),
      ('otro-trabajo', 'created', '{}', '2026-03-01 10:00Z')`);
  await migrateOn();
  const waiting = `select tipo, para, usuario_id, datos, vence_en - creado_en = interval '1 hour' as corto, intentos
    from avisos where proximo_en = creado_en order by id`;
  expect(await run(waiting)).toEqual([
    {
      tipo: 'contrasena',
      para: 'eva@ejemplo.com',
      usuario_id: null,
      datos: {},
      corto: true,
      intentos: 0,
    },
    {
      tipo: 'cambio-de-email',
      para: 'ana@ejemplo.com',
      usuario_id: 1,
      datos: { nombre: 'Ana', nuevo: 'ana.nueva@ejemplo.com' },
      corto: false,
      intentos: 0,
    },
  ]);
  expect(await run('select name from pgboss.job')).toEqual([{ name: 'otro-trabajo' }]);
});

test('0005-avisos: a centre without that queue has nothing to move', async () => {
  const { run, migrateOn } = await beforeMigration('0005-avisos');
  await migrateOn();
  expect(await run('select from avisos')).toEqual([]);
});

test('0008-fuera-del-plan: a feriado to come blocks its franjas, one with hours of its own does not', async () => {
  const { run, migrateOn } = await beforeMigration('0008-fuera-del-plan');
  await run(franja('2999-05-01 08:00'));
  await run(franja('2999-05-01 09:00', { retirada: `'ADMIN'` }));
  await run(franja('2999-05-02 08:00'));
  await run(franja('2999-05-03 08:00'));
  await run(franja('2001-05-01 08:00'));
  await run(`insert into feriados (fecha, descripcion)
    values ('2999-05-01', 'Día del trabajador'), ('2999-05-02', 'Puente'), ('2001-05-01', 'De antes')`);
  await run(`insert into overrides (fecha) values ('2999-05-02')`);
  await migrateOn();
  const reasons = await run('select motivo_del_plan from franjas order by id');
  expect(reasons.map((row) => row.motivo_del_plan)).toEqual([
    'Día del trabajador',
    null,
    null,
    null,
    null,
  ]);
});

const CONFIG = `insert into config
  (duracion_base_min, capacidad_base, ventana_dias, limite_cancel_horas, notificaciones_activas)
  values (60, 4, 7, 24, true)`;

test('0015-listas-de-precios: the prices of before are the first list, which has no day', async () => {
  const { run, migrateOn } = await beforeMigration('0015-listas-de-precios');
  await run(CONFIG);
  await run('insert into precios (capacidad, precio) values (1, 9000), (2, 16000)');
  await migrateOn();
  const lists =
    'select desde, capacidad, precio from precios join listas_de_precios l on l.id = lista_id';
  expect(await run(`${lists} order by capacidad`)).toEqual([
    { desde: null, capacidad: 1, precio: 9000 },
    { desde: null, capacidad: 2, precio: 16_000 },
  ]);
});

test('0015-listas-de-precios: a centre that has no configuration yet has no list', async () => {
  const { run, migrateOn } = await beforeMigration('0015-listas-de-precios');
  await migrateOn();
  expect(await run('select from listas_de_precios')).toEqual([]);
});

test('0021-cierres: what is closed already was closed before anybody could be told', async () => {
  const { run, migrateOn } = await beforeMigration('0021-cierres');
  await run(`insert into bloqueos (fecha_desde, fecha_hasta) values ('2026-05-01', '2026-05-01')`);
  await run(franja('2026-05-01 08:00'));
  await run(franja('2026-05-01 09:00', { bloqueada: 'true' }));
  await run(franja('2026-05-01 10:00', { bloqueo_id: '1' }));
  await run(franja('2026-05-01 11:00', { motivo_del_plan: `'Cerrado'` }));
  await migrateOn();
  const since = await run('select cerrada_desde::text from franjas order by id');
  expect(since.map((row) => row.cerrada_desde)).toEqual([
    null,
    '-infinity',
    '-infinity',
    '-infinity',
  ]);
});

test('0022-emails-confirmados: the addresses that there were count as confirmed', async () => {
  const { run, migrateOn } = await beforeMigration('0022-emails-confirmados');
  await run(usuario('ana'));
  await run(usuario('eva', 'null'));
  await run(
    `insert into password_resets (usuario_id, token_hash, vence_en) values (1, 'x', '2026-01-02')`,
  );
  await migrateOn();
  await run(usuario('leo'));
  expect(await run('select nombre, email_confirmado from usuarios order by id')).toEqual([
    { nombre: 'ana', email_confirmado: true },
    { nombre: 'eva', email_confirmado: false },
    { nombre: 'leo', email_confirmado: false },
  ]);
  expect(await run('select por_email from password_resets')).toEqual([{ por_email: false }]);
});

test('0028-lecturas-de-calendario: of an address that there was, only that it is there by now is known', async () => {
  const { run, migrateOn } = await beforeMigration('0028-lecturas-de-calendario');
  await run(usuario('ana'));
  await run(`insert into calendarios (usuario_id, secreto_hash) values (1, 'x')`);
  await migrateOn();
  const known = `select desde between now() - interval '1 minute' and now() as de_ahora, leida_en from calendarios`;
  expect(await run(known)).toEqual([{ de_ahora: true, leida_en: null }]);
});

test('0029-estado-hasta: what time may still change says until when it holds', async () => {
  const { run, migrateOn } = await beforeMigration('0029-estado-hasta');
  await run(usuario('ana'));
  await run(franja('2026-10-02 08:00'));
  for (const [estado, senia] of [
    ['CONFIRMADA', 'null, null'],
    ['CANCELADA', `50, '2026-10-01 12:00'`],
    ['COMPLETADA', 'null, null'],
  ]) {
    await run(`insert into reservas
      (franja_id, usuario_id, estado, precio_total, creada_en, senia_porcentaje, senia_vence)
      values (1, 1, '${estado}', 1000, '2026-09-30', ${senia})`);
  }
  await run(franja('2026-10-02 10:00'));
  await run(`insert into reservas
    (franja_id, usuario_id, estado, precio_total, creada_en, senia_porcentaje, senia_vence)
    values (2, 1, 'PENDIENTE', 1000, '2026-09-30', 50, '2026-10-01 12:00')`);
  await run(usuario('eva'));
  await run(`insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
    values (2, 2, 'PENDIENTE', 1000, '2026-09-30')`);
  await migrateOn();
  expect(await run('select estado, estado_hasta from reservas order by id')).toEqual([
    { estado: 'CONFIRMADA', estado_hasta: '2026-10-02T09:00:00' },
    { estado: 'CANCELADA', estado_hasta: null },
    { estado: 'COMPLETADA', estado_hasta: null },
    { estado: 'PENDIENTE', estado_hasta: '2026-10-01T12:00:00' },
    { estado: 'PENDIENTE', estado_hasta: '2026-10-02T10:00:00' },
  ]);
});
