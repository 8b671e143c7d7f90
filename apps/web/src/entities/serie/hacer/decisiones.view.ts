import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import type { Decision } from '@remanso/contract/serie/series.rules';

/*
 * The decisions of a person about the dates of a series that is being made, and what follows.
 */

/** The decision about each date, by its `fecha`. */
export type Decisiones = Readonly<Record<string, Decision>>;

/** The fate of a date: it is booked, left out, waited for, or still to be decided. */
export type Destino = 'RESERVAR' | 'OMITIR' | 'ESPERAR' | 'FALTA';

/**
 * Returns what becomes of a date. A date on which the client is booked already is left out unless the
 * person decides otherwise.
 */
export function destinoDe({ fecha, resultado }: FechaPrevista, decisiones: Decisiones): Destino {
  const decision = decisiones[fecha];
  if (decision === 'OMITIR' || decision === 'ESPERAR') return decision;
  if (decision !== undefined || resultado === 'LIBRE') return 'RESERVAR';
  return resultado === 'YA_RESERVADA' ? 'OMITIR' : 'FALTA';
}

/** Returns the decisions as the server takes them: those that were made, and those by default. */
export function decisionesPara(
  fechas: readonly FechaPrevista[],
  decisiones: Decisiones,
): Record<string, Decision> {
  const tomadas = fechas.flatMap((una): [string, Decision][] => {
    const decision = decisiones[una.fecha];
    if (decision !== undefined) return [[una.fecha, decision]];
    return destinoDe(una, decisiones) === 'OMITIR' ? [[una.fecha, 'OMITIR']] : [];
  });
  return Object.fromEntries(tomadas);
}

/** Returns the decisions that can still be followed. */
export function conservar(fechas: readonly FechaPrevista[], decisiones: Decisiones): Decisiones {
  const siguen = fechas.flatMap((una): [string, Decision][] => {
    const decision = decisiones[una.fecha];
    return decision !== undefined && sirve(una, decision) ? [[una.fecha, decision]] : [];
  });
  return Object.fromEntries(siguen);
}

function sirve({ resultado, alternativas }: FechaPrevista, decision: Decision): boolean {
  if (decision === 'OMITIR') return true;
  if (decision === 'ESPERAR') return resultado === 'SIN_CUPO';
  return resultado !== 'LIBRE' && alternativas.some(({ franjaId }) => franjaId === decision);
}

/**
 * Returns the dates that are something else than they were, that cost something else, or whose
 * decision can no longer be followed.
 */
export function cambiadas(
  antes: readonly FechaPrevista[],
  despues: readonly FechaPrevista[],
  decisiones: Decisiones,
): string[] {
  return despues
    .filter((una) => {
      const previa = antes.find(({ fecha }) => fecha === una.fecha);
      const decision = decisiones[una.fecha];
      return (
        previa?.resultado !== una.resultado ||
        previa.precio !== una.precio ||
        (decision !== undefined && !sirve(una, decision))
      );
    })
    .map(({ fecha }) => fecha);
}

export interface Cuenta {
  reservas: number;
  esperas: number;
  faltan: number;
  total: number;
}

/** Returns the momentos of the dates that the person has neither left out nor waits for. */
export function losQueSeReservan(inicios: readonly string[], tomadas: Decisiones): string[] {
  return inicios.filter((inicio) => {
    const decision = tomadas[fechaDe(inicio)];
    return decision !== 'OMITIR' && decision !== 'ESPERAR';
  });
}

/** Returns the price of the franja that begins at a momento; undefined where it is not known. */
export type PrecioDe = (inicio: string) => number | undefined;

/** Returns the price of a date, at the hour to which a decision moves it. */
export function precioDeFecha(una: FechaPrevista, decisiones: Decisiones, precioDe: PrecioDe) {
  const otra = una.alternativas.find(({ franjaId }) => franjaId === decisiones[una.fecha]);
  return (otra && precioDe(otra.inicio)) ?? una.precio;
}

/** Counts what becomes of the dates. */
export function contarFechas(
  fechas: readonly FechaPrevista[],
  decisiones: Decisiones,
  precioDe: PrecioDe,
): Cuenta {
  const cuenta = { reservas: 0, esperas: 0, faltan: 0, total: 0 };
  for (const una of fechas) {
    const destino = destinoDe(una, decisiones);
    if (destino === 'ESPERAR') cuenta.esperas += 1;
    if (destino === 'FALTA') cuenta.faltan += 1;
    if (destino !== 'RESERVAR') continue;
    cuenta.reservas += 1;
    cuenta.total += precioDeFecha(una, decisiones, precioDe);
  }
  return cuenta;
}

/** Returns what a date is that cannot be booked at its hour. */
export function resultadoEnPalabras({ resultado, motivo, libres }: FechaPrevista): string {
  switch (resultado) {
    case 'LIBRE':
      return 'Hay lugar';
    case 'SIN_CUPO':
      if (libres === 0) return 'Completo';
      return mayuscula(quedanLugares(libres));
    case 'FERIADO':
      return motivo ? `Feriado: ${motivo}` : 'Feriado';
    case 'BLOQUEADA':
      return motivo ? `Cerrado: ${motivo}` : 'Cerrado';
    case 'FUERA_DE_HORARIO':
      return motivo ?? 'A esa hora no abre';
    case 'YA_RESERVADA':
      return 'Ya está reservado';
  }
}

/** Returns the label of another hour: its hour, with its day where that is not the date's. */
export function alternativaEnPalabras(inicio: string, fecha: string): string {
  const dia = fechaDe(inicio);
  return dia === fecha ? horaDe(inicio) : `${fechaCorta(dia)}, ${horaDe(inicio)}`;
}

/**
 * Returns the dates that go to another hour, for example '; en otro horario: mié 14 oct, 10:00'. Empty
 * where none does.
 */
export function enOtroHorario(fechas: readonly FechaPrevista[], decisiones: Decisiones): string {
  const otras = fechas.flatMap(({ fecha, alternativas }) => {
    const otra = alternativas.find(({ franjaId }) => franjaId === decisiones[fecha]);
    return otra ? [`${fechaCorta(fechaDe(otra.inicio))}, ${horaDe(otra.inicio)}`] : [];
  });
  return otras.length > 0 ? `; en otro horario: ${otras.join('; ')}` : '';
}

/** @returns for example 'Falta decidir qué hacer con 2 fechas.' */
export function faltaDecidir(cuantas: number): string {
  return `Falta decidir qué hacer con ${cuantas === 1 ? 'una fecha' : `${cuantas} fechas`}.`;
}

export function contarTurnos(cuantos: number): string {
  return cuantos === 1 ? '1 turno' : `${cuantos} turnos`;
}
