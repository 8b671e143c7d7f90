import type { ResultOf } from '@remanso/contract/endpoint';
import type { aceptarEspera as endpoint } from '@remanso/contract/espera/esperas.contract';
import { inTransaction, onCommit, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { esPropia, puedeVer, type Session } from '../../../platform/http/session.ts';
import { cancelarTomada } from '../../reservas/cancelar-reserva.ts';
import {
  comprobarNombres,
  reservar,
  type PedidoDeReserva,
} from '../../reservas/nueva/crear-reserva.ts';
import { ponerEnFila } from '../../reservas/nueva/poner-en-fila.ts';
import { resolverTitular } from '../../reservas/nueva/resolver-titular.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { reservaInexistente } from '../../reservas/reservas.errors.ts';
import {
  tomarReservaVisible,
  type ReservaEnSuFranja,
} from '../../reservas/tomar-reserva-visible.ts';
import { tomarCuentaPropia } from '../../usuarios/usuarios.repository.ts';
import { esperaEnOtroEstado, esperaInexistente, otrasPersonas } from '../esperas.errors.ts';
import { buscarEspera } from '../esperas.queries.ts';
import { terminarEsperas } from '../esperas.repository.ts';
import { tomarEspera } from './tomar-espera.ts';

interface Entrada extends Pick<
  PedidoDeReserva,
  'acompaniantes' | 'generoTitular' | 'notas' | 'precioEsperado'
> {
  session: Session;
  esperaId: number;
  /** A booking of the person who waited, which they give back for the places. */
  devolver?: number | undefined;
}

type Usa = Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'limits' | 'metricas'>;

/**
 * Books the places that are offered to an entry, at the price of this moment (rules §16.5). The
 * limit on a client's active bookings does not apply here. The places become free only while this
 * transaction holds the franja's lock, so no other request can take them.
 */
export async function aceptarEspera(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  entrada: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  return ponerEnFila(dependencies, entrada.session, () => aceptar(dependencies, entrada));
}

async function aceptar(
  dependencies: Usa,
  { session, esperaId, devolver, ...body }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  const { db, clock, avisar, metricas } = dependencies;
  const politica = politicaDe(session);
  comprobarNombres(politica, body.acompaniantes);
  await dependencies.limits.booking.take(session);
  if (devolver !== undefined) await dependencies.limits.cancellation.take(session);
  return inTransaction(db, async (tx) => {
    const ahora = clock.now();
    const antes = await buscarEspera(tx, ahora, esperaId);
    if (!antes || !puedeVer(session, antes.usuario_id)) throw esperaInexistente();
    // The estado is checked first, because `resolverTitular` refuses a deactivated client.
    if (antes.estado !== 'OFRECIDA') throw esperaEnOtroEstado(antes.estado);
    const { franja_id: franjaId, usuario_id: clienteId, personas } = antes;
    const propia = esPropia(session, clienteId);
    const esSuya = politica.candado === 'EN_FILA';
    if (esSuya && !(await tomarCuentaPropia(tx, clienteId))) throw sinSesion();
    const pedido = { ...body, session, franjaId, ...(!propia && { clienteId }), clave: undefined };
    const titular = await resolverTitular(tx, pedido);
    const devuelta =
      devolver === undefined
        ? undefined
        : await tomarDevuelta(tx, clock, {
            session,
            reservaId: devolver,
            hacia: franjaId,
            clienteId,
          });
    const { estado } = await tomarEspera(tx, { session, esperaId, ahora });
    if (estado !== 'OFRECIDA') throw esperaEnOtroEstado(estado);
    if (body.acompaniantes.length + 1 !== personas) throw otrasPersonas(personas);
    const anunciar = { clock, avisar };
    // The booking is given back first, so that the places of its abono can pay the new one.
    if (devuelta) await cancelarTomada(tx, anunciar, { session, tomada: devuelta });
    await terminarEsperas(tx, [esperaId], 'ACEPTADA', clock.instant());
    onCommit(tx, () => metricas?.reservaHecha());
    return reservar(tx, anunciar, { ...pedido, titular, sinMaximo: true });
  });
}

/**
 * Locks the booking that the person who waited gives back, with the franjas of both. Throws 404 for
 * a booking of somebody else, also where the desk accepts.
 */
async function tomarDevuelta(
  tx: Tx,
  clock: Clock,
  { clienteId, ...pedido }: Parameters<typeof tomarReservaVisible>[2] & { clienteId: number },
): Promise<ReservaEnSuFranja> {
  const tomada = await tomarReservaVisible(tx, clock, pedido);
  if (tomada.reserva.usuarioId !== clienteId) throw reservaInexistente();
  return tomada;
}
