import { diasEntre, esFecha, fechaCorta, mesDe, sumarDias } from '@remanso/contract/calendario';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { destinoCon, textoEn } from '../../../lib/direccion/direccion.ts';
import type { Destino } from '../../../lib/direccion/rutas.ts';

/*
 * Reads and writes the period of a report in the address of the page, and puts the period into
 * words.
 */

export const PERIODOS = [
  { clave: 'mes', texto: 'Este mes' },
  { clave: 'mes-pasado', texto: 'Mes pasado' },
  { clave: 'semana', texto: 'Últimos 7 días' },
  { clave: 'otro', texto: 'Otro período' },
] as const;
export type ClaveDePeriodo = (typeof PERIODOS)[number]['clave'];

export interface Eleccion extends Periodo {
  clave: ClaveDePeriodo;
}

/**
 * Reads the period from the query. An invalid period counts as 'mes' (this month). The period 'mes'
 * ends today, so that the report compares equally many days.
 */
export function leerPeriodo(consulta: string, hoy: string): Eleccion {
  const clave = PERIODOS.find((uno) => uno.clave === textoEn(consulta, 'periodo'))?.clave ?? 'mes';
  if (clave !== 'otro') return { clave, ...periodoDe(clave, hoy) };
  const [desde, hasta] = [textoEn(consulta, 'desde'), textoEn(consulta, 'hasta')];
  const sirve = esFecha(desde) && esFecha(hasta) && desde <= hasta;
  return sirve ? { clave, desde, hasta } : { clave, ...periodoDe('mes', hoy) };
}

function periodoDe(clave: Exclude<ClaveDePeriodo, 'otro'>, hoy: string): Periodo {
  const { desde } = mesDe(hoy);
  if (clave === 'semana') return { desde: sumarDias(hoy, -6), hasta: hoy };
  return clave === 'mes' ? { desde, hasta: hoy } : mesDe(sumarDias(desde, -1));
}

export function destinoDePeriodo({ clave, desde, hasta }: Eleccion): Destino {
  return destinoCon('/dashboard/informes', {
    periodo: clave === 'mes' ? null : clave,
    ...(clave === 'otro' && { desde, hasta }),
  });
}

/** Returns a period in words, for example 'Del jue 1 oct al sáb 31 oct de 2026'. */
export function periodoEnPalabras({ desde, hasta }: Periodo): string {
  const anio = desde.slice(0, 4) === hasta.slice(0, 4) ? '' : ` de ${desde.slice(0, 4)}`;
  if (desde === hasta) return `El ${fechaCorta(desde)} de ${desde.slice(0, 4)}`;
  return `Del ${fechaCorta(desde)}${anio} al ${fechaCorta(hasta)} de ${hasta.slice(0, 4)}`;
}

/** Returns the days before a period in words, for example 'a los 31 días anteriores'. */
export function anteriorEnPalabras({ desde, hasta }: Periodo): string {
  const dias = diasEntre(desde, hasta) + 1;
  return dias === 1 ? 'al día anterior' : `a los ${dias} días anteriores`;
}
