import { printBanner } from './banner.ts';
import { openServer } from './open-server.ts';
import type { Dependencies } from './dependencies.ts';
import type { Env } from './platform/env.ts';
import { readEnv } from './platform/read-env.ts';
import { surviveLostOutput } from './platform/standard-output.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';
import { startUpError } from './start-up-errors.ts';

interface Options {
  source: Record<string, string | undefined>;
  /**
   * Runs once the database is ready, before the server answers requests. Returns further lines for
   * the start-up banner.
   */
  prepare?: (dependencies: Dependencies) => Promise<string[]>;
  /** True for the demo, whose letters anybody may read at `/correo` where none is sent. */
  showOutbox?: boolean;
}

/**
 * Runs the centre until a signal stops it. An error that the operator can mend ends the process
 * with one line and exit code 1.
 */
export async function serve({ source, ...options }: Options): Promise<void> {
  surviveLostOutput();
  try {
    await start(readEnv(source), options);
  } catch (error) {
    process.stderr.write(`${startUpError(error)}\n`);
    process.exit(1);
  }
}

async function start(
  env: Env,
  { prepare, showOutbox = false }: Omit<Options, 'source'>,
): Promise<void> {
  // `stop` does nothing until the server is open: no request is in flight before, so that a signal
  // ends the process at once, even while the process waits for the database.
  let stop = async () => {};
  stopOnSignals(() => stop());
  let lines: string[] | undefined;
  const server = await openServer(env, {
    prepare: async (dependencies) => {
      lines = await prepare?.(dependencies);
    },
    showOutbox,
  });
  stop = server.close;
  printBanner({ ...server, env, lines });
}
