import type { TipoDeAviso } from '@remanso/contract/avisos.contract';
import type { Outage } from '../../database/outage.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { tomarAvisos, type AvisoTomado } from './avisos.repository.ts';
import { createEnviarAviso } from './enviar-aviso.ts';

/** Sends what waits in `avisos`. Every instance has one; each row is sent by one of them. */
export interface Cartero {
  start(): void;
  /** Looks now for what is to be sent. */
  despertar(): void;
  /** Begins nothing new, and waits a little for what is under way; the rest is another's, or the next start's. */
  stop(): Promise<void>;
}

/** A letter, and when a link in it dies. */
export interface Carta {
  mail: Mail;
  enlaceHasta?: number;
}

/** Writes the letter at each try; undefined when there is nobody left to tell. */
export type Redactar = (aviso: AvisoTomado) => Promise<Carta | undefined>;

export interface Options {
  db: Executor;
  clock: Clock;
  outage: Pick<Outage, 'explains'>;
  mailer: Mailer;
  redactores: Record<TipoDeAviso, Redactar>;
  /** The origin of the links in e-mails; its host names the messages. */
  publicUrl: string;
  pollingSeconds?: number;
  /** Whether nothing may be sent or given up just now. */
  enPausa?: () => boolean;
  log: (message: string, error?: unknown) => void;
}

/** A recipient whose server takes its time holds up one of these. */
const A_LA_VEZ = 5;
/** Longer than a mail server is waited for, so that nobody takes what is still being sent. */
const TOMA_MS = 2 * 60_000;
const INVEROSIMIL_MS = 60 * 60_000;
const POLLING_SECONDS = 5;
const STOP_MS = 4_000;

export function createCartero(options: Options): Cartero {
  const { db, clock, outage, log, pollingSeconds = POLLING_SECONDS } = options;
  const enviar = createEnviarAviso(options);
  const enCurso = new Set<Promise<void>>();
  let reloj: NodeJS.Timeout | undefined;
  let mirando: Promise<void> | undefined;
  let otraVez = false;

  function despertar(): void {
    if (!reloj) return;
    otraVez = true;
    mirando ??= mirar().finally(() => (mirando = undefined));
  }

  async function mirar(): Promise<void> {
    while (otraVez) {
      otraVez = false;
      try {
        await tomar(A_LA_VEZ - enCurso.size);
      } catch (error) {
        if (!outage.explains(error)) log('avisos', error);
      }
    }
  }

  async function tomar(cuantos: number): Promise<void> {
    // Whoever ends looks again.
    if (cuantos === 0 || !reloj || options.enPausa?.()) return;
    const tomados = await tomarAvisos(db, {
      cuantos,
      ahora: clock.instant(),
      hasta: clock.instant(TOMA_MS),
      inverosimil: clock.instant(INVEROSIMIL_MS),
    });
    for (const aviso of tomados) {
      const envio = enviar(aviso).finally(() => {
        enCurso.delete(envio);
        despertar();
      });
      enCurso.add(envio);
    }
  }

  return {
    start() {
      reloj = setInterval(despertar, pollingSeconds * 1_000);
      despertar();
    },
    despertar,
    async stop() {
      clearInterval(reloj);
      reloj = undefined;
      const paciencia = Promise.withResolvers<void>();
      const limite = setTimeout(paciencia.resolve, STOP_MS);
      await Promise.race([Promise.all([mirando, ...enCurso]), paciencia.promise]);
      clearTimeout(limite);
    },
  };
}
