import { openServer, type OpenServer } from '../apps/api/src/open-server.ts';
import { readEnv } from '../apps/api/src/platform/read-env.ts';

/**
 * A message of the parent process: the environment variables of the server to open, or the word
 * that closes the open server.
 */
export type Pedido = Record<string, string> | 'cerrar';
export type Respuesta = { origen?: string; error?: string };

let abierto: OpenServer | undefined;

process.on('message', (pedido: Pedido) => {
  const hecho = pedido === 'cerrar' ? cerrar() : abrir(pedido);
  hecho.then(responder, (error: Error) => responder({ error: error.stack ?? error.message }));
});
process.on('disconnect', () => process.exit());

async function abrir(variables: Record<string, string>): Promise<Respuesta> {
  abierto = await openServer(readEnv(variables));
  return { origen: abierto.address };
}

async function cerrar(): Promise<Respuesta> {
  await abierto?.close();
  return {};
}

function responder(respuesta: Respuesta): void {
  process.send?.(respuesta);
}
