import type { Asiento } from '@remanso/contract/reserva/asientos.contract';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { cambiarAsiento } from './asientos.repository.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { reservaInactiva } from '../reservas.errors.ts';
import { asientoInexistente } from './asientos.errors.ts';
import { buscarAsiento, leerAsiento } from './asientos.queries.ts';

interface Entrada {
  session: Session;
  asientoId: number;
  nombre?: string | undefined;
  sexo?: Sexo | undefined;
}

/**
 * Changes the name or the gender of a seat. The trail keeps the gender and whether the name
 * changed, but no name (decision 10).
 */
export async function actualizarAsiento(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, asientoId, ...cambios }: Entrada,
): Promise<Asiento> {
  return inTransaction(db, async (tx) => {
    const encontrado = await buscarAsiento(tx, asientoId);
    if (!encontrado) throw asientoInexistente();
    const { reservaId } = encontrado.asiento;
    const { reserva } = await tomarReservaVisible(tx, clock, { session, reservaId });
    // The seat is read again under the lock: it may have been changed, or removed, while this
    // transaction waited.
    const antes = await buscarAsiento(tx, asientoId);
    if (!antes) throw asientoInexistente();
    if (reserva.estado === 'CANCELADA') throw reservaInactiva();
    await cambiarAsiento(tx, asientoId, cambios);
    const despues = await leerAsiento(tx, asientoId);
    const { usuarioId, franjaId } = reserva;
    const lugar = { reservaId, usuarioId, franjaId };
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'actualizarAsiento',
      entidadId: asientoId,
      antes: { ...lugar, sexo: antes.asiento.sexo },
      despues: {
        ...lugar,
        sexo: despues.sexo,
        otroNombre: despues.nombre !== antes.asiento.nombre,
      },
      ocurridoEn: clock.instant(),
    });
    return despues;
  });
}
