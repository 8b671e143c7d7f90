import { BackupError } from './database/backup/backup.errors.ts';
import { EmbeddedDatabaseError } from './database/embedded/embedded.errors.ts';
import { MigrationError, NewerDatabaseError } from './database/migrate.ts';
import { reasonOf } from './database/sql-errors.ts';
import { EnvError, type Env } from './platform/env.ts';
import { withoutPassword } from './platform/without-password.ts';

/*
 * The errors of the start that an operator can mend. Each is one line that names the environment
 * variable that causes it (rules §1.1): a well-written value can still be wrong on this machine.
 */

type Blame = (error: { code: string }) => string;

/**
 * Awaits a step of the start. When the step fails with an error code of the system or of
 * PostgreSQL, throws an EnvError whose text `blame` writes.
 */
export async function explaining<T>(blame: Blame, step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw hasCode(error) ? new EnvError(blame(error)) : error;
  }
}

function hasCode(error: unknown): error is { code: string } {
  return typeof (error as { code?: unknown }).code === 'string';
}

export function blameDataDir({ dataDir }: Env): Blame {
  const shown = JSON.stringify(dataDir);
  return ({ code }) =>
    code === 'ENOSPC'
      ? `El disco de DATA_DIR (${shown}) está lleno: hay que liberar espacio y volver a iniciar.`
      : `DATA_DIR vale ${shown} y debe ser una carpeta en la que se pueda escribir (${code}).`;
}

export function blameDatabaseUrl(url: string): Blame {
  return (error) =>
    `${nameDatabase(url)} y debe ser la dirección de un PostgreSQL que responda (${reasonOf(error)}).`;
}

export function nameDatabase(url: string | undefined): string {
  if (url === undefined) return 'La base de datos';
  return `DATABASE_URL vale ${JSON.stringify(withoutPassword(url))}`;
}

const CODES_OF_PORT = ['EADDRINUSE', 'EACCES'];

export function blameAddress({ host, port }: Env): Blame {
  return ({ code }) =>
    CODES_OF_PORT.includes(code)
      ? `PORT vale ${port} y debe ser un puerto libre (${code}).`
      : `HOST vale ${JSON.stringify(host)} y debe ser una dirección de este equipo (${code}).`;
}

/**
 * Returns the text for a start that has failed: one line for an error that the operator can mend,
 * and all fields of PostgreSQL's error for a failed migration. Only an unforeseen error has its
 * stack.
 */
export function startUpError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (TOLD.some((kind) => error instanceof kind)) return error.message;
  const told =
    error instanceof MigrationError ? `${error.message}.` : (error.stack ?? error.message);
  return [told, ...detailsOf(error), ...causesOf(error.cause), ...wayOutOf(error)].join('\n');
}

/** The errors whose message is written for the operator and is shown without a stack. */
const TOLD = [EnvError, EmbeddedDatabaseError, BackupError, NewerDatabaseError];

function wayOutOf(error: Error): string[] {
  if (!(error instanceof MigrationError) || error.backup === undefined) return [];
  return [
    'Qué hacer: iniciar la versión anterior de Remanso, que sigue funcionando con esta base, y mandar estas líneas a quien lo mantiene.',
    `El respaldo que se hizo antes está en "${error.backup}".`,
  ];
}

function causesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  return [`  causa: ${cause.message}`, ...detailsOf(cause), ...causesOf(cause.cause)];
}

/** The fields of a PostgreSQL error, besides the message, that are shown. */
const DETAILS = ['code', 'detail', 'hint', 'where', 'schema', 'table', 'column', 'constraint'];

function detailsOf(error: Error): string[] {
  const details = error as unknown as Record<string, unknown>;
  return DETAILS.filter((name) => details[name]).map(
    (name) => `    ${name}: ${String(details[name])}`,
  );
}
