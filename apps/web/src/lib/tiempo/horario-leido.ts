import { DIAS_SEMANA, type DiaSemana } from '@remanso/contract/calendario';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { sinAcentos } from '../palabras.ts';

/*
 * Reads the opening hours that a person typed as text. A part of the text that is not understood is
 * left out rather than guessed.
 */

const DIA = '(lun|mar|mie|jue|vie|sab|dom)[a-z]*';
const DIAS = new RegExp(`^(?:de |del |los |el )?${DIA}(?: (?:a|al|hasta) (?:el )?${DIA})?$`);
const CON_DIA = new RegExp(`\\b${DIA}`);
const HORA = String.raw`(\d{1,2})(?::(\d\d))?(?: ?hs?\.?)?`;
const TRAMO = new RegExp(`^(?:de )?${HORA}(?: ?[-–] ?| a )${HORA}$`, 'i');

/**
 * Returns the days that a text names, such as 'Lunes a viernes', 'Sábado' or 'Martes, jueves y
 * domingo'. Empty where one of the days is not understood.
 */
export function leerDias(texto: string): DiaSemana[] {
  const llano = sinAcentos(texto).trim();
  if (llano === 'todos los dias') return [...DIAS_SEMANA];
  const partes = llano.split(/ ?, ?| y | e /).filter((parte) => CON_DIA.test(parte));
  const leidas = partes.map(diasDeParte);
  // A part such as 'el primer sabado' names a day but means something else, so the whole text
  // counts as not understood.
  if (leidas.some((dias) => dias.length === 0)) return [];
  const dias = new Set(leidas.flat());
  return DIAS_SEMANA.filter((dia) => dias.has(dia));
}

function diasDeParte(parte: string): DiaSemana[] {
  const [, desde, hasta = desde] = DIAS.exec(parte) ?? [];
  return desde && hasta ? DIAS_SEMANA.slice(indiceDe(desde), indiceDe(hasta) + 1) : [];
}

function indiceDe(comienzo: string): number {
  return DIAS_SEMANA.findIndex((dia) => dia.toLowerCase().startsWith(comienzo));
}

/**
 * Returns the hours of a text such as '08:00-12:00' or '8 a 12:30 h'; null where the text cannot be
 * read.
 */
export function entenderTramo(texto: string): Tramo | null {
  const [, desde, minutos = '00', hasta, otros = '00'] = TRAMO.exec(texto.trim()) ?? [];
  if (!desde || !hasta) return null;
  const horaInicio = `${desde.padStart(2, '0')}:${minutos}`;
  const horaFin = `${hasta.padStart(2, '0')}:${otros}`;
  const seEntienden = horaInicio < horaFin && horaFin <= '23:59' && minutos < '60' && otros < '60';
  return seEntienden ? { horaInicio, horaFin } : null;
}
