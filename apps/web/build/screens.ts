import { readFileSync } from 'node:fs';
import { publicoDe, RUTAS, type RutaDePantalla } from '../src/lib/direccion/rutas.ts';

/** The module that every page of the app starts with, imported by `src/app/arranque.ts`. */
export const MAIN = 'src/app/main.tsx';

const INTERIOR = 'src/components/layout/Interior.tsx';
const PANEL = 'src/app/panel/PanelDeAdmin.tsx';
/** The functions of `src/app/pantalla.ts`, each with the modules that it puts around a screen. */
const FRAMES: Record<string, string[]> = {
  anonima: [],
  publica: [],
  abierta: [INTERIOR],
  propia: [],
  protegida: [INTERIOR],
  deVisita: [INTERIOR],
  delMostrador: [INTERIOR],
  deAdministradores: [INTERIOR],
};

const PANTALLAS = 'src/app/pantallas.ts';
const SECCIONES = 'src/app/panel/secciones.ts';
const ROWS = new Map([...readRows(PANTALLAS), ...readRows(SECCIONES)]);

const ROUTES = Object.values(RUTAS).flat();

/** The modules that each route starts with, besides MAIN. */
export const SCREENS = Object.fromEntries(
  ROUTES.map((route) => [route, modulesOf(route)]),
) as Record<RutaDePantalla, string[]>;

/** The faults of the tables: the routes whose row is not one that the build can read. */
export const UNREADABLE = ROUTES.filter((route) => SCREENS[route].length === 0).map(
  (route) =>
    `${route}: its row in ${PANTALLAS}, or in ${SECCIONES}, imports no screen, or calls none of ${Object.keys(FRAMES).join(', ')}.`,
);

function modulesOf(route: RutaDePantalla): string[] {
  // The panel brings its first section itself.
  if (route === '/dashboard') return [INTERIOR, PANEL];
  const row = ROWS.get(route) ?? '';
  const screen = /import\('[./]+(\/features\/[^']+)'\)/.exec(row)?.[1];
  const frame =
    publicoDe(route) === 'panel' ? [INTERIOR, PANEL] : FRAMES[/^\w+/.exec(row)?.[0] ?? ''];
  return screen && frame ? [...frame, `src${screen}`] : [];
}

/** The rows of the first table in a module of the app: the text after each path, up to the next. */
function readRows(module: string): [route: string, row: string][] {
  const source = readFileSync(new URL(`../${module}`, import.meta.url), 'utf8');
  const table = /= \{\n([^]*?)\n\};/.exec(source)?.[1] ?? '';
  return [...table.matchAll(/^ {2}'([^']+)': ([^]*?)(?=^ {2}'|$(?![^]))/gm)].map(
    ([, route = '', row = '']) => [route, row],
  );
}
