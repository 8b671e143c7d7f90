// Checks the guide (docs/guia/): that each page can be read by the app and is in the index, in the
// app and in the same order in both, that the words in bold are words of a screen, that no link
// leaves the pages of its readers, and that each picture has its screen's text beside it and a page.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readGuide } from '../../apps/web/build/read-guide.ts';
import type { PaginaDeGuia, Trozo } from '../../apps/web/src/components/guia/pagina-de-guia.ts';

const GUIDE = 'docs/guia';
/** The module of the app that shows the pages of a folder of the guide, one after another. */
const SHOWN_BY = {
  [GUIDE]: 'apps/web/src/features/mostrador/ayuda/guia-del-centro.ts',
  [`${GUIDE}/clientes`]: 'apps/web/src/features/informacion/Ayuda.tsx',
};
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'];

const problems: string[] = [];
const said = plain(
  globSync(SOURCES)
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);
const files = globSync(`${GUIDE}/**/*.md`).filter((file) => path.basename(file) !== 'README.md');
const pages = new Map(files.flatMap((file) => read(file)));
for (const [file, page] of pages) checkPage(file, page);
checkOrder();
checkPictures();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function read(file: string): [string, PaginaDeGuia][] {
  try {
    return [[file, readGuide(readFileSync(file, 'utf8'), file)]];
  } catch (error) {
    problems.push(String(error));
    return [];
  }
}

function checkPage(file: string, page: PaginaDeGuia): void {
  for (const piece of piecesOf(page)) {
    if (typeof piece === 'string') continue;
    if ('palabras' in piece) {
      if (!isSaid(piece.palabras)) {
        problems.push(
          `${file}: no screen says '${piece.palabras}'. Bold is for words of a screen.`,
        );
      }
      continue;
    }
    const target = path.join(path.dirname(file), piece.enlace);
    if (!existsSync(target)) problems.push(`${file}: the link to ${piece.enlace} leads nowhere.`);
    // The help of the clients is one page that holds nothing else.
    if (file.includes('/clientes/') && path.dirname(target) !== path.dirname(file)) {
      problems.push(`${file}: a client cannot follow the link to ${piece.enlace}.`);
    }
  }
}

function piecesOf({ bloques }: PaginaDeGuia): Trozo[] {
  return bloques.flatMap((bloque): readonly Trozo[] => {
    if ('parrafo' in bloque) return bloque.parrafo;
    return 'lista' in bloque ? bloque.lista.flat() : [];
  });
}

/** Returns whether the words are a whole text of a source: one in quotes, or one between tags. */
function isSaid(words: string): boolean {
  const whole = plain(words).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`[>'"\`}] ?${whole} ?[<'"\`{]`).test(said);
}

/** Returns a text on one line, as JSX shows it. */
function plain(text: string): string {
  return text
    .replaceAll("{' '}", ' ')
    .replaceAll(String.raw`\u00a0`, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Compares the index with the pages and with what the app shows. */
function checkOrder(): void {
  const readme = readFileSync(`${GUIDE}/README.md`, 'utf8');
  const index = [...readme.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
    ([, titulo = '', link = '']) => ({
      titulo,
      file: path.join(GUIDE, link),
    }),
  );
  for (const { titulo, file } of index) {
    if (pages.get(file)?.titulo !== titulo) {
      problems.push(`${GUIDE}/README.md: ${file} is not called '${titulo}'.`);
    }
  }
  for (const [folder, shown] of Object.entries(SHOWN_BY)) {
    const listed = index.map(({ file }) => file).filter((file) => path.dirname(file) === folder);
    const own = files.filter((file) => path.dirname(file) === folder);
    for (const file of own.filter((one) => !listed.includes(one))) {
      problems.push(`${GUIDE}/README.md: does not list ${file}.`);
    }
    const inTheApp = orderInTheApp(shown);
    if (inTheApp.join() !== listed.map((file) => path.basename(file, '.md')).join()) {
      problems.push(
        `${shown}: shows ${inTheApp.join(', ')}, and ${GUIDE}/README.md another order.`,
      );
    }
  }
}

/** Returns the names of the pages that a module of the app shows: the keys of its first object. */
function orderInTheApp(module: string): string[] {
  const source = readFileSync(module, 'utf8');
  const [, table = ''] = /(?:= |\()\{\n([^}]*)\n\}/.exec(source) ?? [];
  return [...table.matchAll(/^ {2}'?([\w-]+)/gm)].map(([, name = '']) => name);
}

function checkPictures(): void {
  const used = new Set(
    [...pages.values()].flatMap(({ bloques }) =>
      bloques.flatMap((bloque) => ('imagen' in bloque ? [path.basename(bloque.imagen)] : [])),
    ),
  );
  const kept = globSync(`${GUIDE}/imagenes/*`).map((file) => path.basename(file));
  const needed = [...used].flatMap((file) => [file, file.replace('.webp', '.txt')]);
  for (const file of needed.filter((one) => !kept.includes(one))) {
    problems.push(`${GUIDE}/imagenes/${file} is missing: npm run screenshots:guia makes it.`);
  }
  for (const file of kept.filter((one) => !needed.includes(one))) {
    problems.push(`${GUIDE}/imagenes/${file} is on no page of the guide.`);
  }
}
