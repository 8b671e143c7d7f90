import { poblarCentro } from '../apps/api/src/demo/poblar-centro.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { openServer, type OpenServer } from '../apps/api/src/open-server.ts';
import { clockFrom } from '../apps/api/src/platform/clock.ts';
import { readEnv } from '../apps/api/src/platform/read-env.ts';

/** The environment variables of the server to open. */
interface Apertura {
  variables: Record<string, string>;
  /**
   * The time at which the server's clock stands, in milliseconds since 1970. The centre is then the
   * demonstration's.
   */
  detenidoEn?: number | undefined;
}
/** A message of the parent process: the server to open, or the word that closes the open server. */
export type Pedido = Apertura | 'cerrar';
export type Respuesta = { origen?: string; error?: string };

let abierto: OpenServer | undefined;

process.on('message', (pedido: Pedido) => {
  const hecho = pedido === 'cerrar' ? cerrar() : abrir(pedido);
  hecho.then(responder, (error: Error) => responder({ error: error.stack ?? error.message }));
});
process.on('disconnect', () => process.exit());

async function abrir({ variables, detenidoEn }: Apertura): Promise<Respuesta> {
  const env = readEnv(variables);
  abierto =
    detenidoEn === undefined
      ? await openServer(env)
      : await openServer(env, {
          prepare: poblar,
          clock: clockFrom(env.timeZone, () => detenidoEn),
        });
  return { origen: abierto.address };
}

/** Fills the centre as the demonstration, with no letter on its way. */
async function poblar(dependencies: Dependencies): Promise<void> {
  const duena = await dependencies.db
    .selectFrom('usuarios')
    .select('id')
    .where('rol', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  await poblarCentro(dependencies, duena.id);
  await dependencies.db.deleteFrom('avisos').execute();
}

async function cerrar(): Promise<Respuesta> {
  await abierto?.close();
  return {};
}

function responder(respuesta: Respuesta): void {
  process.send?.(respuesta);
}
