import { nombreDeMomento } from '@remanso/contract/calendario';
/*
 * The texts for subscribing a calendar program to a secret address (rules §13.2).
 */

/** Returns the address with `webcal:`, with which a phone opens its calendar instead of a page. */
export function comoWebcal(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** The steps to subscribe in each calendar program, three lines each. */
export const SUSCRIPCIONES = [
  {
    programa: 'Google Calendar',
    pasos: [
      'Abre calendar.google.com en una computadora.',
      'Junto a «Otros calendarios», toca + y elige «Desde URL».',
      'Pega la dirección y toca «Agregar calendario».',
    ],
  },
  {
    programa: 'iPhone',
    pasos: [
      'Desde el teléfono, toca «Abrir en el calendario».',
      'Confirma con «Suscribirse».',
      'Si no se abre: en Calendario, elige «Agregar calendario de suscripción» y pega la dirección.',
    ],
  },
  {
    programa: 'Outlook',
    pasos: [
      'Entrar al calendario en outlook.com.',
      'Tocar «Agregar calendario» y «Suscribirse desde la web».',
      'Pegar la dirección y tocar «Importar».',
    ],
  },
] as const;

/**
 * Returns, for example, 'Hay una dirección desde el jueves 1 de octubre a las 07:00. Se leyó por
 * última vez …'.
 */
export function direccionEnPalabras({
  desde,
  ultimaLectura,
}: {
  desde: string;
  ultimaLectura: string | null;
}): string {
  const lectura = ultimaLectura
    ? `Se leyó por última vez el ${nombreDeMomento(ultimaLectura)}.`
    : 'Todavía no la leyó ningún calendario.';
  return `Hay una dirección desde el ${nombreDeMomento(desde)}. ${lectura}`;
}
