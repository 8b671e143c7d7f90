import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { baseNoDisponible } from '../../platform/errors.ts';
import type { Outage } from './outage.ts';

/** A connection is asked this often whether its server is still there. */
const PING_MS = 10_000;
const ANSWER_MS = 2_000;
const RETRY_MS = 500;

const DEAF =
  'the database takes LISTEN and delivers nothing, as behind a pool in transaction mode: screens are not live';

interface Hearing {
  pool: Pick<pg.Pool, 'options'>;
  channel: string;
  /** Called with the listener's own greeting whenever it begins to hear, also after an outage. */
  begun: (payload: string) => void;
  /** Called with every notification after that, in the order of the commits. */
  heard: (payload: string) => void;
}

interface Options extends Hearing {
  outage: Pick<Outage, 'explains'>;
  log: (message: string) => void;
}

/**
 * Hears what the database notifies, over a connection of its own that is opened anew whenever it is
 * lost. The first call of `ready` opens it.
 */
export interface Listener {
  /** Resolves once it hears; throws a 503 while it does not. */
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
 * Opens a connection that has heard its own greeting, which everybody else who listens hears too: a
 * pool that lends a connection for a transaction only would take LISTEN and deliver nothing.
 */
async function openHearing({ pool, channel, begun, heard }: Hearing): Promise<pg.Client> {
  const client = new pg.Client(pool.options);
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

/** Asks the server from time to time; calls `lost` once the connection is gone. */
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
