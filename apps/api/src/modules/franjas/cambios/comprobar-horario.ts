import { fechaDe } from '@remanso/contract/calendario';
import { bloqueoQueCubre } from '@remanso/contract/plan/plan.rules';
import type { Tx } from '../../../database/transaction.ts';
import { buscarFeriadoQueCierra, leerBloqueos } from '../../excepciones/excepciones.queries.ts';
import { finAntesDeInicio, franjaDeDosDias, franjaPasada } from '../franjas.errors.ts';
import type { Cierre, Horario } from '../franjas.repository.ts';

/**
 * Throws 400 unless `inicio` and `fin` are on the same day and `fin` comes after `inicio` (rules
 * §7.5).
 */
export function comprobarForma({ inicio, fin }: Horario): void {
  if (fechaDe(inicio) !== fechaDe(fin)) throw franjaDeDosDias();
  if (fin <= inicio) throw finAntesDeInicio();
}

/** Throws 400 as `comprobarForma` does, and 409 unless `inicio` lies in the future. */
export function comprobarHorario(horario: Horario, ahora: string): void {
  comprobarForma(horario);
  if (horario.inicio <= ahora) throw franjaPasada();
}

/**
 * Returns the bloqueo and the feriado that close a franja with these hours when it is made or moved
 * by hand. The caller must hold the plan's lock, so that nobody makes an exception meanwhile.
 */
export async function buscarCierre(tx: Tx, horario: Horario): Promise<Cierre> {
  const dia = fechaDe(horario.inicio);
  const bloqueos = await leerBloqueos(tx, { desde: dia, hasta: dia });
  return {
    bloqueoId: bloqueoQueCubre(bloqueos, horario),
    motivoDelPlan: await buscarFeriadoQueCierra(tx, dia),
  };
}
