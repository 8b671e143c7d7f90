import { fechaDe } from '@remanso/contract/calendario';
import { bloqueoQueCubre } from '@remanso/contract/plan.rules';
import type { Tx } from '../../database/transaction.ts';
import { leerBloqueos } from '../excepciones/excepciones.queries.ts';
import { finAntesDeInicio, franjaDeDosDias, franjaPasada } from './franjas.errors.ts';
import type { Horario } from './franjas.repository.ts';

/** Throws unless the hours lie within one day, in order, and ahead (decisions §9.5). */
export function comprobarHorario({ inicio, fin }: Horario, ahora: string): void {
  if (fechaDe(inicio) !== fechaDe(fin)) throw franjaDeDosDias();
  if (fin <= inicio) throw finAntesDeInicio();
  if (inicio <= ahora) throw franjaPasada();
}

/** The bloqueo under which a franja with these hours stands, or null. */
export async function buscarBloqueo(tx: Tx, horario: Horario): Promise<number | null> {
  const dia = fechaDe(horario.inicio);
  return bloqueoQueCubre(await leerBloqueos(tx, { desde: dia, hasta: dia }), horario);
}
