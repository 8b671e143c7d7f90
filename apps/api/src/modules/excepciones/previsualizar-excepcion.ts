import type {
  NuevoBloqueo,
  NuevoFeriado,
  NuevoOverride,
} from '@remanso/contract/excepciones.forms';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { excepcionInexistente, feriadoRepetido, overrideRepetido } from './excepciones.errors.ts';
import {
  buscarExcepcion,
  listarExcepciones,
  type TablaDeExcepcion,
} from './excepciones.queries.ts';

/*
 * The previews of saving or deleting an exception: what it would do to the franjas to come. Nothing
 * is written.
 */

const delDia = (fecha: string) => ({ desde: fecha, hasta: fecha });

interface Reemplazo {
  /** The id of the exception that the new one replaces. */
  reemplaza?: number | undefined;
}

/** Reads the exception that the new one replaces; undefined where it replaces none. */
async function leerReemplazada<T extends TablaDeExcepcion>(
  db: Executor,
  tabla: T,
  { reemplaza }: Reemplazo,
) {
  if (reemplaza === undefined) return undefined;
  const excepcion = await buscarExcepcion(db, tabla, reemplaza);
  if (!excepcion) throw excepcionInexistente();
  return excepcion;
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
  const feriado = await buscarExcepcion(db, 'feriados', id);
  if (!feriado) throw excepcionInexistente();
  return previsualizarPlan((reglas) => ({
    ...reglas,
    feriados: new Map(sinLaDe(reglas.feriados, feriado.fecha)),
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
    overrides: new Map(sinLaDe(reglas.overrides, override.fecha)),
  }));
}
