import type { Caja, PorMedio } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { leerPesos } from '../../../components/form/numero.view.ts';

/*
 * The count of the drawer: what was typed, what that makes, and what is told of it.
 */

/** The count by means, as it was typed. */
export type Conteo = Record<MedioDePago, string>;

export const SIN_CONTAR: Conteo = { EFECTIVO: '', TRANSFERENCIA: '', TARJETA: '', OTRO: '' };

/** What should be there by each means: of cash, what is in the drawer. */
export function esperadoDe({ porMedio, efectivoEsperado }: Caja): PorMedio {
  return { ...porMedio, EFECTIVO: efectivoEsperado };
}

const ILEGIBLE = 'Va en pesos enteros: 25000 o 25.000';

interface Leido {
  /** Undefined where nothing was typed, or nothing that can be read. */
  monto?: number;
  error?: string;
}

/**
 * Reads what was counted by a means of payment. It may be below zero, where more was given back by
 * transfer than came in, but not of cash.
 */
export function leerContado(escrito: string, medio: MedioDePago): Leido {
  const texto = escrito.trim().replace(/^[-\u2212]/, '-');
  if (texto === '') return {};
  const bajoCero = texto.startsWith('-');
  const leido = leerPesos(bajoCero ? texto.slice(1) : texto);
  if (typeof leido !== 'number' || Number.isNaN(leido)) return { error: ILEGIBLE };
  if (bajoCero && medio === 'EFECTIVO') return { error: 'El efectivo no puede ser negativo' };
  return { monto: bajoCero ? -leido : leido };
}

/**
 * Reads the whole count. A field left empty counts as 0 where 0 is expected by that means; else it
 * is an error.
 */
export function leerConteo(
  conteo: Conteo,
  esperado: PorMedio,
): { contado: PorMedio } | { errores: Partial<Conteo> } {
  const contado = { ...esperado };
  const errores: Partial<Conteo> = {};
  for (const medio of MEDIOS_DE_PAGO) {
    const { monto, error } = leerContado(conteo[medio], medio);
    if (error) errores[medio] = error;
    else if (monto !== undefined) contado[medio] = monto;
    else if (esperado[medio] !== 0) errores[medio] = 'Falta contarlo';
  }
  return Object.keys(errores).length > 0 ? { errores } : { contado };
}

/** Pesos with their sign: '+$ 500', '−$ 1.000', '$ 0'. */
export function conSuSigno(monto: number): string {
  const signo = monto > 0 ? '+' : '\u2212';
  return monto === 0 ? formatearPesos(0) : `${signo}${formatearPesos(Math.abs(monto))}`;
}

/** The means of payment that have an amount other than 0, in the order in which they are counted. */
export function mediosCon(montos: PorMedio): MedioDePago[] {
  return MEDIOS_DE_PAGO.filter((medio) => montos[medio] !== 0);
}
