import { leerEventos, type Evento } from './leerEventos.ts';
import { leerSesion, suscribir } from '../sesion/sesion.ts';
import { estaEnVivo, oidoHasta, ponerEnVivo, ultimoEvento } from './vivo.ts';

/*
 * One stream of events for all tabs of a browser. A visible tab that holds the lock reads it and
 * passes it on; one that is hidden lets go, because its browser may put it to sleep.
 */

const NOMBRE = 'remanso-eventos';
const ESPERAS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** The tab that reads tells the others this, with the id of the person whose events they are. */
type Mensaje = { de: number | undefined } & (
  | { evento: Evento }
  | { vivo: false }
  | { vivo: true; hasta: number }
  | { pregunta: true }
);

let lidera = false;

/** Listens for as long as the page is open, whoever is logged in. */
export function escucharEventos(alLlegar: (evento: Evento) => void): void {
  const canal = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NOMBRE) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const decir = (mensaje: object) => canal?.postMessage({ de: quien(), ...mensaje });
  let turno = new AbortController();

  function recibir(evento: Evento): void {
    oidoHasta(evento.id);
    alLlegar(evento);
  }

  /** Begins to hear by another tab; what that one was told before is read here again. */
  function seguir(hasta: number): void {
    if (hasta > ultimoEvento()) recibir({ id: hasta, event: 'reiniciar', data: {} });
    ponerEnVivo(true);
  }

  canal?.addEventListener('message', ({ data }: MessageEvent<Mensaje>) => {
    if (data.de !== quien()) return;
    if ('pregunta' in data) {
      if (lidera && estaEnVivo()) decir({ vivo: true, hasta: ultimoEvento() });
    } else if (lidera) return;
    else if ('evento' in data) {
      if (estaEnVivo()) recibir(data.evento);
    } else if (data.vivo) seguir(data.hasta);
    else ponerEnVivo(false);
  });

  const leido = (evento: Evento) => {
    if (!estaEnVivo()) {
      ponerEnVivo(true);
      decir({ vivo: true, hasta: evento.id });
    }
    recibir(evento);
    decir({ evento });
  };
  const caido = () => {
    ponerEnVivo(false);
    decir({ vivo: false });
  };

  function empezar(): void {
    turno.abort();
    turno = new AbortController();
    const { signal } = turno;
    const { token } = leerSesion();
    if (document.hidden || !token) return;
    decir({ pregunta: true });
    void conTurno(signal, () => liderar(signal, leido, caido));
  }

  alCambiarDePersona(empezar);
  document.addEventListener('visibilitychange', empezar);
  // A page that the browser keeps for the way back must hold neither lock nor stream.
  addEventListener('pagehide', () => turno.abort());
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) empezar();
  });
  empezar();
}

const quien = () => leerSesion().user?.id;

function alCambiarDePersona(empezar: () => void): void {
  let persona = quien();
  suscribir(() => {
    if (quien() === persona) return;
    persona = quien();
    // The answer to a login was the first that the new person has read.
    if (estaEnVivo()) oidoHasta(undefined);
    ponerEnVivo(false);
    empezar();
  });
}

/** Waits for the lock; over plain HTTP there is none, and each tab reads for itself. */
async function conTurno(signal: AbortSignal, hacer: () => Promise<void>): Promise<void> {
  // The types know the lock manager everywhere; an address without TLS has none.
  const locks = navigator.locks as LockManager | undefined;
  const turno = locks ? locks.request(NOMBRE, { signal }, hacer) : hacer();
  await turno.catch(() => undefined);
}

/** Reads the stream, and again after each end, with pauses that grow while it does not come. */
async function liderar(
  signal: AbortSignal,
  leido: (evento: Evento) => void,
  caido: () => void,
): Promise<void> {
  lidera = true;
  let fallos = 0;
  try {
    while (!signal.aborted) {
      const { token } = leerSesion();
      if (!token) return;
      const alLlegar = (evento: Evento) => {
        fallos = 0;
        leido(evento);
      };
      await leerEventos({ token, ultimo: ultimoEvento(), signal, alLlegar }).catch(() => undefined);
      if (signal.aborted) return;
      caido();
      await pausa(ESPERAS_MS[Math.min(fallos, ESPERAS_MS.length - 1)] ?? 0, signal);
      fallos += 1;
    }
  } finally {
    lidera = false;
  }
}

/** Waits for about this long, so that not all browsers come back at once. */
function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const reloj = setTimeout(resolve, ms * (0.5 + Math.random()));
    signal.addEventListener('abort', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
}
