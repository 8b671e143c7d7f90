import { diasEntre } from '@remanso/contract/calendario';

/** Returns 'Hoy', 'Mañana' or, for example, '3 días' (specification §2). */
export function diaRelativo(fecha: string, hoy: string): string {
  const dias = diasEntre(hoy, fecha);
  if (dias <= 0) return 'Hoy';
  return dias === 1 ? 'Mañana' : `${dias} días`;
}
