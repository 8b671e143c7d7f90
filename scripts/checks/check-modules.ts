// Checks the modules of the server: the names of files, the imports, which module writes which table, that a use case names
// the dependencies that it uses, and that each call has a test.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../../packages/contract/src/endpoints.ts';
import { readTableWrites } from './table-writes.ts';

/**
 * The modules, from the top row down. A module may import the modules of lower rows, for types as
 * for anything else. Where code that changes a noun needs modules that read that noun, this code is
 * in a room `cambios/` in a higher row.
 */
const ORDER = [
  [
    'agenda',
    'importaciones',
    'caja',
    'abonos/cambios',
    'recados',
    'esperas/cambios',
    'series/cambios',
    'clientes/cambios',
    'franjas/cambios',
    'config/cambios',
    'horarios-base/cambios',
    'excepciones/cambios',
    'webhooks/cambios',
  ],
  ['usuarios/cambios'],
  ['reservas'],
  ['plan'],
  ['franjas', 'auth', 'clientes', 'confirmaciones', 'password-reset', 'idempotencia'],
  ['usuarios', 'config', 'horarios-base', 'excepciones', 'reloj', 'salud', 'metricas', 'eventos'],
  ['esperas', 'series', 'calendarios', 'listas-de-precios', 'informes'],
  ['avisos'],
  ['reservas-leidas'],
  ['centro', 'suscripciones', 'abonos', 'tokens', 'webhooks'],
  ['auditoria'],
];

const MODULES = 'apps/api/src/modules/';
const TESTS = 'apps/api/test/';
const IS_TEST = /\.(test|integration|postgres)\.ts$/;

/** The roles that a file of a module may have, by the end of its name, such as 'routes'. */
const MODULE_ROLES = [
  'routes',
  'queries',
  'repository',
  'errors',
  'jobs',
  'emails',
  'channel',
  'rules',
];
/** Matches the file name of a use case, which begins with a verb: `cancelar-reserva.ts`. */
const VERB = /^([a-z]+(ar|er|ir)|create)(-[a-z]+)*\.ts$/;

const sources = globSync('apps/api/src/**/*.ts')
  .filter((file) => !IS_TEST.test(file))
  .toSorted();
const problems = [
  ...sources.flatMap(moduleNames),
  ...unorderedModules(),
  ...sources.flatMap((file) => importsOf(file).flatMap((to) => judge(file, to))),
  ...tableOwners(),
  ...sources.flatMap(wholeGraphs),
  ...untestedCalls(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

/**
 * Reports the calls that no test beside a module imports. Tests in `apps/api/test/` do not count,
 * because they ask the same of every call.
 */
function untestedCalls(): string[] {
  const imported = globSync(`${MODULES}**/*.integration.ts`)
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /import \{([^}]*)\} from '@remanso\/contract\/[\w/-]+\.contract'/g,
      ),
    ])
    .flatMap(([, names = '']) => names.split(/[\s,]+/));
  return ENDPOINTS.filter(({ id }) => !imported.includes(id)).map(
    ({ id }) => `${id}: no test beside a module makes this call. Write <verb>.integration.ts.`,
  );
}

function moduleNames(file: string): string[] {
  if (!moduleOf(file)) return [];
  const [, base] = /^[a-z-]+\/(?:[a-z-]+\/)?([^/]+)$/.exec(file.slice(MODULES.length)) ?? [];
  if (!base)
    return [`${file}: a module is a folder, and rooms in it where it is large. Move it there.`];
  const [, role = ''] = /^[a-z-]+\.([a-z]+)\.ts$/.exec(base) ?? [];
  if (MODULE_ROLES.includes(role) || VERB.test(base)) return [];
  const roles = `<noun>.{${MODULE_ROLES.join(',')}}.ts`;
  return [`${file}: call it ${roles}, or after the verb of its use case (cancelar-reserva.ts).`];
}

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
  const [, module, room] =
    /^([^/]+)(\/cambios)?\//.exec(file.startsWith(MODULES) ? file.slice(MODULES.length) : '') ?? [];
  return module && module + (room ?? '');
}

function rowOf(name: string): number {
  return ORDER.findIndex((row) => row.includes(name));
}

function tableOwners(): string[] {
  const owners: Record<string, string> = {};
  return readTableWrites().flatMap(({ file, table }) => {
    const room = moduleOf(file) ?? path.dirname(file);
    const owner = (owners[table] ??= room);
    if (!file.endsWith('.repository.ts')) {
      return [`${file} writes ${table}: only a <noun>.repository.ts writes. Move the write there.`];
    }
    if (owner === room) return [];
    return [
      `${file} writes ${table}, which ${owner} writes too: one module owns it. Call its function instead.`,
    ];
  });
}

/** Reports use cases that take all of `Dependencies`, which hides the dependencies in use. */
function wholeGraphs(file: string): string[] {
  if (!moduleOf(file) || file.endsWith('.routes.ts')) return [];
  if (!/: Dependencies\b(?!\[)/.test(readFileSync(file, 'utf8'))) return [];
  return [`${file} takes the whole graph: name what it uses, Pick<Dependencies, 'db' | …>.`];
}
