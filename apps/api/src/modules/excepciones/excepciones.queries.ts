import type { Tramo } from '@remanso/contract/plan.rules';
import type { Executor } from '../../database/transaction.ts';

export interface Periodo {
  desde: string;
  hasta: string;
}

export interface BloqueoDePlan {
  id: number;
  fechaDesde: string;
  fechaHasta: string;
  /** Both or neither: without them the whole day is blocked. */
  horaInicio: string | null;
  horaFin: string | null;
}

/** The exceptions that touch a period, in the shape that the plan's rules want. */
export async function leerExcepcionesDePlan(db: Executor, { desde, hasta }: Periodo) {
  const feriados = await db
    .selectFrom('feriados')
    .select('fecha')
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .execute();
  const bloqueos = await db
    .selectFrom('bloqueos')
    .select([
      'id',
      'fecha_desde as fechaDesde',
      'fecha_hasta as fechaHasta',
      'hora_inicio as horaInicio',
      'hora_fin as horaFin',
    ])
    .where('fecha_desde', '<=', hasta)
    .where('fecha_hasta', '>=', desde)
    .orderBy('id')
    .execute();
  return {
    feriados: new Set(feriados.map(({ fecha }) => fecha)),
    overrides: await leerOverrides(db, { desde, hasta }),
    bloqueos: bloqueos satisfies BloqueoDePlan[],
  };
}

async function leerOverrides(db: Executor, { desde, hasta }: Periodo) {
  const filas = await db
    .selectFrom('overrides as o')
    .leftJoin('overrides_tramos as t', 't.override_id', 'o.id')
    .select(['o.fecha', 'o.capacidad', 't.hora_inicio', 't.hora_fin'])
    .where('o.fecha', '>=', desde)
    .where('o.fecha', '<=', hasta)
    .orderBy('o.fecha')
    .orderBy('t.hora_inicio')
    .execute();
  const overrides = new Map<string, { capacidad: number | null; tramos: Tramo[] }>();
  for (const { fecha, capacidad, hora_inicio, hora_fin } of filas) {
    const override = overrides.get(fecha) ?? { capacidad, tramos: [] };
    if (hora_inicio && hora_fin)
      override.tramos.push({ horaInicio: hora_inicio, horaFin: hora_fin });
    overrides.set(fecha, override);
  }
  return overrides;
}
