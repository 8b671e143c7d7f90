import { fechaDe } from '@remanso/contract/calendario';
import type { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { selectReservables } from '../franjas/franjas.queries.ts';

/**
 * Returns a turn with its price of now for a number of people. Returns undefined where the public
 * agenda does not show it as open: there is no such franja, it has begun, it is beyond the window or
 * blocked, or the agenda is private.
 */
export async function buscarTurnoPublico(
  db: Executor,
  ahora: string,
  { franjaId, personas, espera }: TurnoPorConfirmar,
) {
  const { rows } = await selectReservables(ahora, sql`f.id = ${franjaId}`).execute(db);
  const [franja] = rows;
  if (!franja || franja.bloqueada) return undefined;
  const { inicio, fin } = franja;
  const config = await buscarConfig(db, fechaDe(inicio));
  if (!config?.agendaPublica || personas > franja.capacidad_efectiva) return undefined;
  const { precioTotal: precio } = calcularPrecio(config.preciosPorCapacidad, personas);
  return { franjaId, inicio, fin, personas, precio, espera };
}
