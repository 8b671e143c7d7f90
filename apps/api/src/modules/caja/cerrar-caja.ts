import type { Cierre } from '@remanso/contract/caja/caja.contract';
import type { NuevoCierre } from '@remanso/contract/caja/caja.forms';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { sostenerUsuario } from '../usuarios/usuarios.repository.ts';
import { cierreFuturo } from './caja.errors.ts';
import { insertarCierre } from './caja.repository.ts';
import { leerCierre } from './cierres.queries.ts';
import { esperadoDe, leerEntrado } from './entrado.queries.ts';

/**
 * Stores a day's cierre (rules §11.3): the counted sums beside the expected ones, at most once a
 * day. Payments and movimientos that commit after the expected sums are read do not change the
 * cierre.
 */
export async function cerrarCaja(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, nuevo }: { session: Session; nuevo: NuevoCierre },
): Promise<Cierre> {
  const por = session.usuarioId;
  const { fecha } = nuevo;
  if (fecha > clock.today()) throw cierreFuturo();
  return inTransaction(db, async (tx) => {
    if (!(await sostenerUsuario(tx, por))) throw sinSesion();
    const esperado = esperadoDe(await leerEntrado(tx, fecha));
    const en = clock.instant();
    const id = await insertarCierre(tx, { ...nuevo, esperado, por, en });
    const cierre = await leerCierre(tx, id, clock.timeZone);
    const { contado, nota } = cierre;
    await registrarHecho(tx, {
      usuarioId: por,
      accion: 'cerrarCaja',
      entidadId: id,
      despues: { fecha, esperado, contado, nota },
      ocurridoEn: en,
    });
    return cierre;
  });
}
