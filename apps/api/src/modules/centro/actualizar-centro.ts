import { isDeepStrictEqual } from 'node:util';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AssertUnchanged } from '../../platform/http/register-endpoint.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { cambiarCentro, tomarCentro } from './centro.repository.ts';

interface Entrada {
  adminId: number;
  cambios: CambiosDelCentro;
  assertUnchanged: AssertUnchanged<Centro>;
}

/** Changes the data of the centro. Data that `cambios` leaves out stay as they are (rules §6.1). */
export async function actualizarCentro(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, cambios, assertUnchanged }: Entrada,
): Promise<Centro> {
  return inTransaction(db, async (tx) => {
    const antes = await tomarCentro(tx, centroNuevo(clock.timeZone));
    assertUnchanged?.(antes);
    const centro = await cambiarCentro(tx, antes, cambios);
    if (isDeepStrictEqual(antes, centro)) return centro;
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'actualizarCentro',
      antes,
      despues: centro,
      ocurridoEn: clock.instant(),
    });
    return centro;
  });
}
