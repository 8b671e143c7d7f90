import * as z from 'zod/mini';
import { IdDeRuta, camposDePagina, paginacion } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';

/** The kinds of e-mail that the centre sends. */
export const TIPOS_DE_AVISO = [
  'codigo',
  'contrasena',
  'contrasena-cambiada',
  'bienvenida',
  'registro',
  'confirmar-email',
  'cambio-de-email',
  'cuenta-borrada',
  'confirmacion',
  'senia',
  'senia-por-vencer',
  'cambio',
  'cancelacion',
  'recordatorio',
  'cierre',
  'oferta',
  'oferta-vencida',
  'abono',
  'abono-por-vencer',
] as const;
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number];

/** An aviso that could not be sent and is not tried any more. */
export const AvisoFallido = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_AVISO),
  /** The e-mail address of the recipient. */
  para: z.string(),
  /** The person whom the aviso is about; null where there is no account. */
  persona: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  /** `creadoEn` and `fallidoEn` are momentos, in the centre's civil time. */
  creadoEn: z.string(),
  fallidoEn: z.string(),
  intentos: z.int(),
  /** The last answer of the mail server, or why the mail worker did not ask the mail server. */
  motivo: z.string(),
});
export type AvisoFallido = z.output<typeof AvisoFallido>;

export const listarAvisosFallidos = endpoint({
  id: 'listarAvisosFallidos',
  method: 'GET',
  path: '/avisos/fallidos',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Los mensajes por email que no se pudieron entregar, el último primero',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({
    avisos: z.array(AvisoFallido),
    ...camposDePagina,
    /**
     * The place to which e-mails go: a mail server (SMTP), or files on the server's machine
     * (ARCHIVOS).
     */
    correo: z.enum(['SMTP', 'ARCHIVOS']),
  }),
});

/** An aviso about a booking. At most one of `enviadoEn` and `fallidoEn` is not null. */
export const AvisoDeReserva = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_AVISO),
  /** The e-mail address of the recipient. */
  para: z.string(),
  /** `creadoEn`, `enviadoEn` and `fallidoEn` are momentos, in the centre's civil time. */
  creadoEn: z.string(),
  enviadoEn: z.nullable(z.string()),
  fallidoEn: z.nullable(z.string()),
  /** The reason why the last try failed; null where no try has failed. */
  motivo: z.nullable(z.string()),
});
export type AvisoDeReserva = z.output<typeof AvisoDeReserva>;

export const avisosDeReserva = endpoint({
  id: 'avisosDeReserva',
  method: 'GET',
  path: '/reservas/{id}/avisos',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Los mensajes por email de una reserva en los últimos 30 días, en su orden',
  params: IdDeRuta,
  status: 200,
  response: z.object({ avisos: z.array(AvisoDeReserva) }),
  errors: [404],
});

/** An aviso to a client. `reserva` is the booking that it is about; null where it is about none. */
export const AvisoDeCliente = z.extend(AvisoDeReserva, {
  reserva: z.nullable(z.object({ id: z.int(), inicio: z.string() })),
});
export type AvisoDeCliente = z.output<typeof AvisoDeCliente>;

export const avisosDeCliente = endpoint({
  id: 'avisosDeCliente',
  method: 'GET',
  path: '/clientes/{id}/avisos',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Los mensajes por email a un cliente en los últimos 30 días, el último primero',
  params: IdDeRuta,
  query: z.object(paginacion(10)),
  status: 200,
  response: z.object({ avisos: z.array(AvisoDeCliente), ...camposDePagina }),
  errors: [404],
});

export const reenviarAviso = endpoint({
  id: 'reenviarAviso',
  method: 'POST',
  path: '/avisos/{id}/reenviar',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Mandar otra vez un mensaje de una reserva, al email que su titular tiene ahora',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const reintentarAviso = endpoint({
  id: 'reintentarAviso',
  method: 'POST',
  path: '/avisos/{id}/reintentar',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Volver a intentar un mensaje que no se pudo entregar',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const descartarAviso = endpoint({
  id: 'descartarAviso',
  method: 'DELETE',
  path: '/avisos/{id}',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Olvidar un mensaje que no se pudo entregar',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
