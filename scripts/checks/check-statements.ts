// Checks what the texts of the server's SQL statements must not contain. Each different text is a
// plan of its own, which every connection keeps.
import { globSync, readFileSync } from 'node:fs';

interface Rule {
  found: RegExp;
  instead: string;
}

const EVERY_COLUMN =
  'A statement that was planned for all columns fails as soon as a newer version adds one. Name the columns.';
const A_TEXT_FOR_EACH_LENGTH = 'Its text, and its plan, is another for each length of the list.';

const RULES: Rule[] = [
  { found: /\.(selectAll|returningAll)\(/, instead: EVERY_COLUMN },
  { found: /\b(select|returning|distinct)\s+(\w+\.)?\*/i, instead: EVERY_COLUMN },
  { found: /,\s*\w+\.\*\s/, instead: EVERY_COLUMN },
  {
    // Finds `in` with a list. `in` with a subquery, written `(qb) => …`, is allowed, because the text
    // of that statement is always the same.
    found: /,\s*['"](not )?in['"]\s*,(?!\s*\(\w+\)\s*=>)/,
    instead: `${A_TEXT_FOR_EACH_LENGTH} Use '=' and anyOf(list) of database/any-of.ts.`,
  },
  {
    found: /\bin\s*\(\s*\$\{|\bsql\.join\(/i,
    instead: `${A_TEXT_FOR_EACH_LENGTH} Use = any(\${list}).`,
  },
  {
    found: /(?<!Object)\.values\(\s*[^{)\s]/,
    instead:
      `${A_TEXT_FOR_EACH_LENGTH} One row is written as .values({ … }), several by insertRows of ` +
      'database/insert-rows.ts.',
  },
];

/** Matches the files whose statements are sent only by tests, or only once. */
const NOT_SERVED = /\.(test|integration|postgres)\.ts$|\/(testing|demo)\//;
/**
 * The file insert-rows.ts joins the names of columns into a text. The names of a table's columns
 * never change.
 */
const JOINS_NAMES = 'apps/api/src/database/insert-rows.ts';

const files = globSync('apps/api/src/**/*.ts').filter(
  (file) => !NOT_SERVED.test(file) && file !== JOINS_NAMES,
);
const problems = files.toSorted().flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return RULES.flatMap(({ found, instead }) => {
    const match = found.exec(source);
    if (!match) return [];
    const line = source.slice(0, match.index).split('\n').length;
    return [`${file}:${line}: ${match[0].trim()} … ${instead}`];
  });
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
