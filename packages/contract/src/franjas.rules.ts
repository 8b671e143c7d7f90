export const ESTADOS_DE_FRANJA = ['ACTIVA', 'BLOQUEADA', 'COMPLETA'] as const;
export type EstadoDeFranja = (typeof ESTADOS_DE_FRANJA)[number];

export const SEXOS = ['MASCULINO', 'FEMENINO', 'OTROS'] as const;
export type Sexo = (typeof SEXOS)[number];

/** Specification §9; a booking is for its holder and up to three companions. */
export const MAXIMO_DE_PERSONAS = 4;

/** The session itself; the rest of a franja is for changing and cleaning (rules §5). */
export const MINUTOS_DE_TURNO = 50;

interface Ocupacion {
  capacidadEfectiva: number;
  ocupadosTotal: number;
}

export function plazasLibres({ capacidadEfectiva, ocupadosTotal }: Ocupacion): number {
  return Math.max(0, capacidadEfectiva - ocupadosTotal);
}

/** Derived, never stored (rules §6). */
export function estadoDeFranja(franja: Ocupacion & { bloqueada: boolean }): EstadoDeFranja {
  if (franja.bloqueada) return 'BLOQUEADA';
  return plazasLibres(franja) === 0 ? 'COMPLETA' : 'ACTIVA';
}

/** 'Solo hay 2 cupos disponibles para este horario', in the wording that rules §7 and §9.9 give. */
export function mensajeSinCupo(libres: number): string {
  if (libres === 0) return 'No hay cupos disponibles para este horario';
  if (libres === 1) return 'Solo hay 1 cupo disponible para este horario';
  return `Solo hay ${libres} cupos disponibles para este horario`;
}
