import type { Bloqueo, Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { detalleDeOverride } from '../../../../entities/horario/tramos.view.ts';
import { etapaDe } from '../dia.view.ts';

/*
 * The texts of the banner above the franjas of a day, about what is special about the day.
 */

interface ExcepcionesDelDia {
  feriados: readonly Pick<Feriado, 'descripcion'>[];
  bloqueos: readonly Pick<Bloqueo, 'motivo' | 'horaInicio' | 'horaFin'>[];
  overrides: readonly Pick<Override, 'motivo' | 'tramos' | 'capacidad'>[];
}

type FranjaDelDia = Pick<
  Franja,
  'id' | 'inicio' | 'fin' | 'estado' | 'motivo' | 'ocupadosTotal' | 'fueraDelPlan'
>;

export interface DiaEspecial {
  /** A sentence for each exception of the day. The exception that takes precedence comes first. */
  razones: string[];
  /**
   * The task that is left about blocked franjas with bookings to come. Null where there are no such
   * franjas.
   */
  porResolver: string | null;
  /** The ids of the blocked franjas with bookings. */
  franjas: number[];
}

/**
 * Returns what is special about a day. Null where nothing is special. A feriado with an override is
 * left out, because the override opens the day.
 */
export function diaEspecial(
  { feriados, bloqueos, overrides }: ExcepcionesDelDia,
  franjas: readonly FranjaDelDia[],
  ahora: string,
): DiaEspecial | null {
  const [override] = overrides;
  const razones = [
    ...overrides.map((una) => `${conNombre('Horario especial', una.motivo)}. ${deOverride(una)}`),
    ...(override ? [] : feriados.map(deFeriado)),
    ...bloqueos.map(deBloqueo),
  ];
  const cerradas = franjas.filter(
    (franja) =>
      franja.ocupadosTotal > 0 &&
      etapaDe(franja, ahora) === 'por venir' &&
      franja.estado === 'BLOQUEADA',
  );
  if (razones.length === 0 && cerradas.length === 0) return null;
  return {
    razones: razones.length > 0 ? razones : [sinExcepcion(cerradas)],
    porResolver: cerradas.length > 0 ? quedan(cerradas.length) : null,
    franjas: cerradas.map(({ id }) => id),
  };
}

const conNombre = (nombre: string, texto: string | null) =>
  texto ? `${nombre}: ${texto}` : nombre;
const deOverride = (override: Pick<Override, 'tramos' | 'capacidad'>) =>
  `${detalleDeOverride(override)}.`;
const deFeriado = ({ descripcion }: Pick<Feriado, 'descripcion'>) =>
  `Feriado: ${descripcion}. El centro no abre.`;

function deBloqueo({ motivo, horaInicio, horaFin }: ExcepcionesDelDia['bloqueos'][number]): string {
  const horas = horaInicio && horaFin ? `De ${horaInicio} a ${horaFin}` : 'Todo el día';
  return `${conNombre('Bloqueo', motivo)}. ${horas}.`;
}

function sinExcepcion(cerradas: readonly FranjaDelDia[]): string {
  return cerradas.some(({ fueraDelPlan }) => fueraDelPlan)
    ? 'Hay turnos fuera de los horarios semanales.'
    : 'Hay turnos bloqueados a mano.';
}

function quedan(cuantas: number): string {
  return cuantas === 1
    ? 'Queda 1 turno con reservas: no se vende; mueve o cancela lo que tiene.'
    : `Quedan ${cuantas} turnos con reservas: no se venden; mueve o cancela lo que tienen.`;
}
