import { momentoEnZona } from '@remanso/contract/calendario';
import type { Alerta } from '@remanso/contract/salud.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { leerVisto } from './reloj.queries.ts';
import { anotarVisto } from './reloj.repository.ts';
import {
  FIRMEZA_MS,
  TOLERANCIA_MS,
  esFirme,
  mensajeDe,
  sospechaDe,
  type Sospecha,
} from './reloj.rules.ts';

/** What is seen is noted no more often. */
const LATIDO_MS = 60_000;

export interface Juicio {
  /** What time alone asks for waits while there is one. */
  sospecha: Sospecha | undefined;
  /** What cannot be brought back waits until then too. */
  firme: boolean;
}

/** Watches the machine's clock, for as long as the process runs. */
export interface Vigilante {
  mirar(): Promise<Juicio>;
  /** Looks, and notes what the clock shows if it is firm. */
  latir(): Promise<Juicio>;
  /** As of the last look. */
  alertas(): Alerta[];
  /** Whether it may be far ahead of the time, as of the last look. */
  estaAdelantado(): boolean;
  /** An administrator has said that the hour is right. */
  creer(): void;
}

interface Dependencies {
  db: Executor;
  clock: Clock;
  log: (message: string) => void;
}

export function createVigilante({ db, clock, log }: Dependencies): Vigilante {
  let ultima = leerReloj();
  let parejoDesde = ultima.uptime;
  /** From what to what the clock was set, in epoch milliseconds. */
  let salto: { desde: number; hasta: number } | undefined;
  let alerta: (Alerta & { sospecha: Sospecha }) | undefined;

  function leerReloj() {
    return { epoch: clock.epoch(), uptime: clock.uptime() };
  }

  /** Time that went by is in both readings; what is only in the clock was set. */
  function notarSalto(): void {
    const lectura = leerReloj();
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
    const civil = (epoch: number) => momentoEnZona(epoch, clock.timeZone);
    const contra = sospecha === 'SALTO' ? salto?.desde : visto;
    alerta = sospecha && {
      sospecha,
      codigo: 'RELOJ',
      mensaje: mensajeDe({ sospecha, muestra: clock.now(), visto: civil(contra ?? ultima.epoch) }),
      desde: clock.now(),
    };
    if (alerta)
      log(`clock: ${alerta.mensaje} (${alerta.sospecha}; work that time alone asks for waits)`);
  }

  async function juzgar() {
    const visto = await leerVisto(db);
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
