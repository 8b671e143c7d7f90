import { sumarDias } from '@remanso/contract/calendario';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { sql } from 'kysely';
import { LIFT_LIMITS, liftLimits } from '../../../src/database/lift-limits.ts';
import type { Executor } from '../../../src/database/transaction.ts';

export interface History {
  /** The current day of the centre, `YYYY-MM-DD`; the other days are counted from `hoy`. */
  hoy: string;
  /** The number of days since the centre opened. */
  dias: number;
  clientes: number;
  /** The number of franjas in a day. The first begins at six, and one begins at each hour. */
  franjasPorDia: number;
}

const DIAS_POR_VENIR = 30;
const PRECIOS = JSON.stringify(tablaPorDefecto(4));

/**
 * Fills an empty, migrated database within seconds with the data of years of work. It uses plain
 * SQL without triggers, and every invariant is true of the result. Returns the id of the only
 * administrator, who cannot log in.
 */
export async function insertHistory(db: Executor, history: History): Promise<number> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await liftLimits(tx);
    await insertConfig(tx);
    await insertUsuarios(tx, history);
    await insertFranjas(tx, history);
    await insertReservas(tx, history);
    await insertAsientos(tx);
    await insertPagos(tx);
    await insertExcepciones(tx, history);
    await insertAuditoria(tx);
  });
  await db.connection().execute(async (connection) => {
    await sql.raw(LIFT_LIMITS).execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    // A centre makes its franjas day after day. The update of `ocupados` has shuffled them, and the
    // plans would depend on how.
    await sql`cluster franjas using franjas_por_fecha`.execute(connection);
    await vacuum(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  const { id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('rol', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  return id;
}

/** More than any VACUUM has needed, by far. */
const MOST_VACUUMS = 30;

/**
 * Runs VACUUM until every page of every table is marked as visible to all, so that index-only scans
 * work. One VACUUM is not always enough, because a VACUUM skips the pages of a table that the
 * server is analyzing. Without `index_cleanup` it would leave a page with a few rows that an earlier
 * test has deleted as it is, however often it ran. Throws where something keeps pages hidden, with
 * what is under way in the database.
 */
async function vacuum(connection: Executor): Promise<void> {
  for (let tries = 1; tries <= MOST_VACUUMS; tries += 1) {
    await sql`vacuum (analyze, index_cleanup on)`.execute(connection);
    const { rows } = await sql`
      select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relallvisible < relpages`.execute(connection);
    if (rows.length === 0) return;
  }
  const { rows } = await sql`
    select state, xact_start, left(query, 80) as query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
  throw new Error(`VACUUM leaves pages hidden beside ${JSON.stringify(rows)}`);
}

async function insertConfig(tx: Executor): Promise<void> {
  await sql`insert into config
    (duracion_base_min, capacidad_base, ventana_dias, limite_cancel_horas, notificaciones_activas)
    values (60, 4, ${DIAS_POR_VENIR}, 6, true)`.execute(tx);
  await sql`with primera as (insert into listas_de_precios (desde) values (null) returning id)
    insert into precios (lista_id, capacidad, precio)
    select primera.id, capacidad, precio from primera, json_to_recordset(${PRECIOS}::json) as p (capacidad int, precio int)`.execute(
    tx,
  );
  await sql`insert into horarios_base (dia_semana, activo)
    select dia, true from unnest(
      array['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO']) as dia`.execute(
    tx,
  );
  await sql`insert into horarios_base_tramos (dia_semana, hora_inicio, hora_fin)
    select dia_semana, '06:00', '22:00' from horarios_base`.execute(tx);
}

/**
 * Inserts the users: the first is the administrator, all others are clients; one client in twenty
 * is inactive.
 */
async function insertUsuarios(tx: Executor, { hoy, dias, clientes }: History): Promise<void> {
  await sql`
    insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono,
      contrasena_hash, rol, estado, creado_en)
    select nombre, apellido,
      translate(lower(nombre || ' ' || apellido), 'áéíóúñ', 'aeioun'),
      'persona' || n || '@ejemplo.com', (array['MASCULINO', 'FEMENINO', 'OTROS'])[1 + n % 3],
      '381 55' || lpad(n::text, 5, '0'), 'nobody logs in with it',
      case n when 0 then 'ADMIN' else 'CLIENT' end,
      case when n > 0 and n % 20 = 0 then 'INACTIVO' else 'ACTIVO' end,
      (${hoy}::date - ${dias}::int + ${dias}::int * n / (${clientes}::int + 1))::timestamptz
    from generate_series(0, ${clientes}::int) as n,
      lateral (select
        (array['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Íñigo', 'María José', 'Sol'])[1 + n % 8] as nombre,
        (array['Paz', 'Ríos', 'Núñez', 'Gómez', 'Sosa', 'Vera', 'Ibáñez'])[1 + n % 7] as apellido) as quien
    order by n`.execute(tx);
}

async function insertFranjas(tx: Executor, { hoy, dias, franjasPorDia }: History): Promise<void> {
  await sql`
    insert into franjas (inicio, fin, capacidad_efectiva, origen)
    select dia + make_interval(hours => hora), dia + make_interval(hours => hora + 1), 4, 'GENERADA'
    from generate_series(${sumarDias(hoy, -dias)}::timestamp, ${sumarDias(hoy, DIAS_POR_VENIR)}::timestamp,
        interval '1 day') as dia,
      generate_series(6, 5 + ${franjasPorDia}::int) as hora
    order by 1`.execute(tx);
}

/**
 * Inserts the bookings. One franja in seven is empty; each other franja has two bookings, one for
 * one person and one for two, of two different clients. One booking in twelve is cancelled.
 * Bookings older than two years are stored as COMPLETADA, as an older version stored them. Past
 * bookings are paid, and a few cancelled bookings still have money to be returned.
 */
async function insertReservas(tx: Executor, { hoy, clientes }: History): Promise<void> {
  await sql`
    insert into reservas
      (franja_id, usuario_id, estado, precio_total, pagado, notas, creada_en, estado_hasta)
    select n.*, case n.estado when 'CONFIRMADA' then f.fin when 'PENDIENTE' then f.inicio end
    from (select f.id as franja_id, 2 + (f.id * 7 + orden * 1009) % ${clientes}::int,
      case when (f.id * 2 + orden) % 12 = 0 then 'CANCELADA'
        when f.fecha < ${hoy}::date - 730 then 'COMPLETADA'
        when f.fecha > ${hoy}::date and f.id % 10 = 0 then 'PENDIENTE' else 'CONFIRMADA' end as estado,
      20000 * (1 + (f.id + orden) % 2),
      case when f.fecha >= ${hoy}::date then 0
        when (f.id * 2 + orden) % 12 = 0 and f.id % 41 > 0 then 0
        else 20000 * (1 + (f.id + orden) % 2) end,
      case when f.id % 9 = 0 then 'Llega diez minutos antes y prefiere la pileta del fondo.' else '' end,
      f.inicio::timestamptz - interval '3 days'
    from franjas f, generate_series(0, 1) as orden
    where f.id % 7 > 0
    order by f.id, orden) as n join franjas f on f.id = n.franja_id
    order by n.franja_id`.execute(tx);
}

async function insertAsientos(tx: Executor): Promise<void> {
  await sql`
    insert into asientos (reserva_id, es_titular, nombre, sexo, presente)
    select r.id, n = 0,
      case n when 0 then u.nombre || ' ' || u.apellido else 'Sol Ríos' end, u.genero,
      case when r.pagado > 0 then r.id % 30 > 0 end
    from reservas r join usuarios u on u.id = r.usuario_id,
      generate_series(0, r.precio_total / 20000 - 1) as n
    order by r.id, n`.execute(tx);
  await sql`
    update franjas f set ocupados = s.asientos
    from (select r.franja_id, count(*) as asientos from reservas r join asientos a on a.reserva_id = r.id
      where r.estado <> 'CANCELADA' group by r.franja_id) s
    where s.franja_id = f.id`.execute(tx);
}

/** Inserts a payment for each booking whose `pagado` is above 0, on the day of its franja. */
async function insertPagos(tx: Executor): Promise<void> {
  await sql`
    insert into pagos (reserva_id, tipo, monto, medio, registrado_en, fecha, registrado_por)
    select r.id, 'PAGO', r.pagado,
      (array['EFECTIVO', 'EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO'])[1 + r.id % 5],
      f.fin::timestamptz, f.fecha, 1
    from reservas r join franjas f on f.id = r.franja_id where r.pagado > 0 order by r.id`.execute(
    tx,
  );
}

/**
 * Inserts a feriado every nineteen days, a bloqueo every week and an override every fortnight, all
 * of them before the franjas to come.
 */
async function insertExcepciones(tx: Executor, { hoy, dias }: History): Promise<void> {
  const desde = sumarDias(hoy, -dias);
  await sql`insert into feriados (fecha, descripcion)
    select ${desde}::date + n * 19, 'Feriado nacional' from generate_series(0, ${dias}::int / 19 - 1) as n`.execute(
    tx,
  );
  await sql`insert into bloqueos (fecha_desde, fecha_hasta, hora_inicio, hora_fin, motivo)
    select ${desde}::date + n * 7, ${desde}::date + n * 7, '13:00', '15:00', 'Limpieza de la pileta'
    from generate_series(0, ${dias}::int / 7 - 1) as n`.execute(tx);
  await sql`insert into overrides (fecha, motivo)
    select ${desde}::date + 1 + n * 14, 'Horario de verano' from generate_series(0, ${dias}::int / 14 - 1) as n`.execute(
    tx,
  );
  await sql`insert into overrides_tramos (override_id, hora_inicio, hora_fin)
    select id, '06:00', '22:00' from overrides`.execute(tx);
}

/** Inserts the trail of a desk that made four of every ten bookings and made every cancellation. */
async function insertAuditoria(tx: Executor): Promise<void> {
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues)
    select r.creada_en, 1,
      case r.estado when 'CANCELADA' then 'cancelarReserva' else 'crearReserva' end, 'reservas', r.id,
      r.usuario_id, r.id, r.franja_id, null,
      json_build_object('usuarioId', r.usuario_id, 'franjaId', r.franja_id, 'estado', r.estado,
        'precioTotal', r.precio_total)
    from reservas r where r.estado = 'CANCELADA' or r.id % 10 < 4 order by r.id`.execute(tx);
}
