import pg from 'pg';

const { builtins } = pg.types;
// The parser is read before the first installation replaces it: a process may open more than one
// database.
const toInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/**
 * Installs the parsers of column types. Civil dates and times stay text, as on the wire: pg's own
 * parsers make a JS Date at the process's midnight, which is the wrong day west of Greenwich.
 * Instants become milliseconds since 1970, int8 and numeric a number that must be exact.
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
