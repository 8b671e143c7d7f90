import type { Franja } from '@remanso/contract/franja/franjas.contract';

/**
 * The part of a franja that an owner edits or sees as its state: exactly what its `ETag` is
 * computed from (decision 17).
 */
export interface FranjaEditable {
  inicio: string;
  fin: string;
  capacidadEfectiva: number;
  bloqueada: boolean;
  motivo: string | null;
}

export function franjaEditable({
  inicio,
  fin,
  capacidadEfectiva,
  estado,
  motivo,
}: Pick<Franja, 'inicio' | 'fin' | 'capacidadEfectiva' | 'estado' | 'motivo'>): FranjaEditable {
  return { inicio, fin, capacidadEfectiva, bloqueada: estado === 'BLOQUEADA', motivo };
}
