/*
 * All civil date and time work (rules §2.1), from text to text, in the centre's own time. Dates are
 * `YYYY-MM-DD`, times `HH:MM`, date-times `YYYY-MM-DDTHH:MM:SS`: the order of these texts is the
 * order in time. The arithmetic is done in UTC, where every day has 24 hours. Decision 2 says why
 * there is no library.
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

const FECHA = /^\d{4}-\d{2}-\d{2}$/;
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;

const msDeFecha = (fecha: string) => Date.parse(`${fecha}T00:00:00Z`);
const fechaDeMs = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * True for a day that exists in the calendar, between the years 1900 and 2999.
 * @example esFecha('2026-02-30') // false
 */
export function esFecha(texto: string): boolean {
  if (!FECHA.test(texto) || texto < '1900-01-01' || texto > '2999-12-31') return false;
  const ms = msDeFecha(texto);
  // Some engines read 30 February as 2 March, so the parsed date is compared with the text.
  return !Number.isNaN(ms) && fechaDeMs(ms) === texto;
}

/** @example esHora('24:00') // false */
export function esHora(texto: string): boolean {
  return HORA.test(texto);
}

/** @example sumarDias('2026-02-28', 1) // '2026-03-01' */
export function sumarDias(fecha: string, dias: number): string {
  return fechaDeMs(msDeFecha(fecha) + dias * DIA_MS);
}

/** @example diasEntre('2026-10-01', '2026-10-08') // 7 */
export function diasEntre(desde: string, hasta: string): number {
  return (msDeFecha(hasta) - msDeFecha(desde)) / DIA_MS;
}

/**
 * Returns every day from `desde` to `hasta`, both included.
 * @example fechasEntre('2026-10-31', '2026-11-01') // ['2026-10-31', '2026-11-01']
 */
export function fechasEntre(desde: string, hasta: string): string[] {
  return Array.from({ length: diasEntre(desde, hasta) + 1 }, (_, dia) => sumarDias(desde, dia));
}

/**
 * Returns the first and the last day of the month of a date.
 * @example mesDe('2026-02-10') // { desde: '2026-02-01', hasta: '2026-02-28' }
 */
export function mesDe(fecha: string): { desde: string; hasta: string } {
  const [anio, mes] = fecha.split('-').map(Number) as [number, number];
  // Day 0 of a month is the last day of the month before.
  return { desde: `${fecha.slice(0, 8)}01`, hasta: fechaDeMs(Date.UTC(anio, mes, 0)) };
}

/**
 * Returns the same day of another month, or the last day of that month where it is shorter.
 * @example sumarMeses('2026-01-31', 1) // '2026-02-28'
 */
export function sumarMeses(fecha: string, meses: number): string {
  const [anio, mes, dia] = fecha.split('-').map(Number) as [number, number, number];
  const { hasta } = mesDe(fechaDeMs(Date.UTC(anio, mes - 1 + meses, 1)));
  return `${hasta.slice(0, 8)}${String(Math.min(dia, Number(hasta.slice(8)))).padStart(2, '0')}`;
}

/**
 * Returns Easter Sunday of a year of the Gregorian calendar, by the rule of Butcher's
 * Ecclesiastical Calendar (1876).
 * @example fechaDePascua(2026) // '2026-04-05'
 */
export function fechaDePascua(anio: number): string {
  const a = anio % 19;
  const b = Math.floor(anio / 100);
  const c = anio % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const mes = Math.floor((h + l - 7 * m + 90) / 25);
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32;
  return fechaDeMs(Date.UTC(anio, mes - 1, dia));
}

/** @example diaDeSemana('2026-10-01') // 'JUEVES' */
export function diaDeSemana(fecha: string): DiaSemana {
  // A JavaScript week begins on Sunday, a `DIAS_SEMANA` week on Monday.
  return DIAS_SEMANA[(new Date(msDeFecha(fecha)).getUTCDay() + 6) % 7] as DiaSemana;
}

/** @example minutosDeHora('09:30') // 570 */
export function minutosDeHora(hora: string): number {
  return Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
}

/** @example horaDeMinutos(570) // '09:30' */
export function horaDeMinutos(minutos: number): string {
  const dos = (numero: number) => String(numero).padStart(2, '0');
  return `${dos(Math.floor(minutos / 60))}:${dos(minutos % 60)}`;
}

/** @example fechaHora('2026-10-01', '09:30') // '2026-10-01T09:30:00' */
export function fechaHora(fecha: string, hora: string): string {
  return `${fecha}T${hora}:00`;
}

/** @example fechaDe('2026-10-01T09:30:00') // '2026-10-01' */
export function fechaDe(momento: string): string {
  return momento.slice(0, 10);
}

/** @example horaDe('2026-10-01T09:30:00') // '09:30' */
export function horaDe(momento: string): string {
  return momento.slice(11, 16);
}

/** @example horarioDe('2026-10-01T09:00:00', '2026-10-01T10:00:00') // '09:00 - 10:00' */
export function horarioDe(inicio: string, fin: string): string {
  return `${horaDe(inicio)} - ${horaDe(fin)}`;
}

/**
 * Adds hours to a momento; a negative number subtracts hours.
 * @example sumarHoras('2026-10-01T23:00:00', 2) // '2026-10-02T01:00:00'
 */
