import type {
  NuevoBloqueo,
  NuevoFeriado,
  NuevoOverride,
} from '@remanso/contract/plan/excepciones.forms';
import type { Reemplazo } from '@remanso/contract/plan/excepciones.contract';
import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { feriadoRepetido, overrideRepetido } from '../excepciones.errors.ts';
import { leerExcepcion, listarExcepciones, type TablaDeExcepcion } from '../excepciones.queries.ts';
import { exigirPorVenir, type Dias } from './exigir-por-venir.ts';
import { previsualizarPlan } from '../../plan/previsualizar-plan.ts';

/*
 * The previews of saving and of deleting an exception: each returns the effect on the franjas to
 * come, and writes nothing.
 */

type Previa = Pick<Dependencies, 'db' | 'clock'>;

const delDia = (fecha: string) => ({ desde: fecha, hasta: fecha });

/**
 * Reads the exception that the new exception replaces, or returns undefined where `reemplaza` is
 * undefined. Throws 409 where the new exception or the replaced one is over.
 */
async function buscarReemplazada<T extends TablaDeExcepcion>(
  { db, clock }: Previa,
  tabla: T,
  { reemplaza, ...nueva }: Reemplazo & Dias,
) {
  const anterior = reemplaza === undefined ? undefined : await leerExcepcion(db, tabla, reemplaza);
  exigirPorVenir(clock, nueva, ...(anterior ? [anterior] : []));
  return anterior;
}

export async function previsualizarFeriado(
  usa: Previa,
  nuevo: NuevoFeriado & Reemplazo,
): Promise<Previsualizacion> {
  const { db } = usa;
  const { fecha, descripcion } = nuevo;
  const anterior = await buscarReemplazada(usa, 'feriados', nuevo);
  const { feriados } = await listarExcepciones(db, delDia(fecha));
  if (feriados.some(({ id }) => id !== anterior?.id)) throw feriadoRepetido();
  return previsualizarPlan(usa, (reglas) => ({
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

export async function previsualizarFeriados(
  usa: Previa,
  nuevos: readonly NuevoFeriado[],
): Promise<Previsualizacion> {
  exigirPorVenir(usa.clock, ...nuevos);
  const descripciones = nuevos.map(({ fecha, descripcion }) => [fecha, descripcion] as const);
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    // A date that is a feriado already keeps the description that is stored.
    feriados: new Map([...descripciones, ...reglas.feriados]),
  }));
}

export async function previsualizarBloqueo(
  usa: Previa,
  pedido: NuevoBloqueo & Reemplazo,
): Promise<Previsualizacion> {
  const { horaInicio, horaFin, motivo, fechaDesde, fechaHasta } = pedido;
  const anterior = await buscarReemplazada(usa, 'bloqueos', pedido);
  const nuevo = {
    fechaDesde,
    fechaHasta,
    id: Number.MAX_SAFE_INTEGER,
    horaInicio: horaInicio ?? null,
    horaFin: horaFin ?? null,
    motivo: motivo || null,
  };
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    bloqueos: [...reglas.bloqueos.filter(({ id }) => id !== anterior?.id), nuevo],
  }));
}

export async function previsualizarOverride(
  usa: Previa,
  pedido: NuevoOverride & Reemplazo,
): Promise<Previsualizacion> {
  const { db } = usa;
  const { fecha, tramos, capacidad, motivo } = pedido;
  const anterior = await buscarReemplazada(usa, 'overrides', pedido);
  const { overrides } = await listarExcepciones(db, delDia(fecha));
  if (overrides.some(({ id }) => id !== anterior?.id)) throw overrideRepetido();
  const nuevo = { tramos, capacidad: capacidad ?? null, motivo: motivo || null };
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    overrides: new Map([...sinLaDe(reglas.overrides, anterior?.fecha), [fecha, nuevo] as const]),
  }));
}

export async function previsualizarEliminarFeriado(
  usa: Previa,
  id: number,
): Promise<Previsualizacion> {
  const { db, clock } = usa;
  const feriado = await leerExcepcion(db, 'feriados', id);
  exigirPorVenir(clock, feriado);
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    feriados: new Map(sinLaDe(reglas.feriados, feriado.fecha)),
  }));
}

export async function previsualizarEliminarBloqueo(
  usa: Previa,
  id: number,
): Promise<Previsualizacion> {
  const { db, clock } = usa;
  exigirPorVenir(clock, await leerExcepcion(db, 'bloqueos', id));
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    bloqueos: reglas.bloqueos.filter((bloqueo) => bloqueo.id !== id),
  }));
}

export async function previsualizarEliminarOverride(
  usa: Previa,
  id: number,
): Promise<Previsualizacion> {
  const { db, clock } = usa;
  const override = await leerExcepcion(db, 'overrides', id);
  exigirPorVenir(clock, override);
  return previsualizarPlan(usa, (reglas) => ({
    ...reglas,
    overrides: new Map(sinLaDe(reglas.overrides, override.fecha)),
  }));
}
