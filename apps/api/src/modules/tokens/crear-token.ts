import { sumarDias } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { crearToken as endpoint } from '@remanso/contract/sistema/tokens.contract';
import type { NuevoToken } from '@remanso/contract/sistema/tokens.forms';
import { COMIENZO_DE_TOKEN, MAXIMO_DE_TOKENS } from '@remanso/contract/sistema/tokens.rules';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { createSecretToken, hashOfSecret } from '../../platform/security/secret-token.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { limiteDeTokens, yaVencido } from './tokens.errors.ts';
import { rastroDe, tokenDeFila } from './tokens.queries.ts';
import { contarTokens, insertarToken } from './tokens.repository.ts';

/** Lets a program in, and returns its token, which no other answer has. */
export async function crearToken(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, nuevo }: { session: Session; nuevo: NuevoToken },
): Promise<ResultOf<typeof endpoint>> {
  const { timeZone } = clock;
  const vence = cuandoVence(nuevo.venceEn);
  if (vence !== null && vence <= clock.now()) throw yaVencido();
  const token = `${COMIENZO_DE_TOKEN}${createSecretToken()}`;
  const { usuarioId, nombre, apellido } = session;
  return inTransaction(db, async (tx) => {
    if ((await contarTokens(tx)) >= MAXIMO_DE_TOKENS) throw limiteDeTokens();
    const creadoEn = clock.instant();
    const guardado = { ...nuevo, hash: hashOfSecret(token), usuarioId, creadoEn, vence, timeZone };
    const fila = await insertarToken(tx, guardado);
    await registrarHecho(tx, {
      usuarioId,
      accion: 'crearToken',
      entidadId: fila.id,
      despues: rastroDe(fila, timeZone),
      ocurridoEn: creadoEn,
    });
    const creadoPor = { id: usuarioId, nombre, apellido };
    return { ...tokenDeFila(fila, { creadoPor, pedidos: [], timeZone }), token };
  });
}

/** Returns the momento at which a token ends: that of a day is its end. */
function cuandoVence(venceEn: string | null | undefined): string | null {
  if (venceEn === undefined || venceEn === null) return null;
  return venceEn.includes('T') ? venceEn : `${sumarDias(venceEn, 1)}T00:00:00`;
}
