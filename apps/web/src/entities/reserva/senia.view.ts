import { diasEntre, fechaDe, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { diaRelativo } from './dia-relativo.view.ts';

/*
 * What a booking waits for, in words (rules §11.8).
 */

export interface Senia {
  monto: number;
  vence: string;
}

/** Returns, for example, 'hoy a las 19:00' or 'el jueves 1 de octubre a las 09:00'. */
export function plazoDeSenia(vence: string, hoy: string): string {
  const fecha = fechaDe(vence);
  return diasEntre(hoy, fecha) > 1
    ? `el ${nombreDeMomento(vence)}`
    : `${diaRelativo(fecha, hoy).toLowerCase()} a las ${horaDe(vence)}`;
}

/** Returns, for example, 'la seña de $ 6.000 hasta hoy a las 19:00'. */
export function seniaEnPalabras({ monto, vence }: Senia, hoy: string): string {
  return `la seña de ${formatearPesos(monto)} hasta ${plazoDeSenia(vence, hoy)}`;
}
