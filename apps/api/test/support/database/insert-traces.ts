import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../src/database/transaction.ts';

/*
 * The rows that a centre of some years keeps besides its bookings, for the plans of PostgreSQL alone: the
 * rows name clients and bookings by number, whether they are there or not.
 */

/** A moment of the last years, which the row number `n` chooses. */
const EVER = sql`('2026-10-01'::date - n::int % 3652)::timestamptz`;
/** A moment of the last 30 days, as of rows that are deleted when they are old. */
const LATELY = sql`('2026-10-01'::date - n::int % 30)::timestamptz`;
const CLIENT = sql`(2 + n % 2000)`;
const BOOKING = sql`(1 + n * 3)`;

const numbers = (rows: number) => sql`generate_series(1, ${rows}::bigint) as n`;

/** The statements that fill the tables, in the order of their foreign keys. */
const TRACES: readonly RawBuilder<unknown>[] = [
  sql`insert into abonos (nombre, lugares, precio, vigencia_dias)
    select 'Abono de ' || n, 8, 100000, 60 from ${numbers(6)}`,
  sql`insert into abonos_vendidos (abono_id, usuario_id, nombre, lugares, precio, desde, vence,
      disponibles, valor, pagado, vendido_en, vendido_por, avisado_en)
    select 1 + n % 6, ${CLIENT}, 'Abono', 8, 100000, ${EVER}::date, ${EVER}::date + 60, 0, 0, 100000,
      ${EVER}, 1, ${EVER} from ${numbers(8_000)}`,
  sql`insert into abonos_compartidos (abono_vendido_id, usuario_id)
    select n, ${CLIENT} + 1 from ${numbers(4_000)}`,
  sql`insert into movimientos_de_abono (abono_vendido_id, lugares, valor, causa, reserva_id, fecha,
      registrado_en, registrado_por)
    select 1 + n % 8000, -1, -12500, 'RESERVA', ${BOOKING}, ${EVER}::date, ${EVER}, 1
    from ${numbers(30_000)}`,
  sql`insert into avisos (tipo, para, usuario_id, reserva_id, creado_en, vence_en, enviado_en, clave)
    select 'confirmacion', 'persona' || ${CLIENT} || '@ejemplo.com', ${CLIENT}, ${BOOKING}, ${LATELY},
      ${LATELY}, ${LATELY}, 'clave ' || n from ${numbers(10_000)}`,
  sql`insert into avisos (tipo, para, usuario_id, creado_en, vence_en, fallido_en, ultimo_error)
    select 'bienvenida', 'persona' || ${CLIENT} || '@ejemplo.com', ${CLIENT}, ${LATELY}, ${LATELY},
      ${LATELY}, '550 No such mailbox' from ${numbers(40)}`,
  sql`insert into calendarios (usuario_id, secreto_hash, desde)
    select ${CLIENT}, 'calendario ' || n, ${EVER} from ${numbers(1_500)}`,
  sql`insert into cierres_de_caja (fecha, cerrado_en, cerrado_por)
    select '2026-10-01'::date - n::int, ${EVER}, 1 from ${numbers(3_600)}`,
  sql`insert into conteos_de_caja (cierre_id, medio, esperado, contado)
    select n, medio, 1000, 1000
    from ${numbers(3_600)}, unnest(array['EFECTIVO', 'TRANSFERENCIA', 'TARJETA', 'OTRO']) as medio`,
  sql`insert into codigos (email, semilla, vence_en)
    select 'persona' || n || '@ejemplo.com', 'semilla', ${LATELY} from ${numbers(2_000)}`,
  sql`insert into confirmaciones (usuario_id, email, token_hash, vence_en)
    select ${CLIENT}, 'persona' || n || '@ejemplo.com', 'confirmacion ' || n, ${LATELY}
    from ${numbers(1_000)}`,
  sql`insert into suscripciones (usuario_id, endpoint, p256dh, auth, dispositivo, creada_en)
    select ${CLIENT}, 'https://push.ejemplo.com/' || n, 'p256dh', 'auth', 'Teléfono', ${EVER}
    from ${numbers(2_000)}`,
  sql`insert into entregas (suscripcion_id, usuario_id, tipo, reserva_id, clave, creado_en, vence_en)
    select 1 + n % 2000, ${CLIENT}, 'confirmacion', ${BOOKING}, 'clave ' || n, ${LATELY}, ${LATELY}
    from ${numbers(10_000)}`,
  sql`insert into webhooks (url, eventos, activo, secreto, creado_en)
    select 'https://avisos.ejemplo.com/' || n, array['reserva.creada'], true, 'whsec_eA==', ${EVER}
    from ${numbers(10)}`,
  sql`insert into envios (webhook_id, tipo, reserva_id, usuario_id, datos, clave, ocurrido_en, vence_en,
      enviado_en)
    select 1 + n % 10, 'reserva.creada', ${BOOKING}, ${CLIENT}, '{}', 'clave ' || n, ${LATELY},
      ${LATELY}, ${LATELY} from ${numbers(30_000)}`,
  sql`insert into series (usuario_id, inicio, cada, veces, personas, creada_en)
    select ${CLIENT}, ${EVER}::timestamp, 1, 12, 1, ${EVER} from ${numbers(2_000)}`,
  sql`insert into esperas (franja_id, usuario_id, personas, estado, creada_en, terminada_en)
    select 1 + n * 2, ${CLIENT}, 1, 'CERRADA', ${EVER}, ${EVER} from ${numbers(20_000)}`,
  sql`insert into idempotencia (usuario_id, clave, huella, respuesta, creada_en, reserva_id)
    select ${CLIENT}, 'clave ' || n, 'huella', '{}', ${LATELY}, ${BOOKING} from ${numbers(4_000)}`,
  sql`insert into importaciones (creada_en) select ${EVER} from ${numbers(20)}`,
  sql`insert into importados (importacion_id, usuario_id, creado, invitar_en, invitado_en)
    select 1 + n % 20, n, true, ${EVER}, ${EVER} from ${numbers(2_000)}`,
  sql`insert into invitaciones (asiento_id, secreto_hash, creada_en)
    select n * 3, 'invitacion ' || n, ${EVER} from ${numbers(20_000)}`,
  sql`insert into limites (key, points, expire)
    select 'login ' || n, 1, 1790000000000 + n from ${numbers(4_000)}`,
  sql`insert into movimientos_de_caja (tipo, monto, motivo, fecha, registrado_en, registrado_por)
    select 'RETIRO', 1000, 'Cambio', ${EVER}::date, ${EVER}, 1 from ${numbers(10_000)}`,
  sql`insert into password_resets (usuario_id, token_hash, vence_en)
    select ${CLIENT}, 'enlace ' || n, ${LATELY} from ${numbers(2_000)}`,
  sql`insert into pedidos_por_dia (token_id, fecha, llamada, veces)
    select 1 + n % 20, '2026-10-01'::date - (n / 20)::int % 30, 'GET /' || n / 600, 60
    from ${numbers(6_000)}`,
  sql`insert into recados (hecho_por, franja_id, reserva_id, tipo, hecho_en)
    select 1, 1 + n % 50000, ${BOOKING}, 'RECORDATORIO', ${EVER} from ${numbers(20_000)}`,
  sql`insert into redes_conocidas (usuario_id, huella, vista_en)
    select ${CLIENT}, 'red ' || n, ${LATELY} from ${numbers(4_000)}`,
];

/**
 * Adds to the history of `insertHistory` what else a centre keeps, and lets PostgreSQL count the
 * rows of all tables. The rows keep no invariant.
 */
export async function insertTraces(db: Executor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const trace of TRACES) await trace.execute(tx);
  });
  await sql`analyze`.execute(db);
}
