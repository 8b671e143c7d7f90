import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerExcepcion, type TablaDeExcepcion } from './excepciones.queries.ts';
import { borrarExcepcion } from './excepciones.repository.ts';
import { exigirPorVenir } from './exigir-por-venir.ts';

interface Entrada {
  adminId: number;
  accion: Accion;
  tabla: TablaDeExcepcion;
  id: number;
}

/** Deletes an exception and re-plans the future in one transaction (rules §5). */
export async function eliminarExcepcion(
  {
    db,
    clock,
    tomarPlan,
    replanificar,
  }: Pick<Dependencies, 'db' | 'clock' | 'tomarPlan' | 'replanificar'>,
  { adminId, accion, tabla, id }: Entrada,
): Promise<Conflictos> {
  return tomarPlan(db, async (tx) => {
    const antes = await leerExcepcion(tx, tabla, id);
    exigirPorVenir(clock, antes);
    await borrarExcepcion(tx, tabla, id);
    const { conflictos } = await replanificar(tx);
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidad: tabla,
      entidadId: id,
      antes,
      ocurridoEn: clock.instant(),
    });
    return conflictos;
  });
}
