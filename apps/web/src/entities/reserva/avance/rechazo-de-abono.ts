/*
 * The refusals of the abono with which a booking was asked for.
 */

/** True where the abono was refused: the same turn can be booked without the abono. */
export function esDeAbono(codigo: string): codigo is `ABONO_${string}` {
  return codigo.startsWith('ABONO_');
}

/** True where the abono pays for turns of other days. */
export function sirveOtroTurno(codigo: string): boolean {
  return codigo === 'ABONO_VENCE_ANTES' || codigo === 'ABONO_OTRO_DIA';
}
