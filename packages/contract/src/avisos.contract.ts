import * as z from 'zod/mini';
import { IdDeRuta, camposDePagina, paginacion } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { Mensaje } from './error.contract.ts';

/** The kinds of e-mail that the centre sends. */
export const TIPOS_DE_AVISO = [
  'contrasena',
  'bienvenida',
  'registro',
  'cambio-de-email',
  'cuenta-borrada',
  'confirmacion',
  'cambio',
  'cancelacion',
  'recordatorio',
] as const;
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number];

/** An aviso that could not be sent before it stopped being worth trying. */
export const AvisoFallido = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_AVISO),
  /** The e-mail address of the recipient. */
  para: z.string(),
  /** The person it was about; null where there is no account. */
  persona: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  /** `creadoEn` and `fallidoEn` are momentos, in the centre's civil time. */
  creadoEn: z.string(),
  fallidoEn: z.string(),
  intentos: z.int(),
  /** The last answer of the mail server, or why the server was not asked. */
  motivo: z.string(),
});
export type AvisoFallido = z.output<typeof AvisoFallido>;

export const listarAvisosFallidos = endpoint({
  id: 'listarAvisosFallidos',
  method: 'GET',
  path: '/avisos/fallidos',
  access: 'admin',
  tag: 'avisos',
  summary: 'Los mensajes por email que no se pudieron entregar, el último primero',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({ avisos: z.array(AvisoFallido), ...camposDePagina }),
});

export const reintentarAviso = endpoint({
  id: 'reintentarAviso',
  method: 'POST',
  path: '/avisos/{id}/reintentar',
  access: 'admin',
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
  access: 'admin',
  tag: 'avisos',
  summary: 'Olvidar un mensaje que no se pudo entregar',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
