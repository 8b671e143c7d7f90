import {
  DIAS_SEMANA,
  NOMBRES_DE_MES,
  diaDeSemana,
  diasEntre,
  esFecha,
  fechasEntre,
  sumarDias,
} from '@remanso/contract/calendario';
import { sinAcentos } from '../../../lib/palabras.ts';

/*
 * Reads a day as people write it: 'mañana', 'el lunes', '25/12', '3 de enero'.
 */

export interface DiaEntendido {
  fecha: string;
  /** False where the text can be the beginning of a name or of a telephone number. */
  exacto: boolean;
}

const RELATIVOS: Record<string, number> = {
  anteayer: -2,
  ayer: -1,
  hoy: 0,
  manana: 1,
  pasado: 2,
  'pasado manana': 2,
};
const SEMANA = DIAS_SEMANA.map((dia) => dia.toLowerCase());

const DE_LA_SEMANA = /^(?:proximo )?([a-z]{3,9})(?: (proximo|que viene|pasado))?$/;
const CON_NUMEROS = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/;
const CON_MES = /^(\d{1,2})(?: de)? ([a-z]{3,10})(?:(?: de| del)? (\d{4}))?$/;
const SOLO_EL_DIA = /^(\d{1,2})$/;

/**
 * A day without a year is read as a past day if that day was at most this many days ago. Otherwise
 * the day is read as a day to come.
 */
const DIAS_ATRAS = 60;
/**
 * The years, counted from the current year, in which a day without a year is looked for. The next
 * 29 February can be four years away.
 */
const ANIOS = [-1, 0, 1, 2, 3, 4];

/** Returns the day that a text means, where today is `hoy`. Null where the text means no day. */
export function entenderDia(texto: string, hoy: string): DiaEntendido | null {
  const llano = sinAcentos(texto)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:el|este) /, '');
  if (esFecha(llano)) return { fecha: llano, exacto: true };
  const dias = RELATIVOS[llano];
  if (dias !== undefined) return { fecha: sumarDias(hoy, dias), exacto: true };
  return deLaSemana(llano, hoy) ?? delCalendario(llano, hoy) ?? soloElDia(llano, hoy);
}

/**
 * Reads 'lunes' as the next Monday after today, and 'lunes pasado' as the last Monday before today.
 */
function deLaSemana(llano: string, hoy: string): DiaEntendido | null {
  const [, nombre = '', cual] = DE_LA_SEMANA.exec(llano) ?? [];
  if (nombre === '') return null;
  if ('manana'.startsWith(nombre)) return { fecha: sumarDias(hoy, 1), exacto: false };
  const dia = SEMANA.findIndex((uno) => uno.startsWith(nombre));
  if (dia < 0) return null;
  const hasta = (7 + dia - DIAS_SEMANA.indexOf(diaDeSemana(hoy))) % 7 || 7;
  const vuelta = cual === 'pasado' ? (hasta === 7 ? 14 : 7) : 0;
  return { fecha: sumarDias(hoy, hasta - vuelta), exacto: SEMANA[dia] === nombre };
}

/**
 * Reads '25/12', '25-12-26', '3 de enero' and '3 ene 2027'. A weekday before the date is ignored.
 */
function delCalendario(llano: string, hoy: string): DiaEntendido | null {
  const sinNombre = llano.replace(/^[a-z]{3,9},? (?=\d)/, '');
  const [, dia, mesOTexto, anio] = CON_NUMEROS.exec(sinNombre) ?? CON_MES.exec(sinNombre) ?? [];
  if (!dia || !mesOTexto) return null;
  const mes = Number(mesOTexto) || 1 + NOMBRES_DE_MES.findIndex((uno) => uno.startsWith(mesOTexto));
  const enAnio = (cual: number) =>
    `${cual}-${String(mes).padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const actual = Number(hoy.slice(0, 4));
  const candidatas = anio
    ? [enAnio(Number(anio.padStart(4, '20')))]
    : ANIOS.map((cuantos) => enAnio(actual + cuantos));
  const fecha = candidatas.find(
    (una) => esFecha(una) && (anio !== undefined || diasEntre(hoy, una) >= -DIAS_ATRAS),
  );
  return fecha === undefined ? null : { fecha, exacto: true };
}

/**
 * Reads '15' as the next day that is the 15th of a month. Returns today where today is the 15th.
 */
function soloElDia(llano: string, hoy: string): DiaEntendido | null {
  const [, dia] = SOLO_EL_DIA.exec(llano.replace(/^(?:dia|[a-z]{5,9}) (?=\d)/, '')) ?? [];
  const fecha = fechasEntre(hoy, sumarDias(hoy, 61)).find(
    (una) => Number(una.slice(8)) === Number(dia),
  );
  return fecha === undefined ? null : { fecha, exacto: llano !== dia };
}
