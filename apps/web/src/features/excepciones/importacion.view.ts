import { diaDeSemana, nombreDeFecha } from '@remanso/contract/calendario';
import {
  feriadosNacionales,
  sabePuentes,
  type FeriadoNacional,
} from '@remanso/contract/feriados-nacionales.rules';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';

/*
 * The national holidays of a year, to be chosen from.
 */

export interface FeriadoOfrecido extends FeriadoNacional {
  /** Already saved. */
  yaEsta: boolean;
}

/** Those that have not gone by, and which of them are there already. */
export function feriadosOfrecidos(
  anio: number,
  hoy: string,
  guardados: ReadonlySet<string>,
): FeriadoOfrecido[] {
  return feriadosNacionales(anio)
    .filter(({ fecha }) => fecha >= hoy)
    .map((feriado) => ({ ...feriado, yaEsta: guardados.has(feriado.fecha) }));
}

/** This year, or the next once the last feriado of this one has gone by. */
export function anioConFeriados(hoy: string): number {
  const esteAnio = Number(hoy.slice(0, 4));
  return feriadosOfrecidos(esteAnio, hoy, new Set()).length > 0 ? esteAnio : esteAnio + 1;
}

/** Bridges are not worked by whoever decides so; the others are feriados for all. */
export function elegidosAlEmpezar(ofrecidos: readonly FeriadoOfrecido[]): ReadonlySet<string> {
  return new Set(
    ofrecidos
      .filter(({ clase, yaEsta }) => clase !== 'puente' && !yaEsta)
      .map(({ fecha }) => fecha),
  );
}

/** 'Trasladado del miércoles 17 de junio', and what a decree may still change. */
export function notaDeFeriado({ fecha, clase, original }: FeriadoNacional): string | null {
  if (original) return `Trasladado del ${nombreDeFecha(original)}`;
  if (clase === 'puente') return 'Día no laborable: conviene decidir si el centro abre';
  const dia = diaDeSemana(fecha);
  const cae = dia === 'SABADO' ? 'sábado' : dia === 'DOMINGO' ? 'domingo' : null;
  return clase === 'trasladable' && cae
    ? `Cae ${cae}: un decreto puede pasarlo al viernes o al lunes`
    : null;
}

/** What each would do: 'se retiran 8 turnos', '1 turno con reservas'. */
export function efectoDeFeriado(fecha: string, previa: Previsualizacion | undefined): string {
  if (!previa) return '';
  const retiradas = previa.dias.find((dia) => dia.fecha === fecha)?.retiradas ?? 0;
  const conReservas = previa.conflictos.filter(({ franja }) => franja.fecha === fecha).length;
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
