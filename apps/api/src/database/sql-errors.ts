import {
  AppError,
  baseNoDisponible,
  peticionInvalida,
  sinEscritura,
  sistemaOcupado,
} from '../platform/errors.ts';

/*
 * Turns errors of the database into answers of the API. A use case catches the errors that it
 * expects (a taken e-mail, a full franja) by `violates`; only unexpected errors reach
 * `fromSqlError`.
 */

// A running server refuses a new connection with the classes 28, 3D and 55: because of the role,
// because of the database, or because it accepts no connections at present.
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58', '40', '25', '28', '3D', '55'];
const AWAY_CLASSES = ['08', '53', '57', '58', '28', '3D', '55'];
/**
 * The codes of a statement that took too long and of a lock that another transaction held. With
 * these codes the database is not away.
 */
const NOT_AWAY = ['57014', '55P03'];
/**
 * DISK_FULL is the code of a full disk. READ_ONLY is the code of a database that accepts no writes,
 * because it is a replica or was set to read only.
 */
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const NETWORK_CODES = [
  // The code of a unix socket whose queue is full because the server is frozen.
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const NETWORK_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|connection error/i;
/** The messages of Kysely and `pg` for a statement after this process has closed its database. */
const CLOSED_MESSAGES = /driver has already been destroyed|cannot use a pool after/i;

/** The message of `pg-pool` where no connection became free within its time limit. */
const NOT_LENT = 'timeout exceeded when trying to connect';

/** Thrown where all connections to a database that answers were in use for too long. */
export class PoolBusy extends Error {
  constructor() {
    super('no connection became free in time');
  }
}

const conflicto = () =>
  new AppError(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Intenta de nuevo.');

interface SqlError extends Error {
  code?: string;
  constraint?: string;
  routine?: string;
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** Returns true where the connection failed, not the statement. */
function isNetworkError({ code = '', message = '' }: Partial<SqlError>): boolean {
  return NETWORK_CODES.includes(code) || NETWORK_MESSAGES.test(message);
}

/** Returns true where the pool has lent no connection in time, because none became free. */
export function isNotLent(error: unknown): boolean {
  return error instanceof Error && error.message === NOT_LENT;
}

/** Returns true where an error, or the error in its `cause`, is `PoolBusy`. */
export function isPoolBusy(error: unknown): boolean {
  return error instanceof PoolBusy || (error instanceof Error && isPoolBusy(error.cause));
}

/**
 * Returns true where the error arose because this process has closed its database, as it does when
 * it stops. This happens to requests whose client hung up: the stopping process does not wait for
 * them.
 */
export function isDatabaseClosed(error: unknown): boolean {
  return error instanceof Error && CLOSED_MESSAGES.test(error.message);
}

/** Returns true where the error means that the database can be read but accepts no writes. */
export function refusesWrites(error: unknown): boolean {
  return isDiskFull(error) || (error as Partial<SqlError>).code === READ_ONLY;
}

export function isDiskFull(error: unknown): boolean {
  return (error as Partial<SqlError>).code === DISK_FULL;
}

/**
 * Returns true where an error, or the error in its `cause`, means that the database cannot be
 * reached, cannot work at present or accepts no writes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', cause } = error as Partial<SqlError>;
  if (isNetworkError(error) || (cause !== undefined && isDatabaseAway(cause))) return true;
  if (refusesWrites(error)) return true;
  return isSqlState(code) && AWAY_CLASSES.includes(code.slice(0, 2)) && !NOT_AWAY.includes(code);
}

/**
 * Returns the message and the code of an error, in one line for the log. For an error with a
 * `cause`, returns those of the cause.
 */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as Partial<SqlError>;
  if (cause !== undefined) return reasonOf(cause);
  // The message is empty where a host name has several addresses and all of them refuse.
  return [message, code].filter(Boolean).join(', ');
}

/**
 * Returns the API's answer for an error of the database or of its connection. Returns undefined for
 * any other error.
 */
export function fromSqlError(error: SqlError): AppError | undefined {
  const code = error.code ?? '';
  if (isPoolBusy(error)) return sistemaOcupado();
  if (isNetworkError(error) || isDatabaseClosed(error)) return baseNoDisponible();
  if (!isSqlState(code)) return undefined;
  if (refusesWrites(error)) return sinEscritura();
  const sqlClass = code.slice(0, 2);
  if (UNAVAILABLE_CLASSES.includes(sqlClass)) return baseNoDisponible();
  if (sqlClass === '22') return peticionInvalida();
  if (sqlClass === '23') return conflicto();
  return undefined;
}

/** Returns true where `error` is a violation of the constraint or unique index of this name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as SqlError).constraint === constraint;
}

/** Returns true where a statement was given up because the server sent nothing for SILENCE_MS. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Returns true where a named statement was planned before a migration changed its columns.
 * `routine` identifies the error: the code 0A000 has many causes, and the message is in the
 * server's language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && (error as SqlError).routine === 'RevalidateCachedQuery';
}

/**
 * Returns true where the server does not know a named statement, or already has another statement
 * of that name. This happens behind PgBouncer, where each transaction may use another connection.
 */
export function losesNames(error: unknown): boolean {
  return error instanceof Error && ['26000', '42P05'].includes((error as SqlError).code ?? '');
}

/**
 * Returns true for deadlocks, serialization failures, outdated plans and lost names: the same
 * transaction may succeed if it is run again.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOvertaken = ['40001', '40P01'].includes((error as SqlError).code ?? '');
  return isOvertaken || isOutdatedPlan(error) || losesNames(error);
}
