import { queryOptions } from '@tanstack/react-query';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { llamar } from '../../../../lib/api/api.ts';

const SIN_EXCEPCIONES = 'Error al obtener las excepciones del día';

/** The exceptions of a day, which are read with its franjas. */
export function excepcionesDe(fecha: string) {
  return queryOptions({
    queryKey: [...consultasDeFranjas.todas, 'excepciones', fecha],
    meta: { dia: fecha },
    queryFn: ({ signal }) =>
      llamar('GET /excepciones', {
        query: { desde: fecha, hasta: fecha },
        siFalla: SIN_EXCEPCIONES,
        signal,
      }),
    // The day waits for this query, so as not to be pushed down by its banner; without a retry the
    // wait is short.
    retry: false,
  });
}
