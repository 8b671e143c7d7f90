import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { borrarAviso } from './avisos.repository.ts';
import { auditarAviso, tomarAvisoFallido } from './tomar-aviso-fallido.ts';

interface Entrada {
  adminId: number;
  avisoId: number;
}

/** Deletes a failed aviso, whose recipient was informed in another way or need not be informed. */
export async function descartarAviso(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, avisoId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const aviso = await tomarAvisoFallido(tx, avisoId);
    await borrarAviso(tx, avisoId);
    const accion = 'descartarAviso';
    await auditarAviso(tx, { adminId, accion, aviso, ocurridoEn: clock.instant() });
  });
}
