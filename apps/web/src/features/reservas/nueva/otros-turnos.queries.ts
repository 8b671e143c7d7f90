import { fechasEntre } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { queryOptions } from '@tanstack/react-query';
import { CLAVE_DE_FRANJAS } from '../claves.ts';
import { PULSO_MS, franjasDelDia } from '../franjas.queries.ts';
import type { FranjaElegida } from './borrador.view.ts';
import { cercanas } from './franja.view.ts';

const CUANTOS = 3;

interface Busqueda {
  franja: FranjaElegida;
  personas: number;
  hoy: string;
  hasta: string;
}

/** The nearest franjas with room for all: those of the same day, then the nearest hour of each day after it. */
export function otrosTurnos({ franja, personas, hoy, hasta }: Busqueda) {
  const { id, fecha, horaInicio } = franja;
  const desde = fecha < hoy ? hoy : fecha;
  return queryOptions({
    queryKey: [...CLAVE_DE_FRANJAS, 'otros turnos', id, personas, desde, hasta],
    queryFn: async ({ client }) => {
      const hallados: FranjaDeCliente[] = [];
      for (const dia of fechasEntre(desde, hasta)) {
        if (hallados.length >= CUANTOS) break;
        // One after the other: nearly always the first one has places.
        const franjas = await client.query(franjasDelDia(dia));
        const conLugar = cercanas(franjas, { id, horaInicio }, personas);
        hallados.push(...conLugar.slice(0, dia === fecha ? CUANTOS : 1));
      }
      return hallados;
    },
    refetchInterval: PULSO_MS,
    retry: false,
  });
}
