// Checks that docs/database.md is the map of apps/api/src/database/schema.sql, and that each table
// and each trigger of the schema has a comment about its purpose. `npm run map` draws the map
// (UPDATE_DATABASE=1).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Table, readSchema } from './read-schema.ts';
import { readTableWrites } from './table-writes.ts';

const MAP = 'docs/database.md';
const SCHEMA = 'apps/api/src/database/schema.sql';
const COMMAND = 'npm run map';
const ASK = 'write a COMMENT ON in a migration';

const schema = readFileSync(SCHEMA, 'utf8');
const tables = readSchema(schema);
const owners = new Map(readTableWrites().map(({ file, table }) => [table, path.dirname(file)]));
const map = draw();
if (process.env['UPDATE_DATABASE'] === '1') writeFileSync(MAP, map);

const problems = [
  ...tables.filter(({ purpose }) => !purpose).map(({ name }) => `table ${name}`),
  ...tables.flatMap(({ name, triggers }) =>
    triggers
      .filter(({ purpose }) => !purpose)
      .map((trigger) => `trigger ${trigger.name} on ${name}`),
  ),
].map((what) => `${SCHEMA}: nothing says what the ${what} is for; ${ASK}.`);
problems.push(
  ...tables
    .filter(({ name }) => !owners.has(name))
    .map(({ name }) => `${SCHEMA}: no module writes the table ${name}.`),
);
for (const [, name = ''] of schema.matchAll(/^create (?:table|trigger) (\w+)/gim)) {
  if (!map.includes(`### ${name}\n`) && !map.includes(`| \`${name}\` |`)) {
    problems.push(
      `${MAP} leaves out ${name}: scripts/checks/read-schema.ts does not read its statement.`,
    );
  }
}
if (readFileSync(MAP, 'utf8') !== map) {
  problems.push(`${MAP} is not the map of ${SCHEMA}; ${COMMAND} draws it.`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function draw(): string {
  const triggers = tables.flatMap(({ name, triggers: own }) =>
    own.map(
      (trigger) =>
        `| ${name} | \`${trigger.name}\` | ${trigger.fires} | \`${trigger.calls}\` | ${trigger.purpose} |`,
    ),
  );
  return [
    '# The database\n',
    `Drawn by \`${COMMAND}\` from \`schema.sql\` and its comments. The owner of a table is who writes it, and nobody else`,
    'does ([architecture](architecture.md), a write).\n',
    `## Its ${triggers.length} triggers\n`,
    '| table | trigger | fires | function | what for |',
    '|---|---|---|---|---|',
    ...triggers,
    `\n## Its ${tables.length} tables`,
    ...tables.map(drawTable),
    '',
  ].join('\n');
}

function drawTable({ name, purpose, columns }: Table): string {
  const rows = columns
    .filter(({ purpose: meaning }) => meaning)
    .map((column) => `| \`${column.name}\` | ${column.type} | ${column.purpose} |`);
  const plain = columns.filter(({ purpose: meaning }) => !meaning);
  return [
    `\n### ${name}\n`,
    `${purpose} Owner: \`${owners.get(name)}/\`.\n`,
    ...(rows.length > 0 ? ['| column | type | meaning |', '|---|---|---|', ...rows, ''] : []),
    `${rows.length > 0 ? 'Besides' : 'Columns'}: ${plain.map((column) => `\`${column.name}\``).join(', ')}.`,
  ].join('\n');
}
