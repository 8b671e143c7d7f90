import * as z from 'zod/mini';
import { texto } from '../campo/campos-de-texto.ts';
import { fecha, fechaHoraCivil } from '../campo/campos.ts';
import { lista } from '../campo/lista.ts';
import { ALCANCES } from './tokens.rules.ts';

const ALCANCE_INVALIDO = 'Cada alcance es uno de la lista';
const ALCANCES_INVALIDOS = 'Hay que elegir al menos un alcance, cada uno una sola vez';

const VENCE_INVALIDO = 'Cuándo vence debe ser un día AAAA-MM-DD, o un momento AAAA-MM-DDTHH:MM:SS';

const alcances = lista(z.enum(ALCANCES, ALCANCE_INVALIDO), ALCANCES_INVALIDOS, {
  max: ALCANCES.length,
  siEsLarga: ALCANCES_INVALIDOS,
}).check(
  z.refine(
    (elegidos) => elegidos.length > 0 && new Set(elegidos).size === elegidos.length,
    ALCANCES_INVALIDOS,
  ),
);

/** What an owner says of a token. */
export const NuevoToken = z.object({
  nombre: texto({ max: 60, nombre: 'El nombre' }).check(z.minLength(1, 'El nombre es obligatorio')),
  alcances,
  /** The last day on which the token counts, or the momento at which it ends. */
  venceEn: z.optional(z.nullable(z.union([fecha, fechaHoraCivil(VENCE_INVALIDO)], VENCE_INVALIDO))),
});
export type NuevoToken = z.output<typeof NuevoToken>;
