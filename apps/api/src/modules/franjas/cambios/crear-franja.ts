import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { buscarAjustes } from '../../config/config.queries.ts';
import { buscarCierre, comprobarHorario } from './comprobar-horario.ts';
import { franjaConReservas } from '../franjas.queries.ts';
import { buscarFranja, insertarFranja, type Horario } from '../franjas.repository.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

const CAPACIDAD_SIN_CONFIG = 4;

interface Entrada extends Horario {
  adminId: number;
  /** The configured capacity by default. */
  capacidadEfectiva?: number | undefined;
}

/**
 * Adds a franja by hand, which the plan then leaves alone. A bloqueo or a feriado that is there
 * already closes it.
 */
export async function crearFranja(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, inicio, fin, capacidadEfectiva }: Entrada,
): Promise<Franja | undefined> {
  comprobarHorario({ inicio, fin }, clock.now());
  // An exception that is being made at the same moment waits for the plan's lock, so that it finds
  // this franja or is found by it.
  return tomarPlan(db, async (tx) => {
    const porDefecto = (await buscarAjustes(tx))?.capacidadBase ?? CAPACIDAD_SIN_CONFIG;
    const cierre = await buscarCierre(tx, { inicio, fin });
    const capacidad = capacidadEfectiva ?? porDefecto;
    const id = await insertarFranja(tx, { inicio, fin, capacidad, ...cierre });
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'crearFranja',
      entidadId: id,
      despues: await buscarFranja(tx, id),
      ocurridoEn: clock.instant(),
    });
    return franjaConReservas(tx, id, clock);
  });
}
