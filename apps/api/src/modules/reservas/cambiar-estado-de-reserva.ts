import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { puedePasar, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { buscarFranja } from '../franjas/franjas.repository.ts';
import { clienteNoReservable } from '../usuarios/usuarios.errors.ts';
import { reservaDelMostradorDeFila } from '../reservas-leidas/reservas.queries.ts';
import { cerrarEsperas } from './cerrar-esperas.ts';
import { ajustarAbono, autorDe, volverAUsarAbono } from './abonos/ajustar-abono.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { MOSTRADOR, sigueAbierta } from './politicas.rules.ts';
import { tomarReservaVisible } from './tomar-reserva-visible.ts';
import { asentarVencidas } from './tiempo/estado.repository.ts';
import { ocuparFranja } from './nueva/ocupar-franja.ts';
import {
  franjaRetirada,
  pendienteComenzada,
  reservaSinComenzar,
  transicionImposible,
} from './reservas.errors.ts';
import { cambiarReserva } from './reservas.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  nuevoEstado: EstadoDeReserva;
}

/**
 * Changes the estado of a booking for the desk (rules §8.5). Cancelling a booking frees its places;
 * reviving a cancelled booking takes the places again.
 */
export async function cambiarEstadoDeReserva(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { session, reservaId, nuevoEstado }: Entrada,
): Promise<ReservaDelMostrador> {
  return inTransaction(db, async (tx) => {
    const pedido = { session, reservaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva: antes, inicio, titular, nombres, abonoVendidoId } = tomada;
    const { franjaId, personas, estado } = antes;
    const esFinal =
      estado === 'COMPLETADA' &&
      !sigueAbierta(MOSTRADOR, { estado, fecha: fechaDe(inicio) }, clock.today());
    if (esFinal || !puedePasar(estado, nuevoEstado)) throw transicionImposible(estado, nuevoEstado);
    if (nuevoEstado === 'COMPLETADA' && inicio > clock.now()) throw reservaSinComenzar();
    // A PENDIENTE booking counts as cancelled once its franja has begun, so a session that is under
    // way would lose its place.
    if (nuevoEstado === 'PENDIENTE' && inicio <= clock.now()) throw pendienteComenzada();
    if (nuevoEstado !== 'CANCELADA' && antes.usuarioId === null) throw clienteNoReservable();
    if (estado === 'CANCELADA') {
      // The booking exists, and only its franja was withdrawn: so the answer is 409 and not 404.
      if (!(await buscarFranja(tx, franjaId))) throw franjaRetirada();
      await ocuparFranja(tx, { clock, avisar }, { franjaId, personas, politica: MOSTRADOR });
    }
    if (estado === 'COMPLETADA') await asentarVencidas(tx, { clock, avisar }, franjaId);
    const vuelve = estado === 'CANCELADA' && { enFranjaDesde: clock.instant() };
    const cambios = { estado: nuevoEstado, ...vuelve };
    await cambiarReserva(tx, reservaId, cambios, titular ?? undefined);
    if (abonoVendidoId !== null) {
      const ajuste = { reservaId, abonoVendidoId, ...antes, inicio, ...autorDe(session) };
      if (estado === 'CANCELADA') await volverAUsarAbono(tx, clock, ajuste);
      if (nuevoEstado === 'CANCELADA') await ajustarAbono(tx, clock, { ...ajuste, personas: 0 });
    }
    if (nuevoEstado === 'CANCELADA') await devolverPlazas(tx, { clock, avisar }, antes);
    if (estado === 'CANCELADA' && antes.usuarioId !== null)
      await cerrarEsperas(tx, { clock, avisar }, { usuarioId: antes.usuarioId, franjaId });
    const fila = await registrarCambio(
      tx,
      { clock, avisar },
      { ...pedido, accion: 'cambiarEstadoDeReserva', antes: { reserva: antes, nombres } },
    );
    return reservaDelMostradorDeFila(fila, clock.timeZone);
  });
}
