import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consultasDelCentro } from '../../../entities/centro/centro.queries.ts';
import { llamar } from '../../../lib/api/api.ts';

/**
 * Asks the server for an example of an e-mail with the data in `cambios` (CambiosDelCentro as
 * JSON). Nothing is saved.
 */
export function consultaDeMuestra(cambios: string) {
  return queryOptions({
    queryKey: [...consultasDelCentro.todas, 'muestra', cambios],
    queryFn: ({ signal }) =>
      llamar('POST /centro/previsualizar', {
        body: JSON.parse(cambios) as CambiosDelCentro,
        siFalla: 'Error al mostrar el email',
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
