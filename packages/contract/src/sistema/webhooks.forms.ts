import * as z from 'zod/mini';
import { textoLimpio } from '../campo/texto-limpio.ts';
import { lista } from '../campo/lista.ts';
import { EVENTOS } from './webhooks.rules.ts';

const URL_INVALIDA = 'La dirección debe ser una URL como https://www.ejemplo.com/avisos';
const EVENTO_INVALIDO = 'Cada evento es uno de la lista';
const EVENTOS_INVALIDOS = 'Hay que elegir al menos un evento, cada uno una sola vez';

const url = textoLimpio({
  max: 1_000,
  siNoEsTexto: URL_INVALIDA,
  siEsLargo: URL_INVALIDA,
  limpiar: (valor) => valor.trim(),
}).check(z.refine((valor) => URL.canParse(valor) && /^https?:\/\//i.test(valor), URL_INVALIDA));

const eventos = lista(z.enum(EVENTOS, EVENTO_INVALIDO), EVENTOS_INVALIDOS, {
  max: EVENTOS.length,
  siEsLarga: EVENTOS_INVALIDOS,
}).check(
  z.refine(
    (elegidos) => elegidos.length > 0 && new Set(elegidos).size === elegidos.length,
    EVENTOS_INVALIDOS,
  ),
);

/** What an owner says of a webhook. */
export const NuevoWebhook = z.object({
  url,
  eventos,
  activo: z._default(z.boolean('El aviso se prende con true y se apaga con false'), true),
});
export type NuevoWebhook = z.output<typeof NuevoWebhook>;
