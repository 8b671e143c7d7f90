import { momentoEnZona } from '@remanso/contract/calendario';
import type { Alerta } from '@remanso/contract/sistema/salud.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { buscarVisto } from './reloj.queries.ts';
import { anotarVisto } from './reloj.repository.ts';
import {
  FIRMEZA_MS,
  TOLERANCIA_MS,
  esFirme,
  mensajeDe,
  sospechaDe,
  type Sospecha,
} from './reloj.rules.ts';

/** The least time, in milliseconds, between two records of `visto`. */
const LATIDO_MS = 60_000;

export interface Juicio {
  /**
   * Undefined where the clock is believed. While there is a sospecha, work that is done only
   * because time has passed is postponed.
   */
  sospecha: Sospecha | undefined;
  /**
   * True when there is no sospecha and the clock has run evenly for `FIRMEZA_MS`. While `firme` is
   * false, work that cannot be undone is postponed.
   */
  firme: boolean;
}

export interface ClockGuard {
  mirar(): Promise<Juicio>;
  /** Judges the clock. Where the clock is firm, records its time as `visto`. */
  latir(): Promise<Juicio>;
  /** Returns the alertas of the latest judgement; an empty list where there was no sospecha. */
  alertas(): Alerta[];
  /**
   * Returns true where the latest sospecha is 'ADELANTADO' or 'SALTO': the clock may be far ahead.
   */
  estaAdelantado(): boolean;
  /**
   * Makes the clock guard believe the clock from now on. Called after an administrator has confirmed
   * the clock's time.
   */
  creer(): void;
}

interface Options {
  db: Executor;
  clock: Clock;
  log: (message: string) => void;
}

type AlertaDeReloj = Alerta & { sospecha: Sospecha };

export function createClockGuard({ db, clock, log }: Options): ClockGuard {
  let ultima = leerReloj(clock);
  let parejoDesde = ultima.uptime;
  /** The expected and the shown time when the clock was last set, in milliseconds since 1970. */
  let salto: { desde: number; hasta: number } | undefined;
  let alerta: AlertaDeReloj | undefined;

  /**
   * Detects that somebody set the clock: passing time changes the clock and the uptime alike, a
   * setting changes only the clock.
   */
  function notarSalto(): void {
    const lectura = leerReloj(clock);
    const esperado = ultima.epoch + lectura.uptime - ultima.uptime;
    if (Math.abs(lectura.epoch - esperado) > TOLERANCIA_MS) {
      salto = { desde: esperado, hasta: lectura.epoch };
      parejoDesde = lectura.uptime;
    }
    ultima = lectura;
  }

  function contar(sospecha: Sospecha | undefined, visto: number | null): void {
    if (sospecha === alerta?.sospecha) return;
    if (!sospecha) log('clock: it is believed again');
    const contra = sospecha === 'SALTO' ? salto?.desde : visto;
    alerta = sospecha && alertaDe(sospecha, contra ?? ultima.epoch, clock);
    if (alerta) {
      log(`clock: ${alerta.mensaje} (${alerta.sospecha}; work that time alone asks for waits)`);
    }
  }

  async function juzgar() {
    const visto = await buscarVisto(db);
    notarSalto();
    const { epoch, uptime } = ultima;
    const testimonio = { epoch, visto, pareja: uptime - parejoDesde, salto: salto !== undefined };
    const sospecha = sospechaDe(testimonio);
    contar(sospecha, visto);
    if (esFirme(testimonio)) salto = undefined;
    return { epoch, visto, sospecha, firme: esFirme(testimonio) && !sospecha };
  }

  return {
    mirar: juzgar,
    async latir() {
      const juicio = await juzgar();
      const { epoch, visto, firme } = juicio;
      const toca = visto === null || epoch >= visto + LATIDO_MS;
      if (firme && toca) await anotarVisto(db, clock.instant());
      return juicio;
    },
    alertas: () =>
      alerta ? [{ codigo: alerta.codigo, mensaje: alerta.mensaje, desde: alerta.desde }] : [],
    estaAdelantado: () => alerta?.sospecha === 'ADELANTADO' || alerta?.sospecha === 'SALTO',
    creer() {
      notarSalto();
      parejoDesde = ultima.uptime - FIRMEZA_MS;
    },
  };
}

function leerReloj(clock: Clock) {
  return { epoch: clock.epoch(), uptime: clock.uptime() };
}

/**
 * Returns the alerta for a sospecha. `visto` is the time that the clock contradicts, in
 * milliseconds since 1970.
 */
function alertaDe(sospecha: Sospecha, visto: number, clock: Clock): AlertaDeReloj {
  const muestra = clock.now();
  const mensaje = mensajeDe({ sospecha, muestra, visto: momentoEnZona(visto, clock.timeZone) });
  return { sospecha, codigo: 'RELOJ', mensaje, desde: muestra };
}
