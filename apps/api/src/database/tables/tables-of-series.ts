import type { GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** The columns of the table of turnos fijos, as `type-parsers.ts` reads them. */
export interface TablesOfSeries {
  series: {
    id: GeneratedAlways<number>;
    usuario_id: number | null;
    inicio: string;
    cada: number;
    veces: number;
    personas: number;
    creada_en: Instant;
  };
}
