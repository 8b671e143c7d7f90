import { AppError, baseNoDisponible, peticionInvalida } from '../platform/errors.ts';

/*
 * SQLSTATE → answer, in one table. What a use case expects (a taken e-mail, a full franja) it catches itself with
 * `violates`; what arrives here is what nobody expected.
 */

// 28, 3D and 55 are how a server that is up turns a new connection away: the role, the database, not accepting any.
const UNAVAILABLE_CLASSES = ['08', '53', '57', '58', '40', '25', '28', '3D', '55'];
const UNAVAILABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
];
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error|cannot use a pool after/i;

const conflicto = () =>
  new AppError(409, 'CONFLICTO', 'Los datos cambiaron mientras tanto. Vuelve a intentarlo.');

interface SqlError extends Error {
  code?: string;
  constraint?: string;
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** The answer for an error of the database or of its connection; undefined when it is neither. */
export function fromSqlError(error: SqlError): AppError | undefined {
  const code = error.code ?? '';
  if (UNAVAILABLE_CODES.includes(code) || UNAVAILABLE_MESSAGES.test(error.message))
    return baseNoDisponible();
  if (!isSqlState(code)) return undefined;
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

/** Deadlocks and serialization failures: the same transaction may succeed if it is run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes((error as SqlError).code ?? '');
}
