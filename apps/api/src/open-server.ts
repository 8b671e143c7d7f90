import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApp } from './app.ts';
import { connect, type Database } from './database/connect.ts';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { crearEscribirPagina } from './modules/agenda/crear-escribir-pagina.ts';
import { buscarConfig } from './modules/config/config.queries.ts';
import { crearTextosDePagina } from './modules/centro/crear-textos-de-pagina.ts';
import {
  crearPrimerAdministrador,
  type PrimerAdministrador,
} from './modules/usuarios/crear-primer-administrador.ts';
import { OUTBOX_PATH } from './platform/mail/outbox-page.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { tidyOutbox } from './platform/mail/tidy-outbox.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import { closeGracefully } from './platform/http/close-gracefully.ts';
import type { WebOptions } from './platform/http/serve-web.ts';
import { keepAddress } from './platform/last-address.ts';
import { loadSecret } from './platform/security/secret.ts';
import { readSessionSecret } from './platform/security/session-salt.repository.ts';
import {
  blameAddress,
  blameDataDir,
  blameDatabaseUrl,
  explaining,
  nameDatabase,
} from './start-up-errors.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import { untilDatabaseServes } from './until-database-serves.ts';

/**
 * The values of LOG_LEVEL with which the log names the file of each e-mail that is written to the
 * outbox folder.
 */
const TALKATIVE = ['info', 'debug', 'trace'];

const WEB_DIRECTORY = join(import.meta.dirname, '../../web/dist');

export interface OpenServer {
  /** The address that the server listens on, such as `http://127.0.0.1:3000`. */
  address: string;
  /** The description of the database, which the start-up banner shows. */
  database: string;
  admin: PrimerAdministrador | undefined;
  /** The address of the page with the letters that were written to files; undefined without one. */
  outboxPage: string | undefined;
  /** Warnings about settings with which the centre starts, but does not work well. */
  warnings: string[];
  /** Finishes the requests in flight and closes the database. */
  close(): Promise<void>;
}

interface Options {
  /** A step that runs when the database is ready and before the server answers requests. */
  prepare?: (dependencies: Dependencies) => Promise<void>;
  /** The clock; the machine's where it is left out. */
  clock?: Clock;
  /** True where the server has a page with the letters that it wrote to files. */
  showOutbox?: boolean;
}

/**
 * Starts the centre with the settings of `env`: database, migrations, first administrator,
 * timekeeper, HTTP server.
 */
