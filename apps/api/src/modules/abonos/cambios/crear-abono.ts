import type { Abono } from '@remanso/contract/abono/abonos.contract';
import type { NuevoAbono } from '@remanso/contract/abono/abonos.forms';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { insertarAbono } from '../abonos.repository.ts';

/** Adds an abono to those that the centre sells (rules §20.1). */
export async function crearAbono(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, nuevo }: { session: Session; nuevo: NuevoAbono },
): Promise<Abono> {
  return inTransaction(db, async (tx) => {
    const abono = await insertarAbono(tx, nuevo);
    const { id, ...despues } = abono;
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'crearAbono',
      entidadId: id,
      despues,
      ocurridoEn: clock.instant(),
    });
    return abono;
  });
}
