import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { cancelarSerie as endpoint } from '@remanso/contract/serie/series.contract';
import { inTransaction, Overtaken, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { AppError } from '../../../platform/errors.ts';
import { puedeVer, type Session } from '../../../platform/http/session.ts';
import { anunciarSerie } from '../../reservas/anunciar-serie.ts';
import { cancelarVarias } from '../../reservas/cancelar-varias.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { reservaCompletada } from '../../reservas/reservas.errors.ts';
import { tomadaDeFila } from '../../reservas/reservas.repository.ts';
import { problemaDePlazo } from '../../reservas/tomar-reserva-visible.ts';
import { selectFichas, type FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
import { serieInexistente } from '../series.errors.ts';
import { tomarFranjasDeSerie } from '../series.queries.ts';
import { cerrarEsperasDeSerie } from './cerrar-esperas-de-serie.ts';

interface Entrada {
  session: Session;
  serieId: number;
  /** The first day whose booking is cancelled. */
  desde: string;
  motivo?: string | undefined;
}

type Usa = Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'limits'>;

/**
 * Cancels the bookings of a series from a day on. A booking that can no longer be cancelled, by its
 * own limit, stays and is told (rules §22.7). Entries in waiting lists that were made with the series
 * end.
 */
export async function cancelarSerie(
  { db, clock, avisar, limits }: Usa,
  { session, serieId, desde, motivo }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  await limits.cancellation.take(session);
  return inTransaction(db, async (tx) => {
    const franjas = await tomarFranjasDeSerie(tx, { serieId, desde });
    const duenio = await buscarDuenio(tx, serieId);
    if (!duenio || !puedeVer(session, duenio.usuarioId)) throw serieInexistente();
    const filas = await tomarReservas(tx, { serieId, desde, ahora: clock.now() });
    // Another request moved a booking, while this transaction waited for the locks, to a franja that
    // this transaction has not locked. Overtaken makes the transaction run again.
    if (filas.some(({ franja_id: id }) => !franjas.has(id))) throw new Overtaken();
    const juzgadas = filas.map((fila) => ({ fila, problema: problemaDe(fila) }));
    const quedan = juzgadas.flatMap(({ fila, problema }) =>
      problema ? [{ fecha: fechaDe(fila.inicio), motivo: problema.message }] : [],
    );
    const antes = juzgadas
      .filter(({ problema }) => !problema)
      .map(({ fila }) => tomadaDeFila(fila).reserva)
      .toSorted((una, otra) => una.id - otra.id);
    await cerrarEsperasDeSerie(tx, { clock, avisar }, { session, serieId, desde });
    if (antes.length > 0) {
      const pedido = { antes, autorId: session.usuarioId, motivo };
      const canceladas = await cancelarVarias(tx, { clock, avisar }, pedido);
      const { quien } = politicaDe(session);
      const enOrden = canceladas.toSorted((una, otra) => (una.inicio < otra.inicio ? -1 : 1));
      const noticia = { tipo: 'cancelacion', filas: enOrden, quien, motivo } as const;
      await anunciarSerie(tx, { clock, avisar }, noticia);
    }
    return { canceladas: antes.length, quedan };
  });

  function problemaDe(fila: FilaDeFicha): AppError | undefined {
    if (!esActiva(fila.estado)) return reservaCompletada();
    const { limiteCancelHoras } = tomadaDeFila(fila);
    const plazo = { inicio: fila.inicio, cerrada: fila.bloqueada, limiteCancelHoras };
    return problemaDePlazo(clock, politicaDe(session), plazo);
  }
}

async function buscarDuenio(tx: Tx, id: number): Promise<{ usuarioId: number | null } | undefined> {
  return tx
    .selectFrom('series')
    .select('usuario_id as usuarioId')
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks and reads the bookings of a series from a day on that are not cancelled, the earliest first.
 * The caller must hold the locks of their franjas.
 */
async function tomarReservas(
  tx: Tx,
  { serieId, desde, ahora }: { serieId: number; desde: string; ahora: string },
): Promise<FilaDeFicha[]> {
  const filas = await selectFichas(tx, ahora)
    .where('r.serie_id', '=', serieId)
    .where('f.fecha', '>=', desde)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
  return filas
    .filter(({ estado }) => estado !== 'CANCELADA')
    .toSorted((una, otra) => (una.inicio < otra.inicio ? -1 : 1));
}
