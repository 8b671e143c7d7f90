import * as z from 'zod/mini';
import { IdDeRuta, camposDePagina, paginacion } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { NuevoWebhook } from './webhooks.forms.ts';
import { ESTADOS_DE_ENVIO, EVENTOS, TIPOS_DE_ENVIO } from './webhooks.rules.ts';

/*
 * The calls about the programs of others that are told what happens (rules §23).
 */

const tag = 'webhooks';

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  eventos: z.array(z.enum(EVENTOS)),
  activo: z.boolean(),
  /** The number of tries that have failed since one was taken. */
  fallosSeguidos: z.int(),
  /** The momento at which the centre turned it off because of its failures; null otherwise. */
  apagadoEn: z.nullable(z.string()),
  creadoEn: z.string(),
});
export type Webhook = z.output<typeof Webhook>;

export const Envio = z.object({
  id: z.int(),
  tipo: z.enum(TIPOS_DE_ENVIO),
  estado: z.enum(ESTADOS_DE_ENVIO),
  intentos: z.int(),
  /** The status of the last answer; null where nothing was answered. */
  codigo: z.nullable(z.int()),
  /** Why the last try failed; null where it did not. */
  ultimoError: z.nullable(z.string()),
  /** The momento at which it happened. */
  en: z.string(),
  /** The person it tells of, as their account is called now; null where it is about nobody. */
  persona: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  /** The momento at which the turn begins that it tells of; null where there is none. */
  turno: z.nullable(z.string()),
});
export type Envio = z.output<typeof Envio>;

export const listarWebhooks = endpoint({
  id: 'listarWebhooks',
  method: 'GET',
  path: '/webhooks',
  access: 'admin',
  tag,
  summary: 'Los programas a los que se avisa lo que pasa, el primero primero',
  status: 200,
  response: z.object({ webhooks: z.array(Webhook) }),
});

export const crearWebhook = endpoint({
  id: 'crearWebhook',
  method: 'POST',
  path: '/webhooks',
  access: 'admin',
  tag,
  summary: 'Avisar a otro programa; el secreto con que se firma se muestra esta única vez',
  body: NuevoWebhook,
  status: 201,
  /** `secreto` is `whsec_` and base64, as Standard Webhooks says. No other answer has it. */
  response: z.extend(Webhook, { secreto: z.string() }),
  errors: [409],
});

export const cambiarWebhook = endpoint({
  id: 'cambiarWebhook',
  method: 'PUT',
  path: '/webhooks/{id}',
  access: 'admin',
  tag,
  summary: 'Cambiar a dónde se avisa y qué, o dejar de avisar por un tiempo',
  params: IdDeRuta,
  body: NuevoWebhook,
  status: 200,
  response: Webhook,
  errors: [404],
});

export const borrarWebhook = endpoint({
  id: 'borrarWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  access: 'admin',
  tag,
  summary: 'No avisar más a un programa; lo que esperaba para salir no sale',
  params: IdDeRuta,
  status: 204,
  errors: [404],
});

export const enviosDeWebhook = endpoint({
  id: 'enviosDeWebhook',
  method: 'GET',
  path: '/webhooks/{id}/envios',
  access: 'admin',
  tag,
  summary: 'Lo que se avisó a un programa en los últimos 30 días, lo último primero',
  params: IdDeRuta,
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({ envios: z.array(Envio), ...camposDePagina }),
  errors: [404],
});

export const probarWebhook = endpoint({
  id: 'probarWebhook',
  method: 'POST',
  path: '/webhooks/{id}/probar',
  access: 'admin',
  tag,
  summary: 'Mandar ahora un envío de prueba, y decir qué se respondió',
  params: IdDeRuta,
  status: 200,
  response: Envio,
  errors: [404],
});

export const reenviarEnvio = endpoint({
  id: 'reenviarEnvio',
  method: 'POST',
  path: '/envios/{id}/reenviar',
  access: 'admin',
  tag,
  summary: 'Mandar otra vez un envío, o ahora uno que espera; su webhook-id es el mismo',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
