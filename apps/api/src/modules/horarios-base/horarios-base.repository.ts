import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/horarios-base.contract';
import { violates } from '../../database/sql-errors.ts';
import type { Tx } from '../../database/transaction.ts';
import { horariosExistentes } from './horarios-base.errors.ts';

/** Writes all seven days; a day that the list leaves out is closed. Throws 409 when there are hours already. */
export async function insertarHorariosBase(tx: Tx, semana: Semana): Promise<void> {
  const dias = DIAS_SEMANA.map((dia) => ({
    dia_semana: dia,
    activo: semana.some(({ diaSemana, activo }) => diaSemana === dia && activo),
  }));
  try {
    await tx.insertInto('horarios_base').values(dias).execute();
  } catch (error) {
    throw violates(error, 'horarios_base_pkey') ? horariosExistentes() : error;
  }
  const tramos = semana.flatMap(({ diaSemana, tramos: delDia }) =>
    delDia.map(({ horaInicio, horaFin }) => ({
      dia_semana: diaSemana,
      hora_inicio: horaInicio,
      hora_fin: horaFin,
    })),
  );
  if (tramos.length > 0) await tx.insertInto('horarios_base_tramos').values(tramos).execute();
}

/** The deletion locks the seven rows, so two edits follow each other whole. */
export async function reemplazarHorariosBase(tx: Tx, semana: Semana): Promise<void> {
  await tx.deleteFrom('horarios_base').execute();
  await insertarHorariosBase(tx, semana);
}
