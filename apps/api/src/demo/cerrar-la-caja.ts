import { inTransaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { cerrarCaja } from '../modules/caja/cerrar-caja.ts';
import { esperadoDe, leerEntrado } from '../modules/caja/entrado.queries.ts';
import { registrarMovimiento } from '../modules/caja/registrar-movimiento.ts';
import type { Session } from '../platform/http/session.ts';

const GASTO = { tipo: 'RETIRO', monto: 18_500, motivo: 'Lavandería' } as const;

interface Cierre {
  session: Session;
  fecha: string;
  /** The pesos of cash that are missing when the drawer is counted. */
  falta: number;
}

/**
 * Pays an expense from the drawer, counts the drawer, and closes the caja of a day. Does nothing on a
 * day on which nothing came in.
 */
export async function cerrarLaCaja(
  dependencies: Dependencies,
  { session, fecha, falta }: Cierre,
): Promise<void> {
  const leer = () => inTransaction(dependencies.db, (tx) => leerEntrado(tx, fecha));
  if ((await leer()).cobrado === 0) return;
  await registrarMovimiento(dependencies, { session, clave: undefined, nuevo: GASTO });
  const esperado = esperadoDe(await leer());
  const contado = { ...esperado, EFECTIVO: Math.max(0, esperado.EFECTIVO - falta) };
  const nota = falta > 0 ? 'Se dio vuelto de más' : null;
  await cerrarCaja(dependencies, { session, nuevo: { fecha, contado, nota } });
}
