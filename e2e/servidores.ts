import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { JWT_SECRET } from '../apps/api/test/support/secrets.ts';
import type { Pedido, Respuesta } from './servidores.child.ts';

export const DUENA = { email: 'duena@ejemplo.com', password: 'Remanso1' };

const HIJO = join(import.meta.dirname, 'servidores.child.ts');

/**
 * A process that opens the servers of the tests one after another. To start a new process for each
 * server would take longer than most tests.
 */
export class Servidores {
  readonly #hijo: ChildProcess = fork(HIJO, { execArgv: [] });

  /**
   * Opens the real server on a database; resolves to the server's address. With `detenidoEn` it is
   * the demonstration's centre, whose clock stands at that time.
   */
  async abrir(databaseUrl: string, datos: string, detenidoEn?: number): Promise<string> {
    const variables = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: datos,
      JWT_SECRET,
      ADMIN_EMAIL: DUENA.email,
      ADMIN_PASSWORD: DUENA.password,
      PORT: '0',
      LOG_LEVEL: 'error',
      // The push services of the tests are on loopback, which the server refuses by default.
      ALLOW_PRIVATE_TARGETS: 'on',
    };
    return (await this.#pedir({ variables, detenidoEn })) ?? '';
  }

  async cerrar(): Promise<void> {
    await this.#pedir('cerrar');
  }

  async terminar(): Promise<void> {
    this.#hijo.disconnect();
    await once(this.#hijo, 'exit');
  }

  async #pedir(pedido: Pedido): Promise<string | undefined> {
    const respuesta = once(this.#hijo, 'message');
    this.#hijo.send(pedido);
    const [{ origen, error }] = (await respuesta) as [Respuesta];
    if (error) throw new Error(error);
    return origen;
  }
}
