import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { esperaEnOtroEstado } from '../esperas.errors.ts';
import { marcarDicha } from '../esperas.repository.ts';
import { anotarEspera } from '../anotar-espera.ts';
import { tomarEspera } from './tomar-espera.ts';

interface Entrada {
  session: Session;
  esperaId: number;
  /** True sets the mark, false removes it. */
  dicha: boolean;
}

/**
 * Marks that somebody of the desk has told a person of their offer, or removes that mark. Throws
 * 409 where the entry is not OFRECIDA.
 */
export async function marcarOferta(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { dicha, ...pedido }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const fila = await tomarEspera(tx, { ...pedido, ahora: clock.now() });
    if (fila.estado !== 'OFRECIDA') throw esperaEnOtroEstado(fila.estado);
    const marca = { por: pedido.session.usuarioId, en: clock.instant() };
    const cambia = await marcarDicha(tx, fila.id, dicha ? marca : null);
    if (dicha && !cambia) return;
    const accion = dicha ? 'marcarOferta' : 'desmarcarOferta';
    await anotarEspera(tx, clock, { session: pedido.session, accion, fila });
  });
}
