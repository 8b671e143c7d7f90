import {
  diaDeSemana,
  fechaDe,
  fechaHora,
  horaDeMinutos,
  minutosDeHora,
  type DiaSemana,
} from '../calendario.ts';
import { nombreDeDia } from '../dias.rules.ts';

/*
 * The opening hours of a day and its franjas (rules §7.9). An override decides the hours first,
 * then a feriado, then the week's hours.
 */

export interface Tramo {
  horaInicio: string;
  horaFin: string;
}

export interface HorarioDeDia {
  diaSemana: DiaSemana;
  activo: boolean;
  tramos: readonly Tramo[];
}

export interface PlanDeDia {
  tramos: readonly Tramo[];
  capacidad: number;
}

export interface Reglas {
  horarios: readonly HorarioDeDia[];
  /** The dates of the closed days, as `YYYY-MM-DD`. */
  feriados: { has(fecha: string): boolean };
  overrides: ReadonlyMap<string, { tramos: readonly Tramo[]; capacidad: number | null }>;
  capacidadBase: number;
}

/**
 * Returns the opening hours and the capacity of a date.
 * @example planDeDia('2026-12-25', { horarios: [], feriados: new Set(['2026-12-25']),
 *   overrides: new Map(), capacidadBase: 4 })
 *   // { tramos: [], capacidad: 4 }
 */
export function planDeDia(fecha: string, reglas: Reglas): PlanDeDia {
  const override = reglas.overrides.get(fecha);
  if (override) {
    return { tramos: override.tramos, capacidad: override.capacidad ?? reglas.capacidadBase };
  }
  const cerrado = { tramos: [], capacidad: reglas.capacidadBase };
  if (reglas.feriados.has(fecha)) return cerrado;
  const dia = reglas.horarios.find((horario) => horario.diaSemana === diaDeSemana(fecha));
  return dia?.activo ? { tramos: dia.tramos, capacidad: reglas.capacidadBase } : cerrado;
}

/**
 * Splits tramos into back-to-back franjas of `duracionMin` minutes. The rest at the end of a tramo
 * stays unused.
 * @example franjasDeTramos([{ horaInicio: '08:00', horaFin: '09:45' }], 60)
 *   // [{ horaInicio: '08:00', horaFin: '09:00' }]
 */
export function franjasDeTramos(tramos: readonly Tramo[], duracionMin: number): Tramo[] {
  return tramos.flatMap((tramo) => {
    const inicio = minutosDeHora(tramo.horaInicio);
    const cuantas = Math.floor((minutosDeHora(tramo.horaFin) - inicio) / duracionMin);
    return Array.from({ length: Math.max(0, cuantas) }, (_, indice) => ({
      horaInicio: horaDeMinutos(inicio + indice * duracionMin),
      horaFin: horaDeMinutos(inicio + (indice + 1) * duracionMin),
    }));
  });
}

/**
 * Returns what is wrong with a list of tramos, or null. Each tramo must end after its start, and no
 * two tramos may overlap.
 * @example problemaDeTramos([{ horaInicio: '10:00', horaFin: '09:00' }])
 *   // 'el horario 10:00 - 09:00 debe terminar después de empezar'
 */
export function problemaDeTramos(tramos: readonly Tramo[]): string | null {
  const enOrden = ordenarTramos(tramos);
  const invertido = enOrden.find((tramo) => tramo.horaFin <= tramo.horaInicio);
  if (invertido) {
    return `el horario ${invertido.horaInicio} - ${invertido.horaFin} debe terminar después de empezar`;
  }
  const encimado = enOrden.find(
    (tramo, indice) => tramo.horaInicio < (enOrden[indice - 1]?.horaFin ?? ''),
  );
  return encimado
    ? `el horario ${encimado.horaInicio} - ${encimado.horaFin} se superpone con otro`
    : null;
}

/**
 * @example ordenarTramos([{ horaInicio: '16:00', horaFin: '20:00' }, { horaInicio: '08:00',
 *   horaFin: '12:00' }])[0].horaInicio
 *   // '08:00'
 */
export function ordenarTramos<T extends Tramo>(tramos: readonly T[]): T[] {
  return tramos.toSorted((a, b) => minutosDeHora(a.horaInicio) - minutosDeHora(b.horaInicio));
}

/**
 * Returns what is wrong with the hours of one day of the week, in a text that names the day; null
 * where nothing is wrong.
 * @example problemaDeHorario({ diaSemana: 'SABADO', activo: true, tramos: [] })
 *   // 'El día sábado está activo y necesita al menos un horario'
 */
export function problemaDeHorario({ diaSemana, activo, tramos }: HorarioDeDia): string | null {
  const dia = nombreDeDia(diaSemana);
  if (activo && tramos.length === 0)
    return `El día ${dia} está activo y necesita al menos un horario`;
  const problema = problemaDeTramos(tramos);
  return problema && `El día ${dia} tiene un error: ${problema}`;
}

/** A range between two date-times of the same day. */
export interface Lapso {
  inicio: string;
  fin: string;
}

/**
 * Returns whether `lapso` lies within a tramo of the same day.
 * @example estaDentro({ inicio: '2026-10-01T08:00:00', fin: '2026-10-01T09:00:00' },
 *   { horaInicio: '08:00', horaFin: '12:00' })
 *   // true
 */
export function estaDentro(lapso: Lapso, { horaInicio, horaFin }: Tramo): boolean {
  const fecha = fechaDe(lapso.inicio);
  return fechaHora(fecha, horaInicio) <= lapso.inicio && lapso.fin <= fechaHora(fecha, horaFin);
}

/**
 * @example seSuperponen({ inicio: '2026-10-01T08:00:00', fin: '2026-10-01T09:00:00' },
 *   { inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' })
 *   // false
 */
export function seSuperponen(a: Lapso, b: Lapso): boolean {
  return a.inicio < b.fin && b.inicio < a.fin;
}

export interface BloqueoDePlan {
  id: number;
  fechaDesde: string;
  fechaHasta: string;
  /** Both `horaInicio` and `horaFin` are null where the bloqueo blocks whole days. */
  horaInicio: string | null;
  horaFin: string | null;
}

/**
 * Returns the id of the first bloqueo that touches a franja, or null.
 * @example bloqueoQueCubre([{ id: 7, fechaDesde: '2026-10-01', fechaHasta: '2026-10-03',
 *   horaInicio: null, horaFin: null }], { inicio: '2026-10-02T08:00:00',
 *   fin: '2026-10-02T09:00:00' })
 *   // 7
 */
export function bloqueoQueCubre(bloqueos: readonly BloqueoDePlan[], franja: Lapso): number | null {
  const fecha = fechaDe(franja.inicio);
  const cubre = ({ fechaDesde, fechaHasta, horaInicio, horaFin }: BloqueoDePlan) => {
    if (fecha < fechaDesde || fecha > fechaHasta) return false;
    if (horaInicio === null || horaFin === null) return true;
    const horas = { inicio: fechaHora(fecha, horaInicio), fin: fechaHora(fecha, horaFin) };
    return seSuperponen(franja, horas);
  };
  return bloqueos.find(cubre)?.id ?? null;
}
