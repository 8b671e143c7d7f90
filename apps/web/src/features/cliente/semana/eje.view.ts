import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { porParteDelDia } from '../../../entities/franja/franja.view.ts';

/*
 * The rows that all days of the week share where there is room for columns: the name of the day in
 * the first, and one for each hour at which something begins.
 */

export interface EjeDeHoras {
  /** The hours in their order, each with the number of its row. */
  horas: { hora: string; fila: number }[];
  /** The rows as CSS writes them, with a narrow one between the parts of the day. */
  filas: string;
}

const DE_UNA_HORA = 'auto';
const ENTRE_PARTES = '0.75rem';

export function ejeDeHoras(franjas: readonly FranjaDeCliente[]): EjeDeHoras {
  const unaPorHora = new Map(franjas.map((franja) => [franja.horaInicio, franja]));
  const enOrden = [...unaPorHora.values()].toSorted((a, b) =>
    a.horaInicio < b.horaInicio ? -1 : 1,
  );
  const filas = [DE_UNA_HORA];
  const horas: EjeDeHoras['horas'] = [];
  for (const parte of porParteDelDia(enOrden)) {
    if (horas.length > 0) filas.push(ENTRE_PARTES);
    for (const { horaInicio } of parte.franjas) {
      horas.push({ hora: horaInicio, fila: filas.push(DE_UNA_HORA) });
    }
  }
  return { horas, filas: filas.join(' ') };
}
