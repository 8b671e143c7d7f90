import { Overtaken, type Tx } from '../../database/transaction.ts';
import { registrarHechos } from '../auditoria/auditoria.repository.ts';
import { leerFilas, selectFichas } from '../reservas-leidas/ficha.queries.ts';
import { sigueEscrita } from '../reservas-leidas/estado.queries.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { anunciarCambio, type Anunciar } from './anunciar-cambio.ts';
import { actualDeFila, cancelarReservas, type ReservaActual } from './reservas.repository.ts';

interface Entrada {
  usuarioId: number;
  /** The id of the administrator who cancels them. */
  autorId: number;
}

/**
 * Cancels all of a person's active bookings whose franja has not begun, and returns how many they
 * were (rules §4.9). The caller must hold the account's lock, so that no booking is added
 * meanwhile.
 */
export async function cancelarReservasPorVenir(
  tx: Tx,
  { clock, avisar }: Anunciar,
  { usuarioId, autorId }: Entrada,
): Promise<number> {
  const ahora = clock.now();
  const franjas = await tomarFranjasDePersona(tx, usuarioId, ahora);
  const antes = await reservasPorVenir(tx, usuarioId, ahora);
  // While this transaction waited for the locks, a move took a booking to a franja that it has
  // not locked.
  if (antes.some(({ franjaId }) => !franjas.has(franjaId))) throw new Overtaken();
  if (antes.length === 0) return 0;
  const ids = antes.map(({ id }) => id);
  await cancelarReservas(tx, ids);
  await devolverPlazas(tx, clock, ...antes);
  const canceladas = await leerFilas(tx, ids, ahora);
  const cambios = canceladas.map((fila, n) => ({
    fila,
    antes: antes[n],
    despues: actualDeFila(fila),
  }));
  await anunciarCambio(
    tx,
    { clock, avisar },
    ...cambios.map(({ antes: reserva, ...cambio }) => ({
      ...cambio,
      antes: reserva && { reserva, nombres: [] },
      quien: 'CENTRO' as const,
    })),
  );
  await registrarHechos(
    tx,
    cambios.map((cambio) => ({
      usuarioId: autorId,
      accion: 'cancelarReserva',
      entidadId: cambio.fila.id,
      antes: cambio.antes,
      despues: cambio.despues,
      ocurridoEn: clock.instant(),
    })),
  );
  return antes.length;
}

/**
 * Locks the future franjas of a person's bookings, in the order of their ids. The franjas of
 * cancelled bookings are included, because an administrator could revive such a booking meanwhile.
 */
async function tomarFranjasDePersona(
  tx: Tx,
  usuarioId: number,
  ahora: string,
): Promise<ReadonlySet<number>> {
  const franjas = await tx
    .selectFrom('franjas as f')
    .select('f.id')
    .where('f.inicio', '>', ahora)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reservas as r')
          .select('r.id')
          .whereRef('r.franja_id', '=', 'f.id')
          .where('r.usuario_id', '=', usuarioId),
      ),
    )
    .orderBy('f.id')
    .forUpdate()
    .execute();
  return new Set(franjas.map(({ id }) => id));
}

/**
 * Reads and locks the bookings in the order of their ids, in the shape the trail records. The
 * caller must hold their franjas' locks, without which nobody changes a booking.
 */
async function reservasPorVenir(
  tx: Tx,
  usuarioId: number,
  ahora: string,
): Promise<ReservaActual[]> {
  const filas = await selectFichas(tx, ahora)
    .where('r.usuario_id', '=', usuarioId)
    .where(sigueEscrita)
    .where('f.inicio', '>', ahora)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
  // What time has cancelled and nobody has written down is told as what it was.
  return filas.map((fila) => ({ ...actualDeFila(fila), estado: fila.guardada }));
}
