import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import { diaDeSemana, nombreDeFecha } from '@remanso/contract/calendario';
import {
  feriadosNacionales,
  sabePuentes,
  type FeriadoNacional,
} from '@remanso/contract/plan/feriados-nacionales.rules';
import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';

/*
 * The national holidays of a year, for the window ImportarFeriados.
 */

export interface FeriadoOfrecido extends FeriadoNacional {
  /** True where the day is saved as a feriado already. */
  yaEsta: boolean;
}

/**
 * Returns the holidays of a year from today on. `yaEsta` marks a holiday that is saved as a feriado
 * already.
 */
export function feriadosOfrecidos(
  anio: number,
  hoy: string,
  guardados: ReadonlySet<string>,
): FeriadoOfrecido[] {
  return feriadosNacionales(anio)
    .filter(({ fecha }) => fecha >= hoy)
    .map((feriado) => ({ ...feriado, yaEsta: guardados.has(feriado.fecha) }));
}

/**
 * Returns the current year, or the next year once the last holiday of the current year is over.
 */
export function anioConFeriados(hoy: string): number {
  const esteAnio = Number(hoy.slice(0, 4));
  return feriadosOfrecidos(esteAnio, hoy, new Set()).length > 0 ? esteAnio : esteAnio + 1;
}

/**
 * Returns the dates that are chosen at first: all holidays without the bridge days (puentes), on
 * which each centre decides whether to open.
 */
export function elegidosAlEmpezar(ofrecidos: readonly FeriadoOfrecido[]): ReadonlySet<string> {
  return new Set(
    ofrecidos
      .filter(({ clase, yaEsta }) => clase !== 'puente' && !yaEsta)
      .map(({ fecha }) => fecha),
  );
}

/**
 * Returns the note below a holiday: 'Trasladado del miércoles 17 de junio', or a hint that the day
 * of the holiday is not settled. Null where a holiday has no note.
 */
export function notaDeFeriado({ fecha, clase, original }: FeriadoNacional): string | null {
  if (original) return `Trasladado del ${nombreDeFecha(original)}`;
  if (clase === 'puente') return 'Día no laborable: decide si el centro abre';
  const dia = diaDeSemana(fecha);
  const cae = dia === 'SABADO' ? 'sábado' : dia === 'DOMINGO' ? 'domingo' : null;
  return clase === 'trasladable' && cae
    ? `Cae ${cae}: un decreto puede pasarlo al viernes o al lunes`
    : null;
}

/**
 * Says what making a day a feriado would do, for example 'retira 8 turnos libres, 1 turno con
 * reservas'.
 */
export function efectoDeFeriado(fecha: string, previa: Previsualizacion | undefined): string {
  if (!previa) return '';
  const retiradas = previa.dias.find((dia) => dia.fecha === fecha)?.retiradas ?? 0;
  const conReservas = todosLosConflictos(previa).filter(
    ({ franja }) => franja.fecha === fecha,
  ).length;
  const partes = [
    retiradas > 0 &&
      (retiradas === 1 ? 'retira 1 turno libre' : `retira ${retiradas} turnos libres`),
    conReservas > 0 &&
      (conReservas === 1 ? '1 turno con reservas' : `${conReservas} turnos con reservas`),
  ].filter(Boolean);
  return partes.length === 0 ? 'ningún turno cambia' : partes.join(', ');
}

export function notaDePuentes(anio: number): string | null {
  return sabePuentes(anio)
    ? null
    : `Los puentes de ${anio} no están en esta lista: se fijan por resolución y se agregan a mano.`;
}
