import type { Database } from './database/connect.ts';
import { endNoticed } from './database/transaction.ts';
import { createDailyJobs } from './jobs.ts';
import { anularEnlaces } from './modules/password-reset/password-reset.repository.ts';
import { crearComponer } from './mensajes/crear-componer.ts';
import { crearMostrar } from './mensajes/crear-mostrar.ts';
import { crearAvisar, type Avisar } from './modules/avisos/crear-avisar.ts';
import { createMailChannel } from './modules/avisos/avisos.channel.ts';
import { createPushChannel } from './modules/avisos/entregas.channel.ts';
import { createOutboxWorker, type OutboxWorker } from './platform/outbox/create-outbox-worker.ts';
import type { EmailTemplates } from './modules/avisos/avisos.emails.ts';
import { crearLimitarCartas } from './modules/avisos/limitar-cartas.ts';
import { contarSucesos, contarSucesosSueltos } from './modules/webhooks/cambios/contar-sucesos.ts';
import { createWebhookChannel } from './modules/webhooks/envios.channel.ts';
import { createAuthenticate } from './modules/auth/create-authenticate.ts';
import { crearEventos, type Eventos } from './modules/eventos/crear-eventos.ts';
import type { crearMetricas, Metricas } from './modules/metricas/crear-metricas.ts';
import { createClockGuard, type ClockGuard } from './modules/reloj/create-clock-guard.ts';
import { crearContarPedido } from './modules/tokens/crear-contar-pedido.ts';
import { createEmailTemplates } from './create-email-templates.ts';
import { crearLeerAlertas, type LeerAlertas } from './modules/salud/crear-leer-alertas.ts';
import type { Clock } from './platform/clock.ts';
import { createFairLimiter } from './platform/create-fair-limiter.ts';
import { createDailyWork } from './platform/jobs/create-daily-work.ts';
import { createNightlyBackup, type NightlyBackup } from './platform/jobs/create-nightly-backup.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createOutgoing, type Outgoing } from './platform/outgoing/create-outgoing.ts';
import { createPusher } from './platform/outgoing/create-pusher.ts';
import { createReadVapidKeys } from './platform/outgoing/vapid-keys.repository.ts';
import { createCalendarLinks } from './platform/security/calendar-links.ts';
import { createCodeDigits } from './platform/security/code-digits.ts';
import { createLimits, type Limits } from './platform/security/limits.ts';
import { createLoginLimits } from './platform/security/login-limits.ts';
import { createNetworkLine } from './platform/security/network-line.ts';
import { createNetworkMark } from './platform/security/network-mark.ts';
import { createPasswords } from './platform/security/passwords.ts';
import { createTokens } from './platform/security/tokens.ts';
import { watchDisk } from './platform/watch-disk.ts';
import { createTimekeeper } from './timekeeper.ts';

/**
 * All objects that the modules depend on. The server builds them once, by hand; tests build them
 * with their own database and clock.
 */
export type Dependencies = ReturnType<typeof createDependencies>;

interface Parts {
  database: Pick<Database, 'db' | 'pool' | 'engine' | 'outage'>;
  clock: Clock;
  mailer: Mailer;
  /**
   * `jwtSecret` is the secret for the marks of networks and the digits of codes. `sessionSecret` signs the sessions
   * (`session-salt.repository.ts`).
   */
  jwtSecret: string;
  sessionSecret: string;
  rateLimit: boolean;
  /**
   * `metricsToken` is the token that a reader of the metrics must send; `crearMetricas` creates the
   * metrics. Where either is undefined, there are no metrics.
   */
  metricsToken?: string | undefined;
  crearMetricas?: typeof crearMetricas | undefined;
  /** The data folder, whose free disk space is watched. */
  dataDir?: string;
  publicUrl: string;
  mailFrom: string;
  /**
   * True where requests may go to private addresses that somebody outside has named. Undefined
   * means false.
   */
  allowPrivateTargets?: boolean;
  pollingSeconds?: number;
  /** The milliseconds that the first request of a day waits for the day's work. */
  patienceMs?: number;
  /** Logs an error that happens outside any request. */
  log: (message: string, error?: unknown) => void;
}