export async function openServer(
  env: Env,
  { prepare, clock = systemClock(env.timeZone), showOutbox = false }: Options = {},
): Promise<OpenServer> {
  await explaining(blameDataDir(env), mkdir(env.dataDir, { recursive: true, mode: 0o700 }));
  const waiting = { what: nameDatabase(env.databaseUrl), log };
  const inform = TALKATIVE.includes(env.logLevel) ? log : () => undefined;
  const database = await openDatabase(env, clock);
  const upgrade = () => upgradeDatabase({ database, dataDir: env.dataDir, clock, log });
  await untilDatabaseServes(upgrade, waiting);

  const outbox = join(env.dataDir, 'outbox');
  const secrets = await untilDatabaseServes(() => readSecrets(env, database), waiting);
  const dependencies = createDependencies({
    ...env,
    crearMetricas: await loadMetrics(env),
    database,
    clock,
    ...secrets,
    log,
    mailer: createMailer({ ...env, outbox, instant: clock.instant, log: inform }),
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
  await prepare?.(dependencies);
  await untilDatabaseServes(() => dependencies.timekeeper.begin(), waiting);

  const shown = showOutbox && dependencies.correo === 'ARCHIVOS' ? outbox : undefined;
  const app = await openApp(env, dependencies, shown);
  const listening = app.listen({ host: env.host, port: env.port });
  const address = await explaining(blameAddress(env), listening);
  await keepAddress(env.dataDir, siteOf(env, address));
  const warnings = [...env.warnings, ...dependencies.diskAlerts().map(({ mensaje }) => mensaje)];
  for (const warning of warnings) app.log.warn(warning);
  const { timekeeper, mailWorker, pushWorker, webhookWorker } = dependencies;
  const workers = [mailWorker, pushWorker, webhookWorker, timekeeper];
  for (const worker of workers) worker.start();
  dependencies.eventos.oir();
  const tidying = keepTidy(outbox, dependencies);
  return {
    address,
    database: database.description,
    admin,
    outboxPage: shown && `${address}${OUTBOX_PATH}`,
    warnings,
    async close() {
      clearInterval(tidying);
      await closeGracefully(app);
      await Promise.all(workers.map((worker) => worker.stop()));
      await database.close();
    },
  };
}

async function readSecrets({ jwtSecret: given, dataDir }: Env, { db }: Database) {
  const jwtSecret = given ?? (await loadSecret(join(dataDir, 'jwt-secret')));
  return { jwtSecret, sessionSecret: await readSessionSecret(db, jwtSecret) };
}

/**
 * Returns the origin of the centre's site. Port 0 in `publicUrl` means that the operating system
 * chooses the port; then the site is the address that the server listens on.
 */
function siteOf({ publicUrl }: Env, address: string): string {
  return new URL(publicUrl).port === '0' ? address : publicUrl;
}

/**
 * Returns undefined when no METRICS_TOKEN is set: the library of the metrics takes 20 MB of memory
 * and is imported only when it is used.
 */
async function loadMetrics({ metricsToken }: Env) {
  if (metricsToken === undefined) return undefined;
  return (await import('./modules/metricas/crear-metricas.ts')).crearMetricas;
}

/** Creates the Fastify server; `outbox` is the folder whose letters it shows, if any. */
async function openApp(
  env: Env,
  dependencies: Dependencies,
  outbox: string | undefined,
): Promise<FastifyInstance> {
  const web = webOf(env, { ...dependencies, conCartas: outbox !== undefined });
  const app = await createApp(dependencies, { ...env, web });
  if (outbox !== undefined) await addOutboxPage(app, outbox);
  return app;
}

function webOf(
  { publicUrl: origen }: Env,
  dependencies: Dependencies & { conCartas: boolean },
): WebOptions {
  const web = WEB_DIRECTORY;
  const parts = { ...dependencies, web, origen, log };
  return {
    directory: web,
    readTexts: crearTextosDePagina({ ...parts, buscarConfig }),
    writers: { '/agenda': crearEscribirPagina(parts) },
  };
}

/** The code that reads letters is loaded only where there is such a page. */
async function addOutboxPage(app: FastifyInstance, outbox: string): Promise<void> {
  const { serveOutbox } = await import('./platform/mail/serve-outbox.ts');
  const serve = serveOutbox(outbox);
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    await serve({ url: url.slice(OUTBOX_PATH.length) }, reply.raw);
  };
  app.get(OUTBOX_PATH, answer);
  app.get(`${OUTBOX_PATH}/*`, answer);
}

async function openDatabase(env: Env, clock: Clock): Promise<Database> {
  const open = () => connect({ ...env, clock, log });
  if (env.databaseUrl === undefined) return open();
  const what = nameDatabase(env.databaseUrl);
  return explaining(blameDatabaseUrl(env.databaseUrl), untilDatabaseServes(open, { what, log }));
}

/**
 * Deletes expired e-mails from the outbox folder every ten minutes. An instance that sends by SMTP
 * does so too, because an earlier start may have written to the folder.
 */
function keepTidy(
  outbox: string,
  { clock, clockGuard }: Pick<Dependencies, 'clock' | 'clockGuard'>,
): NodeJS.Timeout {
  const tidy = async () => {
    const { firme } = await clockGuard.mirar();
    if (firme) await tidyOutbox(outbox, clock.epoch());
  };
  const tidyNow = () => void tidy().catch((error: unknown) => log('outbox', error));
  return setInterval(tidyNow, 10 * 60_000).unref();
}

function log(message: string, error?: unknown): void {
  const reason = error instanceof Error ? `: ${error.message}` : '';
  process.stderr.write(`${message}${reason}\n`);
}
