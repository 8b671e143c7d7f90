export const ESTADOS_DE_FRANJA = ['ACTIVA', 'BLOQUEADA', 'COMPLETA'] as const;
export type EstadoDeFranja = (typeof ESTADOS_DE_FRANJA)[number];

export const SEXOS = ['MASCULINO', 'FEMENINO', 'OTROS'] as const;
export type Sexo = (typeof SEXOS)[number];

/** The gender of a seat. NO_DECLARA where the desk does not know the gender of a companion. */
export const SEXOS_DE_ASIENTO = [...SEXOS, 'NO_DECLARA'] as const;
export type SexoDeAsiento = (typeof SEXOS_DE_ASIENTO)[number];

export const NOMBRE_DE_GENERO: Record<SexoDeAsiento, string> = {
  MASCULINO: 'Masculino',
  FEMENINO: 'Femenino',
  OTROS: 'Otros',
  NO_DECLARA: 'Sin decir',
};

/** The most people in one booking: its holder and three companions (specification §9). */
export const MAXIMO_DE_PERSONAS = 4;

/** The minutes of the session. The rest of a franja is for changing and cleaning (rules §6.4). */
const MINUTOS_DE_TURNO = 50;

/** The minutes of a franja in a new centre. The app assumes them until it has read the config. */
export const DURACION_POR_DEFECTO = 60;

/**
 * Returns how many minutes of a franja are the session (`circuito`) and how many are for changing
 * and cleaning (`cambio`).
 * @example repartoDelTurno(60) // { circuito: 50, cambio: 10 }
 */
export function repartoDelTurno(minutos: number): { circuito: number; cambio: number } {
  const circuito = Math.min(MINUTOS_DE_TURNO, minutos);
  return { circuito, cambio: minutos - circuito };
}

interface Ocupacion {
  capacidadEfectiva: number;
  ocupadosTotal: number;
}

/** @example plazasLibres({ capacidadEfectiva: 4, ocupadosTotal: 3 }) // 1 */
export function plazasLibres({ capacidadEfectiva, ocupadosTotal }: Ocupacion): number {
  return Math.max(0, capacidadEfectiva - ocupadosTotal);
}

/**
 * Returns the estado of a franja, which is derived and never stored (rules §7.1).
 * @example estadoDeFranja({ capacidadEfectiva: 4, ocupadosTotal: 4, bloqueada: false })
 *   // 'COMPLETA'
 */
export function estadoDeFranja(franja: Ocupacion & { bloqueada: boolean }): EstadoDeFranja {
  if (franja.bloqueada) return 'BLOQUEADA';
  return plazasLibres(franja) === 0 ? 'COMPLETA' : 'ACTIVA';
}

/**
 * Returns the refusal of a booking in a franja without enough places, in the wording of rules §8.1.
 * @example mensajeSinCupo(1) // 'Solo hay 1 cupo disponible para este horario'
 */
export function mensajeSinCupo(libres: number): string {
  if (libres === 0) return 'No hay cupos disponibles para este horario';
  if (libres === 1) return 'Solo hay 1 cupo disponible para este horario';
  return `Solo hay ${libres} cupos disponibles para este horario`;
}

/** The word for a day or a franja that the centre has closed. */
export const CERRADO = 'Cerrado';

/** The word for a day or a franja that has no free place. */
export const COMPLETO = 'Completo';

/** @example cuantosLugares(3) // '3 lugares' */
export function cuantosLugares(cuantos: number): string {
  return cuantos === 1 ? '1 lugar' : `${cuantos} lugares`;
}

/**
 * Returns how many places are left, in words.
 * @example quedanLugares(1) // 'queda 1 lugar'
 * @example quedanLugares(6) // 'quedan 6 lugares'
 */
export function quedanLugares(lugares: number): string {
  return `${lugares === 1 ? 'queda' : 'quedan'} ${cuantosLugares(lugares)}`;
}
