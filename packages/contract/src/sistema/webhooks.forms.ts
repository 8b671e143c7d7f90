import * as z from 'zod/mini';
import { esUrlSinEspacios, textoLimpio } from '../campo/texto-limpio.ts';
import { elegidos } from '../campo/lista.ts';
import { EVENTOS } from './webhooks.rules.ts';

const URL_INVALIDA = 'La dirección debe ser una URL como https://www.ejemplo.com/avisos';
const EVENTO_INVALIDO = 'Cada aviso es uno de la lista';
const EVENTOS_INVALIDOS = 'Elige al menos un aviso';

const url = textoLimpio({
  max: 1_000,
  siNoEsTexto: URL_INVALIDA,
  siEsLargo: URL_INVALIDA,
  limpiar: (valor) => valor,
}).check(z.refine((valor) => esUrlSinEspacios(valor) && /^https?:\/\//i.test(valor), URL_INVALIDA));

const eventos = elegidos(EVENTOS, {
  siNoVale: EVENTOS_INVALIDOS,
  siUnoNoVale: EVENTO_INVALIDO,
});

/** A webhook as an owner asks for it. */
export const NuevoWebhook = z.object({
  url,
  eventos,
  activo: z._default(z.boolean('El aviso se prende con true y se apaga con false'), true),
});
export type NuevoWebhook = z.output<typeof NuevoWebhook>;
