import { DIAS_SEMANA, type DiaSemana } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/horarios-base.contract';
import { MARCA } from '@remanso/contract/marca';
import type { Tramo } from '@remanso/contract/plan.rules';

const DIAS_DE_SCHEMA = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The opening hours as the brand file has them. */
type Horarios = readonly { deSchemaOrg: string; tramos: readonly string[] }[];

/**
 * The first week of a new centre, from the opening hours in the brand file, which the footer shows.
 */
export function semanaDelCentro(horarios: Horarios = MARCA.horarios): Semana {
  return DIAS_SEMANA.map((diaSemana) => {
    const tramos = horarios
      .filter(({ deSchemaOrg }) => diasDe(deSchemaOrg).includes(diaSemana))
      .flatMap((horario) => horario.tramos.flatMap(leerTramo));
    return { diaSemana, activo: tramos.length > 0, tramos };
  });
}

/** The days on which the week of the centre is not what the footer says. */
export function diasEnQueElPieNoDice(
  semana: Semana,
  horarios: Horarios = MARCA.horarios,
): DiaSemana[] {
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

/** Reads, for example, 'Mo-Fr' or 'Sa'. */
function diasDe(texto: string): DiaSemana[] {
  const [desde, hasta = desde] = texto.split('-').map((dia) => DIAS_DE_SCHEMA.indexOf(dia));
  if (desde === undefined || hasta === undefined || desde < 0) return [];
  return DIAS_SEMANA.slice(desde, hasta + 1);
}

/** Reads, for example, '08:00-12:00'; nothing where it cannot be read. */
function leerTramo(texto: string): Tramo[] {
  const [, horaInicio, horaFin] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(texto) ?? [];
  return horaInicio && horaFin ? [{ horaInicio, horaFin }] : [];
}
