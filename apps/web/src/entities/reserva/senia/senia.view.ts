import { diasEntre, fechaDe, horaDe, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { montoDeSenia, seniaDe, type ReglaDeSenia } from '@remanso/contract/reserva/senia.rules';
import { diaRelativo } from '../dia-relativo.view.ts';

/*
 * The words for the seña that a booking waits for (rules §10.9).
 */

const SIN_FIN = '9999-12-31T00:00:00';

interface Senia {
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

/**
 * Returns the seña that a booking to be made will be asked for; undefined where it is asked for
 * none. A franja that is not chosen yet is taken for one that is far enough.
 */
export function seniaPorPedir(
  config: ReglaDeSenia,
  { inicio, precio, ahora }: { inicio: string | undefined; precio: number; ahora: string },
): { monto: number; vence: string | undefined } | undefined {
  const pedida = seniaDe(config, { inicio: inicio ?? SIN_FIN, ahora });
  if (!pedida) return undefined;
  return {
    monto: montoDeSenia(precio, pedida.porcentaje),
    vence: inicio === undefined ? undefined : pedida.vence,
  };
}

/** Returns the pesos that the seña of a booking still lacks; 0 where it waits for none. */
export function faltaDeSenia({
  senia,
  pagado,
}: Pick<ReservaDelMostrador, 'pagado'> & { senia: Pick<Senia, 'monto'> | null }): number {
  return senia ? Math.max(0, senia.monto - pagado) : 0;
}

/**
 * Returns, for example, 'Espera la seña de $ 6.000 hasta hoy a las 19:00' or, once a part of it is
 * paid, 'Faltan $ 720 de la seña, hasta hoy a las 19:00'. It begins with the name, where one is
 * given.
 */
export function esperaEnPalabras(
  { monto, vence }: Senia,
  { pagado, hoy, nombre }: { pagado: number; hoy: string; nombre?: string },
): string {
  const plazo = plazoDeSenia(vence, hoy);
  const falta = faltaDeSenia({ senia: { monto }, pagado });
  if (pagado === 0 || falta === 0) {
    const espera = `la seña de ${formatearPesos(monto)} hasta ${plazo}`;
    return nombre === undefined ? `Espera ${espera}` : `${nombre} espera ${espera}`;
  }
  const verbo = falta === 1 ? 'falta' : 'faltan';
  const resto = `${formatearPesos(falta)} de la seña, hasta ${plazo}`;
  if (nombre !== undefined) return `A ${nombre} le ${verbo} ${resto}`;
  return `${falta === 1 ? 'Falta' : 'Faltan'} ${resto}`;
}

const ALIAS = /\balias[:\s]+([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)/i;
const CBU = /\b\d{22}\b/;

/**
 * Returns what a bank's form asks for of what the centre has written: the alias, or the number;
 * all of it where neither is found.
 */
export function loQueSeCopia(datos: string): { nombre: string; texto: string } {
  const alias = ALIAS.exec(datos)?.[1];
  if (alias) return { nombre: 'alias', texto: alias };
  const [numero] = CBU.exec(datos) ?? [];
  if (numero) return { nombre: /\bcvu\b/i.test(datos) ? 'CVU' : 'CBU', texto: numero };
  return { nombre: 'los datos', texto: datos };
}
