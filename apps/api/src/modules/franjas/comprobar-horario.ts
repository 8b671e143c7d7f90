import { fechaDe } from '@remanso/contract/calendario';
import { bloqueoQueCubre } from '@remanso/contract/plan.rules';
import type { Tx } from '../../database/transaction.ts';
import { leerBloqueos } from '../excepciones/excepciones.queries.ts';
import { finAntesDeInicio, franjaDeDosDias, franjaPasada } from './franjas.errors.ts';
import type { Horario } from './franjas.repository.ts';

/** Throws 400 unless the hours lie within one day and in order (rules §9.5). */
export function comprobarForma({ inicio, fin }: Horario): void {
  if (fechaDe(inicio) !== fechaDe(fin)) throw franjaDeDosDias();
  if (fin <= inicio) throw finAntesDeInicio();
}

/** Throws 400 as `comprobarForma` does, and 409 unless the hours lie ahead. */
export function comprobarHorario(horario: Horario, ahora: string): void {
  comprobarForma(horario);
  if (horario.inicio <= ahora) throw franjaPasada();
}

/**
 * Returns the id of the bloqueo that covers a franja with these hours, or null. The caller must
 * hold the plan's lock, so that no bloqueo is made meanwhile.
 */
export async function buscarBloqueo(tx: Tx, horario: Horario): Promise<number | null> {
  const dia = fechaDe(horario.inicio);
  return bloqueoQueCubre(await leerBloqueos(tx, { desde: dia, hasta: dia }), horario);
}
