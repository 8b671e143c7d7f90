/**
 * A backup cannot be made or restored, for a reason that the operator can act on. `message` is in
 * Spanish and is shown to the operator unchanged.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

function reasonOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (FULL.includes(code)) return `el disco está lleno (${code})`;
  if (FORBIDDEN.includes(code)) return `este usuario no puede escribir en su carpeta (${code})`;
  return message;
}

export function unwritable(file: string, error: unknown): BackupError {
  const reason = error instanceof Error ? reasonOf(error) : String(error);
  return new BackupError(
    `No se pudo escribir el respaldo "${file}": ${reason}. Los respaldos anteriores siguen donde estaban.`,
  );
}

export const occupied = (file: string) =>
  new BackupError(
    `"${file}" ya existe y no es un respaldo de Remanso: no se tocó. Hay que elegir otro nombre.`,
  );
export const unreadable = (file: string, reason: string) =>
  new BackupError(`No se puede leer el respaldo "${file}": ${reason}. No se tocó nada.`);
export const damaged = (file: string) =>
  unreadable(file, 'está cortado o alterado, o no es un respaldo de Remanso');
/**
 * Returns the error to throw after reading a backup failed. Where the content of the file is the
 * cause (it is not compressed, not a script of `take-backup.ts`, or PostgreSQL refuses its rows),
 * returns a `BackupError` that says so. Returns any other error unchanged.
 */
export function blamingContent(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const isContent =
    error.name === 'MalformedScript' || NOT_COMPRESSED.test(code) || REFUSED_BY_SQL.test(code);
  return isContent
    ? unreadable(file, 'está sellado, pero por dentro no es como lo escribe Remanso')
    : error;
}

const NOT_COMPRESSED = /^(ZSTD_|Z_)/;
/**
 * The classes of SQLSTATE codes with which PostgreSQL refuses rows, columns or tables that do not
 * fit the database.
 */
const REFUSED_BY_SQL = /^(0A|22|23|42)\w{3}$/;

export const newer = (file: string, version: string) =>
  unreadable(
    file,
    `es de otra versión de Remanso (${version}), y esta no conoce sus tablas. Hay que restaurarlo con aquella o con una posterior`,
  );
export const notOurs = () =>
  new BackupError('Esta base de datos tiene tablas que no son de Remanso. No se tocó nada.');
export const notEmpty = () =>
  new BackupError(
    'Esta base de datos ya tiene un centro, y restaurar lo borraría. No se tocó nada. ' +
      'Para reemplazarlo: npm run restaurar -- FILE --reemplazar (conviene un respaldo antes: npm run respaldo).',
  );
export const inUse = () =>
  new BackupError(
    'Hay un centro en marcha sobre esta base de datos: hay que detenerlo antes de restaurar. No se tocó nada.',
  );
