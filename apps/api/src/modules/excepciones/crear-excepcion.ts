import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerExcepcion, type TablaDeExcepcion } from './excepciones.queries.ts';
import { borrarExcepcion } from './excepciones.repository.ts';
import { exigirPorVenir, type Dias } from './exigir-por-venir.ts';

interface Entrada<N> {
  adminId: number;
  accion: Accion;
  tabla: TablaDeExcepcion;
  nueva: N;
  /** The id of the exception that the new one replaces. */
  reemplaza?: number | undefined;
  insertar: (tx: Tx, nueva: N) => Promise<number>;
}

/**
 * Writes an exception, in place of another where it corrects one, and re-plans the future in one
 * transaction (rules §5).
 */
export async function crearExcepcion<N extends Dias>(
  {
    db,
    clock,
    tomarPlan,
    replanificar,
  }: Pick<Dependencies, 'db' | 'clock' | 'tomarPlan' | 'replanificar'>,
  { adminId, accion, tabla, nueva, reemplaza, insertar }: Entrada<N>,
): Promise<{ id: number; conflictos: Conflictos }> {
  return tomarPlan(db, async (tx) => {
    const antes = reemplaza === undefined ? undefined : await quitar(tx, tabla, reemplaza);
    exigirPorVenir(clock, nueva, ...(antes ? [antes] : []));
    const id = await insertar(tx, nueva);
    const { conflictos } = await replanificar(tx);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidad: tabla,
      entidadId: id,
      ...(antes && { antes }),
      despues: nueva,
      ocurridoEn: clock.instant(),
    });
    return { id, conflictos };
  });
}

async function quitar(tx: Tx, tabla: TablaDeExcepcion, id: number) {
  const antes = await leerExcepcion(tx, tabla, id);
  await borrarExcepcion(tx, tabla, id);
  return antes;
}
