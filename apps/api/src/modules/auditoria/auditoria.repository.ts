import { sql } from 'kysely';
import { LIBRES } from '@remanso/contract/seguimiento/hechos.contract';
import {
  HECHOS,
  type Accion,
  type Entidad,
  type LadoDe,
  type LadosDe,
} from '@remanso/contract/seguimiento/hechos.rules';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { currentProgram } from '../../platform/current-program.ts';

/**
 * A hecho to be written to the trail. The types of `antes` and `despues` are what `HECHOS` says for
 * the accion.
 */
export type NuevoHecho<A extends Accion = Accion> = A extends Accion
  ? LadosDe<A> & {
      /** The id of the author. Null for the system and for a person without a session. */
      usuarioId: number | null;
      accion: A;
      entidadId?: number;
      /** The instant of the change, in ISO 8601. */
      ocurridoEn: string;
    }
  : never;

/** Writes a change to the trail. `tx` must be the transaction of the change. */
export async function registrarHecho(tx: Tx, hecho: NuevoHecho): Promise<void> {
  await registrarHechos(tx, [hecho]);
}

type HechoPropio<A extends Accion> = A extends Accion
  ? LadosDe<A> & { usuarioId: number; accion: A }
  : never;

/**
 * Writes to the trail what a person did to their own account. `antes` and `despues` contain none of
 * the account's data, but may say what was added or removed.
 */
export async function registrarHechoPropio(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  hecho: HechoPropio<AccionPropia>,
): Promise<void> {
  await registrarHecho(tx, { ...hecho, entidadId: hecho.usuarioId, ocurridoEn: clock.instant() });
}

/** The acciones of people on their own accounts. */
type AccionPropia =
  | 'register'
  | 'cambiarContrasena'
  | 'confirmarEmail'
  | 'resetearContrasena'
  | 'crearCalendario'
  | 'borrarCalendario'
  | 'crearSuscripcion'
  | 'borrarSuscripcion';

type Trabajo<A extends Accion> = A extends Accion
  ? { accion: A; resultado: LadoDe<A, 'despues'> }
  : never;

/**
 * Writes the figures of a job that the system did by itself to the trail. Writes nothing when all
 * figures are zero.
 */
export async function registrarTrabajo(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  { accion, resultado }: Trabajo<'planDelDia' | 'limpiarVencidos'>,
): Promise<void> {
  if (Object.values(resultado).every((cifra) => cifra === 0)) return;
  const hecho = { usuarioId: null, accion, despues: resultado, ocurridoEn: clock.instant() };
  await registrarHecho(tx, hecho as NuevoHecho);
}

/**
 * Counts a failed login in the trail. Each account has one row an hour; all e-mails without an
 * account share one row an hour. The typed e-mail and password are not stored.
 */
export async function registrarLoginFallido(
  db: Executor,
  { usuarioId, ocurridoEn }: { usuarioId: number | undefined; ocurridoEn: string },
): Promise<void> {
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id, persona_id)
    select ${ocurridoEn}, null, 'loginFallido', 'usuarios', cuenta, cuenta
    from (values (${usuarioId ?? null}::bigint)) de (cuenta)
    on conflict (coalesce(entidad_id, 0), date_trunc('hour', ocurrido_en at time zone 'UTC'))
      where accion = 'loginFallido'
    do update set ocurrido_en = excluded.ocurrido_en, veces = auditoria.veces + 1`.execute(db);
}

/** Writes the hechos of one change to the trail, in their order. The list may be empty. */
export async function registrarHechos(tx: Tx, hechos: readonly NuevoHecho[]): Promise<void> {
  if (hechos.length === 0) return;
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues, token_id)
    select ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues, token_id
    from rows from (jsonb_to_recordset(${JSON.stringify(hechos.map(filaDe))}::jsonb) as (
      ocurrido_en timestamptz, usuario_id bigint, accion text, entidad text, entidad_id bigint,
      persona_id bigint, reserva_id bigint, franja_id bigint, antes jsonb, despues jsonb,
      token_id bigint
    )) with ordinality as hechos (ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues, token_id, orden)
    order by orden`.execute(tx);
}

function filaDe(hecho: NuevoHecho) {
  const { ocurridoEn, usuarioId, accion, entidadId, antes, despues } = hecho;
  const sobre = sobreQueEs(hecho);
  return {
    ocurrido_en: ocurridoEn,
    usuario_id: usuarioId,
    accion,
    entidad: HECHOS[accion].entidad,
    entidad_id: entidadId,
    persona_id: sobre.usuarioId,
    reserva_id: sobre.reservaId,
    franja_id: sobre.franjaId,
    antes,
    despues,
    token_id: tokenDe(hecho),
  };
}

/** Returns the token of the program that acts for the author; null where a person or the system does. */
function tokenDe({ usuarioId }: NuevoHecho): number | null {
  return usuarioId === null ? null : (currentProgram()?.tokenId ?? null);
}

interface Sobre {
  usuarioId?: number | null;
  reservaId?: number | null;
  franjaId?: number | null;
}

/** The id of `Sobre` that the `entidadId` of a hecho is, for each entidad. */
const DE_QUE_ES_EL_ID: Partial<Record<Entidad, keyof Sobre>> = {
  usuarios: 'usuarioId',
  franjas: 'franjaId',
  reservas: 'reservaId',
  asistencia: 'reservaId',
  recados: 'reservaId',
};

/**
 * Returns the ids of the person, the booking and the franja that a hecho is about, as far as the
 * hecho's data tell.
 */
function sobreQueEs({ accion, entidadId, antes, despues }: NuevoHecho): Sobre {
  const dicho: Sobre = Object.assign({}, antes as object, despues as object);
  const suyo = DE_QUE_ES_EL_ID[HECHOS[accion].entidad];
  return suyo ? { ...dicho, [suyo]: entidadId } : dicho;
}

/**
 * Removes the data of an erased person from the trail: the content of their account, and the free
 * texts about their bookings (deleted bookings included) and payments. The rows stay, with the
 * prices of bookings and the amounts of payments.
 */
export async function olvidarPersona(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable('auditoria')
    .set({ antes: null, despues: null })
    .where('persona_id', '=', usuarioId)
    .where('entidad', '=', 'usuarios')
    .execute();
  await sql`
    update auditoria set antes = antes - libres, despues = despues - libres
    from (values (${[...LIBRES]}::text[])) de (libres)
    where persona_id = ${usuarioId}`.execute(tx);
}

/**
 * Makes the hechos about a person's bookings and series belong to another person, for when the bookings pass
 * to that person. Hechos about the account of `de` itself stay as they are.
 */
export async function pasarHechos(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await tx
    .updateTable('auditoria')
    .set({ persona_id: a })
    .where('persona_id', '=', de)
    .where(({ eb, or }) => or([eb('reserva_id', 'is not', null), eb('entidad', '=', 'series')]))
    .execute();
}
