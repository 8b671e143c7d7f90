import { HECHOS } from '@remanso/contract/seguimiento/hechos.rules';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho, type NuevoHecho } from '../../auditoria/auditoria.repository.ts';
import { leerExcepcion } from '../excepciones.queries.ts';
import { borrarExcepcion } from '../excepciones.repository.ts';
import { exigirPorVenir } from './exigir-por-venir.ts';
import { replanificar } from '../../plan/replanificar.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

interface Entrada {
  adminId: number;
  accion: 'eliminarFeriado' | 'eliminarBloqueo' | 'eliminarOverride';
  id: number;
}

/** Deletes an exception and re-plans the future in one transaction (rules §7.8). */
export async function eliminarExcepcion(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { adminId, accion, id }: Entrada,
): Promise<Conflictos> {
  const tabla = HECHOS[accion].entidad;
  return tomarPlan(db, async (tx) => {
    const antes = await leerExcepcion(tx, tabla, id);
    exigirPorVenir(clock, antes);
    await borrarExcepcion(tx, tabla, id);
    const { conflictos } = await replanificar(tx, { clock, avisar });
    const hecho = { usuarioId: adminId, accion, entidadId: id, antes };
    await registrarHecho(tx, { ...hecho, ocurridoEn: clock.instant() } as NuevoHecho);
    return conflictos;
  });
}
