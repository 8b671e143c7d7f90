import { globSync, readFileSync } from 'node:fs';

/** Matches the statements that write a table, in kysely and in the plain SQL of `sql` templates. */
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
  /\binsertRows\(\s*\w+,\s*['"](\w+)/g,
  /\b(?:insert into|delete from|merge into)\s+"?(\w+)/gi,
  /\bupdate\s+"?(\w+)"?(?:\s+as\s+\w+)?\s+set\b/gi,
];
const IS_TEST = /\.(test|integration|postgres)\.ts$/;
/** Matches the files of the folders `database` and `demo`, which belong to no module and may write any table. */
const MAY_WRITE_ANYWHERE = /^apps\/api\/src\/(database|demo)\//;

/** Returns which file of the server writes which table, in the order of the files. */
export function readTableWrites(): { file: string; table: string }[] {
  return globSync('apps/api/src/**/*.ts')
    .filter((file) => !IS_TEST.test(file) && !MAY_WRITE_ANYWHERE.test(file))
    .toSorted()
    .flatMap((file) => [...tablesOf(readFileSync(file, 'utf8'))].map((table) => ({ file, table })));
}

function tablesOf(source: string): Set<string> {
  const matches = WRITES.flatMap((pattern) => [...source.matchAll(pattern)]);
  return new Set(matches.map((match) => match[1] ?? ''));
}
