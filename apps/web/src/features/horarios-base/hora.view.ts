import { esHora, horaDeMinutos, minutosDeHora } from '@remanso/contract/calendario';

/*
 * Hours as people type them: '9', '930', '9.30', '09:30'. Always of 24.
 */

/** The hour as `HH:MM`, or null when it is none. */
export function leerHora(texto: string): string | null {
  const limpio = texto.trim().replace(/\s*(?:hs?|horas)\.?$/i, '');
  const partes = /^(\d{1,2})(?:[:.,h\s](\d{2})|(\d{2}))?$/.exec(limpio);
  if (!partes) return null;
  const [, horas = '', conSigno, seguido] = partes;
  const hora = `${horas.padStart(2, '0')}:${conSigno ?? seguido ?? '00'}`;
  return esHora(hora) ? hora : null;
}

/** True for what is an hour as it stands, so that it counts before the field is left. */
export function esHoraCompleta(texto: string): boolean {
  return /^\d{1,2}[:.,]\d{2}$|^\d{4}$/.test(texto.trim()) && leerHora(texto) !== null;
}

/** The next mark of the clock, up or down, within the day. */
export function moverHora(hora: string, sentido: 1 | -1, pasoMin = 15): string {
  if (!esHora(hora)) return hora;
  const minutos = minutosDeHora(hora);
  const marca =
    sentido === 1 ? Math.floor(minutos / pasoMin) + 1 : Math.ceil(minutos / pasoMin) - 1;
  const movida = marca * pasoMin;
  return movida < 0 || movida >= 24 * 60 ? hora : horaDeMinutos(movida);
}
