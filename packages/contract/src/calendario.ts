import {
  CalendarDate,
  endOfMonth,
  fromAbsolute,
  getDayOfWeek,
  parseDate,
  parseDateTime,
  startOfMonth,
  toCalendarDateTime,
} from '@internationalized/date';

/*
 * All civil date and time work (decisions §3): text in, text out, in the centre's own time.
 * Dates are `YYYY-MM-DD`, times `HH:MM`, date-times `YYYY-MM-DDTHH:MM:SS`; as text they sort as time does.
 */

export const DIAS_SEMANA = [
  'LUNES',
  'MARTES',
  'MIERCOLES',
  'JUEVES',
  'VIERNES',
  'SABADO',
  'DOMINGO',
] as const;
export type DiaSemana = (typeof DIAS_SEMANA)[number];

const FECHA = /^(\d{4})-(\d{2})-(\d{2})$/;
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a day that is in the calendar, between the years 1900 and 2999. */
export function esFecha(texto: string): boolean {
  const partes = FECHA.exec(texto);
  if (!partes) return false;
  const [anio, mes, dia] = partes.slice(1).map(Number) as [number, number, number];
  if (anio < 1900 || anio > 2999) return false;
  // The constructor clamps what does not exist (30 February), so it is compared with what came in.
  return new CalendarDate(anio, mes, dia).toString() === texto;
}

export function esHora(texto: string): boolean {
  return HORA.test(texto);
}

export function sumarDias(fecha: string, dias: number): string {
  return parseDate(fecha).add({ days: dias }).toString();
}

export function diasEntre(desde: string, hasta: string): number {
  return parseDate(hasta).compare(parseDate(desde));
}

/** Every day from `desde` to `hasta`, both included. */
export function fechasEntre(desde: string, hasta: string): string[] {
  return Array.from({ length: diasEntre(desde, hasta) + 1 }, (_, dia) => sumarDias(desde, dia));
}

/** The first and the last day of the month that a date is in. */
export function mesDe(fecha: string): { desde: string; hasta: string } {
  const dia = parseDate(fecha);
  return { desde: startOfMonth(dia).toString(), hasta: endOfMonth(dia).toString() };
}

export function diaDeSemana(fecha: string): DiaSemana {
  return DIAS_SEMANA[getDayOfWeek(parseDate(fecha), 'es-AR', 'mon')] as DiaSemana;
}

export function minutosDeHora(hora: string): number {
  return Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
}

export function horaDeMinutos(minutos: number): string {
  const dos = (numero: number) => String(numero).padStart(2, '0');
  return `${dos(Math.floor(minutos / 60))}:${dos(minutos % 60)}`;
}

export function fechaHora(fecha: string, hora: string): string {
  return `${fecha}T${hora}:00`;
}

export function fechaDe(momento: string): string {
  return momento.slice(0, 10);
}

export function horaDe(momento: string): string {
  return momento.slice(11, 16);
}

export function horarioDe(inicio: string, fin: string): string {
  return `${horaDe(inicio)} - ${horaDe(fin)}`;
}

export function restarHoras(momento: string, horas: number): string {
  return parseDateTime(momento).subtract({ hours: horas }).toString();
}

/** The civil date-time that an instant (epoch milliseconds) has in a time zone. */
export function momentoEnZona(instante: number, zona: string): string {
  const civil = toCalendarDateTime(fromAbsolute(instante, zona));
  return civil.set({ millisecond: 0 }).toString();
}

const EN_UTC = { timeZone: 'UTC' } as const;
const diaLargo = new Intl.DateTimeFormat('es-AR', {
  ...EN_UTC,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const diaCorto = new Intl.DateTimeFormat('es-AR', { ...EN_UTC, weekday: 'short' });
const mesCorto = new Intl.DateTimeFormat('es-AR', { ...EN_UTC, month: 'short' });

const enUtc = (fecha: string) => parseDate(fecha).toDate('UTC');

/** 'jueves 1 de octubre': es-AR alone would put a comma after the day. */
export function nombreDeFecha(fecha: string): string {
  return diaLargo.format(enUtc(fecha)).replace(',', '');
}

/** 'jue' */
export function diaAbreviado(fecha: string): string {
  return diaCorto.format(enUtc(fecha)).replace('.', '');
}

/** 'oct' */
export function mesAbreviado(fecha: string): string {
  return mesCorto.format(enUtc(fecha)).replace('.', '');
}
