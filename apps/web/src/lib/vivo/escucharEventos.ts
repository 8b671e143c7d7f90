import { leerEventos, type Evento } from './leerEventos.ts';
import { leerSesion, suscribir } from '../sesion/sesion.ts';
import { estaEnVivo, oidoHasta, ponerEnVivo, ultimoEvento } from './vivo.ts';

/*
 * All tabs of a browser share one event stream. A visible tab that has the lock reads the stream
 * and passes each event on to the other tabs. A tab that is hidden releases the lock, because the
 * browser may put the tab to sleep.
 */

const NOMBRE = 'remanso-eventos';
const ESPERAS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * A message from one tab to the other tabs of the browser. `de` is the id of the user who is logged
 * in at the sending tab; a tab of another user ignores the message.
 */
type Mensaje = { de: number | undefined } & (
  | { evento: Evento }
  | { vivo: false }
  | { vivo: true; hasta: number }
  | { pregunta: true }
);

let lidera = false;

/** Calls `alLlegar` for each event as long as the page is open, whoever is logged in. */
export function escucharEventos(alLlegar: (evento: Evento) => void): void {
  const canal = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NOMBRE) : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const decir = (mensaje: object) => canal?.postMessage({ de: quien(), ...mensaje });
  let turno = new AbortController();

  function recibir(evento: Evento): void {
    oidoHasta(evento.id);
    alLlegar(evento);
  }

  /** Notes that the stream is open. Reads all data again if events up to `hasta` were missed. */
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
  // A page that the browser keeps for the back button must have neither the lock nor a stream.
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
    // Forgets the events that the person before heard: the data of the new person begin with the
    // answer to the login.
    if (estaEnVivo()) oidoHasta(undefined);
    ponerEnVivo(false);
    empezar();
  });
}

/**
 * Calls `hacer` once this tab has the lock. Over plain HTTP browsers have no locks: `hacer` is
 * called at once, and each tab reads its own stream.
 */
async function conTurno(signal: AbortSignal, hacer: () => Promise<void>): Promise<void> {
  // TypeScript says that `navigator.locks` is always there; over plain HTTP it is undefined.
  const locks = navigator.locks as LockManager | undefined;
  const turno = locks ? locks.request(NOMBRE, { signal }, hacer) : hacer();
  await turno.catch(() => undefined);
}

/**
 * Reads the stream, and opens it again each time it ends. The pauses between attempts grow until an
 * event arrives.
 */
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

/**
 * Waits for between half and one and a half times `ms`, so that not all browsers reconnect at the
 * same moment.
 */
function pausa(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const reloj = setTimeout(resolve, ms * (0.5 + Math.random()));
    signal.addEventListener('abort', () => {
      clearTimeout(reloj);
      resolve();
    });
  });
}
