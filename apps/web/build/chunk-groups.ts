import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { SCREENS } from './screens.ts';

/*
 * Decides which modules share a chunk. Chunks are few, because each further file costs a phone more
 * to request than some hundred bytes cost to read. No two chunks import each other, because
 * whatever needs a module also needs all that the module imports.
 */

interface Graph {
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null;
}

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = new Set(
  Object.values(SCREENS)
    .flat()
    .map((module) => WEB + module),
);
/**
 * The modules of the landing, of what it shares with the app and of the page's first script, which
 * must not bring the app with them.
 */
const BEFORE_THE_APP =
  /features\/portada|lib\/sesion\/(almacen|cartel-al-llegar|restosDeSesion|sesion|token)\.|lib\/tiempo\/instanteDelServidor\.|app\/(main|arranque|adelantar)\.|preload-helper/;

/**
 * The modules of a window and of the confirmation questions, which every screen after the login
 * loads later. Without a chunk of their own they would be in the panel's chunk, and the client's
 * home screen would load 19 KB more.
 */
const WINDOWS = /components\/ui\/dialogo\/(Modal|Confirmaciones)\./;
/** The module of the panel's frame and first section; every other section is shown inside it. */
const PANEL = 'src/app/panel/PanelDeAdmin.tsx';
export const CHUNK_GROUPS = [
  // The modules that the app starts with, on any screen. This group saves the client's home screen
  // 7 files and 26 KB.
  {
    name: 'inicio',
    test: isOfTheApp,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  // The modules that two screens or more begin with, by the kinds of these screens. This group
  // saves the client's home screen 18 files.
  {
    name: kindsOfScreen,
    debugName: 'by kinds of screen',
    test: (id: string) => isOfTheApp(id) && !ENTRIES.has(id),
    includeDependenciesRecursively: false,
  },
];

function isOfTheApp(id: string): boolean {
  return /\.(m?js|tsx?)$/.test(id) && !BEFORE_THE_APP.test(id);
}

/**
 * Returns the name of a module's chunk; null for a module that only one screen, or only sections of
 * the panel, begin with. The bundler then chooses the chunk.
 */
function kindsOfScreen(id: string, graph: Graph): string | null {
  const importers = importersOf(id, graph);
  const screens = Object.values(SCREENS).filter((modules) =>
    modules.some((module) => importers.has(WEB + module)),
  );
  const kinds = new Set(screens.map((modules) => kindOf(modules.at(-1) ?? '')));
  const isOnlyTheDesks = !kinds.has('acceso') && !kinds.has('cliente');
  if (WINDOWS.test(id)) return 'ventana';
  if (screens.length === 1) return lentParts(screens[0]?.at(-1) ?? '', id, graph);
  if (screens.length === 0) return null;
  // The bundler places what only sections need. The panel's own modules have loaded before any
  // section; the setup, which is outside the panel, shares some of them.
  if (isOnlyTheDesks && !importers.has(WEB + PANEL)) return null;
  if (isOnlyTheDesks) {
    return screens.every((modules) => modules.includes(PANEL)) ? 'panel' : 'mostrador';
  }
  // The modules that the login shares with the clients' screens or the panel are few, and would be
  // one file for each pair.
  if (kinds.has('acceso') && (kinds.has('cliente') || kinds.has('panel'))) return 'comun';
  // The modules that every screen after the login begins with are one file, together with the few
  // that the settings share with the clients' screens.
  if (kinds.has('cliente') && kinds.has('config')) return 'adentro';
  return [...kinds].toSorted().join('-');
}

/**
 * Returns the folder of a screen's own module, with three exceptions. The person's own account counts
 * as `acceso`, because it is made of the same parts as the login, and the agenda as `cliente`,
 * because it leads to booking. The settings are apart from the desk, because they begin with a form:
 * this saves 15 KB in the sections that have filters.
 */
function kindOf(screen: string): string {
  if (/mostrador\/(centro|config)\//.test(screen)) return 'config';
  const [, folder = ''] = /^src\/\w+\/(\w+)/.exec(screen) ?? [];
  if (folder === 'agenda') return 'cliente';
  return folder === 'cuenta' ? 'acceso' : folder;
}

/**
 * Returns the name of the chunk of what one screen of a client begins with and lazy parts of others
 * need too; null where no other does, because the bundler keeps that with the screen. Left to the
 * bundler, each such module would be a file of a few hundred bytes: this saves the booking screen 5
 * files.
 */
function lentParts(screen: string, id: string, graph: Graph): string | null {
  if (kindOf(screen) !== 'cliente') return null;
  const isLent = [...importersOf(id, graph, 'lazy too')].some(
    (module) => ENTRIES.has(module) && module !== WEB + screen,
  );
  return isLent ? `de-${basename(screen, '.tsx')}` : null;
}

/**
 * Returns the modules that import this module, directly or not; with 'lazy too' also those that
 * fetch such a module later, up to the screens.
 */
function importersOf(id: string, graph: Graph, which?: 'lazy too'): Set<string> {
  const found = new Set<string>();
  const visit = (module: string): void => {
    if (which && ENTRIES.has(module)) return;
    const info = graph.getModuleInfo(module);
    for (const importer of [
      ...(info?.importers ?? []),
      ...(which ? (info?.dynamicImporters ?? []) : []),
    ]) {
      if (found.has(importer)) continue;
      found.add(importer);
      visit(importer);
    }
  };
  visit(id);
  return found;
}
