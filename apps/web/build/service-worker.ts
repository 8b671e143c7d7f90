import { createHash } from 'node:crypto';
import { MARCA } from '@remanso/contract/marca';
import { build, type Plugin, type Rolldown } from 'vite';

/** The screens that a client needs on the way and at the door; the desk's are not kept. */
const SCREENS = [
  'src/app/main.tsx',
  'src/app/Interior.tsx',
  'src/components/layout/PieDePagina.tsx',
  'src/features/auth/Login.tsx',
  'src/features/reservas/PanelDeCliente.tsx',
  'src/features/reservas/MisReservas.tsx',
  'src/features/reservas/NuevaReserva.tsx',
  'src/features/reservas/nueva/PasoParticipantes.tsx',
  'src/features/reservas/nueva/ReservaHecha.tsx',
];
const SHELL = 'app.html';

/** Makes the app installable: its manifest, from the brand file, and the service worker that keeps the shell. */
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

/** A file with a hash in its name is its own revision. */
function precache(bundle: Rolldown.OutputBundle): { url: string; revision: string | null }[] {
  const files = Object.values(bundle);
  const shell = bundle[SHELL];
  if (shell?.type !== 'asset') throw new Error(`The build has no ${SHELL}`);
  const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const kept = new Set(fonts.map(({ fileName }) => fileName));
  for (const link of String(shell.source).matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)) {
    if (link[1]) kept.add(link[1]);
  }
  for (const screen of SCREENS) keep(chunkOf(files, screen), bundle, kept);
  return [
    {
      url: `/${SHELL}`,
      revision: createHash('sha256').update(shell.source).digest('hex').slice(0, 16),
    },
    ...[...kept].toSorted().map((fileName) => ({ url: `/${fileName}`, revision: null })),
  ];
}

function chunkOf(files: (Rolldown.OutputAsset | Rolldown.OutputChunk)[], screen: string) {
  const found = files.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(screen)),
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk of ${screen}`);
  return found;
}

function keep(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, kept: Set<string>): void {
  if (kept.has(chunk.fileName)) return;
  kept.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) kept.add(css);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') keep(imported, bundle, kept);
  }
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