export function sumarHoras(momento: string, horas: number): string {
  return new Date(Date.parse(`${momento}Z`) + horas * HORA_MS).toISOString().slice(0, 19);
}

/**
 * Returns the seconds from one momento to another.
 * @example segundosEntre('2026-10-01T23:59:00', '2026-10-02T00:00:30') // 90
 */
export function segundosEntre(desde: string, hasta: string): number {
  return (Date.parse(`${hasta}Z`) - Date.parse(`${desde}Z`)) / 1000;
}

/**
 * The formatters made so far, one for each time zone: a formatter takes long to make. Swedish
 * (`sv-SE`) writes a date-time as ISO 8601 does, except for a space in place of the `T`.
 */
const formatosDeZona = new Map<string, Intl.DateTimeFormat>();

function formatoDeZona(zona: string): Intl.DateTimeFormat {
  const hecho = formatosDeZona.get(zona);
  if (hecho) return hecho;
  const formato = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zona,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatosDeZona.set(zona, formato);
  return formato;
}

/**
 * Returns the civil date-time that an instant (epoch milliseconds) has in a time zone.
 * @example momentoEnZona(0, 'America/Argentina/Tucuman') // '1969-12-31T21:00:00'
 */
export function momentoEnZona(instante: number, zona: string): string {
  return formatoDeZona(zona).format(instante).replace(' ', 'T');
}

/**
 * A zone's difference from UTC in ms, which is certain between the instants `desde` and `hasta`.
 */
export interface Desfase {
  ms: number;
  desde: number;
  hasta: number;
}

/**
 * Returns the Desfase of a zone around an instant; null where the zone changes its clocks on the
 * UTC day of the instant or on the next day.
 * @example desfaseDe(Date.UTC(2026, 9, 1, 12), 'America/Argentina/Tucuman')
 *   // { ms: -10800000, desde: Date.UTC(2026, 9, 1), hasta: Date.UTC(2026, 9, 3) }
 */
export function desfaseDe(instante: number, zona: string): Desfase | null {
  const desde = instante - (instante % DIA_MS);
  const [ms, ...otros] = [0, 1, 2].map((dias) => {
    const momento = desde + dias * DIA_MS;
    return Date.parse(`${momentoEnZona(momento, zona)}Z`) - momento;
  }) as [number, ...number[]];
  return otros.every((otro) => otro === ms) ? { ms, desde, hasta: desde + 2 * DIA_MS } : null;
}

/**
 * Returns the civil date-time of an instant between `desde` and `hasta` of the Desfase.
 * @example momentoConDesfase(Date.UTC(2026, 9, 1, 12),
 *   { ms: -10800000, desde: Date.UTC(2026, 9, 1), hasta: Date.UTC(2026, 9, 3) })
 *   // '2026-10-01T09:00:00'
 */
export function momentoConDesfase(instante: number, { ms }: Desfase): string {
  return new Date(instante + ms).toISOString().slice(0, 19);
}

/*
 * The names are written by hand: the runtime's first formatter takes a phone 20 ms before the
 * screen shows anything. A test compares the names with the runtime's.
 */
const NOMBRES_DE_DIA = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
export const NOMBRES_DE_MES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** @example nombreDeFecha('2026-10-01') // 'jueves 1 de octubre' */
export function nombreDeFecha(fecha: string): string {
  const dia = new Date(msDeFecha(fecha));
  return `${NOMBRES_DE_DIA[dia.getUTCDay()]} ${dia.getUTCDate()} de ${NOMBRES_DE_MES[dia.getUTCMonth()]}`;
}

/**
 * Writes a date without the day of the week.
 * @example diaYMes('2026-10-01') // '1 de octubre'
 */
export function diaYMes(fecha: string): string {
  return nombreDeFecha(fecha).replace(/^\S+ /, '');
}

/**
 * Writes a date with its year, for dates that may be years away.
 * @example fechaConAnio('2026-10-01') // 'jueves 1 de octubre de 2026'
 */
export function fechaConAnio(fecha: string): string {
  return `${nombreDeFecha(fecha)} de ${fecha.slice(0, 4)}`;
}

/**
 * Writes a date in short, for places too narrow for `nombreDeFecha`.
 * @example fechaCorta('2026-10-01') // 'jue 1 oct'
 */
export function fechaCorta(fecha: string): string {
  return `${diaAbreviado(fecha)} ${Number(fecha.slice(8))} ${mesAbreviado(fecha)}`;
}

function mesLargo(fecha: string): string {
  return nombreDeFecha(fecha).split(' ').at(-1) as string;
}

/** @example nombreDeMomento('2026-10-01T09:00:00') // 'jueves 1 de octubre a las 09:00' */
export function nombreDeMomento(momento: string): string {
  return `${nombreDeFecha(fechaDe(momento))} a las ${horaDe(momento)}`;
}

/** @example nombreDeMes('2026-12-01') // 'diciembre de 2026' */
export function nombreDeMes(fecha: string): string {
  return `${mesLargo(fecha)} de ${fecha.slice(0, 4)}`;
}

/** @example diaAbreviado('2026-10-01') // 'jue' */
export function diaAbreviado(fecha: string): string {
  return nombreDeFecha(fecha).slice(0, 3);
}

/** @example mesAbreviado('2026-10-01') // 'oct' */
export function mesAbreviado(fecha: string): string {
  return mesLargo(fecha).slice(0, 3);
}
