import { sql } from 'kysely';
import type { EnEspera } from '@remanso/contract/espera/esperas.contract';

/** The SQL condition that somebody waits for places of `franjas as f`, or is offered some. */
export const HAY_ESPERA = sql<boolean>`exists (select from esperas e
  where e.franja_id = f.id and e.terminada_en is null)`;

/** The SQL condition that an offer in `franjas as f` is over, and still holds its places. */
export const hayOfertasVencidas = (ahora: string) => sql<boolean>`exists (select from esperas e
  where e.franja_id = f.id and e.vence_en <= ${ahora})`;

/**
 * The SQL value of the open entries of `franjas as f` in their order, as the desk's view of a
 * franja shows them; null where nobody waits.
 */
export const enEspera = (ahora: string) => sql<EnEspera[] | null>`(
  select json_agg(json_build_object('id', e.id, 'personas', e.personas, 'venceEn', e.vence_en,
    'cliente', json_build_object('nombre', u.nombre, 'apellido', u.apellido)) order by e.id)
  from esperas e join usuarios u on u.id = e.usuario_id
  where e.franja_id = f.id and e.terminada_en is null and f.inicio > ${ahora}
    and (e.vence_en is null or e.vence_en > ${ahora}))`;

/** The SQL condition that a person has an entry in the line of some franja, or has had one. */
export const haEsperado = (usuarioId: number) => sql<boolean>`exists (select from esperas e
  where e.usuario_id = ${usuarioId})`;
