import { readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterDamagedError, DiskFullError } from './embedded.errors.ts';
import { PostgresProcess, type PostgresCommand } from './postgres-process.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const LONGEST_LOG_BYTES = 1024 * 1024;

/**
 * The log messages of a PostgreSQL that refuses to start because child processes of a killed server
 * are still alive. These children end soon after the killed server.
 */
const STILL_IN_USE = /still in use|is another postmaster/i;
const PATIENCE_MS = 30_000;

export interface RunningServer {
  /** Shuts the server down cleanly. After this call the server is not restarted. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server, and restarts it whenever it ends without a call of `stop`: because it
 * was killed, had no memory or its disk was full. While the server is down, requests are answered
 * 503. Throws an `EmbeddedDatabaseError` when the first start fails for a lasting reason.
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

/** Returns the message of PostgreSQL's log that tells why the server did not start. */
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
