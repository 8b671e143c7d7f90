import type { Caja, PorMedio } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { leerPesos } from '../../../components/form/numero.view.ts';

/*
 * The cierre de caja: reads the amounts that the desk has typed after counting, and writes amounts
 * with their sign.
 */

/** The text that the desk has typed for each means of payment. */
export type Conteo = Record<MedioDePago, string>;

export const SIN_CONTAR: Conteo = { EFECTIVO: '', TRANSFERENCIA: '', TARJETA: '', OTRO: '' };

/**
 * Returns the amount expected for each means of payment. For EFECTIVO this is the cash that should
 * be in the drawer.
 */
export function esperadoDe({ porMedio, efectivoEsperado }: Caja): PorMedio {
  return { ...porMedio, EFECTIVO: efectivoEsperado };
}

const ILEGIBLE = 'Va en pesos enteros: 25000 o 25.000';

interface Leido {
  /** The amount in pesos. Undefined where the field is empty or the text cannot be read. */
  monto?: number;
  error?: string;
}

/**
 * Reads the amount that the desk counted for a medio. An amount below zero is accepted, because by
 * that medio more can be given back than came in; for EFECTIVO a negative amount is an error.
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
 * Reads the counted amounts of all means of payment. An empty field counts as 0 where 0 is
 * expected. Where another amount is expected, an empty field is an error.
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

export function nadaContado(conteo: Conteo): boolean {
  return MEDIOS_DE_PAGO.every((medio) => conteo[medio].trim() === '');
}

/** Returns an amount with a sign, for example '+$ 500', '−$ 1.000' or '$ 0'. */
export function conSuSigno(monto: number): string {
  const signo = monto > 0 ? '+' : '\u2212';
  return monto === 0 ? formatearPesos(0) : `${signo}${formatearPesos(Math.abs(monto))}`;
}

/** Returns the means of payment whose amount is not 0. */
export function mediosCon(montos: PorMedio): MedioDePago[] {
  return MEDIOS_DE_PAGO.filter((medio) => montos[medio] !== 0);
}