/**
 * How many requests for a code are worked off at once. Each uses a connection to the database, and
 * those of one network count on one row.
 */
const CODES_AT_ONCE = 2;

/**
 * The line of guesses of users' own passwords. `atOnceEach` limits the guesses of one user that still
 * run when the user reaches the limit of failures.
 */
const OWN_PASSWORDS = { atOnce: 8, atOnceEach: 2 };
const OWN_PASSWORDS_IN_LINE = { inLine: 400, inLineEach: 100 };
const ENDLESS = { inLine: Infinity, inLineEach: Infinity };

/** How many passwords of new accounts are hashed at once: one for each core of a small machine. */
const REGISTERED_AT_ONCE = 2;

/** How many bookings of one client may wait. No person intends to make more at once. */
const BOOKINGS_IN_LINE = 20;

/**
 * How many previews of turnos fijos run at once, which leaves connections to everybody else, and how
 * many of one account may wait. The screen asks for one at each change of its terms.
 */
const PREVIEWS_AT_ONCE = 3;
const PREVIEWS_IN_LINE = 5;

export function createDependencies(parts: Parts) {
  const { database, clock, jwtSecret, sessionSecret, rateLimit } = parts;
  const { db, engine, outage, pool } = database;
  const tokens = createTokens(sessionSecret, clock);
  const clockGuard = createClockGuard({ ...parts, db });
  const codeDigits = createCodeDigits(jwtSecret);
  const emailTemplates = createEmailTemplates({ ...parts, db, codeDigits });
  const limits = createLimits(pool, { on: rateLimit });
  const lines = createLines(limits, rateLimit);
  // The workers pause while the clock may be ahead, because everything would look expired.
  const sending = { ...parts, db, outage, paused: () => clockGuard.estaAdelantado() };
  const admitir = crearLimitarCartas(db, limits);
  const componer = crearComponer(parts);
  const mailWorker = createOutboxWorker(
    createMailChannel({ ...parts, db, emailTemplates, admitir, componer }),
    sending,
  );
  const phones = createPhones(sending, emailTemplates);
  const webhookWorker = createWebhookWorker(sending, phones.outgoing);
  const authenticate = createAuthenticate({ limits, db, clock, tokens });
  const eventos = crearEventos({ ...parts, pool, outage, authenticate });
  const avisar = crearAvisar(clock, {
    mailWorker: mailWorker.wake,
    pushWorker: phones.pushWorker.wake,
  });
  return {
    db,
    engine,
    outage,
    clock,
    /** The origin of the site (https://…), for links in e-mails and calendars. */
    publicUrl: parts.publicUrl,
    mailFrom: parts.mailFrom,
    /** The place to which e-mails go: a mail server, or files on this machine. */
    correo: parts.mailer.toFiles ? ('ARCHIVOS' as const) : ('SMTP' as const),
    passwords: createPasswords(),
    tokens,
    calendarLinks: createCalendarLinks(sessionSecret, clock),
    limits,
    ...lines,
    networkMark: createNetworkMark(jwtSecret),
    /** Voids all links with which a person chooses a password. */
    anularEnlaces,
    codeDigits,
    avisar,
    mailWorker,
    ...phones,
    webhookWorker,
    /** Makes an example letter for the module `centro`, which must not import `mensajes/`. */
    mostrarMensaje: crearMostrar(parts),
    clockGuard,
    ...createTimeWork(parts, { clockGuard, eventos, avisar, webhookWorker }),
    eventos,
    authenticate,
    countAnswered: crearContarPedido({ ...parts, db, outage }),
  };
}

/** The parts of every outbox worker. */
type Sending = Parts & Parameters<typeof createOutboxWorker>[1];

