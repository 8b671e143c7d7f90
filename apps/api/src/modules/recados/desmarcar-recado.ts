import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { reservaInexistente } from '../reservas/reservas.errors.ts';
import { recadoInexistente } from './recados.errors.ts';
import { borrarRecado, lugarDeReserva, type ClaveDeRecado } from './recados.repository.ts';

/** Removes the mark that the desk has told a recado. */
export async function desmarcarRecado(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { quien, ...clave }: ClaveDeRecado & { quien: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lugar = await lugarDeReserva(tx, clave.reservaId);
    if (!lugar) throw reservaInexistente();
    if (!(await borrarRecado(tx, clave))) throw recadoInexistente();
    await registrarHecho(tx, {
      usuarioId: quien,
      accion: 'desmarcarRecado',
      entidadId: clave.reservaId,
      antes: { tipo: clave.tipo, franjaId: clave.franjaId, usuarioId: lugar.usuarioId },
      ocurridoEn: clock.instant(),
    });
  });
}
