import { tomarAvisos } from './avisos.repository.ts';
import { crearEnviarAviso, type Options as OpcionesDeEnvio } from './enviar-aviso.ts';

/**
 * The cartero sends the rows that wait in `avisos`. Every instance has one; each row is sent by one
 * of them.
 */
export interface Cartero {
  start(): void;
  /** Makes the cartero look now for avisos to send. */
  despertar(): void;
  /**
   * Begins nothing new, and waits a few seconds for what is under way. Another instance, or this
   * one after its next start, sends the rest.
   */
  stop(): Promise<void>;
}

interface Options extends OpcionesDeEnvio {
  pollingSeconds?: number;
  /** True while nothing may be sent or given up. */
  enPausa?: () => boolean;
}

/**
 * How many letters are sent at once: a recipient whose mail server is slow holds up only one of
 * them.
 */
const A_LA_VEZ = 5;
/**
 * How long a taken aviso belongs to its taker. It exceeds the time a mail server is waited for, so
 * that no other instance takes an aviso that is still being sent.
 */
const TOMA_MS = 2 * 60_000;
const INVEROSIMIL_MS = 60 * 60_000;
const POLLING_SECONDS = 5;
const STOP_MS = 4_000;

export function crearCartero(options: Options): Cartero {
  const { db, clock, outage, log, pollingSeconds = POLLING_SECONDS } = options;
  const enviar = crearEnviarAviso(options);
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
    // When all places are taken, the next letter that ends calls `despertar` again.
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
      // The last look may take letters until its end, and only then are all of them known.
      const terminado = Promise.resolve(mirando).then(() => Promise.all(enCurso));
      await esperarComoMucho(STOP_MS, terminado);
    },
  };
}

/** Waits for work, but no longer than this. */
async function esperarComoMucho(ms: number, trabajo: Promise<unknown>): Promise<void> {
  const paciencia = Promise.withResolvers<void>();
  const limite = setTimeout(paciencia.resolve, ms);
  await Promise.race([trabajo, paciencia.promise]);
  clearTimeout(limite);
}
