import pg from 'pg';
import type { Primary } from './find-primary.ts';

/**
 * Returns a class of connections that go to the server that takes writes. `pg` itself knows one
 * server only. A connection that is lost or refused puts the server in doubt, and one whose server
 * begins to refuse writes is closed.
 */
export function clientOfPrimary(primary: Primary): typeof pg.Client {
  class ClientOfPrimary extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const reached = this.#reach();
      if (!callback) return reached;
      reached.then(() => callback(null as unknown as Error), callback);
    }

    async #reach(): Promise<pg.Client> {
      Object.assign(this, await primary.locate());
      this.on('error', primary.doubt);
      this.on('end', primary.doubt);
      closeOnceItOnlyReads(this);
      try {
        await super.connect();
      } catch (error) {
        primary.doubt();
        throw error;
      }
      return this;
    }
  }
  return ClientOfPrimary;
}

interface Connection {
  on(event: 'parameterStatus', told: (status: Status) => void): void;
  stream: { destroy(error: Error): void };
}

interface Status {
  parameterName: string;
  parameterValue: string;
}

/** PostgreSQL tells each connection when its server becomes a standby or is set to read only. */
function closeOnceItOnlyReads(client: pg.Client): void {
  const { connection } = client as unknown as { connection: Connection };
  connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
    const isMode = ['in_hot_standby', 'default_transaction_read_only'].includes(parameterName);
    if (!isMode || parameterValue !== 'on') return;
    const error = new Error('the database server takes no writes any more');
    connection.stream.destroy(Object.assign(error, { code: '25006' }));
  });
}
