import { DIAS_SEMANA, type DiaSemana } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { leerDias, entenderTramo } from '../../../lib/tiempo/horario-leido.ts';

type Horarios = Centro['horarios'];

/** Returns a first week for a new centre, made of the opening hours that the footer shows. */
export function semanaDelCentro(horarios: Horarios): Semana {
  return DIAS_SEMANA.map((diaSemana) => {
    const tramos = horarios
      .filter(({ dias }) => leerDias(dias).includes(diaSemana))
      .flatMap((horario) => horario.tramos.flatMap((tramo) => entenderTramo(tramo) ?? []));
    return { diaSemana, activo: tramos.length > 0, tramos };
  });
}

/** Returns the days on which the week and the footer say different hours. */
export function diasEnQueElPieNoDice(semana: Semana, horarios: Horarios): DiaSemana[] {
  if (horarios.length === 0) return [];
  const delPie = horasPorDia(semanaDelCentro(horarios));
  const delCentro = horasPorDia(semana);
  return DIAS_SEMANA.filter((dia) => delPie.get(dia) !== delCentro.get(dia));
}

function horasPorDia(semana: Semana): Map<DiaSemana, string> {
  return new Map(
    semana.map(({ diaSemana, activo, tramos }) => {
      const horas = tramos.map(({ horaInicio, horaFin }) => `${horaInicio}-${horaFin}`);
      return [diaSemana, activo ? horas.toSorted().join() : ''];
    }),
  );
}
