import { fechaDe, fechaHora, horaDe, sumarDias, sumarHoras } from '../calendario.ts';

/*
 * The waiting list of a full franja (rules §16): who is offered freed places, and for how long.
 */

export const ESTADOS_DE_ESPERA = [
  'ESPERANDO',
  'OFRECIDA',
  'ACEPTADA',
  'RECHAZADA',
  'VENCIDA',
  'CERRADA',
] as const;
export type EstadoDeEspera = (typeof ESTADOS_DE_ESPERA)[number];

/** The most open entries that one person may have. */
export const MAXIMO_DE_ESPERAS = 10;

/** The latest times, in hours before the franja, to make an offer and to accept an offer. */
const HORAS_PARA_OFRECER = 1;
const HORAS_PARA_ACEPTAR = 0.5;

const HORAS_DE_OFERTA = 2;
/** How long an offer holds its places, in words for clients and for the desk. */
export const LO_QUE_DURA_UNA_OFERTA = 'unas dos horas';
/**
 * Nobody has to answer an offer at night: an offer made between these hours lasts until `MANIANA`,
 * or until HORAS_PARA_ACEPTAR before the franja where that is earlier.
 */
const NOCHE = { desde: '22:00', hasta: '08:00' };
const MANIANA = '10:00';

/** @example estaAbierta('OFRECIDA') // true */
export const estaAbierta = (estado: EstadoDeEspera): boolean =>
  estado === 'ESPERANDO' || estado === 'OFRECIDA';

/**
 * Returns whether places of a franja may still be offered, and waited for.
 * @example seOfrece('2026-10-02T09:00:00', '2026-10-02T08:00:00') // true
 */
export function seOfrece(inicio: string, ahora: string): boolean {
  return ahora <= sumarHoras(inicio, -HORAS_PARA_OFRECER);
}

/**
 * Returns the momento at which an offer made at `ahora` ends.
 * @example venceOferta('2026-10-02T18:00:00', '2026-10-02T09:00:00') // '2026-10-02T11:00:00'
 * @example venceOferta('2026-10-02T18:00:00', '2026-10-01T23:00:00') // '2026-10-02T10:00:00'
 * @example venceOferta('2026-10-02T09:00:00', '2026-10-02T07:30:00') // '2026-10-02T08:30:00'
 */
export function venceOferta(inicio: string, ahora: string): string {
  const enDosHoras = sumarHoras(ahora, HORAS_DE_OFERTA);
  const maniana = fechaHora(
    horaDe(ahora) >= NOCHE.desde ? sumarDias(fechaDe(ahora), 1) : fechaDe(ahora),
    MANIANA,
  );
  const esDeNoche = horaDe(ahora) >= NOCHE.desde || horaDe(ahora) < NOCHE.hasta;
  const alMenos = esDeNoche && maniana > enDosHoras ? maniana : enDosHoras;
  const ultimo = sumarHoras(inicio, -HORAS_PARA_ACEPTAR);
  return alMenos < ultimo ? alMenos : ultimo;
}

interface EnLaFila {
  id: number;
  personas: number;
}

/**
 * Returns the entries to which the free places are offered. The entries take places in the order of
 * `fila`; an entry whose group does not fit into the places left is passed over, and keeps its
 * rank.
 * @example aQuienSeOfrece(3, [{ id: 1, personas: 4 }, { id: 2, personas: 2 }, { id: 3, personas: 1 }])
 *   // [{ id: 2, personas: 2 }, { id: 3, personas: 1 }]
 */
export function aQuienSeOfrece<E extends EnLaFila>(libres: number, fila: readonly E[]): E[] {
  let quedan = libres;
  return fila.filter(({ personas }) => {
    if (personas > quedan) return false;
    quedan -= personas;
    return true;
  });
}

/**
 * Returns the estado of an entry at `ahora`: an offer is VENCIDA from `venceEn` on, and an entry
 * that waits is CERRADA once its franja has begun.
 * @example estadoDeEspera({ estado: 'OFRECIDA', venceEn: '2026-10-02T11:00:00',
 *   inicio: '2026-10-02T18:00:00' }, '2026-10-02T11:00:00') // 'VENCIDA'
 */
export function estadoDeEspera(
  { estado, venceEn, inicio }: { estado: EstadoDeEspera; venceEn: string | null; inicio: string },
  ahora: string,
): EstadoDeEspera {
  if (estado === 'OFRECIDA' && venceEn !== null && venceEn <= ahora) return 'VENCIDA';
  return estado === 'ESPERANDO' && inicio <= ahora ? 'CERRADA' : estado;
}
