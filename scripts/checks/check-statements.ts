// Checks what the texts of the server's statements must not hold, because each text is a plan that
// every connection keeps.
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
    // A list that is a query has one text, and is allowed.
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

/** The files whose statements are sent by tests, or only once. */
const NOT_SERVED = /\.(test|integration|postgres)\.ts$|\/(testing|demo)\//;
/** This file joins the names of columns, which are always the same for a table. */
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
