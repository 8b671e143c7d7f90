import * as z from 'zod/mini';
import type { Nueva, Tipo } from './excepciones.view.ts';

export type Cuerpo<T extends Tipo> = Extract<Nueva, { tipo: T }>['body'];

/**
 * The schemas of the exception forms, which accept anything: the review asks the server for the effect, and the
 * server's refusals name their fields. The contract's own schemas would add the calendar to the code of every form.
 */
export const ESQUEMAS = {
  feriado: z.custom<Cuerpo<'feriado'>>(),
  bloqueo: z.custom<Cuerpo<'bloqueo'>>(),
  override: z.custom<Cuerpo<'override'>>(),
};
