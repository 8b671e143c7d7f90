import { inTransaction, onCommit } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reponer } from './avisos.repository.ts';
import { vidaDe } from './avisos.rules.ts';
import { auditarAviso, lockAvisoFallido } from './lock-aviso-fallido.ts';

interface Pedido {
  adminId: number;
  avisoId: number;
}

/** Tries a failed aviso again, for as long as a new one would be tried. */
export async function reintentarAviso(
  { db, clock, cartero }: Dependencies,
  { adminId, avisoId }: Pedido,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const aviso = await lockAvisoFallido(tx, avisoId);
    const ahora = clock.instant();
    await reponer(tx, avisoId, { ahora, venceEn: clock.instant(vidaDe(aviso.tipo)) });
    const accion = 'reintentarAviso';
    await auditarAviso(tx, { adminId, accion, aviso, sigue: true, ocurridoEn: ahora });
    onCommit(tx, cartero.despertar);
  });
}
