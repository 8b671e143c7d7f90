import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { printBanner } from './banner.ts';
import { connect } from './database/connect.ts';
import { EmbeddedDatabaseError } from './database/embedded/embedded.errors.ts';
import { migrate } from './database/migrate.ts';
import { inTransaction } from './database/transaction.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { crearPrimerAdministrador } from './modules/usuarios/crear-primer-administrador.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { tidyOutbox } from './platform/mail/tidy-outbox.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { EnvError, readEnv, type Env } from './platform/env.ts';
import { closeGracefully } from './platform/http/close-gracefully.ts';
import { loadSecret } from './platform/security/secret.ts';
import { surviveLostOutput } from './platform/standard-output.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';
import { blameAddress, blameDataDir, blameDatabaseUrl, explaining } from './start-up-errors.ts';

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
  await explaining(blameDataDir(env), mkdir(env.dataDir, { recursive: true, mode: 0o700 }));
  const clock = systemClock(env.timeZone);
  const connecting = connect({ ...env, clock, log });
  const database = await (env.databaseUrl
    ? explaining(blameDatabaseUrl(env.databaseUrl), connecting)
    : connecting);
  await migrate(database.db);

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
  const admin = await crearPrimerAdministrador({
    ...dependencies,
    configurado: env.admin,
    inventar: database.engine === 'integrado',
  });
  const lines = await prepare?.(dependencies, env);
  // The window moves with every day that passes while the centre is switched off.
  await inTransaction(database.db, dependencies.replanificar);

  const app = await createApp(dependencies, {
    ...env,
    web: { directory: WEB_DIRECTORY, publicUrl: env.publicUrl },
  });
  stopOnSignals(async () => {
    await closeGracefully(app);
    await Promise.all([dependencies.worker.stop(), dependencies.cartero.stop()]);
    await database.close();
  });
  const listening = app.listen({ host: env.host, port: env.port });
  const address = await explaining(blameAddress(env), listening);
  for (const warning of env.warnings) app.log.warn(warning);
  printBanner({ address, database: database.description, admin, env, lines });
  dependencies.cartero.start();
  tidyHourly(outbox, clock);
  await dependencies.worker.start();
}

/** Every instance has an outbox of its own, also one that no longer writes to it. */
function tidyHourly(outbox: string, clock: Clock): void {
  const tidy = () =>
    void tidyOutbox(outbox, clock.epoch()).catch((error: unknown) => log('outbox', error));
  setInterval(tidy, 60 * 60_000).unref();
  tidy();
}

function log(message: string, error?: unknown): void {
  const reason = error instanceof Error ? `: ${error.message}` : '';
  process.stderr.write(`${message}${reason}\n`);
}

/** One line for what the operator can mend; the stack only for what we did not foresee. */
function startUpError(error: unknown): string {
  if (error instanceof EnvError || error instanceof EmbeddedDatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