/** Creates the objects that send messages to the phones that people have subscribed. */
function createPhones(sending: Sending, emailTemplates: EmailTemplates) {
  const { db, publicUrl, allowPrivateTargets: allowPrivate = false } = sending;
  const outgoing = createOutgoing({ allowPrivate });
  const readVapidKeys = createReadVapidKeys(db);
  const push = createPusher({ outgoing, readKeys: readVapidKeys, publicUrl });
  return {
    outgoing,
    readVapidKeys,
    /** True where browsers can take messages: the site is https, or private targets are allowed. */
    alTelefono: allowPrivate || publicUrl.startsWith('https:'),
    pushWorker: createOutboxWorker(
      createPushChannel({ ...sending, emailTemplates, push }),
      sending,
    ),
  };
}

/**
 * Creates what tells other programs what happens, and makes each transaction end with what they are
 * to be told of it.
 */
function createWebhookWorker(sending: Sending, outgoing: Outgoing): OutboxWorker {
  const { db, clock } = sending;
  const telling = { clock, despertar: () => webhookWorker.wake() };
  const contarSueltos = () => contarSucesosSueltos({ db, ...telling });
  const channel = createWebhookChannel({ db, clock, outgoing, contarSueltos });
  const webhookWorker = createOutboxWorker(channel, sending);
  endNoticed(db, (tx) => contarSucesos(tx, telling));
  return webhookWorker;
}

/**
 * Creates the daily work, the nightly backup and the timekeeper, and the alerts and metrics about
 * these three.
 */
function createTimeWork(
  parts: Parts,
  {
    clockGuard,
    eventos,
    avisar,
    webhookWorker,
  }: { clockGuard: ClockGuard; eventos: Eventos; avisar: Avisar; webhookWorker: OutboxWorker },
) {
  const { database, clock } = parts;
  const { db, outage } = database;
  const trust = async () => {
    const { sospecha, firme } = await clockGuard.mirar();
    return { believed: sospecha === undefined, steady: firme };
  };
  const dailyWork = createDailyWork({
    ...parts,
    db,
    outage,
    jobs: createDailyJobs({ clock, avisar }),
    trust,
  });
  const nightlyBackup = createBackups(parts, trust);
  const diskAlerts = watchDisk({ folder: parts.dataDir, clock });
  const watched = { db, clock, clockGuard, diskAlerts, dailyWork, nightlyBackup };
  const leerAlertas = crearLeerAlertas(watched);
  const ofTime = { ...watched, avisar, webhookWorker, outage, log: parts.log };
  return {
    diskAlerts,
    leerAlertas,
    dailyWork,
    /** Undefined where there is no data folder, which happens only in tests. */
    nightlyBackup,
    /** Undefined where METRICS_TOKEN is not set. */
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

/** Creates the lines in which requests wait. Where `bounded` is false, none is ever full. */
function createLines(limits: Limits, bounded: boolean) {
  return {
    loginLimits: createLoginLimits(limits, { bounded }),
    /** The line in which requests for a code wait, by network. */
    codeLine: createNetworkLine({ atOnce: CODES_AT_ONCE, bounded }),
    /** The line in which the guesses of users' own passwords wait, by user. */
    ownPasswordLine: createFairLimiter({
      ...OWN_PASSWORDS,
      ...(bounded ? OWN_PASSWORDS_IN_LINE : ENDLESS),
    }),
    /** The line in which the hashing of new accounts' passwords waits, by network. */
    registerLine: createNetworkLine({ atOnce: REGISTERED_AT_ONCE, bounded }),
    /** Makes the bookings of one client wait for one another. */
    bookingLimiter: createFairLimiter({
      ...ENDLESS,
      atOnce: Infinity,
      atOnceEach: 1,
      ...(bounded && { inLineEach: BOOKINGS_IN_LINE }),
    }),
    /** The line of the previews of turnos fijos, which read much. */
    previewLimiter: createFairLimiter({
      ...ENDLESS,
      atOnce: PREVIEWS_AT_ONCE,
      atOnceEach: 1,
      ...(bounded && { inLineEach: PREVIEWS_IN_LINE }),
    }),
  };
}
