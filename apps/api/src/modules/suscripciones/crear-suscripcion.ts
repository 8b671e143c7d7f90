import { createPublicKey } from 'node:crypto';
import type { NuevaSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { claveInvalida, direccionPrivada, limiteDeDispositivos } from './suscripciones.errors.ts';
import { contarOtras } from './suscripciones.queries.ts';
import { guardarSuscripcion } from './suscripciones.repository.ts';

/** How many devices of one account are told what there is to tell. */
const DISPOSITIVOS = 10;

/**
 * Subscribes a device of an account. Throws 400 where its address is not of the public internet or
 * its key is none, and 409 where the account has too many devices.
 */
export async function crearSuscripcion(
  { db, clock, outgoing }: Pick<Dependencies, 'db' | 'clock' | 'outgoing'>,
  { usuarioId, esDelMostrador }: Session,
  { endpoint, keys, dispositivo }: NuevaSuscripcion,
): Promise<{ id: number }> {
  if (outgoing.refuses(endpoint)) throw direccionPrivada();
  if (!esPunto(keys.p256dh)) throw claveInvalida('keys.p256dh');
  return inTransaction(db, async (tx) => {
    if ((await contarOtras(tx, { usuarioId, endpoint })) >= DISPOSITIVOS) {
      throw limiteDeDispositivos(DISPOSITIVOS);
    }
    const creadaEn = clock.instant();
    const nueva = { usuarioId, endpoint, ...keys, dispositivo, creadaEn };
    const id = await guardarSuscripcion(tx, nueva);
    if (esDelMostrador) {
      const despues = { dispositivo };
      await registrarHechoPropio(tx, clock, { usuarioId, accion: 'crearSuscripcion', despues });
    }
    return { id };
  });
}

/**
 * Returns true for an uncompressed point of the curve P-256. Nothing can be encrypted for anything
 * else.
 */
function esPunto(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return bytes[0] === 4;
  } catch {
    return false;
  }
}
