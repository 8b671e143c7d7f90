import { DIAS_SEMANA, horaDeMinutos } from '@remanso/contract/calendario';
import type { Informe, Periodo } from '@remanso/contract/seguimiento/informes.contract';

/** A period, and in `anterior` the same number of days before it. */
export interface Periodos extends Periodo {
  anterior: Periodo;
}

interface Hora {
  /** The day of the week, from 1 for Monday to 7 for Sunday. */
  dia: number;
  hora: number;
}

type PorHora = Informe['porHora'];

/** Returns the places and the occupied places of each hour of the week that has any, in order. */
export function horas(
  conPlazas: readonly (Hora & { plazas: number })[],
  conOcupadas: readonly (Hora & { ocupadas: number })[],
): PorHora {
  const todas = new Map<number, { plazas: number; ocupadas: number }>();
  const clave = ({ dia, hora }: Hora) => dia * 24 + hora;
  for (const una of conPlazas) todas.set(clave(una), { plazas: una.plazas, ocupadas: 0 });
  for (const { ocupadas, ...una } of conOcupadas) {
    if (ocupadas > 0) todas.set(clave(una), { plazas: 0, ...todas.get(clave(una)), ocupadas });
  }
  return [...todas.entries()]
    .toSorted(([una], [otra]) => una - otra)
    .map(([numero, cifras]) => ({
      diaSemana: DIAS_SEMANA[Math.floor(numero / 24) - 1] as (typeof DIAS_SEMANA)[number],
      hora: horaDeMinutos((numero % 24) * 60),
      ...cifras,
    }));
}

const TAMANIOS = [1, 2, 3, 4];

/**
 * Returns a row for each size of group from 1 to 4 people, with zeros for a size without bookings.
 */
export function grupos(
  filas: readonly { personas: number; reservas: number; reservado: number }[],
): Informe['porGrupo'] {
  return TAMANIOS.map((personas) => {
    const fila = filas.find((una) => una.personas === personas);
    return { personas, reservas: fila?.reservas ?? 0, reservado: fila?.reservado ?? 0 };
  });
}
