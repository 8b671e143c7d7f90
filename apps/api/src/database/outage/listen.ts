import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { baseNoDisponible } from '../../platform/errors.ts';
import type { Outage } from './outage.ts';

/** How often the listener checks that the server of its connection is still there. */
const PING_MS = 10_000;
const ANSWER_MS = 2_000;
const RETRY_MS = 500;

const DEAF =
  'the database takes LISTEN and delivers nothing, as behind a pool in transaction mode: screens are not live';

interface Hearing {
  pool: Pick<pg.Pool, 'options'>;
  channel: string;
  /**
   * Called with the greeting of `openHearing` each time the listener begins to receive, at first
   * and after each outage.
   */
  begun: (payload: string) => void;
  /** Called with every notification after the greeting, in the order of the commits. */
  heard: (payload: string) => void;
}

interface Options extends Hearing {
  outage: Pick<Outage, 'explains'>;
  log: (message: string) => void;
}

/**
 * Receives the notifications of the database (LISTEN) on a connection of its own. The first call of
 * `ready` opens the connection; a lost connection is opened again by the listener itself.
 */
export interface Listener {
  /**
   * Resolves once the listener receives notifications. Rejects with a 503 error while the database
   * cannot be reached, and after `stop`.
   */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export function createListener({ outage, log, ...hearing }: Options): Listener {
  let opening: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  const told = new Set<string>();

  async function connect(): Promise<pg.Client> {
    clearTimeout(retry);
    try {
      const client = await openHearing(hearing);
      watch(client, lose);
      return client;
    } catch (error) {
      lose(error as Error);
      throw Object.assign(baseNoDisponible(), { cause: error });
    }
  }

  function lose(error: Error): void {
    opening = undefined;
    if (stopped) return;
    const isNews = !told.has(error.message) && !outage.explains(error);
    if (isNews) log(`not listening to the database: ${error.message}`);
    told.add(error.message);
    retry = setTimeout(() => void listener.ready().catch(() => undefined), RETRY_MS).unref();
  }

  const listener: Listener = {
    async ready() {
      if (stopped) throw baseNoDisponible();
      await (opening ??= connect());
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const client = await opening?.catch(() => undefined);
      await client?.end();
    },
  };
  return listener;
}

/**
 * Opens a connection that listens, sends a greeting to the channel and waits until the greeting has
 * come back. All other listeners receive the greeting too. The greeting is a test: behind a pooler
 * in transaction mode LISTEN succeeds, but no notification arrives. Rejects where the connection,
 * either query or the greeting takes too long (about ANSWER_MS each).
 */
async function openHearing({ pool, channel, begun, heard }: Hearing): Promise<pg.Client> {
  const Client = (pool.options.Client ?? pg.Client) as typeof pg.Client;
  const client = new Client(pool.options);
  const greeting = randomUUID();
  const { promise: greeted, resolve, reject } = Promise.withResolvers<void>();
  greeted.catch(() => undefined);
  let hears = false;
  client.on('error', reject);
  client.on('notification', ({ payload = '' }) => {
    if (hears) return heard(payload);
    if (!payload.endsWith(greeting)) return;
    hears = true;
    begun(payload);
    resolve();
  });
  const deaf = setTimeout(() => reject(new Error(DEAF)), ANSWER_MS);
  try {
    await client.connect();
    const listening = { text: `listen ${channel}`, query_timeout: ANSWER_MS };
    await client.query(listening);
    const greet = {
      text: `select pg_notify($1, pg_current_xact_id()::text || ' inicio ' || $2)`,
      values: [channel, greeting],
      query_timeout: ANSWER_MS,
    };
    await client.query(greet);
    await greeted;
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(deaf);
  }
}

/** Pings the server every PING_MS. Calls `lost` once, when the connection is gone. */
function watch(client: pg.Client, lost: (error: Error) => void): void {
  const ping = setInterval(() => {
    const question = { text: 'select 1', query_timeout: ANSWER_MS };
    client.query(question).catch(end);
  }, PING_MS).unref();
  let over = false;
  function end(error: Error): void {
    if (over) return;
    over = true;
    clearInterval(ping);
    lost(error);
    client.end().catch(() => undefined);
  }
  client.on('error', end);
  client.on('end', () => end(new Error('Connection terminated')));
}
