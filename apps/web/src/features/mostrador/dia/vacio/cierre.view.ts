import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { diaDeSemana, diasEntre, nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import type { Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/dias.rules';

interface Excepciones {
  feriados: readonly Pick<Feriado, 'fecha' | 'descripcion'>[];
  overrides: readonly Pick<Override, 'fecha' | 'tramos' | 'motivo'>[];
}

/**
 * Returns why a day has no franjas, by the precedence of rules §7.9. Null where nothing closes the
 * day.
 */
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

const MAXIMO_QUE_SE_GENERA = 92;

/**
 * Returns the period whose franjas to generate so that a day beyond the ventana has franjas, with
 * the texts for the button. The period begins today where one request can cover all days from today
 * on (rules §7.8). Null for a day within the ventana, whose franjas the plan has made.
 */
export function generacionPara(fecha: string, hoy: string, ventanaDias: number) {
  const ventana = sumarDias(hoy, ventanaDias);
  if (fecha <= ventana) return null;
  const alcanza = diasEntre(hoy, fecha) < MAXIMO_QUE_SE_GENERA;
  return {
    ventana,
    periodo: { desde: alcanza ? hoy : fecha, hasta: fecha },
    accion: alcanza ? `Generar hasta el ${nombreDeFecha(fecha)}` : 'Generar los turnos de ese día',
  };
}

const cierreDeOverride = ({ motivo }: Pick<Override, 'motivo'>) =>
  motivo ? `Horario especial: ${motivo}` : 'Horario especial: cerrado todo el día';
