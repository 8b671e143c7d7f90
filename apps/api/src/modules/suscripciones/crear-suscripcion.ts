import { createPublicKey } from 'node:crypto';
import type { NuevaSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { claveInvalida, direccionPrivada, limiteDeDispositivos } from './suscripciones.errors.ts';
import { contarOtras } from './suscripciones.queries.ts';
import { guardarSuscripcion } from './suscripciones.repository.ts';

/** The most devices that one account may subscribe. */
const DISPOSITIVOS = 10;

/**
 * Subscribes a device of an account and returns the id of the subscription. Throws 400 where the
 * endpoint is not on the public internet or the key is not valid, and 409 where the account has too
 * many devices.
 */
export async function crearSuscripcion(
  { db, clock, outgoing }: Pick<Dependencies, 'db' | 'clock' | 'outgoing'>,
  { usuarioId, esDelMostrador }: Session,
  { endpoint, keys, dispositivo }: NuevaSuscripcion,
): Promise<{ id: number }> {
  if (outgoing.refusesPush(endpoint)) throw direccionPrivada();
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
 * Returns true for an uncompressed point of the curve P-256, the only kind of key for which a
 * message can be encrypted.
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
