import { enLista } from '../../../lib/palabras.ts';

/*
 * Reads and writes the hours of the reminders: how many hours before a turn the holder of a booking
 * is reminded.
 */

/**
 * Reads '24, 2' as [24, 2]. A part that is no whole number becomes NaN, which the form refuses.
 */
export function leerRecordatorios(escrito: string): number[] {
  const partes = escrito.split(/[\s,;]+/).filter((parte) => parte !== '');
  return partes.map((parte) => (/^\d{1,4}$/.test(parte) ? Number(parte) : Number.NaN));
}

export function escribirRecordatorios(horas: readonly number[] = []): string {
  return horas.join(', ');
}

/** Returns the hours of the reminders in words, for example 'Recordatorio 24 y 2 horas antes.' */
export function recordatoriosEnPalabras(horas: readonly number[]): string {
  if (horas.length === 0) return 'Sin recordatorios antes del turno.';
  const ordenadas = horas.toSorted((una, otra) => otra - una);
  return `Recordatorio ${enLista(ordenadas.map(String))} ${ordenadas.at(-1) === 1 && horas.length === 1 ? 'hora' : 'horas'} antes.`;
}
