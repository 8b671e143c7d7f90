import { queryOptions } from '@tanstack/react-query';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { llamar } from '../../../../lib/api/api.ts';

const SIN_EXCEPCIONES = 'Error al obtener las excepciones del día';

/**
 * The exceptions of a day. The query key begins with the key of the franjas, so that the exceptions
 * are read again together with the franjas.
 */
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
    // The franjas are shown only once this query has ended, so that the banner does not push the
    // franjas down. A query without retries ends soon.
    retry: false,
  });
}
