import type { Alerta } from '@remanso/contract/sistema/salud.contract';
import type { Database } from './database/connect.ts';
import type { Executor } from './database/transaction.ts';
import { createDailyJobs } from './jobs.ts';
import { crearComponer } from './mensajes/crear-componer.ts';
import { crearImprenta } from './mensajes/crear-imprenta.ts';
import { crearMostrar, type Mostrar } from './mensajes/crear-mostrar.ts';
import { crearAvisar, type Avisar } from './modules/avisos/crear-avisar.ts';
import { crearCartero, type Cartero } from './modules/avisos/crear-cartero.ts';
import { crearLimitarCartas } from './modules/avisos/limitar-cartas.ts';
import { createAuthenticate } from './modules/auth/create-authenticate.ts';
import { crearEventos, type Eventos } from './modules/eventos/crear-eventos.ts';
import type { crearMetricas, Metricas } from './modules/metricas/crear-metricas.ts';
import { crearVigilante, type Vigilante } from './modules/reloj/crear-vigilante.ts';
import { crearRedactores } from './redactores.ts';
import { crearLeerAlertas, type LeerAlertas } from './modules/salud/crear-leer-alertas.ts';
import type { Clock } from './platform/clock.ts';
import { createFairLimiter, type FairLimiter } from './platform/create-fair-limiter.ts';
import type { Authenticate } from './platform/http/session.ts';
import { createDailyWork, type DailyWork } from './platform/jobs/create-daily-work.ts';
import { createNightlyBackup, type NightlyBackup } from './platform/jobs/create-nightly-backup.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import {
  createLoginLimits,
  createNoLoginLimits,
  type LoginLimits,
} from './platform/security/login-limits.ts';
import {
  createEndlessNetworkLine,
  createNetworkLine,
  type NetworkLine,
} from './platform/security/network-line.ts';
import { createNetworkMark, type NetworkMark } from './platform/security/network-mark.ts';
import {
  createOwnPasswordLimits,
  noOwnPasswordLimits,
  type OwnPasswordLimits,
} from './platform/security/own-password-limits.ts';
import {
  createResetLimits,
  noResetLimits,
  type ResetLimits,
} from './platform/security/reset-limits.ts';
import { createUseLimits, noUseLimits, type UseLimits } from './platform/security/use-limits.ts';
import { createPasswords, type Passwords } from './platform/security/passwords.ts';
import { createTokens, type Tokens } from './platform/security/tokens.ts';
import { watchDisk } from './platform/watch-disk.ts';
import { createTimekeeper, type Timekeeper } from './timekeeper.ts';

/**
 * Everything the modules work with. It is built once, by hand; tests build it with their own
 * database and clock.
 */
export interface Dependencies {
  db: Executor;
  engine: Database['engine'];
  outage: Database['outage'];
  clock: Clock;
  /** The origin of the site, for links that leave it. */
  publicUrl: string;
  /** The sender of the e-mails. */
  mailFrom: string;
  /** The destination of e-mails: a mail server, or files of this machine. */
  correo: 'SMTP' | 'ARCHIVOS';
  passwords: Passwords;
  tokens: Tokens;
  loginLimits: LoginLimits;
  networkMark: NetworkMark;
  resetLimits: ResetLimits;
  ownPasswordLimits: OwnPasswordLimits;
  useLimits: UseLimits;
  /** The line, by network, in which the password hashes of new accounts wait. */
  registerLine: NetworkLine;
  /** The lines, one for each client, in which bookings wait. */
  bookingLimiter: FairLimiter;
  avisar: Avisar;
  cartero: Cartero;
  /** The function of the messages for centro, which stands below them. */
  mostrarMensaje: Mostrar;
  vigilante: Vigilante;
  diskAlerts: () => Alerta[];
  leerAlertas: LeerAlertas;
  dailyWork: DailyWork;
  /** Undefined where there is no data folder, in a test. */
  nightlyBackup: NightlyBackup | undefined;
  timekeeper: Timekeeper;
  /** Undefined without a token for them. */
  metricas: Metricas | undefined;
  eventos: Eventos;
  authenticate: Authenticate;
}

interface Parts {
  database: Pick<Database, 'db' | 'pool' | 'engine' | 'outage'>;
  clock: Clock;
  mailer: Mailer;
  /** The secret of the marks of networks, and that of the sessions (`session-salt.repository.ts`). */
  jwtSecret: string;
  sessionSecret: string;
  rateLimit: boolean;
  /** The token of the metrics, and what makes them; without either nothing is counted. */
  metricsToken?: string | undefined;
  crearMetricas?: typeof crearMetricas | undefined;
  /** The data folder, whose disk is watched. */
  dataDir?: string;
  /** The origin of the links in e-mails. */
  publicUrl: string;
  /** The sender of the e-mails. */
  mailFrom: string;
  pollingSeconds?: number;
  /** Logs what goes wrong outside any request. */
  log: (message: string, error?: unknown) => void;
}

