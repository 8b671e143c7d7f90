import { fechaDe, fechaHora, horaDe, sumarDias, sumarHoras } from '../calendario.ts';

/*
 * When the holder of a booking is reminded of it, or of its seña (rules §12.2, §10.10). Times are the centre's civil time.
 */

export const RECORDATORIOS_POR_DEFECTO: readonly number[] = [24, 2];

const NOCHE = '22:00';
const MANIANA = '08:00';
/** The hour at which that is said which would fall into the night after it. */
const ANTES_DE_LA_NOCHE = '21:00';
/** A reminder is dropped where its person was told anything of the booking this long before it. */
const RECIEN_HORAS = 6;

export interface Turno {
  inicio: string;
  /** The moment since when the booking holds its franja. */
  desde: string;
  /** The last moment at which its person was told anything of it; null where nothing was. */
  ultimoAviso: string | null;
}

export interface Recordatorio {
  /** The configured hours before the start. */
  horas: number;
  momento: string;
}

/**
 * The reminders of a booking in their order; those that its making came too late for are none.
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
 * Returns the reminder that is due: the latest whose moment has come, unless its turn has begun or
 * its person was told of it lately. Those before it are not sent any more, so that a server that
 * slept reminds once.
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
 * Returns whether it is time to say that a seña is about to lapse: two hours before, and where that
 * falls into the night at 21:00 before it. Who was asked less than an hour before that moment is not
 * asked again.
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
