import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { reservaInexistente } from '../reservas/reservas.errors.ts';
import { recadoViejo } from './recados.errors.ts';
import { guardarRecado, lugarDeReserva, type ClaveDeRecado } from './recados.repository.ts';

/**
 * Records that somebody at the desk has told a recado. Where this recado is marked as told already,
 * nothing changes.
 */
export async function marcarRecado(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { quien, ...clave }: ClaveDeRecado & { quien: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lugar = await lugarDeReserva(tx, clave.reservaId);
    if (!lugar) throw reservaInexistente();
    if (lugar.franjaId !== clave.franjaId) throw recadoViejo();
    const ocurridoEn = clock.instant();
    if (!(await guardarRecado(tx, clave, { hechoPor: quien, hechoEn: ocurridoEn }))) return;
    await registrarHecho(tx, {
      usuarioId: quien,
      accion: 'marcarRecado',
      entidadId: clave.reservaId,
      despues: { tipo: clave.tipo, ...lugar },
      ocurridoEn,
    });
  });
}
