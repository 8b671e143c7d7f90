import { esHora, horaDeMinutos, minutosDeHora } from '@remanso/contract/calendario';

/*
 * Hours of the 24-hour clock as people type them: '9', '930', '9.30', '09:30'.
 */

/** Reads a typed hour as `HH:MM`. Returns null where it is not an hour. */
export function entenderHora(texto: string): string | null {
  const limpio = texto.trim().replace(/\s*(?:hs?|horas)\.?$/i, '');
  const partes = /^(\d{1,2})(?:[:.,h\s](\d{2})|(\d{2}))?$/.exec(limpio);
  if (!partes) return null;
  const [, horas = '', conSigno, seguido] = partes;
  const hora = `${horas.padStart(2, '0')}:${conSigno ?? seguido ?? '00'}`;
  return esHora(hora) ? hora : null;
}

/** True for a text that is a complete hour, which takes effect before the field is left. */
export function esHoraCompleta(texto: string): boolean {
  return /^\d{1,2}[:.,]\d{2}$|^\d{4}$/.test(texto.trim()) && entenderHora(texto) !== null;
}

/** The next mark of the clock up or down; at either end of the day, the hour itself. */
export function moverHora(hora: string, sentido: 1 | -1, pasoMin = 15): string {
  if (!esHora(hora)) return hora;
  const minutos = minutosDeHora(hora);
  const marca =
    sentido === 1 ? Math.floor(minutos / pasoMin) + 1 : Math.ceil(minutos / pasoMin) - 1;
  const movida = marca * pasoMin;
  return movida < 0 || movida >= 24 * 60 ? hora : horaDeMinutos(movida);
}
