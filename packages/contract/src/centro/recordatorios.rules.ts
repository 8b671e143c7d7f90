import { fechaDe, fechaHora, horaDe, sumarDias, sumarHoras } from '../calendario.ts';

/*
 * When to remind the holder of a booking of the turn, or of the seña (rules §12.2, §10.10). All
 * times are the centre's civil time.
 */

export const RECORDATORIOS_POR_DEFECTO: readonly number[] = [24, 2];

const NOCHE = '22:00';
const MANIANA = '08:00';
/** The hour of a reminder that would fall between 22:00 and 8:00: 21:00 of the evening before. */
const ANTES_DE_LA_NOCHE = '21:00';
/**
 * A reminder is dropped where another aviso of the booking was queued after the reminder's momento,
 * or at most this many hours before that momento.
 */
const RECIEN_HORAS = 6;

export interface Turno {
  inicio: string;
  /** The momento since when the booking is in its present franja. */
  desde: string;
  /** The momento at which the last aviso of the booking was queued; null where there is none. */
  ultimoAviso: string | null;
}

export interface Recordatorio {
  /** The configured number of hours before the start of the turn. */
  horas: number;
  momento: string;
}

/**
 * Returns the reminders of a booking, the earliest first. A reminder whose momento is not after
 * `desde`, when the booking came to its franja, is left out.
 * @example recordatoriosDe({ inicio: '2026-10-02T18:00:00', desde: '2026-10-01T20:00:00' }, [24,
 *   2])
 *   // [{ horas: 2, momento: '2026-10-02T16:00:00' }]
 */
export function recordatoriosDe(
  { inicio, desde }: Pick<Turno, 'inicio' | 'desde'>,
  horas: readonly number[],
): Recordatorio[] {
  return horas
    .toSorted((a, b) => b - a)
    .map((cada) => ({ horas: cada, momento: deDia(sumarHoras(inicio, -cada)) }))
    .filter(({ momento }) => momento > desde);
}

/**
 * Returns the reminder to send now: the latest whose momento has come. Returns undefined once the
 * turn has begun, between 22:00 and 8:00, and where another aviso of the booking is recent
 * (RECIEN_HORAS). Earlier reminders are never sent, so that a server that was down reminds once.
 * @example recordatorioDebido({ inicio: '2026-10-02T18:00:00', desde: '2026-09-20T20:00:00',
 *   ultimoAviso: null }, [24, 2], '2026-10-01T18:05:00').horas
 *   // 24
 */
export function recordatorioDebido(
  turno: Turno,
  horas: readonly number[],
  ahora: string,
): Recordatorio | undefined {
  if (turno.inicio <= ahora || esDeNoche(ahora)) return undefined;
  const ultimo = recordatoriosDe(turno, horas).findLast(({ momento }) => momento <= ahora);
  if (!ultimo) return undefined;
  const { ultimoAviso } = turno;
  const esReciente =
    ultimoAviso !== null && ultimoAviso >= sumarHoras(ultimo.momento, -RECIEN_HORAS);
  return esReciente ? undefined : ultimo;
}

const HORAS_ANTES_DE_VENCER = 2;

/**
 * Returns whether to tell the holder now that the seña is about to lapse: two hours before `vence`,
 * or at 21:00 where that hour falls between 22:00 and 8:00. False where at that momento the booking
 * had been in its franja for less than an hour.
 * @example hayQueApurarLaSenia({ vence: '2026-10-01T14:00:00', desde: '2026-10-01T09:00:00' },
 *   '2026-10-01T12:00:00')
 *   // true
 */
export function hayQueApurarLaSenia(
  { vence, desde }: { vence: string; desde: string },
  ahora: string,
): boolean {
  if (vence <= ahora || esDeNoche(ahora)) return false;
  const momento = deDia(sumarHoras(vence, -HORAS_ANTES_DE_VENCER));
  return momento <= ahora && momento >= sumarHoras(desde, 1);
}

/** Nobody is reminded of anything between 22:00 and 8:00. */
function esDeNoche(momento: string): boolean {
  return horaDe(momento) >= NOCHE || horaDe(momento) < MANIANA;
}

function deDia(momento: string): string {
  if (!esDeNoche(momento)) return momento;
  const fecha = fechaDe(momento);
  const tarde = horaDe(momento) < MANIANA ? sumarDias(fecha, -1) : fecha;
  return fechaHora(tarde, ANTES_DE_LA_NOCHE);
}
