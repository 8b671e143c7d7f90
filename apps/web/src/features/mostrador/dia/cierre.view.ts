import { diaDeSemana } from '@remanso/contract/calendario';
import type { Feriado, Override } from '@remanso/contract/excepciones.contract';
import type { Semana } from '@remanso/contract/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/plan.rules';
import { mayuscula } from './dia.view.ts';

interface Excepciones {
  feriados: readonly Pick<Feriado, 'fecha' | 'descripcion'>[];
  overrides: readonly Pick<Override, 'fecha' | 'tramos' | 'motivo'>[];
}

/** The reason that a day has no franjas, by precedence (rules §5); null where nothing closes it. */
export function razonDeCierre(
  fecha: string,
  { feriados, overrides }: Excepciones,
  semana: Semana,
): string | null {
  const override = overrides.find((uno) => uno.fecha === fecha);
  if (override) return override.tramos.length > 0 ? null : cierreDeOverride(override);
  const feriado = feriados.find((uno) => uno.fecha === fecha);
  if (feriado) return `Feriado: ${feriado.descripcion}`;
  const dia = diaDeSemana(fecha);
  const abre = semana.some(({ diaSemana, activo }) => diaSemana === dia && activo);
  return abre ? null : `${mayuscula(nombreDeDia(dia))}: cerrado`;
}

const cierreDeOverride = ({ motivo }: Pick<Override, 'motivo'>) =>
  motivo ? `Horario especial: ${motivo}` : 'Horario especial: cerrado todo el día';
