import pg from 'pg';

const { builtins } = pg.types;
// The original parser is read before `installTypeParsers` replaces it. A process that opens a
// second database calls `installTypeParsers` again.
const toInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/**
 * Installs the parsers of column types for the whole process. Civil dates and times stay strings:
 * the parsers of `pg` would make a JS Date at midnight of the process's time zone, which is the
 * wrong day west of Greenwich. Instants become milliseconds since 1970; int8 and numeric become a
 * number, or throw a RangeError where the number would not be exact.
 */
export function installTypeParsers(): void {
  pg.types.setTypeParser(builtins.DATE, (text) => text);
  pg.types.setTypeParser(builtins.TIME, (text) => text.slice(0, 5));
  pg.types.setTypeParser(builtins.TIMESTAMP, (text) => text.replace(' ', 'T'));
  pg.types.setTypeParser(builtins.TIMESTAMPTZ, (text) => toInstant(text).getTime());
  pg.types.setTypeParser(builtins.INT8, toSafeInteger);
  pg.types.setTypeParser(builtins.NUMERIC, toSafeInteger);
}

function toSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JS integer`);
  return number;
}
