import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import { razonDeCierre } from './cierre.view.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';

const SIN_RAZON = 'Error al obtener los horarios del día';

/** The reason that a day has no franjas, read only for such days. */
export function cierreDe(fecha: string) {
  return queryOptions({
    queryKey: [...consultasDeFranjas.todas, 'cierre', fecha],
    queryFn: async ({ signal }) => {
      const [excepciones, semana] = await Promise.all([
        llamar('GET /excepciones', {
          query: { desde: fecha, hasta: fecha },
          siFalla: SIN_RAZON,
          signal,
        }),
        llamar('GET /horarios-base', { siFalla: SIN_RAZON, signal }),
      ]);
      return razonDeCierre(fecha, excepciones, semana);
    },
  });
}
