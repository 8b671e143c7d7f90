import { readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterDamagedError, DiskFullError } from './embedded.errors.ts';
import { PostgresProcess, type PostgresCommand } from './postgres-process.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const LONGEST_LOG_BYTES = 1024 * 1024;

/**
 * The messages of a PostgreSQL that finds the child processes of a killed server, which end soon
 * after it.
 */
const STILL_IN_USE = /still in use|is another postmaster/i;
const PATIENCE_MS = 30_000;

export interface RunningServer {
  /** Stops the server in order; it is not started again. */
  stop(): Promise<void>;
}

/**
 * Starts a server, and starts it again whenever it ends without having been told to: killed, out of
 * memory, its disk full. Requests are answered 503 meanwhile. Throws when the first start fails for
 * a lasting reason.
 */
export async function keepServerRunning(
  command: PostgresCommand,
  log: (message: string) => void,
): Promise<RunningServer> {
  let server = await startFirst(command);
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    await server.ended;
    if (stopping.signal.aborted) return;
    log('PostgreSQL se detuvo: se lo vuelve a iniciar.');
    let ready = false;
    for (let ms = FIRST_PAUSE_MS; !ready && !stopping.signal.aborted; ms = longer(ms)) {
      server = new PostgresProcess(command);
      ready = await server.untilReady();
      if (!ready) await pause(ms, undefined, { ref: false });
    }
    if (ready) log('PostgreSQL está en marcha de nuevo.');
    void watch();
  }

  void watch();
  return {
    async stop() {
      stopping.abort();
      await server.stop();
    },
  };
}

const longer = (ms: number) => Math.min(2 * ms, LONGEST_PAUSE_MS);

async function startFirst(command: PostgresCommand): Promise<PostgresProcess> {
  const deadline = performance.now() + PATIENCE_MS;
  shortenLog(command.logFile);
  for (;;) {
    const from = sizeOf(command.logFile);
    const server = new PostgresProcess(command);
    if (await server.untilReady()) return server;
    const said = readFileSync(command.logFile).subarray(from).toString();
    if (/No space left on device/.test(said)) throw new DiskFullError(command.cluster);
    if (!STILL_IN_USE.test(said) || performance.now() > deadline) {
      throw new ClusterDamagedError(command.cluster, new Error(causeIn(said)));
    }
    await pause(FIRST_PAUSE_MS);
  }
}

/** Returns PostgreSQL's own message about what kept it from starting. */
function causeIn(said: string): string {
  const complaints = [...said.matchAll(/(?:FATAL|PANIC): +(.*)/g)].map(([, text]) => text);
  return complaints[0] ?? (said.trim().split('\n').at(-1) || 'PostgreSQL no se inicia');
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function shortenLog(file: string): void {
  if (sizeOf(file) > LONGEST_LOG_BYTES) truncateSync(file);
}
