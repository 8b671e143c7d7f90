import { AppError, baseNoDisponible, peticionInvalida, sinEscritura } from '../platform/errors.ts';

/*
 * The answers for SQLSTATEs, in one table. A use case catches the errors that it expects (a taken
 * e-mail, a full franja) itself, by `violates`; only unexpected errors arrive here.
 */

// The classes 28, 3D and 55 are those by which a running server refuses a new connection: because
// of the role, because of the database, or because it accepts none at present.
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58', '40', '25', '28', '3D', '55'];
const AWAY_CLASSES = ['08', '53', '57', '58', '28', '3D', '55'];
/**
 * The codes of a statement that took too long and of a lock that another transaction held: the
 * database itself is there.
 */
const NOT_AWAY = ['57014', '55P03'];
/**
 * The code of a full disk. `READ_ONLY` is the code of a database that is a read-only copy, or was
 * set to read only.
 */
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const NETWORK_CODES = [
  // The answer of a socket whose queue a server that stands still has left to fill up.
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
/** Kysely and pg answer this to a statement that comes once this process has closed its database. */
const CLOSED_MESSAGES = /driver has already been destroyed|cannot use a pool after/i;

const conflicto = () =>
  new AppError(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Se puede intentar de nuevo.');

interface SqlError extends Error {
  code?: string;
  constraint?: string;
  routine?: string;
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** Returns whether the connection failed, rather than the statement. */
function isNetworkError({ code = '', message = '' }: Partial<SqlError>): boolean {
  return NETWORK_CODES.includes(code) || NETWORK_MESSAGES.test(message);
}

/**
 * Returns whether this process has closed its database, as it does when it stops: whoever asked for
 * something and hung up is not waited for.
 */
export function isDatabaseClosed(error: unknown): boolean {
  return error instanceof Error && CLOSED_MESSAGES.test(error.message);
}

/** Returns whether the database can be read but takes no writes. */
export function refusesWrites(error: unknown): boolean {
  return isDiskFull(error) || (error as Partial<SqlError>).code === READ_ONLY;
}

export function isDiskFull(error: unknown): boolean {
  return (error as Partial<SqlError>).code === DISK_FULL;
}

/**
 * Returns whether an error of the database or of its connection means that the database cannot
 * serve any request. An AppError that refuses a request carries its reason as `cause`.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', cause } = error as Partial<SqlError>;
  if (isNetworkError(error) || (cause !== undefined && isDatabaseAway(cause))) return true;
  if (refusesWrites(error)) return true;
  return isSqlState(code) && AWAY_CLASSES.includes(code.slice(0, 2)) && !NOT_AWAY.includes(code);
}

/**
 * Returns the message and the code of an error of the database or of its connection, in one line
 * for the log.
 */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as Partial<SqlError>;
  if (cause !== undefined) return reasonOf(cause);
  // The error of a host name whose addresses all refuse has a code and no message.
  return [message, code].filter(Boolean).join(', ');
}

/**
 * Returns the answer for an error of the database or of its connection; undefined for any other
 * error.
 */
export function fromSqlError(error: SqlError): AppError | undefined {
  const code = error.code ?? '';
  if (isNetworkError(error) || isDatabaseClosed(error)) return baseNoDisponible();
  if (!isSqlState(code)) return undefined;
  if (refusesWrites(error)) return sinEscritura();
  const sqlClass = code.slice(0, 2);
  if (UNAVAILABLE_CLASSES.includes(sqlClass)) return baseNoDisponible();
  if (sqlClass === '22') return peticionInvalida();
  if (sqlClass === '23') return conflicto();
  return undefined;
}

/** True when `error` is the violation of that named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as SqlError).constraint === constraint;
}

/** Returns whether the limit of the client ended the wait for a statement. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Returns whether a named statement was planned for columns that have changed since. The routine
 * identifies the error: the code (0A000) only means that something is not supported, and the
 * message is in the server's language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && (error as SqlError).routine === 'RevalidateCachedQuery';
}

/**
 * Returns whether the server does not know a prepared statement by its name, or already has another
 * one of that name: behind PgBouncer each transaction may run on another connection of the server.
 */
export function losesNames(error: unknown): boolean {
  return error instanceof Error && ['26000', '42P05'].includes((error as SqlError).code ?? '');
}

/**
 * True for deadlocks, serialization failures, outdated plans and lost names: the same transaction
 * may succeed if it is run again.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOvertaken = ['40001', '40P01'].includes((error as SqlError).code ?? '');
  return isOvertaken || isOutdatedPlan(error) || losesNames(error);
}
