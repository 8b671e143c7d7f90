import { diasEntre, horaDe } from '@remanso/contract/calendario';
import type {
  DiaDeAgenda,
  FranjaDeAgenda,
  PrecioDeAgenda,
} from '@remanso/contract/franja/agenda.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { diaDeLaTira, lugaresDelDia, type Dia } from '../../entities/franja/dias.view.ts';
import { CERRADO, cuantosLugares, esElegible } from '../../entities/franja/franja.view.ts';

/*
 * The texts of the agenda that anybody sees.
 */

/** The agenda as the server answers it: `dias` has every day, with or without hours. */
export interface Agenda {
  hoy: string;
  dias: readonly DiaDeAgenda[];
}

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

/**
 * Returns the day that the agenda shows: that of the franja or the date which an address names,
 * else the first day with a free place, else the first day with hours, else the first day. Undefined
 * where the agenda has no day.
 */
export function diaEnVista(
  { dias }: Pick<Agenda, 'dias'>,
  { fecha, franja }: { fecha: string | null; franja: number | null },
): DiaDeAgenda | undefined {
  return (
    dias.find(({ franjas }) => franja !== null && franjas.some(({ id }) => id === franja)) ??
    dias.find((dia) => dia.fecha === fecha) ??
    dias.find((dia) => horasDe(dia).some((hora) => esElegible(hora))) ??
    dias.find(({ franjas }) => franjas.length > 0) ??
    dias[0]
  );
}

/** Returns 'N lugares', or why nobody can book the hour. */
export function textoDeHora(hora: HoraDeAgenda): string {
  if (hora.estado === 'BLOQUEADA') return CERRADO;
  return esElegible(hora) ? cuantosLugares(hora.libres) : 'Completo';
}

/** Returns why a day has no hour to choose; null where it has some. */
export function porQueNoHay(dia: DiaDeAgenda): string | null {
  if (dia.feriado !== null) return `Cerrado: ${dia.feriado}`;
  if (dia.franjas.length === 0) return 'Ese día no hay turnos.';
  return horasDe(dia).some((hora) => esElegible(hora)) ? null : 'Ese día no quedan lugares.';
}

/** Returns what a price says below its sum, such as '$ 18.000 por persona'. */
export function detalleDePrecio({ personas, precioPorPersona, ahorro }: PrecioDeAgenda): string {
  if (personas === 1) return 'en total';
  const cadaUno = `${formatearPesos(precioPorPersona)} por persona`;
  return ahorro > 0 ? `${cadaUno}, ${formatearPesos(ahorro)} menos` : cadaUno;
}
