import {
  DIAS_SEMANA,
  fechaCorta,
  mesAbreviado,
  sumarDias,
  diaDeSemana,
  type DiaSemana,
} from '@remanso/contract/calendario';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';

/*
 * Computes what the section 'Informes' shows from the figures that the server returns.
 */

type Dia = Informe['dias'][number];
export type Totales = Omit<Dia, 'fecha'>;

export function sumarDiasDe(dias: readonly Dia[]): Totales {
  const de = (cifra: keyof Totales) => dias.reduce((suma, dia) => suma + dia[cifra], 0);
  return {
    franjas: de('franjas'),
    plazas: de('plazas'),
    ocupadas: de('ocupadas'),
    reservas: de('reservas'),
    canceladas: de('canceladas'),
    ausencias: de('ausencias'),
    reservado: de('reservado'),
    cobrado: de('cobrado'),
  };
}

/** Returns a rounded percentage. Null where `todo` is 0. */
export function porcentaje(parte: number, todo: number): number | null {
  return todo > 0 ? Math.round((parte / todo) * 100) : null;
}

/**
 * Returns the change from `antes` to `ahora`, for example '+12 %', '−8 %' or 'igual'. Undefined
 * where `antes` is not above 0.
 */
export function variacion(ahora: number, antes: number): string | undefined {
  if (antes <= 0) return undefined;
  const cambio = Math.round(((ahora - antes) / antes) * 100);
  if (cambio === 0) return 'igual';
  return `${cambio > 0 ? '+' : '−'}${Math.abs(cambio)} %`;
}

/**
 * True where the period and the days before it have no franjas and no bookings, and the period has
 * no cancellations, payments, sold abonos or new clients.
 */
export function estaVacio({ dias, anterior, clientes, abonosVendidos }: Informe): boolean {
  const total = sumarDiasDe(dias);
  const nada = [total.franjas, total.reservas, total.canceladas, total.cobrado, anterior.franjas];
  const mas = [anterior.reservas, clientes.nuevos, abonosVendidos];
  return [...nada, ...mas].every((cifra) => cifra === 0);
}

export interface Columna extends Totales {
  clave: string;
  /** The short name below the column. `nombre` is the full name. */
  corto: string;
  nombre: string;
}

const DIAS_UNO_POR_UNO = 45;
const DIAS_POR_SEMANA = 186;

/**
 * Returns a column for each day, for each week or for each month. A short period has columns of
 * days, a long period has columns of months.
 */
export function columnasDe(dias: readonly Dia[]): Columna[] {
  const claveDe = claves(dias.length);
  const grupos = Map.groupBy(dias, ({ fecha }) => claveDe(fecha));
  return [...grupos].map(([clave, suyos]) => ({
    ...sumarDiasDe(suyos),
    clave,
    ...nombres(clave, suyos),
  }));
}

function claves(cuantos: number): (fecha: string) => string {
  if (cuantos <= DIAS_UNO_POR_UNO) return (fecha) => fecha;
  if (cuantos > DIAS_POR_SEMANA) return (fecha) => fecha.slice(0, 7);
  return (fecha) => sumarDias(fecha, -DIAS_SEMANA.indexOf(diaDeSemana(fecha)));
}

function nombres(clave: string, dias: readonly Dia[]): { corto: string; nombre: string } {
  const [primero, ultimo] = [dias[0], dias.at(-1)].map((dia) => (dia as Dia).fecha) as [
    string,
    string,
  ];
  if (clave.length === 7) {
    const mes = mesAbreviado(primero);
    return { corto: mes, nombre: `${mes} ${clave.slice(0, 4)}` };
  }
  const corto = `${Number(primero.slice(8))}/${Number(primero.slice(5, 7))}`;
  if (primero === ultimo) return { corto, nombre: fechaCorta(primero) };
  return { corto, nombre: `${fechaCorta(primero)} al ${fechaCorta(ultimo)}` };
}

/**
 * Returns the columns, by index, below which the chart writes a name: 'siempre' is the first, the
 * middle and the last column, 'con lugar' a column whose name shows only on a wide chart.
 */
export function rotulosDe(columnas: number): Record<number, 'siempre' | 'con lugar'> {
  const partes = columnas <= 8 ? columnas - 1 : 4;
  const lugares = Array.from({ length: partes + 1 }, (_, n) => n * ((columnas - 1) / partes || 0));
  const siempre = [0, (columnas - 1) / 2, columnas - 1].map(Math.round);
  return {
    ...Object.fromEntries(lugares.map((lugar) => [Math.round(lugar), 'con lugar'] as const)),
    ...Object.fromEntries(siempre.map((lugar) => [lugar, 'siempre'] as const)),
  };
}

/** Returns the top of a scale: the smallest of 1, 2, 5, 10, 20, 50, … that no value exceeds. */
export function topeDe(valores: readonly number[]): number {
  const mayor = Math.max(...valores, 1);
  const orden = 10 ** Math.floor(Math.log10(mayor));
  return ([1, 2, 5, 10].find((cifra) => cifra * orden >= mayor) ?? 10) * orden;
}

export interface CeldaDelMapa {
  plazas: number;
  ocupadas: number;
  /** The occupied places as a percentage of all places. Null where the hour had no places. */
  porcentaje: number | null;
  /** The step of the colour, from 0 (light) to 4 (dark). */
  grado: number;
}

export interface Mapa {
  dias: readonly DiaSemana[];
  filas: { hora: string; celdas: (CeldaDelMapa | undefined)[] }[];
}

/**
 * Returns the occupancy as a table: a row for each hour, a column for each weekday. A weekday
 * without franjas has no column.
 */
export function mapaDe(porHora: Informe['porHora']): Mapa {
  const dias = DIAS_SEMANA.filter((dia) => porHora.some(({ diaSemana }) => diaSemana === dia));
  const horas = [...new Set(porHora.map(({ hora }) => hora))].toSorted();
  const celdas = new Map(porHora.map((una) => [`${una.diaSemana} ${una.hora}`, celdaDe(una)]));
  return {
    dias,
    filas: horas.map((hora) => ({ hora, celdas: dias.map((dia) => celdas.get(`${dia} ${hora}`)) })),
  };
}

function celdaDe({ plazas, ocupadas }: { plazas: number; ocupadas: number }): CeldaDelMapa {
  const suyo = porcentaje(ocupadas, plazas);
  return { plazas, ocupadas, porcentaje: suyo, grado: Math.min(4, Math.floor((suyo ?? 0) / 20)) };
}

export const NOMBRES_DE_DIA: Record<DiaSemana, { corto: string; largo: string }> = {
  LUNES: { corto: 'Lun', largo: 'Lunes' },
  MARTES: { corto: 'Mar', largo: 'Martes' },
  MIERCOLES: { corto: 'Mié', largo: 'Miércoles' },
  JUEVES: { corto: 'Jue', largo: 'Jueves' },
  VIERNES: { corto: 'Vie', largo: 'Viernes' },
  SABADO: { corto: 'Sáb', largo: 'Sábado' },
  DOMINGO: { corto: 'Dom', largo: 'Domingo' },
};
