import type { Excepcion, Nueva, Tipo } from './excepciones.view.ts';

/** The window that is open over the month. */
export type Abierto =
  | { que: 'dia'; fecha: string }
  | { que: 'agregar'; fecha: string; tipo: Tipo; editada?: Nueva }
  | { que: 'importar' };

export function edicionDe({ desde, tipo, editable }: Excepcion): Abierto {
  return { que: 'agregar', fecha: desde, tipo, editada: editable };
}
