import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { insertRows } from '../../database/insert-rows.ts';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { horariosExistentes } from './horarios-base.errors.ts';

/**
 * Writes all seven days; a day that `semana` leaves out is closed. Throws 409 when hours are stored
 * already.
 */
export async function insertarHorariosBase(tx: Tx, semana: Semana): Promise<void> {
  try {
    await insertRows(tx, 'horarios_base', diasDeFilas(semana)).execute();
  } catch (error) {
    throw violates(error, 'horarios_base_pkey') ? horariosExistentes() : error;
  }
  await insertarTramos(tx, semana);
}

/**
 * Replaces the week's hours. The caller must hold the plan's lock, so that edits run one after the
 * other, and must know that hours are stored.
 */
export async function reemplazarHorariosBase(tx: Tx, semana: Semana): Promise<void> {
  await insertRows(tx, 'horarios_base', diasDeFilas(semana))
    .onConflict((conflict) =>
      conflict.column('dia_semana').doUpdateSet((eb) => ({ activo: eb.ref('excluded.activo') })),
    )
    .execute();
  await tx.deleteFrom('horarios_base_tramos').execute();
  await insertarTramos(tx, semana);
}

function diasDeFilas(semana: Semana) {
  return DIAS_SEMANA.map((dia) => ({
    dia_semana: dia,
    activo: semana.some(({ diaSemana, activo }) => diaSemana === dia && activo),
  }));
}

async function insertarTramos(tx: Tx, semana: Semana): Promise<void> {
  const tramos = semana.flatMap(({ diaSemana, tramos: delDia }) =>
    delDia.map(({ horaInicio, horaFin }) => ({
      dia_semana: diaSemana,
      hora_inicio: horaInicio,
      hora_fin: horaFin,
    })),
  );
  if (tramos.length > 0) await insertRows(tx, 'horarios_base_tramos', tramos).execute();
}
