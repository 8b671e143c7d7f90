import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { registrarHechos } from '../auditoria/auditoria.repository.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { leerFilas, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { devolverAbonos } from './abonos/ajustar-abono.ts';
import { actualDeFila, cancelarReservas, type ReservaActual } from './reservas.repository.ts';

interface Entrada {
  /** The bookings as they are, in the order of their ids. */
  antes: readonly ReservaActual[];
  /** The account that cancels the bookings: somebody of the desk, or the holder. */
  autorId: number;
  motivo?: string | undefined;
}

/**
 * Cancels bookings, frees their places and writes a hecho for each. Returns the bookings as they are
 * afterwards, in the same order. The caller must hold the locks of the franjas and the bookings, and
 * must tell the holders.
 */
export async function cancelarVarias(
  tx: Tx,
  anunciar: Anunciar,
  { antes, autorId, motivo }: Entrada,
): Promise<FilaDeFicha[]> {
  const { clock } = anunciar;
  const ids = antes.map(({ id }) => id);
  await cancelarReservas(tx, ids);
  // They are read before their places go: a franja outside the plan goes with its last booking.
  const filas = await leerFilas(tx, ids, clock.now());
  await devolverPlazas(tx, anunciar, ...antes);
  const canceladas = await soltarAbonos(tx, clock, { filas, autorId });
  await registrarHechos(
    tx,
    canceladas.map((fila, n) => ({
      usuarioId: autorId,
      accion: 'cancelarReserva',
      entidadId: fila.id,
      antes: antes[n],
      despues: { ...actualDeFila(fila), ...(motivo && { motivo }) },
      ocurridoEn: clock.instant(),
    })),
  );
  return canceladas;
}

/**
 * Gives back the places of the abonos that paid cancelled bookings, and returns the bookings as they
 * are then. Bookings that no abono paid are returned as they came.
 */
async function soltarAbonos(
  tx: Tx,
  clock: Clock,
  { filas, autorId }: { filas: FilaDeFicha[]; autorId: number },
): Promise<FilaDeFicha[]> {
  if (filas.every(({ abono_vendido_id: abono }) => abono === null)) return filas;
  const porElCentro = filas.some(({ cliente_id: id }) => id !== autorId);
  await devolverAbonos(tx, clock, { filas, autorId: porElCentro ? autorId : null, porElCentro });
  const ids = filas.map(({ id }) => id);
  return leerFilas(tx, ids, clock.now());
}
