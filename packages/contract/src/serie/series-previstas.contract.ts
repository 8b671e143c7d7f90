import * as z from 'zod/mini';
import { RESULTADOS_DE_FECHA } from './series.rules.ts';

/** A date of a series, with what it is now and where it could go. */
export const FechaPrevista = z.object({
  fecha: z.string(),
  /** The hour at which the franja begins, as 'HH:MM'. */
  hora: z.string(),
  /** Null where there is no franja, or none yet: the plan makes it when the series is made. */
  franjaId: z.nullable(z.int()),
  resultado: z.enum(RESULTADOS_DE_FECHA),
  /** Why the date cannot be booked, in words; null where it can, or where nobody gave a reason. */
  motivo: z.nullable(z.string()),
  libres: z.int(),
  /** The price of the date for all people together, by the list of prices of its day. */
  precio: z.int(),
  /**
   * The nearest franjas with enough places, for a date that is not LIBRE. The `franjaId` is what a
   * decision names; it may stand for a franja that is made together with the series.
   */
  alternativas: z.array(z.object({ franjaId: z.int(), inicio: z.string(), libres: z.int() })),
});
export type FechaPrevista = z.output<typeof FechaPrevista>;

export const SeriePrevista = z.object({
  fechas: z.array(FechaPrevista),
  /** The sum of the prices of the dates that are LIBRE. */
  total: z.int(),
  /** The mark of what was shown; `POST /series` takes it and is refused once it is outdated. */
  sello: z.string(),
});
export type SeriePrevista = z.output<typeof SeriePrevista>;
