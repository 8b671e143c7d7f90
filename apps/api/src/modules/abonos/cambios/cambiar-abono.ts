import type { Abono } from '@remanso/contract/abono/abonos.contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { abonoInexistente } from '../abonos.errors.ts';
import { marcarSiSeVende, tomarAbono } from '../abonos.repository.ts';

interface Entrada {
  session: Session;
  abonoId: number;
  activo: boolean;
}

/** Begins or ends the selling of an abono. What was sold stays as it was (rules §20.1). */
export async function cambiarAbono(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, abonoId, activo }: Entrada,
): Promise<Abono> {
  return inTransaction(db, async (tx) => {
    const abono = await tomarAbono(tx, abonoId);
    if (!abono) throw abonoInexistente();
    if (abono.activo === activo) return abono;
    await marcarSiSeVende(tx, abonoId, activo);
    const { id, ...antes } = abono;
    await registrarHecho(tx, {
      usuarioId: session.usuarioId,
      accion: 'cambiarAbono',
      entidadId: id,
      antes,
      despues: { ...antes, activo },
      ocurridoEn: clock.instant(),
    });
    return { ...abono, activo };
  });
}
