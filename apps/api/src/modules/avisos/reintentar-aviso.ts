import { inTransaction, onCommit } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reponer } from './avisos.repository.ts';
import { vidaDe } from './avisos.rules.ts';
import { auditarAviso, tomarAvisoFallido } from './tomar-aviso-fallido.ts';

interface Entrada {
  adminId: number;
  avisoId: number;
}

/**
 * Starts the tries of a failed aviso again, for as long as the tries of a new aviso of its kind
 * last.
 */
export async function reintentarAviso(
  { db, clock, mailWorker }: Pick<Dependencies, 'db' | 'clock' | 'mailWorker'>,
  { adminId, avisoId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const aviso = await tomarAvisoFallido(tx, avisoId);
    const ahora = clock.instant();
    await reponer(tx, avisoId, { ahora, venceEn: clock.instant(vidaDe(aviso.tipo)) });
    const accion = 'reintentarAviso';
    await auditarAviso(tx, { adminId, accion, aviso, ocurridoEn: ahora });
    onCommit(tx, mailWorker.wake);
  });
}
