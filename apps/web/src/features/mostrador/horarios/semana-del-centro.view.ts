import { DIAS_SEMANA, type DiaSemana } from '@remanso/contract/calendario';
import type { Semana } from '@remanso/contract/horarios-base.contract';
import { MARCA } from '@remanso/contract/marca';

const DIAS_DE_SCHEMA = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * The first week of a new centre, from the opening hours in the brand file, which the footer shows.
 */
export function semanaDelCentro(horarios: readonly string[] = MARCA.horariosSchemaOrg): Semana {
  const abiertos = horarios.flatMap(leerHorario);
  return DIAS_SEMANA.map((diaSemana) => {
    const tramos = abiertos
      .filter(({ dias }) => dias.includes(diaSemana))
      .map(({ horaInicio, horaFin }) => ({ horaInicio, horaFin }));
    return { diaSemana, activo: tramos.length > 0, tramos };
  });
}

/** Reads, for example, 'Mo-Fr 08:00-12:00'. */
function leerHorario(texto: string) {
  const [, desde, hasta = desde, horaInicio, horaFin] =
    /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(texto) ?? [];
  if (!desde || !hasta || !horaInicio || !horaFin) return [];
  const dias: DiaSemana[] = DIAS_SEMANA.slice(
    DIAS_DE_SCHEMA.indexOf(desde),
    DIAS_DE_SCHEMA.indexOf(hasta) + 1,
  );
  return [{ dias, horaInicio, horaFin }];
}
