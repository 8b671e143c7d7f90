import { horaDeMinutos, minutosDeHora } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';
import { ratosDe } from '../../../../entities/rotacion/ratos.view.ts';
import { notaDeLaPersona } from '../dia.view.ts';
import {
  planearRotacion,
  type Estacion,
  type Rotacion,
} from '@remanso/contract/franja/rotacion.rules';

/*
 * The rotación of a day, for the sheet on the wall. Franjas with the same rotación share a round
 * (Ronda).
 */

interface FranjaEnRonda {
  id: number;
  hora: string;
  /** The name of the person at each place. Empty for a free place. */
  nombres: string[];
  /** The desk's note about the person at each place. Empty without a note. */
  notas: string[];
  /**
   * The times at which everybody moves to the next estación, and at which the session ends. The
   * hour is written only where the hour changes: ':48 · :56 · 10:04 · fin :12'.
   */
  cambios: string;
}

export interface Ronda {
  rotacion: Rotacion;
  franjas: FranjaEnRonda[];
}

interface RotacionDelDia {
  rondas: Ronda[];
  /** The start times of the franjas that are too short for all estaciones. */
  cortas: string[];
}

/**
 * Returns the rounds of a day in the order of their first franja. Franjas with equally many ratos
 * of the same length share a round: the way of a place is the same in all franjas of a round. A
 * blocked franja without people has no round.
 */
export function rotacionDelDia(
  franjas: readonly Franja[],
  estaciones: readonly Estacion[],
): RotacionDelDia {
  const rondas = new Map<string, Ronda>();
  const cortas: string[] = [];
  for (const franja of franjas) {
    if (franja.estado === 'BLOQUEADA' && franja.ocupadosTotal === 0) continue;
    const personas = franja.capacidadEfectiva;
    const rotacion = planearRotacion({ estaciones, personas, minutos: minutosDeSesion(franja) });
    if (!rotacion) {
      cortas.push(franja.horaInicio);
      continue;
    }
    const clave = `${rotacion.minutos} ${ratosDe(rotacion)}`;
    const ronda = rondas.get(clave) ?? { rotacion, franjas: [] };
    const esMayor = rotacion.recorridos.length > ronda.rotacion.recorridos.length;
    const enRonda = franjaEnRonda(franja, rotacion);
    rondas.set(clave, {
      rotacion: esMayor ? rotacion : ronda.rotacion,
      franjas: [...ronda.franjas, enRonda],
    });
  }
  return { rondas: [...rondas.values()], cortas };
}

const DIA_MIN = 24 * 60;

/**
 * Returns the minutes of the session of a franja, without the minutes for changing. The minutes
 * depend on the franja's own length: a franja that was added by hand can be shorter than usual.
 */
function minutosDeSesion({ horaInicio, horaFin }: Franja): number {
  const largo = minutosDeHora(horaFin) - minutosDeHora(horaInicio);
  return repartoDelTurno(largo > 0 ? largo : largo + DIA_MIN).circuito;
}

function franjaEnRonda(franja: Franja, rotacion: Rotacion): FranjaEnRonda {
  const { id, horaInicio: hora, capacidadEfectiva, reservas = [] } = franja;
  const personas = reservas.flatMap((reserva) =>
    reserva.participantes.map(({ esTitular, nombre }) => ({
      nombre,
      nota: esTitular ? notaDeLaPersona(reserva) : '',
    })),
  );
  const lugares = Array.from({ length: capacidadEfectiva }, (_, lugar) => personas[lugar]);
  return {
    id,
    hora,
    nombres: lugares.map((persona) => persona?.nombre ?? ''),
    notas: lugares.map((persona) => persona?.nota ?? ''),
    cambios: cambiosEnPalabras(hora, rotacion),
  };
}

/**
 * Returns the times at which everybody moves to the next estación, for example ':48 · :56 · 10:04 ·
 * fin :12' for four ratos of 8 minutes from 09:40.
 */
function cambiosEnPalabras(hora: string, rotacion: Rotacion): string {
  const ratos = ratosDe(rotacion);
  const momentos = Array.from({ length: ratos + 1 }, (_, rato) =>
    horaDeMinutos((minutosDeHora(hora) + rato * rotacion.minutos) % DIA_MIN),
  );
  return momentos
    .map((momento, rato) => {
      const corto = momento.slice(0, 2) === momentos[rato - 1]?.slice(0, 2);
      return `${rato === ratos ? 'fin ' : ''}${corto ? momento.slice(2) : momento}`;
    })
    .slice(1)
    .join(' · ');
}
