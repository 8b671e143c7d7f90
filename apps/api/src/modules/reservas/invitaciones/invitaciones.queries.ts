import type { InferResult } from 'kysely';
import { cancelableHasta, esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { Executor } from '../../../database/transaction.ts';
import { hashOfSecret } from '../../../platform/security/secret-token.ts';
import { BLOQUEADA } from '../../reservas-leidas/bloqueo.queries.ts';
import { estadoDerivado } from '../../reservas-leidas/estado.queries.ts';
import { invitacionInexistente } from './invitaciones.errors.ts';

function selectInvitaciones(db: Executor, ahora: string) {
  return db
    .selectFrom('invitaciones as i')
    .innerJoin('asientos as a', 'a.id', 'i.asiento_id')
    .innerJoin('reservas as r', 'r.id', 'a.reserva_id')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .select((eb) => [
      'a.id as asientoId',
      'a.nombre',
      'a.sexo',
      'r.id as reservaId',
      'r.secuencia',
      'u.id as titularId',
      'u.nombre as nombreDelTitular',
      'u.apellido as apellidoDelTitular',
      'f.inicio',
      'f.fin',
      estadoDerivado(ahora).as('estado'),
      BLOQUEADA.as('cerrada'),
      eb.selectFrom('config').select('limite_cancel_horas').as('limiteCancelHoras'),
      eb.selectFrom('config').select('agenda_publica').as('agendaPublica'),
    ]);
}

export type FilaDeInvitacion = InferResult<ReturnType<typeof selectInvitaciones>>[number];

/**
 * Returns the invitation of a secret, even where its booking was cancelled or has begun. Undefined
 * where no seat has this secret, and where the holder of the booking was erased.
 */
export function buscarInvitacion(
  db: Executor,
  secreto: string,
  ahora: string,
): Promise<FilaDeInvitacion | undefined> {
  return selectInvitaciones(db, ahora)
    .where('i.secreto_hash', '=', hashOfSecret(secreto))
    .executeTakeFirst();
}

/**
 * Returns the invitation of a secret. Throws 404 where no seat has this secret, and where the
 * booking is no longer active or has begun.
 */
export async function leerInvitacion(
  db: Executor,
  secreto: string,
  ahora: string,
): Promise<FilaDeInvitacion> {
  const fila = await buscarInvitacion(db, secreto, ahora);
  if (!fila || !esActiva(fila.estado) || fila.inicio <= ahora) throw invitacionInexistente();
  return fila;
}

/** Returns the momento until which a companion may give the place back (rules §17.3). */
export function rechazableHasta({ inicio, limiteCancelHoras, cerrada }: FilaDeInvitacion): string {
  return cancelableHasta(inicio, limiteCancelHoras ?? 0, { cerrada });
}

/** Returns the holder as companions may see them: the first name and the initial of the surname. */
export function titularDeFila({ nombreDelTitular, apellidoDelTitular }: FilaDeInvitacion): string {
  const [inicial] = apellidoDelTitular;
  return inicial === undefined ? nombreDelTitular : `${nombreDelTitular} ${inicial}.`;
}
