import type { ResultOf } from '@remanso/contract/endpoint';
import type {
  ImportacionDeFeriados,
  importarFeriados as endpoint,
} from '@remanso/contract/plan/excepciones-previas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHechos } from '../../auditoria/auditoria.repository.ts';
import { insertarFeriadosNuevos } from '../excepciones.repository.ts';
import { exigirPorVenir } from './exigir-por-venir.ts';
import { replanificar } from '../../plan/replanificar.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

interface Entrada extends ImportacionDeFeriados {
  adminId: number;
}

/**
 * Writes all the feriados or none, and re-plans once: a re-plan for each feriado would plan the
 * same weeks a dozen times. A date that is a feriado already stays as it is, so that a client can
 * safely repeat a request whose answer was lost.
 */
export async function importarFeriados(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { adminId, feriados: pedidos }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  return tomarPlan(db, async (tx) => {
    exigirPorVenir(clock, ...pedidos);
    const feriados = await insertarFeriadosNuevos(tx, pedidos);
    const { conflictos } = await replanificar(tx, { clock, avisar });
    await registrarHechos(
      tx,
      feriados.map(({ id, ...despues }) => ({
        usuarioId: adminId,
        accion: 'importarFeriados',
        entidadId: id,
        despues,
        ocurridoEn: clock.instant(),
      })),
    );
    const nuevas = new Set(feriados.map(({ fecha }) => fecha));
    const fechas = pedidos.map(({ fecha }) => fecha).toSorted();
    return { feriados, repetidos: fechas.filter((fecha) => !nuevas.has(fecha)), conflictos };
  });
}
