import * as z from 'zod/mini';
import type { Nueva, Tipo } from './excepciones.view.ts';

export type Cuerpo<T extends Tipo> = Extract<Nueva, { tipo: T }>['body'];

/**
 * The forms take anything: the next step asks the server what it would do, and its refusals name their fields. The
 * contract's own schemas would bring the calendar along for every form of the app.
 */
export const ESQUEMAS = {
  feriado: z.custom<Cuerpo<'feriado'>>(),
  bloqueo: z.custom<Cuerpo<'bloqueo'>>(),
  override: z.custom<Cuerpo<'override'>>(),
};
