import { momentoEnZona } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { confirmarReloj as endpoint } from '@remanso/contract/sistema/reloj.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { buscarVisto } from './reloj.queries.ts';
import { confirmarVisto } from './reloj.repository.ts';

/**
 * Records an administrator's confirmation that the machine's clock is right, and runs at once the
 * daily work that was waiting for a believed clock.
 */
export async function confirmarReloj(
  {
    db,
    clock,
    clockGuard,
    dailyWork,
  }: Pick<Dependencies, 'db' | 'clock' | 'clockGuard' | 'dailyWork'>,
  { adminId }: { adminId: number },
): Promise<ResultOf<typeof endpoint>> {
  const ocurridoEn = clock.instant();
  const ahora = clock.now();
  await inTransaction(db, async (tx) => {
    const visto = await buscarVisto(tx);
    await confirmarVisto(tx, ocurridoEn);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'confirmarReloj',
      antes: { visto: visto === null ? null : momentoEnZona(visto, clock.timeZone) },
      despues: { confirmado: ahora },
      ocurridoEn,
    });
  });
  clockGuard.creer();
  await dailyWork.check();
  return { message: 'La hora quedó confirmada', ahora };
}
