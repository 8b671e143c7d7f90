// Checks that a module of the server imports only what stands below it, as docs/architecture.md says, and that the
// product imports no test.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules from the top down. Each imports those of the rows below its own, for types as for anything else. */
const ORDER = [
  ['asientos'],
  ['reservas'],
  ['plan'],
  ['franjas', 'auth', 'clientes', 'password-reset'],
  ['usuarios', 'config', 'horarios-base', 'excepciones', 'reloj', 'salud'],
  ['avisos', 'reservas-leidas'],
  ['auditoria'],
];

const DOCUMENT = 'docs/architecture.md';
const MODULES = 'apps/api/src/modules/';
const TESTS = 'apps/api/test/';
const IS_TEST = /\.(test|integration|postgres)\.ts$/;

const sources = globSync('apps/api/src/**/*.ts').filter((file) => !IS_TEST.test(file));
const problems = [
  ...unorderedModules(),
  ...toldOrder(),
  ...sources.toSorted().flatMap((file) => importsOf(file).flatMap((to) => judge(file, to))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function unorderedModules(): string[] {
  const known = ORDER.flat();
  const folders = new Set(sources.flatMap((file) => moduleOf(file) ?? []));
  return [
    ...[...folders]
      .filter((folder) => !known.includes(folder))
      .map(
        (folder) =>
          `${MODULES}${folder}: give it a row in ORDER of ${path.basename(import.meta.filename)}.`,
      ),
    ...known
      .filter((name) => !folders.has(name))
      .map((name) => `There is no module ${name}: take it out of ORDER.`),
  ];
}

/** Reports an order that is told otherwise than it is held. */
function toldOrder(): string[] {
  const rows = ORDER.map((row) => (row.length === 1 ? row[0] : `{${row.join(', ')}}`));
  const order = rows.join(' → ');
  const told = readFileSync(DOCUMENT, 'utf8').replaceAll(/\s+/g, ' ');
  return told.includes(order) ? [] : [`${DOCUMENT} does not tell the order of modules: ${order}`];
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const names = source.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^']+)'/g);
  return [...names].map(([, name = '']) => path.join(path.dirname(file), name));
}

function judge(file: string, imported: string): string[] {
  if (imported.startsWith(TESTS)) {
    return [
      `${file} imports ${imported}: the product needs no test. Move what both need into src.`,
    ];
  }
  const [from, to] = [moduleOf(file), moduleOf(imported)];
  if (!from || !to || from === to || rowOf(from) < rowOf(to)) return [];
  return [
    `${file} imports ${imported}, and ${to} does not stand below ${from}: take its function as an argument, and let ` +
      'dependencies.ts pass it.',
  ];
}

function moduleOf(file: string): string | undefined {
  return file.startsWith(MODULES) ? file.slice(MODULES.length).split('/')[0] : undefined;
}

function rowOf(name: string): number {
  return ORDER.findIndex((row) => row.includes(name));
}
