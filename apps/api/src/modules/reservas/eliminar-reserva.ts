import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { lugaresUsados } from '../abonos/abonos.repository.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerFila } from '../reservas-leidas/ficha.queries.ts';
import { reservaDelMostradorDeFila } from '../reservas-leidas/reservas.queries.ts';
import { anotarReservaBorrada } from '../webhooks/sucesos.repository.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { anunciarCambio } from './anunciar-cambio.ts';
import { tomarReservaVisible } from './tomar-reserva-visible.ts';
import { ajustarAbono, autorDe } from './abonos/ajustar-abono.ts';
import { reservaConPagos } from './reservas.errors.ts';
import { borrarReserva } from './reservas.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
}

/**
 * Deletes a booking for good, for an administrator, and frees the places that the booking occupied
 * (rules §8.11).
 */
export async function eliminarReserva(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { session, reservaId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const pedido = { session, reservaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, guardada, nombres, abonoVendidoId } = tomada;
    if ((await lugaresUsados(tx, reservaId)).valor > 0) throw reservaConPagos();
    const fila = await leerFila(tx, reservaId, clock.now());
    await anunciarCambio(
      tx,
      { clock, avisar },
      {
        fila,
        antes: { reserva: antes, nombres },
        despues: { ...antes, estado: 'CANCELADA' },
        quien: 'CENTRO',
        seBorra: true,
      },
    );
    if (antes.estado !== 'CANCELADA') {
      const vista = reservaDelMostradorDeFila({ ...fila, estado: 'CANCELADA' }, clock.timeZone);
      await anotarReservaBorrada(tx, reservaId, vista);
    }
    const { precioTotal } = antes;
    const suelta = { reservaId, abonoVendidoId, precioTotal, personas: 0, ...autorDe(session) };
    await ajustarAbono(tx, clock, suelta);
    await borrarReserva(tx, reservaId);
    // A booking that time has cancelled, but that is not stored as cancelled, still counts in its
    // franja's counter.
    if (guardada !== 'CANCELADA') await devolverPlazas(tx, { clock, avisar }, antes);
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'eliminarReserva',
      entidadId: reservaId,
      antes,
      ocurridoEn: clock.instant(),
    });
  });
}
