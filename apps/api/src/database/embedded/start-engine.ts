import { PGlite } from '@electric-sql/pglite';
import { assertDurable } from './assert-durable.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { EngineFailedError } from './embedded.errors.ts';
import { ENGINE_SETTINGS } from './engine-settings.ts';

export type Engine = {
  lite: PGlite;
  /** PostgreSQL's, such as `18.6`. */
  version: string;
  /** Aborted, with an `EngineFailedError`, if the engine gives up: from then on it refuses everything. */
  failure: AbortSignal;
};

/**
 * Opens the cluster, or creates it where the folder is empty. The caller holds the lock of the data
 * folder. Throws an `Error` with PostgreSQL's own reason, or `NotDurableError`.
 */
export async function startEngine(cluster: string): Promise<Engine> {
  let lastComplaint: string | undefined;
  const failure = new AbortController();
  const fileSystem = new DurableFileSystem(cluster, () => {
    const error = new EngineFailedError(lastComplaint ?? 'motivo desconocido');
    refuseEverything(lite, error);
    // Later, because the engine is still unwinding.
    queueMicrotask(() => failure.abort(error));
  });
  const lite = new PGlite({
    fs: fileSystem,
    startParams: startParameters(),
    onStderr(line) {
      lastComplaint = /\b(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? lastComplaint;
      return false;
    },
  });
  try {
    await lite.waitReady;
  } catch (error) {
    throw lastComplaint === undefined ? error : new Error(lastComplaint, { cause: error });
  }
  const version = await checkUp(lite, fileSystem);
  return { lite, version, failure: failure.signal };
}

async function checkUp(lite: PGlite, fileSystem: DurableFileSystem): Promise<string> {
  try {
    await assertDurable(lite, fileSystem);
    const { rows } = await lite.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  } catch (error) {
    await lite.close();
    throw error;
  }
}

function startParameters(): string[] {
  const kept = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const settings = Object.entries(ENGINE_SETTINGS).map(([name, value]) => `${name}=${value}`);
  return [...kept, ...settings.flatMap((setting) => ['-c', setting])];
}

/**
 * PostgreSQL gives up when it can no longer keep its promises, and expects its process to end. Here it
 * does not end: the query under way fails, and the later ones would be left without an answer or, worse,
 * carry on over a state that PostgreSQL has declared unsafe.
 */
function refuseEverything(lite: PGlite, error: EngineFailedError): void {
  lite.execProtocolRawSync = () => {
    throw error;
  };
}
