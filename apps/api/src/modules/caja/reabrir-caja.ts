import type { CierreReabierto } from '@remanso/contract/caja/caja.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { sostenerUsuario } from '../usuarios/usuarios.repository.ts';
import { cierreInexistente, cierreYaReabierto } from './caja.errors.ts';
import { marcarCierreReabierto, tomarCierre } from './caja.repository.ts';
import { leerCierreReabierto } from './cierres.queries.ts';

interface Entrada {
  session: Session;
  cierreId: number;
  motivo: string;
}

/**
 * Reopens the caja of a day: the cierre stays, marked as reopened, and a new cierre may be made
 * (rules §11.4).
 */
export async function reabrirCaja(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, cierreId: id, motivo }: Entrada,
): Promise<CierreReabierto> {
  const por = session.usuarioId;
  return inTransaction(db, async (tx) => {
    if (!(await sostenerUsuario(tx, por))) throw sinSesion();
    const fila = await tomarCierre(tx, id);
    if (!fila) throw cierreInexistente();
    if (fila.reabierto_en !== null) throw cierreYaReabierto();
    const en = clock.instant();
    await marcarCierreReabierto(tx, id, { motivo, por, en });
    const cierre = await leerCierreReabierto(tx, id, clock.timeZone);
    const { fecha, esperado, contado, nota } = cierre;
    const antes = { fecha, esperado, contado, nota };
    await registrarHecho(tx, {
      usuarioId: por,
      accion: 'reabrirCaja',
      entidadId: id,
      antes,
      despues: { ...antes, motivo },
      ocurridoEn: en,
    });
    return cierre;
  });
}
