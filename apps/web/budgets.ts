/*
 * Checks what each route makes a phone download, in brotli bytes, against its budget, and fails when one is exceeded.
 * Run it after a build: `node apps/web/budgets.ts [folder of the build]`. A new screen needs a line in ROUTES and in
 * `build/screens.ts`.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { MAIN, SCREENS } from './build/screens.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

interface Row {
  what: string;
  bytes: number;
  limit: number;
}

const KB = 1000;
/** The JavaScript that each route may load at its start, in KB. */
const ROUTES: Record<keyof typeof SCREENS, number> = {
  '/login': 88,
  '/register': 90,
  '/forgot-password': 88,
  '/reset-password': 89,
  '/mi-cuenta': 90,
  '/reservas': 88,
  '/reservas/mis-reservas': 88,
  // The limit includes asking again when the price has changed, with the old price shown.
  '/reservas/nueva-reserva': 92,
  '/turnos': 88,
  '/dashboard': 95,
  // The limit of a section includes the panel, which has arrived before the section is clicked.
  '/dashboard/clientes': 135,
  '/dashboard/usuarios': 135,
  // Two of its filters are date fields, which are 35 KB.
  '/dashboard/actividad': 140,
  '/dashboard/avisos': 135,
  '/dashboard/configuracion': 135,
  '/dashboard/horarios': 135,
  '/dashboard/feriados': 135,
  '/configuracion-inicial': 120,
  '/configuracion-horarios': 120,
};
/**
 * The limit of the clients' style sheet, in KB. The desk's sheet (DESK_CSS_LIMIT) contains the clients' one: decision
 * 7.
 */
const CSS_LIMIT = 9;
const DESK_CSS_LIMIT = 11;
const SHELL_LIMIT = 2;
const LANDING_LIMIT = 11;
const LANDING_JS_LIMIT = 2;
const FONT_LIMIT = 21;

const dist = `${process.argv[2] ?? fileURLToPath(new URL('./dist', import.meta.url))}/`;
if (!existsSync(`${dist}.vite/manifest.json`)) {
  console.error('No build to measure: run `vite build` in apps/web first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;

const rows: Row[] = [
  { what: '/ HTML with its CSS', bytes: brotli('index.html'), limit: LANDING_LIMIT },
  { what: '/ JS', bytes: sum(chunksOf(['index.html'])), limit: LANDING_JS_LIMIT },
  { what: 'app HTML', bytes: brotli('app.html'), limit: SHELL_LIMIT },
  ...Object.entries(SCREENS).flatMap(([route, screen]): Row[] => {
    const entries = ['app.html', MAIN, ...screen];
    const general = stylesOf(['app.html']);
    const own = stylesOf(screen).difference(general);
    const sheets = own.size > 0 ? own : general;
    const cssLimit = own.size > 0 ? DESK_CSS_LIMIT : CSS_LIMIT;
    const js = ROUTES[route as keyof typeof SCREENS];
    return [
      { what: `${route} HTML`, bytes: brotli(`pantallas${route}.html`), limit: SHELL_LIMIT },
      { what: `${route} JS`, bytes: sum(chunksOf(entries)), limit: js },
      { what: `${route} CSS`, bytes: sum(sheets), limit: cssLimit },
    ];
  }),
  ...readdirSync(`${dist}assets`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({ what: 'font', bytes: raw(`assets/${name}`).length, limit: FONT_LIMIT })),
];

for (const { what, bytes, limit } of rows) {
  const verdict = bytes > limit * KB ? 'TOO BIG' : 'ok';
  const size = (bytes / KB).toFixed(1).padStart(6);
  console.log(`${what.padEnd(24)}${size} KB of ${String(limit).padStart(3)}  ${verdict}`);
}
if (rows.some(({ bytes, limit }) => bytes > limit * KB)) process.exitCode = 1;

function chunksOf(entries: string[]): Set<string> {
  return new Set(graphOf(entries).map(({ file }) => file));
}

function stylesOf(entries: string[]): Set<string> {
  return new Set(graphOf(entries).flatMap(({ css = [] }) => css));
}

/** The chunks of some modules, with every chunk that they import statically. */
function graphOf(entries: string[]): ManifestChunk[] {
  const graph = new Map<string, ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (graph.has(key)) return;
    graph.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...graph.values()];
}

function sum(files: Set<string>): number {
  return [...files].reduce((total, file) => total + brotli(file), 0);
}

function brotli(file: string): number {
  return brotliCompressSync(raw(file)).length;
}

function raw(file: string): Buffer {
  return readFileSync(dist + file);
}
