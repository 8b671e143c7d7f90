import { fechaDe, fechaHora, horaDe, sumarDias, sumarHoras } from './calendario.ts';

/*
 * When the holder of a booking is reminded of it (rules §11.2). Times are the centre's civil time.
 */

export const RECORDATORIOS_POR_DEFECTO: readonly number[] = [24, 2];

const NOCHE = '22:00';
const MANIANA = '08:00';
/** The hour at which that is said which would fall into the night after it. */
const ANTES_DE_LA_NOCHE = '21:00';
/** A reminder of the night is dropped where the person was reminded this long before. */
const RECIEN_HORAS = 6;

export interface Turno {
  inicio: string;
  /** The moment since when the booking holds its franja. */
  desde: string;
}

export interface Recordatorio {
  /** The configured hours before the start. */
  horas: number;
  momento: string;
}

/** The reminders of a booking in their order; those that its making came too late for are none. */
export function recordatoriosDe(
  { inicio, desde }: Turno,
  horas: readonly number[],
): Recordatorio[] {
  const dichos: Recordatorio[] = [];
  for (const cada of horas.toSorted((a, b) => b - a)) {
    const nominal = sumarHoras(inicio, -cada);
    const momento = deDia(nominal);
    if (momento <= desde) continue;
    const anterior = dichos.at(-1)?.momento;
    const esReciente = anterior !== undefined && anterior >= sumarHoras(momento, -RECIEN_HORAS);
    if (momento === nominal || !esReciente) dichos.push({ horas: cada, momento });
  }
  return dichos;
}

/**
 * Returns the reminder that is due: the latest whose moment has come, unless its turn has begun.
 * Those before it are not sent any more, so that a server that slept reminds once.
 */
export function recordatorioDebido(
  turno: Turno,
  horas: readonly number[],
  ahora: string,
): Recordatorio | undefined {
  if (turno.inicio <= ahora || esDeNoche(ahora)) return undefined;
  return recordatoriosDe(turno, horas).findLast(({ momento }) => momento <= ahora);
}

/** Nobody is reminded between 22:00 and 8:00. */
function esDeNoche(momento: string): boolean {
  return horaDe(momento) >= NOCHE || horaDe(momento) < MANIANA;
}

function deDia(momento: string): string {
  if (!esDeNoche(momento)) return momento;
  const fecha = fechaDe(momento);
  const tarde = horaDe(momento) < MANIANA ? sumarDias(fecha, -1) : fecha;
  return fechaHora(tarde, ANTES_DE_LA_NOCHE);
}
