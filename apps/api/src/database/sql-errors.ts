import { AppError, baseNoDisponible, peticionInvalida, sinEscritura } from '../platform/errors.ts';

/*
 * SQLSTATE → answer, in one table. What a use case expects (a taken e-mail, a full franja) it catches itself with
 * `violates`; what arrives here is what nobody expected.
 */

// 28, 3D and 55 are how a server that is up turns a new connection away: the role, the database, not accepting any.
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58', '40', '25', '28', '3D', '55'];
const AWAY_CLASSES = ['08', '53', '57', '58', '28', '3D', '55'];
/** A statement that took too long, or a lock that somebody held: the database is there, and says so. */
const NOT_AWAY = ['57014', '55P03'];
/** The disk is full; the database is a copy that only reads, or was told to. */
const DISK_FULL = '53100';
const READ_ONLY = '25006';
const NETWORK_CODES = [
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
  /connection terminated|timeout exceeded when trying to connect|timeout expired|connection error|cannot use a pool after/i;

const conflicto = () =>
  new AppError(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Vuelve a intentarlo.');

interface SqlError extends Error {
  code?: string;
  constraint?: string;
  routine?: string;
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** Says whether the connection failed, not what was asked of it. */
function isNetworkError({ code = '', message = '' }: Partial<SqlError>): boolean {
  return NETWORK_CODES.includes(code) || NETWORK_MESSAGES.test(message);
}

/** Says whether the database reads, but takes no writes. */
export function refusesWrites(error: unknown): boolean {
  return isDiskFull(error) || (error as Partial<SqlError>).code === READ_ONLY;
}

export function isDiskFull(error: unknown): boolean {
  return (error as Partial<SqlError>).code === DISK_FULL;
}

/**
 * Says whether an error that the database or its connection threw means that it cannot serve anybody, whatever is
 * asked of it. A refusal has its reason as `cause`.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', cause } = error as Partial<SqlError>;
  if (isNetworkError(error) || (cause !== undefined && isDatabaseAway(cause))) return true;
  if (refusesWrites(error)) return true;
  return isSqlState(code) && AWAY_CLASSES.includes(code.slice(0, 2)) && !NOT_AWAY.includes(code);
}

/** What an error of the database or of its connection says, and its code, in a line for the log. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as Partial<SqlError>;
  if (cause !== undefined) return reasonOf(cause);
  // What a host name with several addresses is refused with has a code and no message.
  return [message, code].filter(Boolean).join(', ');
}

/** The answer for an error of the database or of its connection; undefined when it is neither. */
export function fromSqlError(error: SqlError): AppError | undefined {
  const code = error.code ?? '';
  if (isNetworkError(error)) return baseNoDisponible();
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

/**
 * Says whether a named statement was planned for columns that have changed since: its code alone (0A000) says only
 * that something is not supported, and its message is in the server's language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && (error as SqlError).routine === 'RevalidateCachedQuery';
}

/** Deadlocks, serialization failures, outdated plans: the same transaction may succeed if it is run again. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ['40001', '40P01'].includes((error as SqlError).code ?? '') || isOutdatedPlan(error);
}
