import { diaDeSemana, diasEntre, nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import type { Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { mayuscula } from '../dia.view.ts';

interface Excepciones {
  feriados: readonly Pick<Feriado, 'fecha' | 'descripcion'>[];
  overrides: readonly Pick<Override, 'fecha' | 'tramos' | 'motivo'>[];
}

/** The reason that a day has no franjas, by precedence (rules §7.9); null where nothing closes it. */
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
 * The making of the franjas of a day beyond the window, and of those before it where one request
 * reaches so far (rules §7.8); null for a day within the window, which the plan has filled.
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
