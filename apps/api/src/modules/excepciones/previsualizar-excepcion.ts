import type {
  NuevoBloqueo,
  NuevoFeriado,
  NuevoOverride,
} from '@remanso/contract/excepciones.forms';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { excepcionInexistente, feriadoRepetido, overrideRepetido } from './excepciones.errors.ts';
import { buscarExcepcion, listarExcepciones } from './excepciones.queries.ts';

/*
 * The previews of saving or deleting an exception: what it would do to the franjas to come. Nothing
 * is written.
 */

const delDia = (fecha: string) => ({ desde: fecha, hasta: fecha });

export async function previsualizarFeriado(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  nuevo: NuevoFeriado,
): Promise<Previsualizacion> {
  const { feriados } = await listarExcepciones(db, delDia(nuevo.fecha));
  if (feriados.length > 0) throw feriadoRepetido();
  return previsualizarFeriados(previsualizarPlan, [nuevo]);
}

export function previsualizarFeriados(
  previsualizarPlan: Dependencies['previsualizarPlan'],
  nuevos: readonly NuevoFeriado[],
): Promise<Previsualizacion> {
  const descripciones = nuevos.map(({ fecha, descripcion }) => [fecha, descripcion] as const);
  return previsualizarPlan((reglas) => ({
    ...reglas,
    // A date that is a feriado already keeps its own description.
    feriados: new Map([...descripciones, ...reglas.feriados]),
  }));
}

export function previsualizarBloqueo(
  { previsualizarPlan }: Pick<Dependencies, 'previsualizarPlan'>,
  { horaInicio, horaFin, motivo, ...dias }: NuevoBloqueo,
): Promise<Previsualizacion> {
  const nuevo = {
    ...dias,
    id: Number.MAX_SAFE_INTEGER,
    horaInicio: horaInicio ?? null,
    horaFin: horaFin ?? null,
    motivo: motivo || null,
  };
  return previsualizarPlan((reglas) => ({ ...reglas, bloqueos: [...reglas.bloqueos, nuevo] }));
}

export async function previsualizarOverride(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  { fecha, tramos, capacidad, motivo }: NuevoOverride,
): Promise<Previsualizacion> {
  const { overrides } = await listarExcepciones(db, delDia(fecha));
  if (overrides.length > 0) throw overrideRepetido();
  const nuevo = { tramos, capacidad: capacidad ?? null, motivo: motivo || null };
  return previsualizarPlan((reglas) => ({
    ...reglas,
    overrides: new Map([...reglas.overrides, [fecha, nuevo] as const]),
  }));
}

export async function previsualizarEliminarFeriado(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  const feriado = await buscarExcepcion(db, 'feriados', id);
  if (!feriado) throw excepcionInexistente();
  return previsualizarPlan((reglas) => ({
    ...reglas,
    feriados: new Map([...reglas.feriados].filter(([otra]) => otra !== feriado.fecha)),
  }));
}

export async function previsualizarEliminarBloqueo(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  if (!(await buscarExcepcion(db, 'bloqueos', id))) throw excepcionInexistente();
  return previsualizarPlan((reglas) => ({
    ...reglas,
    bloqueos: reglas.bloqueos.filter((bloqueo) => bloqueo.id !== id),
  }));
}

export async function previsualizarEliminarOverride(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  const override = await buscarExcepcion(db, 'overrides', id);
  if (!override) throw excepcionInexistente();
  return previsualizarPlan((reglas) => ({
    ...reglas,
    overrides: new Map([...reglas.overrides].filter(([otra]) => otra !== override.fecha)),
  }));
}
