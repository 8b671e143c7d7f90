import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Engine } from './start-engine.ts';

type Connection = ReturnType<typeof createPgConfig>['connection'];
type Done = (error?: Error | boolean) => void;
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: Done,
) => void;

/**
 * How long a request may wait for the pool's one client. A booking holds it for about a millisecond,
 * so hundreds that arrive together all get their turn; what runs into the limit is a query made
 * outside the open transaction that waits for it, which would otherwise wait for ever.
 */
const WAIT_FOR_TURN_MS = 10_000;

/**
 * `pg.Pool` over the embedded engine, with the adapter's defects mended. The engine has one session:
 * the pool has one client and keeps it, and whatever a session remembers (prepared statements, `SET`,
 * temporary tables) is shared by all who use it in turn.
 */
export class EmbeddedPool extends pg.Pool {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    const adapter = createPgConfig(engine.lite);
    mendParse(adapter.connection);
    super(
      Object.assign(adapter, {
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: WAIT_FOR_TURN_MS,
      }),
    );
    this.#engine = engine;
    this.#rejectOnFailure(adapter.connection);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback === undefined) return super.connect().then((client) => this.#mendRelease(client));
    super.connect((error, client, done) => {
      if (client === undefined) callback(error, client, done);
      else callback(error, this.#mendRelease(client), client.release);
    });
  }

  /**
   * `pg` discards a client that is released with an error, as `pool.query` does whenever a query fails;
   * here its successor would inherit the engine's answers still to come, and hang or read another
   * query's rows. So a client is never discarded: it is settled, and given back.
   */
  #mendRelease(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release;
    let released = false;
    client.release = () => {
      if (released) throw new Error('El cliente ya se había devuelto al pool.');
      released = true;
      if (isIdle(client) && !this.#isInTransaction()) giveBack();
      else this.#settle(client).then(() => giveBack(), giveBack);
    };
    return client;
  }

  /** Waits for what the last holder left unanswered and ends the transaction that it left open. */
  async #settle(client: pg.PoolClient): Promise<void> {
    await client.query('');
    if (this.#isInTransaction()) await client.query('ROLLBACK');
  }

  #isInTransaction(): boolean {
    const { lite, failure } = this.#engine;
    return lite.ready && !failure.aborted && lite.isInTransaction();
  }

  /** An engine that gives up leaves the query under way, and those behind it, without an answer. */
  #rejectOnFailure(connection: Connection): void {
    const { failure } = this.#engine;
    failure.addEventListener('abort', () => {
      if (connection.listenerCount('error') > 0) connection.emit('error', failure.reason);
    });
    // `pg` tells it here as well, and without listeners that would be an uncaught exception.
    this.on('error', ignore);
    this.on('connect', (client) => client.on('error', ignore));
  }
}

/** The adapter never answers a query whose `types` is not a list, which in `pg` is how parsers are given. */
function mendParse(connection: Connection): void {
  const parse = connection.parse.bind(connection);
  connection.parse = (query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}

function isIdle(client: pg.PoolClient): boolean {
  return (client as pg.PoolClient & { readyForQuery: boolean }).readyForQuery;
}

function ignore(): void {}
