import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';

/**
 * Returns '50 minutos de circuito y 10 para cambiarse', or '45 minutos' without time for changing.
 */
export function duracionEnPalabras(minutos: number): string {
  const { circuito, cambio } = repartoDelTurno(minutos);
  return cambio > 0
    ? `${circuito} minutos de circuito y ${cambio} para cambiarse`
    : `${circuito} minutos`;
}
