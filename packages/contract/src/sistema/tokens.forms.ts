import * as z from 'zod/mini';
import { textoLlano } from '../campo/campos-de-texto.ts';
import { fecha, fechaHoraCivil } from '../campo/campos.ts';
import { elegidos } from '../campo/lista.ts';
import { ALCANCES } from './tokens.rules.ts';

const ALCANCE_INVALIDO = 'Cada permiso es uno de la lista';
const ALCANCES_INVALIDOS = 'Elige al menos un permiso';

const VENCE_INVALIDO = 'Cuándo vence debe ser un día AAAA-MM-DD, o un momento AAAA-MM-DDTHH:MM:SS';

const alcances = elegidos(ALCANCES, {
  siNoVale: ALCANCES_INVALIDOS,
  siUnoNoVale: ALCANCE_INVALIDO,
});

/** A token as an owner asks for it. */
export const NuevoToken = z.object({
  nombre: textoLlano({ max: 60, nombre: 'El nombre' }).check(
    z.minLength(1, 'El nombre es obligatorio'),
  ),
  alcances,
  /** The last day on which the token counts, or the momento at which it ends. */
  venceEn: z.optional(z.nullable(z.union([fecha, fechaHoraCivil(VENCE_INVALIDO)], VENCE_INVALIDO))),
});
export type NuevoToken = z.output<typeof NuevoToken>;
