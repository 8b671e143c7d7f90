import { fechaDe } from '@remanso/contract/calendario';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import type { Clock } from '../../../platform/clock.ts';
import { leerPreciosDeDias } from '../../listas-de-precios/listas-de-precios.queries.ts';
import { leerDias, type Dias } from '../../plan/leer-dias.ts';
import type { TxQuieta } from '../../plan/tomar-plan.ts';
import { leerFranjasReservadas } from '../../reservas/nueva/condiciones.queries.ts';
import {
  alternativasDe,
  diasCercanos,
  franjasPosibles,
  type FechaConInicio,
  type Situacion,
} from './fechas.rules.ts';

interface Entrada {
  usuarioId: number;
  personas: number;
  preciosFijos?: readonly number[] | undefined;
  /** The days to be read, in any order. */
  dias: readonly string[];
}

export interface SituacionLeida extends Situacion {
  dias: Dias;
  /** The franjas in which the client has an active booking. */
  reservadas: readonly { id: number; inicio: string }[];
}

/** Reads what the dates of a series are judged by. */
export async function leerSituacion(
  tx: TxQuieta,
  clock: Clock,
  { usuarioId, personas, preciosFijos, dias: pedidos }: Entrada,
): Promise<SituacionLeida> {
  const dias = await leerDias(tx, clock, pedidos);
  const precios = await leerPreciosDeDias(tx, [...new Set(pedidos)]);
  const reservadas = await leerFranjasReservadas(tx, { usuarioId, ahora: clock.now() });
  const ocupadas = new Set(reservadas.map(({ id }) => id));
  const posibles = franjasPosibles(dias);
  const { reglas } = dias;
  const gente = { personas, preciosFijos, ocupadas, reservadas };
  return { dias, posibles, reglas, precios, ...gente, hoy: clock.today() };
}

/**
 * Returns dates with their alternatives; only those that are not LIBRE have any. The days around
 * these dates are read for it.
 */
export async function conAlternativas(
  tx: TxQuieta,
  clock: Clock,
  {
    usuarioId,
    fechas,
    situacion,
  }: { usuarioId: number; fechas: readonly FechaConInicio[]; situacion: Situacion },
): Promise<FechaPrevista[]> {
  const dudosas = fechas.filter(({ resultado }) => resultado !== 'LIBRE');
  const cercana =
    dudosas.length > 0 &&
    (await leerSituacion(tx, clock, {
      usuarioId,
      personas: situacion.personas,
      dias: dudosas.flatMap(({ fecha }) => diasCercanos(fecha)),
    }));
  return fechas.map(({ inicio, ...fecha }) => ({
    ...fecha,
    alternativas:
      cercana && fecha.resultado !== 'LIBRE'
        ? alternativasDe(inicio, { ahora: clock.now(), situacion: cercana })
        : [],
  }));
}

/** Returns the day of each momento. */
export const diasDe = (inicios: readonly string[]): string[] => inicios.map(fechaDe);
