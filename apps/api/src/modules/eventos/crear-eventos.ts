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

/** Streams must show life every 25 seconds, and end within 60 once their session has. */
const LATIDO_MS = 20_000;

/**
 * The notifications of this time are written to a stream together: under a load of bookings, 500
 * streams would otherwise cost as much as the bookings do.
 */
const JUNTOS_MS = 100;

/** The desk is often one account on several machines. */
const DE_UN_CLIENTE = 5;
const DEL_MOSTRADOR = 30;

interface Options {
  pool: pg.Pool;
  outage: Pick<Outage, 'explains'>;
  authenticate: Authenticate;
  /** True where the streams of an account are limited. */
  rateLimit: boolean;
  log: (message: string) => void;
}

interface Pedido {
  session: Session;
  token: string | undefined;
  ultimoId: string | undefined;
}

/**
 * The open streams of events: each is sent the changes that it may know, whichever instance made
 * them (rules §14).
 */
export interface Eventos {
  /** Opens a stream; throws 429 for one too many of an account. */
  abrir(pedido: Pedido): Promise<Readable>;
  /** Begins to hear before anybody has a stream, so that `ultimo` is known from the first answer. */
  oir(): void;
  /** The id of the latest event: what is read after this call holds whatever came until then. */
  ultimo(): number;
  abiertos(): number;
  /** Shows life on every stream, and ends those whose session is no longer valid. */
  latir(): Promise<void>;
  /** Ends all streams; what is opened after that ends at once. */
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
      // A stream must not be told once more what it finds told when it opens.
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
 * Sends a stream that has just been opened its first event, `conectado`, and then the events since
 * the last id that its browser has, or `reiniciar` where those are not remembered.
 */
function saludar(abierto: Abierto, historial: Historial, ultimoId: string | undefined): void {
  if (ultimoId === undefined) return decir(abierto, 'conectado', historial.ultimo());
  const ultimo = Number(ultimoId);
  const perdidos = historial.desde(ultimo);
  // A stream that is cut off amid what it has missed must be able to ask for it once more.
  decir(abierto, 'conectado', perdidos ? ultimo : historial.ultimo());
  if (!perdidos) decir(abierto, 'reiniciar', historial.ultimo());
  if (perdidos) contar(abierto, perdidos.map(conTexto));
}

function limitar(abiertos: Set<Abierto>, { usuarioId, esDelMostrador }: Oyente): void {
  const suyos = [...abiertos].filter((abierto) => abierto.usuarioId === usuarioId).length;
  if (suyos >= (esDelMostrador ? DEL_MOSTRADOR : DE_UN_CLIENTE)) throw demasiadasPantallas();
}

/** Ends a stream whose session is over; while the database is away nobody's is. */
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
