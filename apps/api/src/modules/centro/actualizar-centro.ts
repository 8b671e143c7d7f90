import type { Centro } from '@remanso/contract/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro.forms';
import { centroNuevo, mapaDe } from '@remanso/contract/centro.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AssertUnchanged } from '../../platform/http/register-endpoint.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { reemplazarCentro, tomarCentro } from './centro.repository.ts';

interface Entrada {
  adminId: number;
  cambios: CambiosDelCentro;
  assertUnchanged: AssertUnchanged<Centro>;
}

/** Changes what the centre says of itself; what `cambios` leaves out stays (rules §11.1). */
export async function actualizarCentro(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, cambios, assertUnchanged }: Entrada,
): Promise<Centro> {
  return inTransaction(db, async (tx) => {
    const antes = await tomarCentro(tx, centroNuevo(clock.timeZone));
    assertUnchanged?.(antes);
    const centro = conCambios(antes, cambios);
    await reemplazarCentro(tx, centro);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'actualizarCentro',
      entidad: 'centro',
      antes,
      despues: centro,
      ocurridoEn: clock.instant(),
    });
    return centro;
  });
}

/** A link to the map that followed from the address follows the new one. */
function conCambios(antes: Centro, cambios: CambiosDelCentro): Centro {
  const dados = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
  const centro: Centro = { ...antes, ...Object.fromEntries(dados) };
  const seguia = cambios.mapa === undefined && antes.mapa === mapaDe(antes.direccion);
  return seguia ? { ...centro, mapa: mapaDe(centro.direccion) } : centro;
}
