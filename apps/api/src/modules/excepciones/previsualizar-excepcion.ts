import type {
  NuevoBloqueo,
  NuevoFeriado,
  NuevoOverride,
} from '@remanso/contract/excepciones.forms';
import type { Reemplazo } from '@remanso/contract/excepciones.contract';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { feriadoRepetido, overrideRepetido } from './excepciones.errors.ts';
import { leerExcepcion, listarExcepciones, type TablaDeExcepcion } from './excepciones.queries.ts';

/*
 * The previews of saving or deleting an exception: what it would do to the franjas to come. Nothing
 * is written.
 */

const delDia = (fecha: string) => ({ desde: fecha, hasta: fecha });

/** Reads the exception that the new one replaces; undefined where it replaces none. */
async function leerReemplazada<T extends TablaDeExcepcion>(
  db: Executor,
  tabla: T,
  { reemplaza }: Reemplazo,
) {
  return reemplaza === undefined ? undefined : leerExcepcion(db, tabla, reemplaza);
}

export async function previsualizarFeriado(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  { fecha, descripcion, ...reemplazo }: NuevoFeriado & Reemplazo,
): Promise<Previsualizacion> {
  const anterior = await leerReemplazada(db, 'feriados', reemplazo);
  const { feriados } = await listarExcepciones(db, delDia(fecha));
  if (feriados.some(({ id }) => id !== anterior?.id)) throw feriadoRepetido();
  return previsualizarPlan((reglas) => ({
    ...reglas,
    feriados: new Map([
      ...sinLaDe(reglas.feriados, anterior?.fecha),
      [fecha, descripcion] as const,
    ]),
  }));
}

function sinLaDe<V>(deCadaDia: ReadonlyMap<string, V>, fecha: string | undefined): [string, V][] {
  return [...deCadaDia].filter(([otra]) => otra !== fecha);
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

export async function previsualizarBloqueo(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  { horaInicio, horaFin, motivo, fechaDesde, fechaHasta, ...reemplazo }: NuevoBloqueo & Reemplazo,
): Promise<Previsualizacion> {
  const anterior = await leerReemplazada(db, 'bloqueos', reemplazo);
  const nuevo = {
    fechaDesde,
    fechaHasta,
    id: Number.MAX_SAFE_INTEGER,
    horaInicio: horaInicio ?? null,
    horaFin: horaFin ?? null,
    motivo: motivo || null,
  };
  return previsualizarPlan((reglas) => ({
    ...reglas,
    bloqueos: [...reglas.bloqueos.filter(({ id }) => id !== anterior?.id), nuevo],
  }));
}

export async function previsualizarOverride(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  { fecha, tramos, capacidad, motivo, ...reemplazo }: NuevoOverride & Reemplazo,
): Promise<Previsualizacion> {
  const anterior = await leerReemplazada(db, 'overrides', reemplazo);
  const { overrides } = await listarExcepciones(db, delDia(fecha));
  if (overrides.some(({ id }) => id !== anterior?.id)) throw overrideRepetido();
  const nuevo = { tramos, capacidad: capacidad ?? null, motivo: motivo || null };
  return previsualizarPlan((reglas) => ({
    ...reglas,
    overrides: new Map([...sinLaDe(reglas.overrides, anterior?.fecha), [fecha, nuevo] as const]),
  }));
}

export async function previsualizarEliminarFeriado(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  const feriado = await leerExcepcion(db, 'feriados', id);
  return previsualizarPlan((reglas) => ({
    ...reglas,
    feriados: new Map(sinLaDe(reglas.feriados, feriado.fecha)),
  }));
}

export async function previsualizarEliminarBloqueo(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  await leerExcepcion(db, 'bloqueos', id);
  return previsualizarPlan((reglas) => ({
    ...reglas,
    bloqueos: reglas.bloqueos.filter((bloqueo) => bloqueo.id !== id),
  }));
}

export async function previsualizarEliminarOverride(
  { db, previsualizarPlan }: Pick<Dependencies, 'db' | 'previsualizarPlan'>,
  id: number,
): Promise<Previsualizacion> {
  const override = await leerExcepcion(db, 'overrides', id);
  return previsualizarPlan((reglas) => ({
    ...reglas,
    overrides: new Map(sinLaDe(reglas.overrides, override.fecha)),
  }));
}
