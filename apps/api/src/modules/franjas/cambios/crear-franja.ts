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
  /** Undefined means the capacity of the configuration, or CAPACIDAD_SIN_CONFIG without one. */
  capacidadEfectiva?: number | undefined;
}

/**
 * Adds a franja by hand. Later plans do not change it. A bloqueo or a feriado that exists already
 * closes the new franja.
 */
export async function crearFranja(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, inicio, fin, capacidadEfectiva }: Entrada,
): Promise<Franja | undefined> {
  comprobarHorario({ inicio, fin }, clock.now());
  // A call that makes an exception at the same moment also takes the plan's lock. Either this call
  // sees the exception, or the plan run for the exception sees the new franja.
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
