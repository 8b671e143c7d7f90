import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { porParteDelDia } from '../../../entities/franja/franja.view.ts';

/*
 * The rows that all days of the week share on wide screens: the first row has the day's name, and
 * each later row an hour at which a franja begins.
 */

export interface EjeDeHoras {
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
