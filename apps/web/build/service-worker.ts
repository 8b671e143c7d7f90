import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { RUTAS, type RutaDePantalla } from '../src/lib/direccion/rutas.ts';
import { graphOf } from './bundle-graph.ts';
import { MAIN, SCREENS } from './screens.ts';

/** The modules of the frame whose code loads after the frame itself. */
const OF_THE_FRAME = [
  'src/app/despues.ts',
  'src/app/enVivo.ts',
  'src/components/layout/PieDePagina.tsx',
  'src/app/NoEncontrada.tsx',
];
/**
 * The screens that the service worker keeps, with all that they load when it is asked for: those
 * that a client needs on the way to the centre and at its door, none of the desk's.
 */
const KEPT_ROUTES: readonly RutaDePantalla[] = ['/login', ...RUTAS.cliente, ...RUTAS.todos];
const WEB = fileURLToPath(new URL('..', import.meta.url));
const SHELL = 'app.html';

/**
 * Makes the app installable: writes its manifest, whose names the running server fills in, and the
 * service worker that keeps the shell.
 */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'remanso:service-worker',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(manifest());
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    async writeBundle({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          PRECACHE: JSON.stringify(
            precache(
              bundle,
              keptModules((id) => this.getModuleInfo(id)),
            ),
          ),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir ?? 'dist',
          emptyOutDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/**
 * The modules whose chunks are kept: what the kept screens begin with, and whatever they load
 * later, so that no part of a client's screen can be forgotten here.
 */
function keptModules(infoOf: (id: string) => Rolldown.ModuleInfo | null): string[] {
  const screens = KEPT_ROUTES.flatMap((route) => SCREENS[route]);
  const lazy = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const later of dynamicallyImportedIds) lazy.add(later);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next);
  };
  for (const screen of screens) visit(WEB + screen);
  return [MAIN, ...OF_THE_FRAME, ...screens, ...lazy];
}

/**
 * Lists the files that the service worker keeps. A file with a hash in its name needs no revision.
 */
function precache(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): { url: string; revision: string | null }[] {
  const files = Object.values(bundle);
  const shell = bundle[SHELL];
  if (shell?.type !== 'asset') throw new Error(`The build has no ${SHELL}`);
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const kept = new Set(fonts.map(({ fileName }) => fileName));
  for (const link of String(shell.source).matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)) {
    if (link[1]) kept.add(link[1]);
  }
  for (const { fileName, viteMetadata } of graphOf(bundle, modules)) {
    kept.add(fileName);
    for (const css of viteMetadata?.importedCss ?? []) kept.add(css);
  }
  return [
    {
      url: `/${SHELL}`,
      revision: createHash('sha256').update(shell.source).digest('hex').slice(0, 16),
    },
    ...[...kept].toSorted().map((fileName) => ({ url: `/${fileName}`, revision: null })),
  ];
}

function manifest() {
  return {
    id: '/home',
    name: '{{nombre}}',
    short_name: '{{nombre}}',
    description: '{{lema}}',
    lang: 'es-AR',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#e9f4f4',
    theme_color: '#0b3540',
    icons: [
      { src: '/icono.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icono-recortable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Hacer Mi Reserva', url: '/reservas/nueva-reserva' },
      { name: 'Mis Reservas', url: '/reservas/mis-reservas' },
    ],
  };
}
