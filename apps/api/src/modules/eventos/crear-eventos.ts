import type { Readable } from 'node:stream';
import type pg from 'pg';
import { createListener } from '../../database/outage/listen.ts';
import type { Outage } from '../../database/outage/outage.ts';
import { AppError } from '../../platform/errors.ts';
import {
  createEventStream,
  formatEvent,
  type EventStream,
} from '../../platform/http/create-event-stream.ts';
import type { Authenticate, Session } from '../../platform/http/session.ts';
import { crearHistorial, type Contado, type Historial } from './crear-historial.ts';
import { eventoDe, leToca, type Oyente } from './eventos.rules.ts';

/**
 * The interval of `latir`. Every stream must send something every 25 seconds, and must end within
 * 60 seconds after its session has ended.
 */
const LATIDO_MS = 20_000;

/**
 * The length of an interval, in milliseconds, whose notifications are written to a stream together.
 * Without this, under a load of bookings, 500 streams would cost as much as the bookings.
 */
const JUNTOS_MS = 100;

/**
 * The most streams that one client's account may have open. A desk account may have DEL_MOSTRADOR,
 * because it is often used on several machines.
 */
const DE_UN_CLIENTE = 5;
const DEL_MOSTRADOR = 30;

interface Options {
  pool: pg.Pool;
  outage: Pick<Outage, 'explains'>;
  authenticate: Authenticate;
  /** True where the number of streams of an account is limited. */
  rateLimit: boolean;
  log: (message: string) => void;
}

interface Pedido {
  session: Session;
  token: string | undefined;
  ultimoId: string | undefined;
}

/**
 * The open streams of events. Each stream receives the changes that its session may know of,
 * whichever instance of the server made the change (rules §14).
 */
export interface Eventos {
  /** Opens a stream. Throws 429 where the account has too many open streams. */
  abrir(pedido: Pedido): Promise<Readable>;
  /**
   * Begins to listen to the database before anybody opens a stream, so that `ultimo` has an id for
   * the first answer.
   */
  oir(): void;
  /**
   * Returns the id of the latest event. Data read after this call contain the changes of all events
   * up to this id.
   */
  ultimo(): number;
  abiertos(): number;
  /**
   * Sends a sign of life on every stream, and ends the streams whose session is no longer valid.
   */
  latir(): Promise<void>;
  /** Ends all streams. Later calls of `abrir` reject with 503. */
  cerrar(): Promise<void>;
}

export function crearEventos(options: Options): Eventos {
  const { authenticate, rateLimit } = options;
  const historial = crearHistorial();
  const abiertos = new Set<Abierto>();
  let latido: NodeJS.Timeout | undefined;
  let porContar: Contado[] = [];

  const listener = createListener({
    ...options,
    channel: 'eventos',
    begun(aviso) {
      porContar = [];
      historial.empezar(aviso);
      for (const abierto of abiertos) decir(abierto, 'reiniciar', historial.ultimo());
    },
    heard(aviso) {
      porContar.push(historial.agregar(aviso));
      if (porContar.length === 1) setTimeout(repartir, JUNTOS_MS).unref();
    },
  });

  function repartir(): void {
    const contados = porContar.map(conTexto);
    porContar = [];
    for (const abierto of abiertos) contar(abierto, contados);
  }

  const eventos: Eventos = {
    async abrir({ session: { usuarioId, esDelMostrador }, token, ultimoId }) {
      await listener.ready();
      if (rateLimit) limitar(abiertos, { usuarioId, esDelMostrador });
      // Waiting notifications are first sent to the streams that are open already. The new stream
      // begins after these notifications and must not receive them twice.
      repartir();
      const stream = createEventStream(() => abiertos.delete(abierto));
      const abierto: Abierto = { usuarioId, esDelMostrador, token, stream };
      abiertos.add(abierto);
      latido ??= setInterval(() => void eventos.latir(), LATIDO_MS).unref();
      saludar(abierto, historial, ultimoId);
      return stream.body;
    },
    oir: () => void listener.ready().catch(() => undefined),
    ultimo: historial.ultimo,
    abiertos: () => abiertos.size,
    async latir() {
      for (const { stream } of abiertos) stream.beat();
      await Promise.all([...abiertos].map((abierto) => comprobar(abierto, authenticate)));
    },
    async cerrar() {
      clearInterval(latido);
      const stopping = listener.stop();
      for (const { stream } of abiertos) stream.end();
      await stopping;
    },
  };
  return eventos;
}

type Abierto = Oyente & { token: string | undefined; stream: EventStream };

function decir({ stream }: Abierto, event: 'conectado' | 'reiniciar', id: number): void {
  stream.send(formatEvent({ id, event, data: {} }));
}

type ConTexto = Contado & { texto: string };

function conTexto(contado: Contado): ConTexto {
  const evento = eventoDe(contado);
  return { ...contado, texto: evento ? formatEvent({ id: contado.id, ...evento }) : '' };
}

function contar(abierto: Abierto, contados: ConTexto[]): void {
  const suyos = contados.filter((contado) => leToca(abierto, contado));
  const texto = suyos.map(({ texto: uno }) => uno).join('');
  if (texto !== '') abierto.stream.send(texto);
}

/**
 * Sends a new stream its first event, `conectado`, and then the events after `ultimoId`, the last
 * id that the browser has received. Sends `reiniciar` instead where the historial does not have
 * these events.
 */
function saludar(abierto: Abierto, historial: Historial, ultimoId: string | undefined): void {
  if (ultimoId === undefined) return decir(abierto, 'conectado', historial.ultimo());
  const ultimo = Number(ultimoId);
  const perdidos = historial.desde(ultimo);
  // A stream that catches up gets the browser's old id with `conectado`: if the stream is cut off
  // before it has caught up, the browser asks for the same events again.
  decir(abierto, 'conectado', perdidos ? ultimo : historial.ultimo());
  if (!perdidos) decir(abierto, 'reiniciar', historial.ultimo());
  if (perdidos) contar(abierto, perdidos.map(conTexto));
}

function limitar(abiertos: Set<Abierto>, { usuarioId, esDelMostrador }: Oyente): void {
  const suyos = [...abiertos].filter((abierto) => abierto.usuarioId === usuarioId).length;
  if (suyos >= (esDelMostrador ? DEL_MOSTRADOR : DE_UN_CLIENTE)) throw demasiadasPantallas();
}

/**
 * Ends a stream whose session is no longer valid. While the database is away, no stream is ended.
 */
async function comprobar(abierto: Abierto, authenticate: Authenticate): Promise<void> {
  try {
    const { session } = await authenticate(abierto.token);
    abierto.esDelMostrador = session.esDelMostrador;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) abierto.stream.end();
  }
}

const demasiadasPantallas = () =>
  new AppError(429, 'DEMASIADOS_INTENTOS', 'Hay demasiadas pantallas abiertas con esta cuenta.', {
    retryAfterSeconds: 30,
  });
