import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { esDelMomento, sigueSiendoCierto } from './ficha.queries.ts';

/** The part of a booking, or of the dates of a series, that a letter names. */
interface Dicho<F> {
  inicio: string;
  serie?: F[] | undefined;
}

interface Carta<D> {
  tipo: string;
  reservaId: number;
  datos: D;
}

/**
 * Returns the data of a letter without the dates of a series of which it is no longer true; undefined
 * where nothing of the letter is.
 */
export async function loQueSigue<
  F extends { reservaId: number; inicio: string },
  D extends Dicho<F>,
>(
  db: Executor,
  clock: Pick<Clock, 'now'>,
  { tipo, reservaId, datos }: Carta<D>,
): Promise<D | undefined> {
  if (!esDelMomento(tipo)) return datos;
  if (!datos.serie) {
    return (await sigueSiendoCierto(db, clock, { tipo, reservaId, datos })) ? datos : undefined;
  }
  const serie: F[] = [];
  for (const fecha of datos.serie) {
    const { reservaId: suya } = fecha;
    if (await sigueSiendoCierto(db, clock, { tipo, reservaId: suya, datos: fecha })) {
      serie.push(fecha);
    }
  }
  return serie.length > 0 ? { ...datos, serie } : undefined;
}
