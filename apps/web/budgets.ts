/*
 * Checks what each route makes a phone download, in brotli bytes, against its budget, and fails
 * when one is exceeded. Run it after a build: `node apps/web/budgets.ts [folder of the build]`.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { MAIN, SCREENS } from './build/screens.ts';
import { publicoDe, type Publico, type RutaDePantalla } from './src/lib/direccion/rutas.ts';

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
/**
 * The JavaScript that a screen may load at its start, in KB, by the kind of person the screen is
 * for. The first file names all others by their hashes, so that its size changes by up to 0.1 KB with
 * any change of another screen.
 */
const JS_LIMITS: Record<Publico, number> = {
  // These screens also load the outline that is shown while a screen's code is on its way.
  acceso: 96.5,
  // A client's home asks for offers of places, and for the browser's offer to install the app, and
  // says the booking that was just made.
  cliente: 101,
  todos: 99,
  // The code of the agenda is a part of the clients' screens, because the agenda leads to booking;
  // the bars of its places know those of the desk's day. The menu of a phone leads to the help.
  cualquiera: 99.4,
  // The limit of a section includes the panel, which has arrived before the section is clicked.
  panel: 139,
  comienzo: 120,
};
/** The screens that have a limit of their own. */
const OWN_JS_LIMITS: Partial<Record<RutaDePantalla, number>> = {
  // The field of a code, and what an e-mail that looks mistyped is asked, come with their step; the
  // form of the e-mail is here at once. Every screen's first code knows a reset link without a token.
  '/entrar': 97,
  // The registration form asks about what looks mistyped before it is sent, and offers a code where
  // the e-mail has an account. It links to what is kept about a person, and why. The frame's error and a
  // cartel that is closed keep the focus in the screen, on every screen.
  '/register': 97,
  // The day's screen takes payments, writes receipts, marks who came and who was late, and links to
  // the day's printed sheet, to the list of what needs a hand and to the palette, and marks held
  // places. The desk's machine keeps the panel's code from day to day. Beside the title of each section
  // stands the button of its help.
  '/dashboard': 109.5,
  // The booking screen knows the client's own turns besides, and shares its calendar with the lazy part
  // that moves a booking, which is a file more. It also leads to the waiting list of a full turn, and
  // is open without a session: what was chosen then is taken over once there is one. Where clients may,
  // it repeats the turn, and it knows which abono pays before anything is shown.
  '/reservas/nueva-reserva': 107.7,
  // The code that the setup shares with the panel is one file, which both load whole.
  '/configuracion-inicial': 123.5,
  // The form of the settings checks prices, hours, reminders, the seña and the stations as the
  // server does, one of its cards is about the agenda that anybody sees, and one about what is sold
  // beforehand. Before a booking in the way of a change is cancelled, it is said how its holder learns
  // of it.
  '/dashboard/configuracion': 152,
  // Two filters of the trail are date fields, which are 35 KB, and its list calls every datum by
  // its label. The mark of a turno fijo, which the client's page shows too, is in a file that it loads,
  // and it says what was changed about the programs that come in and that are told. Here, as in each
  // section that follows, the sign of the help stands beside the title.
  '/dashboard/actividad': 161.5,
  // The section of holidays has a list of whom to tell, and says how they learn of a cancelling, and a
  // calendar, besides date fields.
  '/dashboard/feriados': 148.4,
};
/**
 * The limit of the clients' style sheet, in KB. The desk's sheet (DESK_CSS_LIMIT) contains the
 * clients' one: decision 7.
 */
const CSS_LIMIT = 9.6;
const DESK_CSS_LIMIT = 13.6;
/** The screens whose style sheets have a limit of their own, in KB. */
const OWN_CSS_LIMITS: Partial<Record<RutaDePantalla, number>> = {
  // The day's printed sheet has a style sheet of its own beside the desk's.
  '/dashboard/hoja': 14.8,
};
const SHELL_LIMIT = 2;
/** The shells that have a limit of their own, in KB: the agenda's contains the style sheet. */
const OWN_SHELL_LIMITS: Partial<Record<RutaDePantalla, number>> = { '/agenda': 10.3 };
const LANDING_LIMIT = 11;
const LANDING_JS_LIMIT = 2;
const FONT_LIMIT = 21;
/** The limit of the script that the pages of others load (rules §19.6), as it is written. */
const WIDGET_LIMIT = 2;

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
    const cssLimit =
      OWN_CSS_LIMITS[route as RutaDePantalla] ?? (own.size > 0 ? DESK_CSS_LIMIT : CSS_LIMIT);
    return [
      {
        what: `${route} HTML`,
        bytes: brotli(`pantallas${route}.html`),
        limit: OWN_SHELL_LIMITS[route as RutaDePantalla] ?? SHELL_LIMIT,
      },
      { what: `${route} JS`, bytes: sum(chunksOf(entries)), limit: jsLimitOf(route) },
      { what: `${route} CSS`, bytes: sum(sheets), limit: cssLimit },
    ];
  }),
  { what: 'agenda.js', bytes: raw('agenda.js').length, limit: WIDGET_LIMIT },
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

function jsLimitOf(route: string): number {
  return OWN_JS_LIMITS[route as RutaDePantalla] ?? JS_LIMITS[publicoDe(route) as Publico];
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
