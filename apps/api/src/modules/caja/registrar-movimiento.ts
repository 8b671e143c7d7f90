import type { Movimiento } from '@remanso/contract/caja/caja.contract';
import type { NuevoMovimiento } from '@remanso/contract/caja/caja.forms';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { hacerUnaSolaVez } from '../idempotencia/hacer-una-sola-vez.ts';
import { peticionDe } from '../idempotencia/idempotencia.repository.ts';
import { insertarMovimiento } from './caja.repository.ts';
import { leerMovimiento } from './movimientos.queries.ts';

interface Entrada {
  session: Session;
  /** The `Idempotency-Key` of the request; undefined where the request has none. */
  clave: string | undefined;
  nuevo: NuevoMovimiento;
}

/**
 * Registers cash that came in or went out today without a booking (rules §11.2). A repeated request
 * with the same `clave` registers nothing, and gets the answer of the first request.
 */
export async function registrarMovimiento(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, clave, nuevo }: Entrada,
): Promise<Movimiento> {
  const peticion = peticionDe('registrarMovimiento', session, {
    clave,
    pedido: { movimiento: nuevo },
  });
  const por = session.usuarioId;
  const cuenta = { usuarioId: por, candado: 'SOSTENIDA' } as const;
  return hacerUnaSolaVez(db, { ...cuenta, peticion, clock }, async (tx) => {
    const en = clock.instant();
    const fecha = clock.today();
    const id = await insertarMovimiento(tx, { ...nuevo, fecha, por, en });
    await registrarHecho(tx, {
      usuarioId: por,
      accion: 'registrarMovimiento',
      entidadId: id,
      despues: { fecha, ...nuevo },
      ocurridoEn: en,
    });
    return leerMovimiento(tx, id, clock.timeZone);
  });
}
