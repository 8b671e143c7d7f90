/*
 * What the programs of others may do (rules §24).
 */

/** What a token may be allowed to do. A call names the one that it needs, and most name none. */
export const ALCANCES = [
  'agenda:leer',
  'reservas:leer',
  'reservas:escribir',
  'clientes:leer',
  'clientes:escribir',
  'pagos:leer',
  'informes:leer',
] as const;
export type Alcance = (typeof ALCANCES)[number];

/** A token begins with this, so that a search finds those that somebody has left lying about. */
export const COMIENZO_DE_TOKEN = 'rmn_';

export const MAXIMO_DE_TOKENS = 20;

/** How many requests a token may make in a minute. */
export const PEDIDOS_POR_MINUTO = 600;
