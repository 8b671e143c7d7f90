// Checks the names of files, the sizes of folders, the ids, the style sheets and the number of
// packages of the whole project.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of docs/architecture.md, which names the files of the contract that are neither calls,
 * forms nor rules of a noun.
 */
const ARCHITECTURE = readFileSync('docs/architecture.md', 'utf8');

const TEST = /\.(test|integration|postgres)\.ts$/;
const VAGUE = /(^|[-./])(utils?|helpers?|common|misc)([-./]|$)/;
/**
 * The ids that another file or an address names, so that a page has each of them once. All other
 * ids come from `useId`.
 */
const NAMED_IDS = new Set([
  'contenido',
  'seccion',
  'menu',
  'servicios',
  'seguir',
  'reserva-',
  'ayuda-',
]);
/**
 * The most packages that a centre installs, without those for one kind of machine. Packages that
 * only developers need are devDependencies.
 */
const CENTRE_PACKAGES = 200;

/** The most files in one folder, without the files of its subfolders. */
const FULL_FOLDER = 30;
/** The folders that may have more files than FULL_FOLDER, each with the reason. */
const MAY_BE_FULL: Record<string, string> = {
  'apps/api/src/database/migrations': 'a migration stays where it has run from',
  'apps/api/src/modules/reservas': 'the module is being divided',
};

const exclude = ['**/node_modules/**', '**/dist/**'];
const files = globSync(['{apps,packages}/*/**/*.{ts,tsx,css}', '{e2e,bench,scripts}/**/*'], {
  exclude,
}).toSorted();

const problems = [
  ...files.flatMap(vagueNames),
  ...files.flatMap(contractNames),
  ...files.flatMap(contractInTheApp),
  ...files.flatMap(chosenIds),
  ...fullFolders(),
  ...unstyledScreens(),
  ...centrePackages(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function vagueNames(file: string): string[] {
  if (/(^|\/)index\.tsx?$/.test(file)) {
    return [
      `${file}: no barrels. Import from the file that defines the thing, and remove this one.`,
    ];
  }
  if (!VAGUE.test(file)) return [];
  return [`${file}: this name fits anything. Name it after what it holds, beside what uses it.`];
}

/** Reports the folders with so many files that nobody finds a file by looking. */
function fullFolders(): string[] {
  const sizes = new Map<string, number>();
  for (const file of globSync('{apps,packages,e2e,bench,scripts}/**/*.*', { exclude })) {
    const folder = path.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([folder, size]) => size > FULL_FOLDER && !(folder in MAY_BE_FULL))
    .map(
      ([folder, size]) =>
        `${folder}: ${size} files in one folder. Give those of one matter a folder of their own; ` +
        `${FULL_FOLDER} may stay.`,
    );
}

function contractNames(file: string): string[] {
  const [, name] = /^packages\/contract\/src\/(?:[a-z]+\/)?([^/]+)$/.exec(file) ?? [];
  if (!name || /^[a-z-]+\.(contract|forms|rules)\.ts$/.test(name) || TEST.test(name)) return [];
  if (ARCHITECTURE.includes(`\`${name}\``)) return [];
  const roles =
    '`<noun>.contract.ts` (endpoints and fields), `<noun>.forms.ts` (what forms check) or `<noun>.rules.ts` (pure rules)';
  return [
    `${file}: call it ${roles}, or give it a row in docs/architecture.md with what it holds.`,
  ];
}

/**
 * Reports a file of the web app that imports more than types from a contract: all schemas of the
 * contract would become part of the app.
 */
function contractInTheApp(file: string): string[] {
  if (!/^apps\/web\/src\/.+\.tsx?$/.test(file) || TEST.test(file)) return [];
  const imported = readFileSync(file, 'utf8').matchAll(
    /^import \{([^}]*)\} from '(@remanso\/contract\/(?:endpoints?|[a-z/-]+\.contract))'/gm,
  );
  return [...imported].map(
    ([, , contract]) =>
      `${file}: import only types of ${contract}. A call is made by its line, llamar('GET /…'), and what a form ` +
      'checks is in <noun>.forms.ts.',
  );
}

function centrePackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Partial<Record<'dev' | 'devOptional' | 'optional' | 'link', true>>>;
  };
  const installed = Object.entries(packages).filter(
    ([place, { dev, devOptional, optional, link }]) =>
      place.startsWith('node_modules/') && !dev && !devOptional && !optional && !link,
  );
  if (installed.length <= CENTRE_PACKAGES) return [];
  return [
    `package-lock.json: a centre would install ${installed.length} packages, not ${CENTRE_PACKAGES} at most. ` +
      'What it needs neither to build nor to run goes to devDependencies; else raise CENTRE_PACKAGES.',
  ];
}

/**
 * Reports the ids that a component chooses itself. Two components with the same id could be on one
 * page, where a label would name the wrong component.
 */
function chosenIds(file: string): string[] {
  if (!/^apps\/web\/src\/.+\.tsx$/.test(file)) return [];
  const chosen = readFileSync(file, 'utf8').matchAll(/(?<![\w-])id=(?:\{\s*)?["'`]([\w-]+)/g);
  return [...chosen]
    .filter(([, id = '']) => !NAMED_IDS.has(id))
    .map(([, id]) => `${file}: the id "${id}" is free to stand twice. Take it from useId.`);
}

/**
 * Reports screens without a style. A screen that does not use panel.css must be in a folder where
 * app.css looks for class names.
 */
function unstyledScreens(): string[] {
  const sheet = 'apps/web/src/styles/app.css';
  const styled = [...readFileSync(sheet, 'utf8').matchAll(/@source '([^']+)'/g)].map((match) =>
    path.join(path.dirname(sheet), match[1] ?? ''),
  );
  const reached = new Set(['apps/web/src/app/main.tsx']);
  const unstyled = new Set<string>();
  for (const file of reached) {
    const source = readFileSync(file, 'utf8');
    if (source.includes('styles/panel.css')) continue;
    const isStyled = styled.some(
      (place) => path.matchesGlob(file, place) || file.startsWith(`${place}/`),
    );
    if (source.includes('className') && !isStyled) unstyled.add(path.dirname(file));
    for (const match of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      reached.add(path.join(path.dirname(file), match[1] ?? ''));
    }
  }
  return [...unstyled].map(
    (folder) =>
      `${folder}: clients see it, and its classes are in no sheet of theirs. Name it as an @source in ${sheet}; ` +
      'a screen of the desk imports styles/panel.css instead.',
  );
}
