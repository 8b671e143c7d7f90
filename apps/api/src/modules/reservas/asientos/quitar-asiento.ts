import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { puedeVer, type Session } from '../../../platform/http/session.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';
import { borrarAsiento } from './asientos.repository.ts';
import { confirmarConSenia } from '../pagos/confirmar-con-senia.ts';
import { registrarCambio } from '../registrar-cambio.ts';
import { politicaDe, sigueAbierta } from '../politicas.rules.ts';
import { comprobarPlazo, tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { reservaInactiva } from '../reservas.errors.ts';
import { reservaDeFila } from '../../reservas-leidas/reservas.queries.ts';
import { asientoDelTitular, asientoInexistente } from './asientos.errors.ts';
import { buscarAsiento } from './asientos.queries.ts';
import { recalcularPrecio } from './recalcular-precio.ts';

interface Entrada {
  session: Session;
  asientoId: number;
}

/**
 * Removes a companion, for the holder in time or for an administrator, and prices the booking anew
 * (rules §9.2).
 */
export async function quitarAsiento(
  { db, clock, useLimits, avisar }: Pick<Dependencies, 'db' | 'clock' | 'useLimits' | 'avisar'>,
  { session, asientoId }: Entrada,
): Promise<ResultOf<typeof eliminarAsiento>> {
  const politica = politicaDe(session);
  await useLimits.cancellation(session);
  return inTransaction(db, async (tx) => {
    const encontrado = await buscarAsiento(tx, asientoId);
    if (!encontrado || !puedeVer(session, encontrado.usuarioId)) throw asientoInexistente();
    const { reservaId, esTitular } = encontrado.asiento;
    const pedido = { session, reservaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, inicio, nombres } = tomada;
    // The seat is looked up again under the lock: another request may have removed it meanwhile.
    if (!(await buscarAsiento(tx, asientoId))) throw asientoInexistente();
    if (esTitular) throw asientoDelTitular();
    const fecha = fechaDe(inicio);
    if (!sigueAbierta(politica, { ...antes, fecha }, clock.today())) throw reservaInactiva();
    comprobarPlazo(clock, politica, tomada);
    await borrarAsiento(tx, asientoId);
    await devolverPlazas(tx, clock, { franjaId: antes.franjaId, personas: 1 });
    await recalcularPrecio(tx, reservaId, { personas: antes.personas - 1, inicio });
    const anotada = await registrarCambio(
      tx,
      { clock, avisar },
      { ...pedido, accion: 'eliminarAsiento', antes: { reserva: antes, nombres } },
    );
    const confirmada = tomada.senia && (await confirmarConSenia(tx, { clock, avisar }, reservaId));
    const reserva = reservaDeFila(confirmada ?? anotada, { ...session, clock });
    return { message: 'Acompañante eliminado exitosamente', reserva };
  });
}
