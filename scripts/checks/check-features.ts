// Checks the web app as docs/architecture.md describes it: which layer may import which, where the
// server is called, and that the build and a view (e2e/vistas) know each screen.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SCREENS, UNREADABLE } from '../../apps/web/build/screens.ts';

const SOURCES = 'apps/web/src';
/** The layers of the web app. Each layer may import the layers to its right. */
const LAYERS = ['app', 'features', 'entities', 'components', 'lib'];
/**
 * The folders that contain the features of one audience. Any other folder in `features` is a
 * feature.
 */
const AUDIENCES = ['cliente', 'mostrador'];

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/g;
/** Matches code that calls the server, in any of the ways that the app has for it. */
const CHANGES = /\b(useMutation|mutationOptions|llamar|llamarConEtiqueta)\(/;
/**
 * Matches a key of the query cache that the code writes out, such as `queryKey: ['franjas', …]`.
 */
const KEYS = /\b(?:queryKey|todas): \['([\w-]+)'/g;

/**
 * The only file that says which change makes which queries stale, and knows how query keys begin.
 */
const STALENESS = `${SOURCES}/lib/vencimientos.ts`;
/** Matches code that makes queries stale, or that reads a part of a query key. */
const MEANING = /\binvalidateQueries\(|\b(?:queryKey|clave|key)\[\d/;

const VIEWS = 'e2e/vistas/**/*.ts';
/** The files that go through every list of views, and what is said of a list that they leave out. */
const USES_OF_A_LIST = {
  'e2e/capturas/todas-las-vistas.ts': 'are in no screenshot',
  'e2e/telefono/**/accesibilidad*.spec.ts': 'are in no accessibility test',
};
/** Matches the name of a list of views. */
const LISTS = /^export const (\w+): (?:readonly )?Vista\[\]/gm;
const IMPORTS = /^import [^;]*;/gm;

/** Matches a date field that the browser writes in its own language and order. */
const NATIVE_DATE = /type="(date|datetime-local|month|week)"/;

const problems: string[] = [...UNREADABLE];
const homes = new Map<string, string>();
for (const file of globSync(`${SOURCES}/**/*.{ts,tsx}`).toSorted()) {
  const source = readFileSync(file, 'utf8');
  const place = path.relative(SOURCES, file);
  checkImports(place, source);
  if (/\.test\.tsx?$/.test(file)) continue;
  if (layerOf(place) === 'components' && CHANGES.test(source)) {
    problems.push(
      `${file} asks the server: a component gets what it shows and what it does as props.`,
    );
  }
  checkKeys(file, source);
  if (file !== STALENESS && MEANING.test(source)) {
    problems.push(
      `${file} says itself what is stale, or what a key means: name the noun that changed, vencer(client, 'dia'); ` +
        `what is stale by it is a row of ${STALENESS}, and the day of a query is in its meta.`,
    );
  }
  if (/\blazy[(<]/.test(source) && place !== 'lib/perezosa.ts') {
    problems.push(`${file} calls React's lazy: a part with code of its own is a perezosa (lib/).`);
  }
  if (NATIVE_DATE.test(source)) {
    problems.push(`${file} has the browser's own date field: ours are in components/fecha/.`);
  }
}
checkViews();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

function checkImports(place: string, source: string): void {
  for (const [, imported = ''] of source.matchAll(IMPORTED)) {
    const target = path.join(path.dirname(place), imported);
    const [from, to] = [LAYERS.indexOf(layerOf(place)), LAYERS.indexOf(layerOf(target))];
    if (from < 0 || to < 0) continue;
    if (to < from) {
      problems.push(
        `${SOURCES}/${place} imports ${target}: imports flow ${LAYERS.join(' → ')}. Move it down, or pass it in.`,
      );
    } else if (layerOf(place) === 'features' && from === to && roomOf(place) !== roomOf(target)) {
      problems.push(
        `${SOURCES}/${place} imports ${target}: one feature knows nothing of another. ` +
          'Move what both need to entities/<noun>/ or to components/.',
      );
    }
  }
}

function checkKeys(file: string, source: string): void {
  for (const [, key = ''] of source.matchAll(KEYS)) {
    if (!file.endsWith('.queries.ts')) {
      problems.push(`${file} writes the key '${key}': keys stand in a <noun>.queries.ts only.`);
    }
    const home = homes.get(key) ?? file;
    homes.set(key, home);
    if (home !== file) problems.push(`${file} and ${home} both use the key '${key}'.`);
  }
}

/**
 * Reports the screens that no view opens, and the lists of views that the screenshots or the
 * accessibility tests leave out: nobody would look at them or check their accessibility.
 */
function checkViews(): void {
  const views = readAll(VIEWS);
  for (const ruta of ['/', ...Object.keys(SCREENS)]) {
    if (new RegExp(`['\`]${ruta}['\`?#]`).test(views)) continue;
    problems.push(`${ruta} is opened by no view: add its states to e2e/vistas/.`);
  }
  const lists = [...views.matchAll(LISTS)].map(([, list = '']) => list);
  for (const [files, misses] of Object.entries(USES_OF_A_LIST)) {
    const uses = readAll(files).replaceAll(IMPORTS, '');
    for (const list of lists) {
      if (new RegExp(`\\b${list}\\b`).test(uses)) continue;
      problems.push(`The views of ${list} ${misses}: add them to ${files}.`);
    }
  }
}

function readAll(pattern: string): string {
  return globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function layerOf(place: string): string {
  return place.split(path.sep)[0] ?? '';
}

/** Returns the folder of a feature, such as `cliente/inicio` or `cuenta`. */
function roomOf(place: string): string {
  const [, room = '', inside = ''] = place.split(path.sep);
  return AUDIENCES.includes(room) ? `${room}/${inside}` : room;
}
