/*
 * What other programs are told (rules §23).
 */

/** The kinds of what happens that a webhook may be told of. */
export const EVENTOS = [
  'reserva.creada',
  'reserva.cambiada',
  'reserva.cancelada',
  'asistencia.marcada',
  'pago.registrado',
  'pago.anulado',
  'cliente.creado',
  'espera.ofrecida',
] as const;
export type Evento = (typeof EVENTOS)[number];

/** The kind of the envío that somebody asks for in order to see whether a webhook works. */
export const PRUEBA = 'webhook.prueba';

/** The kinds of an envío. */
export const TIPOS_DE_ENVIO = [...EVENTOS, PRUEBA] as const;
export type TipoDeEnvio = (typeof TIPOS_DE_ENVIO)[number];

/**
 * The estados of an envío: it waits for its first or next try, its receiver has taken it, or it is
 * not tried any more.
 */
export const ESTADOS_DE_ENVIO = ['PENDIENTE', 'ENTREGADO', 'FALLIDO'] as const;
export type EstadoDeEnvio = (typeof ESTADOS_DE_ENVIO)[number];

export const MAXIMO_DE_WEBHOOKS = 10;

/** How many tries in a row may fail before the webhook is turned off. */
export const FALLOS_SEGUIDOS = 100;
