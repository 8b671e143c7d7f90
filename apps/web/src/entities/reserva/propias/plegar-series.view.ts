import { diaYMes, fechaDe } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { RESERVAS_POR_PAGINA } from '@remanso/contract/reserva/reservas.rules';

type DeSerie = Pick<ReservaDeCliente, 'id' | 'serieId' | 'franja'>;

/** A booking, and the later bookings of its series, which the list shows folded below it. */
export interface Pliegue<T extends DeSerie> {
  reserva: T;
  siguen: T[];
}

/** Folds the later bookings of each series under its first one, so that they do not fill a list. */
export function plegarSeries<T extends DeSerie>(reservas: readonly T[]): Pliegue<T>[] {
  const pliegues: Pliegue<T>[] = [];
  const deSerie = new Map<number, Pliegue<T>>();
  for (const reserva of reservas) {
    const { serieId } = reserva;
    const primero = serieId === undefined ? undefined : deSerie.get(serieId);
    if (primero) {
      primero.siguen.push(reserva);
      continue;
    }
    const pliegue = { reserva, siguen: [] };
    pliegues.push(pliegue);
    if (serieId !== undefined) deSerie.set(serieId, pliegue);
  }
  return pliegues;
}

/**
 * Returns a page of the folded list, zero based, in the shape of a page of the server. `siguen` are
 * the folded bookings, by the id of the booking above them.
 */
export function paginaDePliegues<T extends DeSerie>(reservas: readonly T[], paginaActual: number) {
  const pliegues = plegarSeries(reservas);
  const desde = paginaActual * RESERVAS_POR_PAGINA;
  const deLaPagina = pliegues.slice(desde, desde + RESERVAS_POR_PAGINA);
  const totalPaginas = Math.ceil(pliegues.length / RESERVAS_POR_PAGINA);
  return {
    reservas: deLaPagina.map(({ reserva }) => reserva),
    siguen: new Map(deLaPagina.map(({ reserva, siguen }) => [reserva.id, siguen] as const)),
    paginaActual,
    totalPaginas,
    tieneAnterior: paginaActual > 0,
    tieneSiguiente: paginaActual + 1 < totalPaginas,
  };
}

/** @returns for example 'y 10 más, hasta el 9 de febrero' */
export function losQueSiguen(siguen: readonly DeSerie[]): string {
  const ultima = siguen.at(-1);
  return `y ${siguen.length} más, hasta el ${diaYMes(fechaDe(ultima?.franja.inicio ?? ''))}`;
}