/** The printer of letters, of which a process needs one, however many servers it opens. */
const imprimir = crearImprenta();

/** How many hashes of new accounts run at once: as many as a small machine has cores. */
const REGISTERED_AT_ONCE = 2;

/** How many bookings of one client may wait: more than a person can intend at once. */
const BOOKINGS_IN_LINE = 20;

export function createDependencies(parts: Parts): Dependencies {
  const { database, clock, jwtSecret, sessionSecret, rateLimit } = parts;
  const { db, engine, outage, pool } = database;
  const tokens = createTokens(sessionSecret, clock);
  const vigilante = crearVigilante({ ...parts, db });
  const redactores = crearRedactores({ ...parts, db });
  const limits = createLimits(pool, rateLimit);
  const cartero = crearCartero({
    ...parts,
    db,
    outage,
    redactores,
    admitir: crearLimitarCartas(db, limits.useLimits),
    componer: crearComponer({ ...parts, imprimir }),
    // The cartero pauses while the clock may be ahead: such a clock would give up every aviso.
    enPausa: () => vigilante.estaAdelantado(),
  });
  const authenticate = createAuthenticate(db, tokens);
  const eventos = crearEventos({ ...parts, pool, outage, authenticate });
  const avisar = crearAvisar(clock, cartero.despertar);
  return {
    db,
    engine,
    outage,
    clock,
    publicUrl: parts.publicUrl,
    mailFrom: parts.mailFrom,
    correo: parts.mailer.toFiles ? 'ARCHIVOS' : 'SMTP',
    passwords: createPasswords(),
    tokens,
    ...limits,
    networkMark: createNetworkMark(jwtSecret),
    avisar,
    cartero,
    mostrarMensaje: crearMostrar({ ...parts, imprimir }),
    vigilante,
    ...createTimeWork(parts, { vigilante, eventos, avisar }),
    eventos,
    authenticate,
  };
}

/** Creates the work that time asks for, and the alerts that tell of it. */
function createTimeWork(
  parts: Parts,
  { vigilante, eventos, avisar }: Pick<Dependencies, 'vigilante' | 'eventos' | 'avisar'>,
) {
  const { database, clock } = parts;
  const { db, outage } = database;
  const trust = async () => {
    const { sospecha, firme } = await vigilante.mirar();
    return { believed: sospecha === undefined, steady: firme };
  };
  const dailyWork = createDailyWork({
    ...parts,
    db,
    outage,
    jobs: createDailyJobs({ clock }),
    trust,
  });
  const nightlyBackup = createBackups(parts, trust);
  const diskAlerts = watchDisk({ folder: parts.dataDir, clock });
  const watched = { db, clock, vigilante, diskAlerts, dailyWork, nightlyBackup };
  const leerAlertas = crearLeerAlertas(watched);
  const ofTime = { ...watched, avisar, outage, log: parts.log };
  return {
    diskAlerts,
    leerAlertas,
    dailyWork,
    nightlyBackup,
    metricas: createMetrics(parts, leerAlertas, eventos),
    timekeeper: createTimekeeper(ofTime),
  };
}

function createBackups(
  { database, dataDir, ...parts }: Parts,
  trust: () => Promise<{ steady: boolean }>,
): NightlyBackup | undefined {
  if (dataDir === undefined) return undefined;
  return createNightlyBackup({ ...parts, ...database, dataDir, trust });
}

function createMetrics(
  { metricsToken: token, crearMetricas: crear, database: { db, pool }, clock }: Parts,
  leerAlertas: LeerAlertas,
  eventos: Eventos,
): Metricas | undefined {
  if (token === undefined) return undefined;
  return crear?.({ token, db, pool, clock, leerAlertas, eventosAbiertos: eventos.abiertos });
}

/** The limits of what people may ask for; without `rateLimit` there is none. */
function createLimits(pool: Database['pool'], rateLimit: boolean) {
  return {
    loginLimits: rateLimit ? createLoginLimits(pool) : createNoLoginLimits(),
    resetLimits: rateLimit ? createResetLimits(pool) : noResetLimits,
    ownPasswordLimits: rateLimit ? createOwnPasswordLimits(pool) : noOwnPasswordLimits,
    useLimits: rateLimit ? createUseLimits(pool) : noUseLimits,
    registerLine: rateLimit
      ? createNetworkLine({ atOnce: REGISTERED_AT_ONCE })
      : createEndlessNetworkLine(REGISTERED_AT_ONCE),
    bookingLimiter: createFairLimiter({
      atOnce: Infinity,
      atOnceEach: 1,
      inLine: Infinity,
      inLineEach: rateLimit ? BOOKINGS_IN_LINE : Infinity,
    }),
  };
}
