import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { printBanner } from './banner.ts';
import { connect, type Database } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { crearPrimerAdministrador } from './modules/usuarios/crear-primer-administrador.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { tidyOutbox } from './platform/mail/tidy-outbox.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { readEnv, type Env } from './platform/env.ts';
import { closeGracefully } from './platform/http/close-gracefully.ts';
import { loadSecret } from './platform/security/secret.ts';
import { surviveLostOutput } from './platform/standard-output.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';
import {
  blameAddress,
  blameDataDir,
  blameDatabaseUrl,
  explaining,
  nameDatabase,
  startUpError,
} from './start-up-errors.ts';
import { untilDatabaseServes } from './until-database-serves.ts';

const WEB_DIRECTORY = join(import.meta.dirname, '../../web/dist');

interface Options {
  source: Record<string, string | undefined>;
  /** Runs once the database is ready, before anyone is served; answers more lines for the banner. */
  prepare?: (dependencies: Dependencies, env: Env) => Promise<string[]>;
}

/** Runs the system until it is told to stop. What the operator can mend ends it with one line and exit code 1. */
export async function serve({ source, prepare }: Options): Promise<void> {
  surviveLostOutput();
  try {
    await start(readEnv(source), prepare);
  } catch (error) {
    process.stderr.write(`${startUpError(error)}\n`);
    process.exit(1);
  }
}

async function start(env: Env, prepare: Options['prepare']): Promise<void> {
  // Until there is a server nothing is in flight: a signal ends the process at once, also while it waits.
  let stop = async () => {};
  stopOnSignals(() => stop());
  await explaining(blameDataDir(env), mkdir(env.dataDir, { recursive: true, mode: 0o700 }));
  const clock = systemClock(env.timeZone);
  const waiting = { what: nameDatabase(env.databaseUrl), log };
  const database = await openDatabase(env, clock);
  await untilDatabaseServes(() => migrate(database.db, { log }), waiting);

  const outbox = join(env.dataDir, 'outbox');
  const jwtSecret = env.jwtSecret ?? (await loadSecret(join(env.dataDir, 'jwt-secret')));
  const dependencies = createDependencies({
    ...env,
    database,
    clock,
    jwtSecret,
    log,
    mailer: createMailer({ ...env, outbox, instant: clock.instant, log }),
  });
  const admin = await untilDatabaseServes(
    () =>
      crearPrimerAdministrador({
        ...dependencies,
        configurado: env.admin,
        inventar: database.engine === 'integrado',
      }),
    waiting,
  );
  const lines = await prepare?.(dependencies, env);
  await untilDatabaseServes(() => dependencies.timekeeper.begin(), waiting);

  const app = await createApp(dependencies, {
    ...env,
    web: { directory: WEB_DIRECTORY, publicUrl: env.publicUrl },
  });
  stop = async () => {
    await closeGracefully(app);
    await Promise.all([dependencies.timekeeper.stop(), dependencies.cartero.stop()]);
    await database.close();
  };
  const listening = app.listen({ host: env.host, port: env.port });
  const address = await explaining(blameAddress(env), listening);
  const warnings = [...env.warnings, ...dependencies.diskAlerts().map(({ mensaje }) => mensaje)];
  for (const warning of warnings) app.log.warn(warning);
  printBanner({ address, database: database.description, admin, env, warnings, lines });
  dependencies.cartero.start();
  keepTidy(outbox, dependencies);
  dependencies.timekeeper.start();
}

async function openDatabase(env: Env, clock: Clock): Promise<Database> {
  const open = () => connect({ ...env, clock, log });
  if (env.databaseUrl === undefined) return open();
  const what = nameDatabase(env.databaseUrl);
  return explaining(blameDatabaseUrl(env.databaseUrl), untilDatabaseServes(open, { what, log }));
}

/** Every instance has an outbox of its own, also one that no longer writes to it. */
function keepTidy(outbox: string, { clock, vigilante }: Dependencies): void {
  const tidy = async () => {
    const { firme } = await vigilante.mirar();
    if (firme) await tidyOutbox(outbox, clock.epoch());
  };
  const tidyNow = () => void tidy().catch((error: unknown) => log('outbox', error));
  setInterval(tidyNow, 10 * 60_000).unref();
}

function log(message: string, error?: unknown): void {
  const reason = error instanceof Error ? `: ${error.message}` : '';
  process.stderr.write(`${message}${reason}\n`);
}
