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
 * The sums of the section 'Informes' over the figures that it is given.
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

/** Returns a rounded percentage; null where there is nothing that it could be of. */
export function porcentaje(parte: number, todo: number): number | null {
  return todo > 0 ? Math.round((parte / todo) * 100) : null;
}

/** Returns, for example, '+12 %' or '−8 %'; undefined where it cannot be said. */
export function variacion(ahora: number, antes: number): string | undefined {
  if (antes <= 0) return undefined;
  const cambio = Math.round(((ahora - antes) / antes) * 100);
  if (cambio === 0) return 'igual';
  return `${cambio > 0 ? '+' : '−'}${Math.abs(cambio)} %`;
}

/** True where nothing happened and nothing could have, in the period or before it. */
export function estaVacio({ dias, anterior, clientes }: Informe): boolean {
  const total = sumarDiasDe(dias);
  const nada = [total.franjas, total.reservas, total.canceladas, total.cobrado, anterior.franjas];
  return [...nada, anterior.reservas, clientes.nuevos].every((cifra) => cifra === 0);
}

export interface Columna extends Totales {
  clave: string;
  /** The short name below the column, and the whole name of it. */
  corto: string;
  nombre: string;
}

const DIAS_UNO_POR_UNO = 45;
const DIAS_POR_SEMANA = 186;

/** Puts the days of a period into columns: the days themselves, weeks or months. */
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
 * Returns where a name stands below the columns: below the two ends and the middle always, below
 * others where there is room.
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

/** The top of a scale: 1, 2 or 5 with zeros, not below any of the values. */
export function topeDe(valores: readonly number[]): number {
  const mayor = Math.max(...valores, 1);
  const orden = 10 ** Math.floor(Math.log10(mayor));
  return ([1, 2, 5, 10].find((cifra) => cifra * orden >= mayor) ?? 10) * orden;
}

export interface CeldaDelMapa {
  plazas: number;
  ocupadas: number;
  /** Null where there are no places. */
  porcentaje: number | null;
  /** The step of the colour, from 0 to 4. */
  grado: number;
}

export interface Mapa {
  dias: readonly DiaSemana[];
  filas: { hora: string; celdas: (CeldaDelMapa | undefined)[] }[];
}

/** Lays the hours of the week out as a table; a weekday that is never open has no column. */
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
