import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { puedeVer, type Quien, type Session } from '../../../platform/http/session.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';
import { borrarAsiento } from './asientos.repository.ts';
import { confirmarConSenia } from '../pagos/confirmar-con-senia.ts';
import { registrarCambio } from '../registrar-cambio.ts';
import { politicaDe, sigueAbierta } from '../politicas.rules.ts';
import { comprobarPlazo, tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { reservaInactiva } from '../reservas.errors.ts';
import type { FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
import { reservaDeFila } from '../../reservas-leidas/reservas.queries.ts';
import { asientoDelTitular, asientoInexistente } from './asientos.errors.ts';
import { buscarAsiento } from './asientos.queries.ts';
import { recalcularPrecio } from './recalcular-precio.ts';

interface Entrada {
  session: Session;
  asientoId: number;
}

/**
 * Removes a companion and computes the price anew (rules §9.2). The holder can do so as long as a
 * cancellation is allowed, the desk until the end of the day.
 */
export async function quitarAsiento(
  { db, clock, limits, avisar }: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'avisar'>,
  { session, asientoId }: Entrada,
): Promise<ResultOf<typeof eliminarAsiento>> {
  await limits.cancellation.take(session);
  return inTransaction(db, async (tx) => {
    const salida = { session, asientoId, accion: 'eliminarAsiento' } as const;
    const fila = await sacarAsiento(tx, { clock, avisar }, salida);
    const reserva = reservaDeFila(fila, { ...session, clock });
    return { message: 'Acompañante eliminado exitosamente', reserva };
  });
}

interface Salida {
  session: Quien;
  asientoId: number;
  accion: 'eliminarAsiento' | 'rechazarInvitacion';
  /** The name of the companion, where the companion leaves the booking without a session. */
  seBajo?: string;
}

/**
 * Takes a companion out of a booking, under the rules that hold for `session`. Returns the booking
 * after the change.
 */
export async function sacarAsiento(
  tx: Tx,
  { clock, avisar }: Anunciar,
  { session, asientoId, ...salida }: Salida,
): Promise<FilaDeFicha> {
  const politica = politicaDe(session);
  const encontrado = await buscarAsiento(tx, asientoId);
  if (!encontrado || !puedeVer(session, encontrado.usuarioId)) throw asientoInexistente();
  const { reservaId, esTitular } = encontrado.asiento;
  const pedido = { session, reservaId };
  const tomada = await tomarReservaVisible(tx, clock, pedido);
  const { reserva: antes, inicio, nombres } = tomada;
  // The asiento is looked up again under the lock, because another request may have removed it
  // meanwhile.
  if (!(await buscarAsiento(tx, asientoId))) throw asientoInexistente();
  if (esTitular) throw asientoDelTitular();
  const fecha = fechaDe(inicio);
  if (!sigueAbierta(politica, { ...antes, fecha }, clock.today())) throw reservaInactiva();
  comprobarPlazo(clock, politica, tomada);
  await borrarAsiento(tx, asientoId);
  await devolverPlazas(tx, { clock, avisar }, { franjaId: antes.franjaId, personas: 1 });
  const personas = antes.personas - 1;
  await recalcularPrecio(tx, clock, { session, tomada, personas, inicio });
  const anotada = await registrarCambio(
    tx,
    { clock, avisar },
    { ...pedido, ...salida, antes: { reserva: antes, nombres } },
  );
  const confirmada = tomada.senia && (await confirmarConSenia(tx, { clock, avisar }, reservaId));
  return confirmada ?? anotada;
}
