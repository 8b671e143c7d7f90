import { diasEntre, fechaDe, horaDe, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio, type Precio } from '@remanso/contract/precio/precios.rules';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import {
  DIAS_DE_UNA_SERIE,
  idPorHacer,
  LEJANIA_DE_ALTERNATIVA_DIAS,
  MAXIMO_DE_ALTERNATIVAS,
  type ResultadoDeFecha,
} from '@remanso/contract/serie/series.rules';
import { cercanas } from '../../plan/alternativas/alternativas.rules.ts';
import type { Dias } from '../../plan/leer-dias.ts';
import type { ReglasDePlan } from '../../plan/leer-reglas-de-plan.ts';

/*
 * The pure rules of what each date of a series is, and where it could go (rules §22.2, §22.3).
 */

type Cierre = Extract<ResultadoDeFecha, 'BLOQUEADA' | 'FERIADO' | 'FUERA_DE_HORARIO'>;

/** A franja that exists, or one that the plan would make. */
export interface FranjaPosible {
  /** The id of the franja; for one that is still to be made, that of `idPorHacer`. */
  id: number;
  hecha: boolean;
  inicio: string;
  fin: string;
  capacidad: number;
  libres: number;
  /** Why the franja is closed; null where it is open. */
  cierre: { resultado: Cierre; motivo: string | null } | null;
}

/** Returns the franjas of some days, those that the plan would make included. */
export function franjasPosibles({ reglas, franjas, porHacer }: Dias): FranjaPosible[] {
  const existentes = franjas.map((franja) => ({
    id: franja.id,
    hecha: true,
    inicio: franja.inicio,
    fin: franja.fin,
    capacidad: franja.capacidad,
    libres: Math.max(0, franja.capacidad - franja.ocupadosTotal + franja.vencidas),
    cierre: cierreDe(reglas, franja),
  }));
  const futuras = porHacer.map(({ inicio, fin, capacidad, bloqueoId }) => ({
    id: idPorHacer(inicio),
    hecha: false,
    inicio,
    fin,
    capacidad,
    libres: capacidad,
    cierre: bajoBloqueo(reglas, bloqueoId),
  }));
  return [...existentes, ...futuras];
}

function cierreDe(reglas: ReglasDePlan, franja: Dias['franjas'][number]): FranjaPosible['cierre'] {
  const { motivoDelPlan, bloqueadaAMano, motivo, bloqueoId } = franja;
  if (motivoDelPlan !== null) {
    const resultado =
      feriadoDe(reglas, fechaDe(franja.inicio)) === undefined ? 'FUERA_DE_HORARIO' : 'FERIADO';
    return { resultado, motivo: motivoDelPlan };
  }
  if (bloqueadaAMano) return { resultado: 'BLOQUEADA', motivo };
  return bajoBloqueo(reglas, bloqueoId);
}

function bajoBloqueo({ bloqueos }: ReglasDePlan, id: number | null): FranjaPosible['cierre'] {
  if (id === null) return null;
  return { resultado: 'BLOQUEADA', motivo: bloqueos.find((uno) => uno.id === id)?.motivo ?? null };
}

/** Returns the description of the feriado that closes a day; undefined where none does. */
function feriadoDe({ feriados, overrides }: ReglasDePlan, fecha: string): string | undefined {
  return overrides.has(fecha) ? undefined : feriados.get(fecha);
}

export interface Situacion {
  /** The franjas of the days in question. */
  posibles: readonly FranjaPosible[];
  reglas: ReglasDePlan;
  /** The prices of each day; a day without prices has the default ones. */
  precios: ReadonlyMap<string, readonly Precio[]>;
  /**
   * The pesos that an abono pays for the dates that are booked, in their order; undefined where the
   * day's prices apply.
   */
  preciosFijos?: readonly number[] | undefined;
  personas: number;
  /** The ids of the franjas in which the client has an active booking. */
  ocupadas: ReadonlySet<number>;
  hoy: string;
}

type FechaSola = Omit<FechaPrevista, 'alternativas'>;
export type FechaConInicio = FechaSola & { inicio: string };

/** Returns what the dates are whose franjas begin at `inicios`. */
export function preverFechas(inicios: readonly string[], situacion: Situacion): FechaConInicio[] {
  let libres = 0;
  return inicios.map((inicio) => {
    const fecha = preverFecha(inicio, situacion, libres);
    if (fecha.resultado === 'LIBRE') libres += 1;
    return { inicio, ...fecha };
  });
}

