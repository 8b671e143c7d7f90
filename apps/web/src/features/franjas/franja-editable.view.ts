import type { Franja } from '@remanso/contract/franjas.contract';

/** What an owner edits of a franja and sees as its state: what has the server's tag changes it (decision 17). */
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
