import { EnvError, type Env } from './platform/env.ts';
import { withoutPassword } from './platform/without-password.ts';

/*
 * What an operator can mend about the start, in one line that names the variable behind it (rules §2): a value
 * may be well written and still not work on this machine.
 */

/** Awaits one step of the start. `blame` gets the code of the system or of PostgreSQL when it failed with one. */
export async function explaining<T>(blame: (code: string) => string, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' ? new EnvError(`${blame(code)} (${code}).`) : error;
  }
}

export function blameDataDir({ dataDir }: Env): (code: string) => string {
  return () =>
    `DATA_DIR vale ${JSON.stringify(dataDir)} y debe ser una carpeta en la que se pueda escribir`;
}

export function blameDatabaseUrl(url: string): (code: string) => string {
  const shown = JSON.stringify(withoutPassword(url));
  return () => `DATABASE_URL vale ${shown} y debe ser la dirección de un PostgreSQL que responda`;
}

const CODES_OF_PORT = ['EADDRINUSE', 'EACCES'];

export function blameAddress({ host, port }: Env): (code: string) => string {
  return (code) =>
    CODES_OF_PORT.includes(code)
      ? `PORT vale ${port} y debe ser un puerto libre`
      : `HOST vale ${JSON.stringify(host)} y debe ser una dirección de este equipo`;
}
