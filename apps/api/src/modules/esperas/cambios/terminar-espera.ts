import { estaAbierta, type EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';
import { esperaEnOtroEstado } from '../esperas.errors.ts';
import { terminarEsperas } from '../esperas.repository.ts';
import { anotarEspera } from '../anotar-espera.ts';
import { tomarEspera } from './tomar-espera.ts';

type Accion = 'dejarEspera' | 'rechazarEspera';

/**
 * The estados in which each accion is allowed, and the estado that the entry then gets (rules
 * §16.4).
 */
const MODOS = {
  dejarEspera: { puede: estaAbierta, queda: 'CERRADA' },
  rechazarEspera: { puede: (estado: EstadoDeEspera) => estado === 'OFRECIDA', queda: 'RECHAZADA' },
} as const;

/**
 * Ends an entry, because its person leaves the line or lets the offer go. The places of an offer go
 * to the next people in the line.
 */
export async function terminarEspera(
  { db, ...anunciar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { accion, ...pedido }: { session: Session; esperaId: number; accion: Accion },
): Promise<void> {
  const { clock } = anunciar;
  const { puede, queda } = MODOS[accion];
  await inTransaction(db, async (tx) => {
    const fila = await tomarEspera(tx, { ...pedido, ahora: clock.now() });
    const { id, estado, franja_id: franjaId } = fila;
    if (!puede(estado)) throw esperaEnOtroEstado(estado);
    await terminarEsperas(tx, [id], queda, clock.instant());
    if (estado === 'OFRECIDA') await devolverPlazas(tx, anunciar, { franjaId, personas: 0 });
    await anotarEspera(tx, clock, { session: pedido.session, accion, fila });
  });
}
