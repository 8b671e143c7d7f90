import { problemaDelDia } from '@remanso/contract/abono/abonos.rules';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  abonoAnulado,
  abonoDeOtroDia,
  abonoImpago,
  abonoInexistente,
  abonoInsuficiente,
  abonoVenceAntes,
  abonoVencido,
} from '../../abonos/abonos.errors.ts';
import { leSirve, saldoDeVendido } from '../../abonos/abonos.queries.ts';
import { tomarVendido, type VendidoTomado } from '../../abonos/abonos.repository.ts';

interface Uso {
  abonoVendidoId: number;
  /** The person for whom the places are taken. */
  usuarioId: number;
  personas: number;
  /** The momento at which the franja begins. */
  inicio: string;
  /** True where an abono can be used that is not paid yet, which the desk may do. */
  aunImpago: boolean;
}

/**
 * Locks an abono that pays a booking, and returns it. Throws the first refusal in the order of rules
 * §20.4. The caller must hold the locks of the franja and of the booking.
 */
export function comprobarAbono(
  tx: Tx,
  clock: Clock,
  { inicio, ...uso }: Uso,
): Promise<VendidoTomado> {
  return comprobarAbonoDeVarias(tx, clock, { ...uso, inicios: [inicio] });
}

/** Does the same for bookings of as many people each. */
export async function comprobarAbonoDeVarias(
  tx: Tx,
  clock: Clock,
  { inicios, personas, ...uso }: Omit<Uso, 'inicio'> & { inicios: readonly string[] },
): Promise<VendidoTomado> {
  const abono = await tomarVendido(tx, uso.abonoVendidoId);
  if (!abono || !(await leSirve(tx, abono.id, uso.usuarioId))) throw abonoInexistente();
  if (abono.anuladoEn !== null) throw abonoAnulado();
  const cuantos = personas * inicios.length;
  if (cuantos > abono.disponibles) throw abonoInsuficiente(abono.disponibles, cuantos);
  if (abono.vence < clock.today()) throw abonoVencido(abono.vence);
  for (const inicio of inicios) comprobarDia(abono, inicio);
  const saldo = saldoDeVendido(abono);
  if (saldo > 0 && !uso.aunImpago) throw abonoImpago(saldo);
  return abono;
}

/** Throws where an abono ends before a franja, or does not serve on its day. */
export function comprobarDia(abono: Pick<VendidoTomado, 'vence' | 'dias'>, inicio: string): void {
  const problema = problemaDelDia(abono, inicio);
  if (problema === 'ABONO_VENCE_ANTES') throw abonoVenceAntes(abono.vence);
  if (problema !== null) throw abonoDeOtroDia((abono.dias ?? []).map(nombreDeDia).join(', '));
}
