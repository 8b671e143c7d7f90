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

/** The shortest time between two records of what was seen. */
const LATIDO_MS = 60_000;

export interface Juicio {
  /** While there is a sospecha, the work that time alone asks for waits. */
  sospecha: Sospecha | undefined;
  /**
   * True when the clock has run evenly for long enough and there is no sospecha. Until then, work
   * that cannot be undone waits as well.
   */
  firme: boolean;
}

/** Watches the machine's clock, for as long as the process runs. */
export interface Vigilante {
  mirar(): Promise<Juicio>;
  /** Judges the clock, and records the time that it shows if the clock is firm. */
  latir(): Promise<Juicio>;
  /** Returns the alerts of the last look. */
  alertas(): Alerta[];
  /** Returns whether the clock may be far ahead of the time, as of the last look. */
  estaAdelantado(): boolean;
  /** Makes the clock believed from now on, after an administrator has confirmed its time. */
  creer(): void;
}

interface Options {
  db: Executor;
  clock: Clock;
  log: (message: string) => void;
}

type AlertaDeReloj = Alerta & { sospecha: Sospecha };

export function crearVigilante({ db, clock, log }: Options): Vigilante {
  let ultima = leerReloj(clock);
  let parejoDesde = ultima.uptime;
  /** The times before and after the clock was last set, in milliseconds since 1970. */
  let salto: { desde: number; hasta: number } | undefined;
  let alerta: AlertaDeReloj | undefined;

  /**
   * Detects that the clock was set: time that passes shows in the clock and in the uptime, a
   * setting only in the clock.
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

/** The alert of a clock that contradicts `visto`, a time in milliseconds since 1970. */
function alertaDe(sospecha: Sospecha, visto: number, clock: Clock): AlertaDeReloj {
  const muestra = clock.now();
  const mensaje = mensajeDe({ sospecha, muestra, visto: momentoEnZona(visto, clock.timeZone) });
  return { sospecha, codigo: 'RELOJ', mensaje, desde: muestra };
}
