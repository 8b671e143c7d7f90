import { esHora, horaDeMinutos, minutosDeHora } from '@remanso/contract/calendario';

/*
 * Functions for hours of the 24-hour clock as people type them: '9', '930', '9.30' or '09:30'.
 */

/** Converts a typed hour to `HH:MM`; returns null where the text is not an hour. */
export function entenderHora(texto: string): string | null {
  const limpio = texto.trim().replace(/\s*(?:hs?|horas)\.?$/i, '');
  const partes = /^(\d{1,2})(?:[:.,h\s](\d{2})|(\d{2}))?$/.exec(limpio);
  if (!partes) return null;
  const [, horas = '', conSigno, seguido] = partes;
  const hora = `${horas.padStart(2, '0')}:${conSigno ?? seguido ?? '00'}`;
  return esHora(hora) ? hora : null;
}

/**
 * True where the text is a complete hour, such as '9:30' or '0930'. A field reports a complete hour
 * while the person still types.
 */
export function esHoraCompleta(texto: string): boolean {
  return /^\d{1,2}[:.,]\d{2}$|^\d{4}$/.test(texto.trim()) && entenderHora(texto) !== null;
}

/**
 * Returns the next (`sentido` 1) or previous (`sentido` -1) multiple of `pasoMin` minutes. Beyond
 * either end of the day, returns `hora` unchanged.
 */
export function moverHora(hora: string, sentido: 1 | -1, pasoMin = 15): string {
  if (!esHora(hora)) return hora;
  const minutos = minutosDeHora(hora);
  const marca =
    sentido === 1 ? Math.floor(minutos / pasoMin) + 1 : Math.ceil(minutos / pasoMin) - 1;
  const movida = marca * pasoMin;
  return movida < 0 || movida >= 24 * 60 ? hora : horaDeMinutos(movida);
}
