import type { Agenda, DiaDeAgenda, PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { horasDe, type HoraDeAgenda } from '../../entities/franja/agenda.view.ts';
import { estaCerrado } from '../../entities/franja/dias.view.ts';
import { CERRADO, cuantosLugares, esElegible } from '../../entities/franja/franja.view.ts';

/*
 * The texts of the agenda that anybody sees.
 */

/** The day and the hour that an address of the agenda names; null where it names none. */
export interface Pedido {
  fecha: string | null;
  franja: number | null;
}

/**
 * Returns the day that the agenda shows: that of the franja or the date which an address names,
 * else the first day with a free place, else the first day with hours, else the first day. Undefined
 * where the agenda has no day.
 */
export function diaEnVista(
  { dias }: Pick<Agenda, 'dias'>,
  pedido: Pedido,
): DiaDeAgenda | undefined {
  return (
    diaPedido(dias, pedido) ??
    dias.find(hayLugar) ??
    dias.find(({ franjas }) => franjas.length > 0) ??
    dias[0]
  );
}

/** Returns the day of the franja or the date which an address names; undefined where it is not there. */
export function diaPedido(
  dias: readonly DiaDeAgenda[],
  { fecha, franja }: Pedido,
): DiaDeAgenda | undefined {
  return (
    dias.find(({ franjas }) => franja !== null && franjas.some(({ id }) => id === franja)) ??
    dias.find((dia) => dia.fecha === fecha)
  );
}

/** Returns the first day after `fecha` with a free place; undefined where there is none. */
export function siguienteConLugar(
  dias: readonly DiaDeAgenda[],
  fecha: string,
): DiaDeAgenda | undefined {
  return dias.find((dia) => dia.fecha > fecha && hayLugar(dia));
}

export function hayLugar(dia: DiaDeAgenda): boolean {
  return horasDe(dia).some((hora) => esElegible(hora));
}

/** Returns which of the two weeks have a day. */
export function tramoDe(
  tramos: readonly { data?: Pick<Agenda, 'dias'> | undefined }[],
  fecha: string,
): number {
  return Math.max(
    0,
    tramos.findIndex(({ data }) => data?.dias.some((dia) => dia.fecha === fecha)),
  );
}

/** Returns why the day in view is not what the address names; null where it is. */
export function recadoDe(dias: readonly DiaDeAgenda[], { fecha, franja }: Pedido): string | null {
  if (franja !== null && !dias.some(({ franjas }) => franjas.some(({ id }) => id === franja))) {
    return 'Ese turno ya no está disponible. Estos son los que hay.';
  }
  if (franja !== null || fecha === null) return null;
  return dias.some((dia) => dia.fecha === fecha) ? null : 'Ese día no está en la agenda.';
}

/** Returns 'N lugares', or why nobody can book the hour. */
export function textoDeHora(hora: HoraDeAgenda): string {
  if (hora.estado === 'BLOQUEADA') return CERRADO;
  return esElegible(hora) ? cuantosLugares(hora.libres) : 'Completo';
}

/** Returns why a day has no hour to choose; null where it has some. */
export function porQueNoHay(dia: DiaDeAgenda): string | null {
  if (hayLugar(dia)) return null;
  if (dia.feriado !== null) return `Cerrado: ${dia.feriado}`;
  if (dia.franjas.length === 0) return 'Ese día no hay turnos.';
  return estaCerrado(dia.franjas) ? 'Ese día está cerrado.' : 'Ese día no quedan lugares.';
}

/** Returns what the price of a group says below its sum, such as '$ 18.000 por persona'. */
export function detalleDePrecio({ precioPorPersona, ahorro }: PrecioDeAgenda): string {
  const cadaUno = `${formatearPesos(precioPorPersona)} por persona`;
  return ahorro > 0 ? `${cadaUno}, ${formatearPesos(ahorro)} menos` : cadaUno;
}