/**
 * Returns what the date is whose franja begins at `inicio`; `antes` says how many dates of the
 * series are booked before it.
 */
export function preverFecha(inicio: string, situacion: Situacion, antes = 0): FechaSola {
  const { posibles } = situacion;
  const fecha = fechaDe(inicio);
  const franja = posibles.find((una) => una.inicio === inicio);
  const seHace = estaAlAlcance(fecha, situacion.hoy) ? franja : undefined;
  return {
    fecha,
    hora: horaDe(inicio),
    franjaId: seHace?.hecha ? seHace.id : null,
    ...(seHace ? resultadoDe(seHace, situacion) : sinFranja(fecha, situacion)),
    libres: seHace?.libres ?? 0,
    precio: precioDelDia(fecha, situacion, antes),
  };
}

/** Returns whether a series may have a date on a day. */
function estaAlAlcance(fecha: string, hoy: string): boolean {
  return fecha <= sumarDias(hoy, DIAS_DE_UNA_SERIE);
}

function sinFranja(
  fecha: string,
  { reglas, hoy }: Situacion,
): Pick<FechaSola, 'resultado' | 'motivo'> {
  if (!estaAlAlcance(fecha, hoy)) {
    const motivo = `Queda a más de ${DIAS_DE_UNA_SERIE} días`;
    return { resultado: 'FUERA_DE_HORARIO', motivo };
  }
  const feriado = feriadoDe(reglas, fecha);
  if (feriado !== undefined) return { resultado: 'FERIADO', motivo: feriado };
  return { resultado: 'FUERA_DE_HORARIO', motivo: reglas.overrides.get(fecha)?.motivo ?? null };
}

function resultadoDe(
  franja: FranjaPosible,
  { ocupadas, personas }: Situacion,
): Pick<FechaSola, 'resultado' | 'motivo'> {
  if (franja.cierre) return franja.cierre;
  if (ocupadas.has(franja.id)) return { resultado: 'YA_RESERVADA', motivo: null };
  return { resultado: franja.libres < personas ? 'SIN_CUPO' : 'LIBRE', motivo: null };
}

/** Returns the days on which the alternatives of a date may lie. */
export function diasCercanos(fecha: string): string[] {
  const n = LEJANIA_DE_ALTERNATIVA_DIAS;
  return Array.from({ length: 2 * n + 1 }, (_, dia) => sumarDias(fecha, dia - n));
}

/**
 * Returns whether a franja can take the place of the date `fecha`: it begins after `ahora`, at most
 * LEJANIA_DE_ALTERNATIVA_DIAS away, and has the places.
 */
export function sirveParaFecha(
  franja: FranjaPosible,
  { fecha, ahora, situacion }: { fecha: string; ahora: string; situacion: Situacion },
): boolean {
  const dia = fechaDe(franja.inicio);
  return (
    franja.inicio > ahora &&
    Math.abs(diasEntre(fecha, dia)) <= LEJANIA_DE_ALTERNATIVA_DIAS &&
    estaAlAlcance(dia, situacion.hoy) &&
    resultadoDe(franja, situacion).resultado === 'LIBRE'
  );
}

/** Returns the nearest franjas that can take the place of a date, the nearest first. */
export function alternativasDe(
  inicio: string,
  { ahora, situacion }: { ahora: string; situacion: Situacion },
): FechaPrevista['alternativas'] {
  const fecha = fechaDe(inicio);
  const { personas, ocupadas, posibles } = situacion;
  const sirven = posibles.filter((una) => sirveParaFecha(una, { fecha, ahora, situacion }));
  const enOrden = cercanas(
    { reservaId: 0, inicio, personas, ocupadas },
    sirven.map(({ libres: plazas, ...franja }) => ({ ...franja, plazas })),
  );
  const libres = new Map(sirven.map((una) => [una.id, una.libres]));
  return enOrden.slice(0, MAXIMO_DE_ALTERNATIVAS).map(({ id, inicio: cuando }) => ({
    franjaId: id,
    inicio: cuando,
    libres: libres.get(id) ?? 0,
  }));
}

/**
 * Returns the price of a date for the people of the series; `antes` says how many dates are booked
 * before it.
 */
export function precioDelDia(
  fecha: string,
  { precios, personas, preciosFijos }: Situacion,
  antes: number,
): number {
  return preciosFijos?.[antes] ?? calcularPrecio(precios.get(fecha) ?? null, personas).precioTotal;
}
