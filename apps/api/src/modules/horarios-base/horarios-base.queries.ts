import { DIAS_SEMANA } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/horarios-base.contract';
import type { Executor } from '../../database/transaction.ts';

/** Always the seven days from LUNES; an empty list before the first save (decisions §5). */
export async function leerHorariosBase(db: Executor): Promise<Semana> {
  const dias = await db.selectFrom('horarios_base').selectAll().execute();
  if (dias.length === 0) return [];
  const tramos = await db
    .selectFrom('horarios_base_tramos')
    .selectAll()
    .orderBy('dia_semana')
    .orderBy('hora_inicio')
    .execute();
  return DIAS_SEMANA.map((diaSemana) => ({
    diaSemana,
    activo: dias.some((dia) => dia.dia_semana === diaSemana && dia.activo),
    tramos: tramos
      .filter((tramo) => tramo.dia_semana === diaSemana)
      .map((tramo) => ({ horaInicio: tramo.hora_inicio, horaFin: tramo.hora_fin })),
  }));
}

export async function existenHorariosBase(db: Executor): Promise<boolean> {
  const dia = await db.selectFrom('horarios_base').select('dia_semana').executeTakeFirst();
  return dia !== undefined;
}
