import type { ResultOf } from '@remanso/contract/endpoint';
import type { aceptarEspera as endpoint } from '@remanso/contract/espera/esperas.contract';
import { inTransaction, onCommit } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import { esPropia, puedeVer, type Session } from '../../../platform/http/session.ts';
import {
  comprobarNombres,
  reservar,
  type PedidoDeReserva,
} from '../../reservas/nueva/crear-reserva.ts';
import { ponerEnFila } from '../../reservas/nueva/poner-en-fila.ts';
import { resolverTitular } from '../../reservas/nueva/resolver-titular.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
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
  { session, esperaId, ...body }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  const { db, clock, avisar, metricas } = dependencies;
  const politica = politicaDe(session);
  comprobarNombres(politica, body.acompaniantes);
  await dependencies.limits.booking.take(session);
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
    const { estado } = await tomarEspera(tx, { session, esperaId, ahora });
    if (estado !== 'OFRECIDA') throw esperaEnOtroEstado(estado);
    if (body.acompaniantes.length + 1 !== personas) throw otrasPersonas(personas);
    await terminarEsperas(tx, [esperaId], 'ACEPTADA', clock.instant());
    onCommit(tx, () => metricas?.reservaHecha());
    return reservar(tx, { clock, avisar }, { ...pedido, titular, sinMaximo: true });
  });
}
