/*
 * Checks what each route makes a phone download, in brotli bytes, against the limit of its group,
 * and fails when one is exceeded. Run it after a build: `node apps/web/budgets.ts [folder of the build]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { MAIN, SCREENS } from './build/screens.ts';
import {
  PERMISO_DE_SECCION,
  publicoDe,
  type RutaDelPanel,
  type RutaDePantalla,
} from './src/lib/direccion/rutas.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const KB = 1000;

/**
 * What a route may weigh at its start, in KB: its page, its code and its style sheet. Each limit is
 * about 8 % above the heaviest route of its group when it was set (29 November 2026).
 */
const LIMITS = { landing: 13, client: 128, desk: 179, settings: 190 };
type Group = keyof typeof LIMITS;

interface Row {
  route: string;
  group: Group;
  bytes: number;
}

const dist = `${process.argv[2] ?? fileURLToPath(new URL('./dist', import.meta.url))}/`;
if (!existsSync(`${dist}.vite/manifest.json`)) {
  console.error('No build to measure: run `vite build` in apps/web first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;

const landing = brotli('index.html') + sum(chunksOf(['index.html']));
const rows: Row[] = [
  { route: '/', group: 'landing', bytes: landing },
  ...Object.entries(SCREENS).map(([route, screen]): Row => {
    const general = stylesOf(['app.html']);
    const own = stylesOf(screen).difference(general);
    const files = chunksOf(['app.html', MAIN, ...screen]).union(own.size > 0 ? own : general);
    const bytes = brotli(`pantallas${route}.html`) + sum(files);
    return { route, group: groupOf(route as RutaDePantalla), bytes };
  }),
];

for (const { route, group, bytes } of rows) {
  const verdict = bytes > LIMITS[group] * KB ? 'TOO BIG' : 'ok';
  const size = (bytes / KB).toFixed(1).padStart(6);
  console.log(`${route.padEnd(26)}${size} KB of ${LIMITS[group]} (${group})  ${verdict}`);
}
if (rows.some(({ group, bytes }) => bytes > LIMITS[group] * KB)) process.exitCode = 1;

function groupOf(route: RutaDePantalla): Group {
  if (route in PERMISO_DE_SECCION) {
    return PERMISO_DE_SECCION[route as RutaDelPanel] === 'admin' ? 'settings' : 'desk';
  }
  return publicoDe(route) === 'comienzo' ? 'settings' : 'client';
}

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

/** Adds up files that the build has compressed. */
function sum(files: Set<string>): number {
  return [...files].reduce((total, file) => total + raw(`${file}.br`).length, 0);
}

function brotli(file: string): number {
  return brotliCompressSync(raw(file)).length;
}

function raw(file: string): Buffer {
  return readFileSync(dist + file);
}
