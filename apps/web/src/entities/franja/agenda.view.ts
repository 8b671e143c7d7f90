import { diasEntre, horaDe } from '@remanso/contract/calendario';
import type { Agenda, DiaDeAgenda, FranjaDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { diaDeLaTira, lugaresDelDia, type Dia } from './dias.view.ts';
import { CERRADO } from './franja.view.ts';

/*
 * The days of the agenda that anybody sees, for the agenda itself and for the settings of it.
 */

/** An hour of the agenda, with what the rules about franjas ask of it. */
export interface HoraDeAgenda extends FranjaDeAgenda {
  horaInicio: string;
  horaFin: string;
  capacidadEfectiva: number;
  ocupadosTotal: number;
}

export function horasDe({ franjas }: DiaDeAgenda): HoraDeAgenda[] {
  return franjas.map((franja) => ({
    ...franja,
    horaInicio: horaDe(franja.inicio),
    horaFin: horaDe(franja.fin),
    capacidadEfectiva: franja.libres,
    ocupadosTotal: 0,
  }));
}

export interface DiaDeTira extends Dia {
  /** The places of the day, or why there are none: '12 lugares', 'Completo', 'Cerrado'. */
  lugares: string;
  hay: boolean;
}

export function diasDeTira({ hoy, dias }: Agenda): DiaDeTira[] {
  return dias.map((dia) => {
    const { texto, hay } = lugaresDe(dia);
    return { ...diaDeLaTira(dia.fecha, diasEntre(hoy, dia.fecha), hoy), lugares: texto, hay };
  });
}

function lugaresDe(dia: DiaDeAgenda): { texto: string; hay: boolean } {
  const horas = horasDe(dia);
  if (horas.length === 0 && dia.feriado !== null) return { texto: CERRADO, hay: false };
  return lugaresDelDia(horas, () => true) ?? { texto: '', hay: false };
}
