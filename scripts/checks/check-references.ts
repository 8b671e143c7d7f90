// Checks that every path, `npm run` command and decision that a document or a comment names exists,
// that the index of the decisions lists each decision, and that docs/architecture.md names the
// parts of the server and of the web app.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches paths that exist only after a run of the product or its tools, or in another project. */
const MADE_BY_A_RUN =
  /^(\.cache|data|dist|node_modules|outbox|postgres|pantallas|assets)\/|DATA_DIR|\.\.\//;
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'bench/**/*.md', 'apps/**/*.md', 'packages/**/*.md'];
const SOURCES = [
  '{apps,packages}/*/**/*.{ts,tsx,css,html}',
  '{e2e,bench,scripts,deploy}/**/*',
  '*.ts',
];
const exclude = ['**/node_modules/**', '**/dist/**'];

const files = globSync(['**/*', '.ci/*'], { exclude }).map((file) => `/${file}`);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const INDEX = 'docs/decisions/README.md';
const decided = globSync('docs/decisions/[0-9]*.md');
const decisions = decided.map((file) => Number.parseInt(path.basename(file), 10));

const ARCHITECTURE = 'docs/architecture.md';
/** The files and folders that docs/architecture.md must name one by one. */
const TOP_LEVEL = ['apps/{api,web}/src/*', 'apps/api/src/modules/*', '{bench,deploy,e2e,scripts}'];

const problems = [
  ...unlisted(),
  ...unnamed(),
  ...globSync(DOCUMENTS, { exclude }).flatMap((file) => readDocument(file)),
  ...globSync(SOURCES, { exclude })
    .filter((file) => /\.\w+$/.test(file))
    .flatMap((file) => look(file, commentsOf(readFileSync(file, 'utf8')))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

/** Reports the decisions that the index (INDEX) does not list with their titles. */
function unlisted(): string[] {
  const index = readFileSync(INDEX, 'utf8');
  return decided.flatMap((file) => {
    const [, number, title] = /^# (\d+)\. (.*)/.exec(readFileSync(file, 'utf8')) ?? [];
    const row = `| ${number} | [${title}](${path.basename(file)}) |`;
    return index.includes(row) ? [] : [`${INDEX}: has no row that begins ${row}`];
  });
}

/** Reports the files that docs/architecture.md does not name. Test files need not be named. */
function unnamed(): string[] {
  const words = new Set(readFileSync(ARCHITECTURE, 'utf8').match(/[\w-]+(?:\.\w+)*/g));
  return globSync(TOP_LEVEL)
    .filter((file) => !/\.(test|integration|postgres)\.ts$/.test(file))
    .filter((file) => !words.has(path.basename(file)))
    .map((file) => `${ARCHITECTURE}: says nothing of ${file}.`);
}

function readDocument(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !existsSync(path.join(path.dirname(file), link)));
  return [
    ...broken.map((link) => `${file}: the link to ${link} leads nowhere.`),
    ...wrongCommands(file, text),
    ...look(file, text),
  ];
}

/** Reports the table rows in which the command does not run the test file that the row names. */
function wrongCommands(file: string, text: string): string[] {
  const rows = text.matchAll(
    /^\|.*\| `(\S+\.(?:test|integration|postgres|spec)\.ts)` \| (.*) \|$/gm,
  );
  return [...rows].flatMap(([, test = '', commands = '']) => {
    const [, word] = /`npm test -- (\S+)`/.exec(commands) ?? [];
    if (word && test.includes(word)) return [];
    return [`${file}: no command of its row runs ${test}.`];
  });
}

function look(file: string, prose: string): string[] {
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) =>
    text.split(/[\s,]+/),
  );
  const plain =
    prose.match(/\b(?:apps|packages|e2e|bench|scripts|docs)\/[\w.*<>{}@/-]*[\w>*]/g) ?? [];
  const commands = [...prose.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const numbers = [...prose.matchAll(/\bdecision (\d+)/gi)].map(([, number]) => Number(number));
  return [
    ...[...quoted.filter(isPath), ...plain]
      .filter((name) => !exists(name))
      .map((name) => `no file is called ${name}`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `there is no npm run ${name}`),
    ...numbers
      .filter((number) => !decisions.includes(number))
      .map((n) => `there is no decision ${n}`),
  ].map((what) => `${file}: ${what}.`);
}

/**
 * Returns whether a name is a path: true for `lib/api/copia.ts`, `modules/<noun>/`,
 * `*-sin-*.postgres.ts`; false for `/api/salud`, a media type or a package.
 */
function isPath(name: string): boolean {
  if (MADE_BY_A_RUN.test(name) || /[()'"$=…]/.test(name) || name.startsWith('/')) return false;
  return (
    /^[\w.*<>{}[\]@/-]+\.(tsx?|mjs|css|md|sh|json|html|sql)$/.test(name) ||
    /^[a-z][\w-]+\/([\w.<>*-]+\/)*$/.test(name)
  );
}

/** Returns whether a name is the whole path of a file or a folder, or the end of such a path. */
function exists(name: string): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/^\./, '*.')
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\*+/g, String.raw`[\w.-]+`)
    .replaceAll(/\{([^}]+)\}/g, (_, either: string) => `(${either.replaceAll(',', '|')})`);
  const end = new RegExp(`/${pattern}$`);
  return files.some((file) => end.test(file));
}

function commentsOf(source: string): string {
  return source
    .split('\n')
    .map((line) => /^\s*(?:\/?\*|#|\/\/).*|\s\/\/ .*/.exec(line)?.[0] ?? '')
    .join('\n');
}
