// Checks that the numbers of the migrations follow one another, and that each migration which
// changes rows has a test of the rows before and after the migration.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'apps/api/src/database/migrations';
const TESTS = 'apps/api/src/database/{migrated-rows,datos-guardados}.postgres.ts';
/** Up to this migration the numbers have gaps, and one number has a letter. */
const WITH_HOLES = 28;
/** Matches the definition of a function: its statements run later, not in the migration. */
const FUNCTION = /create (?:or replace )?function[^]*?\$\$[^]*?\$\$/gi;
const CHANGES_ROWS = /^\s*(?:insert into|update \w+|delete from|merge into)\s|default now\(\)/im;

const names = globSync(`${FOLDER}/*.sql`)
  .map((file) => path.basename(file, '.sql'))
  .toSorted();
const tests = globSync(TESTS).map((file) => readFileSync(file, 'utf8'));
const problems = [...holes(), ...untested()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function holes(): string[] {
  const later = names.filter((name) => Number.parseInt(name, 10) > WITH_HOLES);
  return later.flatMap((name, n) => {
    const number = String(WITH_HOLES + 1 + n).padStart(4, '0');
    if (name.startsWith(`${number}-`)) return [];
    return [`${FOLDER}/${name}.sql: the next number is ${number}. Name it ${number}-….sql.`];
  });
}

function untested(): string[] {
  return names
    .filter((name) => {
      const statements = readFileSync(`${FOLDER}/${name}.sql`, 'utf8').replaceAll(FUNCTION, '');
      return CHANGES_ROWS.test(statements) && !tests.some((test) => test.includes(name));
    })
    .map((name) => `${FOLDER}/${name}.sql changes rows: ${TESTS} asks what was there before it.`);
}
