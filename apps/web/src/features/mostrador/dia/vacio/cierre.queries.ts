import { sumarDias } from '@remanso/contract/calendario';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../../lib/api/api.ts';
import { razonDeCierre } from './cierre.view.ts';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';

const SIN_RAZON = 'Error al obtener los horarios del día';

const DIAS_QUE_SE_MIRAN = 30;

/** Reads the next day with an unblocked franja. Null where the 30 days after `fecha` have none. */
export function siguienteConTurnos(fecha: string) {
  return queryOptions({
    queryKey: [...consultasDeFranjas.todas, 'siguiente', fecha],
    meta: { dia: fecha },
    queryFn: async ({ signal }) => {
      const query = { desde: sumarDias(fecha, 1), hasta: sumarDias(fecha, DIAS_QUE_SE_MIRAN) };
      const franjas = await llamar('GET /franjas', { query, siFalla: SIN_RAZON, signal });
      const abiertas = franjas.filter(({ estado }) => estado !== 'BLOQUEADA');
      return abiertas.map((franja) => franja.fecha).toSorted()[0] ?? null;
    },
  });
}

/** Reads why a day has no franjas. Null where nothing closes the day. */
export function cierreDe(fecha: string) {
  return queryOptions({
    queryKey: [...consultasDeFranjas.todas, 'cierre', fecha],
    meta: { dia: fecha },
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
