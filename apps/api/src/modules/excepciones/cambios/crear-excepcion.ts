import { HECHOS, type LadoDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho, type NuevoHecho } from '../../auditoria/auditoria.repository.ts';
import { leerExcepcion, type TablaDeExcepcion } from '../excepciones.queries.ts';
import { borrarExcepcion } from '../excepciones.repository.ts';
import { exigirPorVenir, type Dias } from './exigir-por-venir.ts';
import { replanificar } from '../../plan/replanificar.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

type Creacion = 'crearFeriado' | 'crearBloqueo' | 'crearOverride';

interface Entrada<A extends Creacion, N extends LadoDe<A, 'despues'>> {
  adminId: number;
  accion: A;
  nueva: N;
  /**
   * The id of the exception that the new exception replaces. Undefined where nothing is replaced.
   */
  reemplaza?: number | undefined;
  insertar: (tx: Tx, nueva: N) => Promise<number>;
}

/**
 * Writes an exception and re-plans the future in one transaction (rules §7.8). Where `reemplaza` is
 * given, the exception with that id is deleted first.
 */
export async function crearExcepcion<A extends Creacion, N extends LadoDe<A, 'despues'> & Dias>(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { adminId, accion, nueva, reemplaza, insertar }: Entrada<A, N>,
): Promise<{ id: number; conflictos: Conflictos }> {
  const tabla = HECHOS[accion].entidad;
  return tomarPlan(db, async (tx) => {
    const antes = reemplaza === undefined ? undefined : await quitar(tx, tabla, reemplaza);
    exigirPorVenir(clock, nueva, ...(antes ? [antes] : []));
    const id = await insertar(tx, nueva);
    const { conflictos } = await replanificar(tx, { clock, avisar });
    // `NuevoHecho` pairs each accion with its data. The generic types of `crearExcepcion` make
    // callers pass matching data, but inside the function the compiler cannot check the pair.
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion,
      entidadId: id,
      ...(antes && { antes }),
      despues: nueva,
      ocurridoEn: clock.instant(),
    } as unknown as NuevoHecho);
    return { id, conflictos };
  });
}

async function quitar(tx: Tx, tabla: TablaDeExcepcion, id: number) {
  const antes = await leerExcepcion(tx, tabla, id);
  await borrarExcepcion(tx, tabla, id);
  return antes;
}
