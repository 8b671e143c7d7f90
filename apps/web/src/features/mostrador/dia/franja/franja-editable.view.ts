import type { Franja } from '@remanso/contract/franja/franjas.contract';

/**
 * The fields of a franja from which the server computes the `ETag` of the franja: the fields that
 * an owner edits, and whether and why the franja is blocked (decision 17).
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
