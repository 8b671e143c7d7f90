import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import type { TablaDeExcepcion } from './excepciones.queries.ts';

interface Entrada<N> {
  adminId: number;
  accion: Accion;
  tabla: TablaDeExcepcion;
  nueva: N;
  insertar: (tx: Tx, nueva: N) => Promise<number>;
}

/** Writes an exception and re-plans the future in one transaction (rules §5). */
export async function crearExcepcion<N>(
  {
    db,
    clock,
    tomarPlan,
    replanificar,
  }: Pick<Dependencies, 'db' | 'clock' | 'tomarPlan' | 'replanificar'>,
  { adminId, accion, tabla, nueva, insertar }: Entrada<N>,
): Promise<{ id: number; conflictos: Conflictos }> {
  return tomarPlan(db, async (tx) => {
    const id = await insertar(tx, nueva);
    const { conflictos } = await replanificar(tx);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidad: tabla,
      entidadId: id,
      despues: nueva,
      ocurridoEn: clock.instant(),
    });
    return { id, conflictos };
  });
}
