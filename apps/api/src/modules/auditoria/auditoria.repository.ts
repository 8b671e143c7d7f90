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

/** A hecho to be written; its sides hold the data that `HECHOS` of the contract gives its accion. */
export type NuevoHecho<A extends Accion = Accion> = A extends Accion
  ? LadosDe<A> & {
      /** The id of the person who did it; null for the system and for a person without a session. */
      usuarioId: number | null;
      accion: A;
      entidadId?: number;
      /** ISO 8601. */
      ocurridoEn: string;
    }
  : never;

/** Writes a change to the trail, in the same transaction as the change. */
export async function registrarHecho(tx: Tx, hecho: NuevoHecho): Promise<void> {
  await registrarHechos(tx, [hecho]);
}

type HechoPropio<A extends Accion> = A extends Accion
  ? LadosDe<A> & { usuarioId: number; accion: A }
  : never;

/**
 * Writes to the trail what a person did to their own account, without what the account held before;
 * its sides may say of what came or went.
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
  | 'borrarCalendario';

type Trabajo<A extends Accion> = A extends Accion
  ? { accion: A; resultado: LadoDe<A, 'despues'> }
  : never;

/**
 * Writes to the trail what the system did by itself, in figures; writes nothing when all figures
 * are zero.
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
 * Counts a failed login in the trail: one row an hour for each account, and one for all e-mails
 * that belong to no account. The e-mail and the password that were typed are not kept.
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

/** Writes the hechos of one change to the trail, in their order; the list may be empty. */
export async function registrarHechos(tx: Tx, hechos: readonly NuevoHecho[]): Promise<void> {
  if (hechos.length === 0) return;
  const sobre = hechos.map(sobreQueEs);
  await sql`
    insert into auditoria (ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues)
    select ocurrido_en, usuario_id, accion, entidad, entidad_id,
      persona_id, reserva_id, franja_id, antes, despues
    from unnest(
      ${hechos.map(({ ocurridoEn }) => ocurridoEn)}::timestamptz[],
      ${hechos.map(({ usuarioId }) => usuarioId)}::bigint[],
      ${hechos.map(({ accion }) => accion)}::text[],
      ${hechos.map(({ accion }) => HECHOS[accion].entidad)}::text[],
      ${hechos.map(({ entidadId }) => entidadId ?? null)}::bigint[],
      ${sobre.map(({ usuarioId }) => usuarioId ?? null)}::bigint[],
      ${sobre.map(({ reservaId }) => reservaId ?? null)}::bigint[],
      ${sobre.map(({ franjaId }) => franjaId ?? null)}::bigint[],
      ${hechos.map(({ antes }) => toJson(antes))}::jsonb[],
      ${hechos.map(({ despues }) => toJson(despues))}::jsonb[]
    ) with ordinality
      as hechos (ocurrido_en, usuario_id, accion, entidad, entidad_id,
        persona_id, reserva_id, franja_id, antes, despues, orden)
    order by orden`.execute(tx);
}

interface Sobre {
  usuarioId?: number | null;
  reservaId?: number | null;
  franjaId?: number | null;
}

/** The ids that a hecho of an entidad has for its own. */
const DE_QUE_ES_EL_ID: Partial<Record<Entidad, keyof Sobre>> = {
  usuarios: 'usuarioId',
  franjas: 'franjaId',
  reservas: 'reservaId',
  asistencia: 'reservaId',
  recados: 'reservaId',
};

/** Returns whom, which booking and which franja a hecho is about, as far as it says so. */
function sobreQueEs({ accion, entidadId, antes, despues }: NuevoHecho): Sobre {
  const dicho: Sobre = Object.assign({}, antes as object, despues as object);
  const suyo = DE_QUE_ES_EL_ID[HECHOS[accion].entidad];
  return suyo ? { ...dicho, [suyo]: entidadId } : dicho;
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/**
 * Removes an erased person's data from the trail: the contents of their account, what was
 * written about their bookings, deleted ones included, and about their payments. The rows themselves stay,
 * and so do the prices of the bookings and the payments.
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
 * Hands what was done to a person's bookings over to another, as the bookings are. What was done to
 * the account itself stays where it is.
 */
export async function pasarHechos(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await tx
    .updateTable('auditoria')
    .set({ persona_id: a })
    .where('persona_id', '=', de)
    .where('reserva_id', 'is not', null)
    .execute();
}
