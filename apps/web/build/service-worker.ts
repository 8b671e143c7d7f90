import { createHash } from 'node:crypto';
import { MARCA } from '@remanso/contract/marca';
import { build, type Plugin, type Rolldown } from 'vite';
import { graphOf } from './bundle-graph.ts';
import { MAIN, SCREENS } from './screens.ts';

/**
 * The screens that the service worker keeps: those that a client needs on the way to the centre and at its door, none
 * of the desk's.
 */
const KEPT = [
  MAIN,
  'src/components/layout/PieDePagina.tsx',
  'src/components/ui/Confirmaciones.tsx',
  ...SCREENS['/login'],
  ...SCREENS['/reservas'],
  ...SCREENS['/reservas/mis-reservas'],
  ...SCREENS['/reservas/nueva-reserva'],
  'src/features/cliente/nueva-reserva/PasoParticipantes.tsx',
  'src/features/cliente/nueva-reserva/ReservaHecha.tsx',
];
const SHELL = 'app.html';

/** Makes the app installable: writes its manifest, from the brand file, and the service worker that keeps the shell. */
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
          PRECACHE: JSON.stringify(precache(bundle)),
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

/** Lists the files that the service worker keeps. A file with a hash in its name needs no revision. */
function precache(bundle: Rolldown.OutputBundle): { url: string; revision: string | null }[] {
  const files = Object.values(bundle);
  const shell = bundle[SHELL];
  if (shell?.type !== 'asset') throw new Error(`The build has no ${SHELL}`);
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const kept = new Set(fonts.map(({ fileName }) => fileName));
  for (const link of String(shell.source).matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)) {
    if (link[1]) kept.add(link[1]);
  }
  for (const { fileName, viteMetadata } of graphOf(bundle, KEPT)) {
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
    name: MARCA.nombre,
    short_name: MARCA.nombre,
    description: MARCA.lema,
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
