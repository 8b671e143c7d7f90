import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { Executor } from '../../database/transaction.ts';

/**
 * Returns the seven days of the week, beginning with LUNES. Returns an empty list before the hours
 * are first saved (rules §6.7).
 */
export async function leerHorariosBase(db: Executor): Promise<Semana> {
  // The days and their tramos are read in the same statement: two statements could read the hours of
  // before and of after a change.
  const filas = await db
    .selectFrom('horarios_base as h')
    .leftJoin('horarios_base_tramos as t', 't.dia_semana', 'h.dia_semana')
    .select(['h.dia_semana', 'h.activo', 't.hora_inicio', 't.hora_fin'])
    .orderBy('h.dia_semana')
    .orderBy('t.hora_inicio')
    .execute();
  if (filas.length === 0) return [];
  return DIAS_SEMANA.map((diaSemana) => {
    const delDia = filas.filter((fila) => fila.dia_semana === diaSemana);
    return {
      diaSemana,
      activo: delDia.some(({ activo }) => activo),
      tramos: delDia.flatMap(({ hora_inicio: horaInicio, hora_fin: horaFin }) =>
        horaInicio !== null && horaFin !== null ? [{ horaInicio, horaFin }] : [],
      ),
    };
  });
}

export async function existenHorariosBase(db: Executor): Promise<boolean> {
  const dia = await db.selectFrom('horarios_base').select('dia_semana').executeTakeFirst();
  return dia !== undefined;
}
