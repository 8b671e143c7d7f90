import { diasEntre, nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

/** Returns 'Hoy', 'Mañana' or, for example, '3 días' (specification §2). */
export function diaRelativo(fecha: string, hoy: string): string {
  const dias = diasEntre(hoy, fecha);
  if (dias <= 0) return 'Hoy';
  return dias === 1 ? 'Mañana' : `${dias} días`;
}

/** Returns 'de hoy', 'de mañana' or, for example, 'del martes 1 de diciembre'. */
export function deQueDia(fecha: string, hoy: string): string {
  const dias = diasEntre(hoy, fecha);
  if (dias === 0) return 'de hoy';
  return dias === 1 ? 'de mañana' : `del ${nombreDeFecha(fecha)}`;
}

/** Returns 'Hoy' or 'Mañana' for an active booking of today or tomorrow, and null for any other. */
export function diaCercano(
  { fecha, estado }: Pick<ReservaDeCliente, 'fecha' | 'estado'>,
  hoy: string,
): string | null {
  const esActiva = estado === 'confirmada' || estado === 'pendiente';
  const dias = diasEntre(hoy, fecha);
  return esActiva && (dias === 0 || dias === 1) ? diaRelativo(fecha, hoy) : null;
}
