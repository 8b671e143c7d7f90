import {
  diasEntre,
  fechaConAnio,
  fechaDe,
  horaDe,
  nombreDeFecha,
  sumarDias,
} from '@remanso/contract/calendario';
import type { Token } from '@remanso/contract/sistema/tokens.contract';
import type { Alcance } from '@remanso/contract/sistema/tokens.rules';

/** The names of the alcances where an owner chooses what a program may do. */
export const NOMBRE_DE_ALCANCE: Record<Alcance, string> = {
  'agenda:leer': 'Ver los turnos',
  'reservas:leer': 'Ver las reservas',
  'reservas:escribir': 'Reservar, cambiar y cancelar',
  'clientes:leer': 'Ver los clientes',
  'clientes:escribir': 'Cargar y corregir clientes',
  'pagos:leer': 'Ver los pagos y la caja',
  'informes:leer': 'Ver las cifras y bajar las planillas',
};

/**
 * Says what a program may do.
 * @example alcancesEnPalabras(['agenda:leer', 'pagos:leer']) // 'Ver los turnos · Ver los pagos y la caja'
 */
export function alcancesEnPalabras(alcances: readonly Alcance[]): string {
  const todos = Object.keys(NOMBRE_DE_ALCANCE).length;
  if (alcances.length === todos) return 'Todo lo que se le puede permitir a un programa';
  return alcances.map((alcance) => NOMBRE_DE_ALCANCE[alcance]).join(' · ');
}

/**
 * Says when a request came with a llave last, whether it was answered or refused, and until when
 * the llave counts, seen on the day `hoy`.
 */
export function usoEnPalabras(
  { ultimoUso, venceEn }: Pick<Token, 'ultimoUso' | 'venceEn'>,
  hoy: string,
): string {
  const uso =
    ultimoUso === null ? 'Sin pedidos todavía' : `Último pedido ${cuando(ultimoUso, hoy)}`;
  return venceEn === null ? uso : `${uso} · ${vencimiento(venceEn, hoy)}`;
}

function cuando(momento: string, hoy: string): string {
  const dias = diasEntre(fechaDe(momento), hoy);
  if (dias === 0) return `hoy a las ${horaDe(momento)}`;
  return dias === 1 ? `ayer a las ${horaDe(momento)}` : `el ${nombreDeFecha(fechaDe(momento))}`;
}

/** A llave that ends at midnight counts to the end of the day before. */
function vencimiento(venceEn: string, hoy: string): string {
  const aMedianoche = horaDe(venceEn) === '00:00';
  const ultimo = aMedianoche ? sumarDias(fechaDe(venceEn), -1) : fechaDe(venceEn);
  return `${ultimo < hoy ? 'Venció' : 'Vence'} el ${fechaConAnio(ultimo)}`;
}

/** How long a llave may count, in days; 0 for one that does not end by itself. */
export const DURACIONES = [
  { valor: '0', texto: 'Hasta que alguien la anule' },
  { valor: '30', texto: '30 días' },
  { valor: '180', texto: '6 meses' },
  { valor: '365', texto: 'Un año' },
] as const;

/** Returns the last day of a llave that is made on `hoy`; null where it does not end by itself. */
export function ultimoDia(duracion: string, hoy: string): string | null {
  const dias = Number(duracion);
  return dias === 0 ? null : sumarDias(hoy, dias);
}
