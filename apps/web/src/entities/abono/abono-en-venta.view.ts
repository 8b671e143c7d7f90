import type { Abono } from '@remanso/contract/abono/abonos.contract';
import { valorDeUno } from '@remanso/contract/abono/abonos.rules';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { enLista } from '../../lib/palabras.ts';

/*
 * The words for an abono as the centre sells it.
 */

type EnVenta = Pick<Abono, 'lugares' | 'precio'>;

/** Returns, for example, '10 lugares por $ 100.000, $ 10.000 cada uno'. */
export function ofertaEnPalabras({ lugares, precio }: EnVenta): string {
  const total = `${cuantosLugares(lugares)} por ${formatearPesos(precio)}`;
  if (lugares === 1) return total;
  return `${total}, ${formatearPesos(valorDeUno({ lugares, precio }))} cada uno`;
}

/** Returns, for example, 'Vale 60 días, los lunes y viernes'. */
export function vigenciaEnPalabras({
  vigenciaDias,
  dias,
}: Pick<Abono, 'vigenciaDias' | 'dias'>): string {
  const cuanto = vigenciaDias === 1 ? 'Vale 1 día' : `Vale ${vigenciaDias} días`;
  return dias ? `${cuanto}, los ${diasEnPlural(dias)}` : cuanto;
}

/** Returns, for example, 'lunes y sábados'. */
export function diasEnPlural(dias: NonNullable<Abono['dias']>): string {
  return enLista(dias.map((dia) => nombreDeDia(dia).replace(/o$/, 'os')));
}

/**
 * Returns what a place of an abono costs beside a booking for one person, whose price is `suelto`:
 * 'Cada lugar sale $ 10.000, $ 2.000 menos que un turno suelto ($ 12.000).'
 */
export function lugarFrenteATurno(abono: EnVenta, suelto: number | undefined): string {
  const uno = valorDeUno(abono);
  const cada = `Cada lugar sale ${formatearPesos(uno)}`;
  if (suelto === undefined) return `${cada}.`;
  if (uno === suelto) return `${cada}, lo mismo que un turno suelto.`;
  const diferencia = formatearPesos(Math.abs(suelto - uno));
  const cuanto = `${diferencia} ${uno < suelto ? 'menos' : 'más'}`;
  return `${cada}, ${cuanto} que un turno suelto (${formatearPesos(suelto)}).`;
}
