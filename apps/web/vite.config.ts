import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { SERVER_PATHS, appShell } from './build/app-shell.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { compressedChunks } from './build/compressed-chunks.ts';
import { devOutbox } from './build/dev-outbox.ts';
import { guidePages } from './build/guide-pages.ts';
import { leanReactAria } from './build/lean-react-aria.ts';
import { routeShells } from './build/route-shells.ts';
import { serverPages } from './build/server-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticLanding } from './build/static-landing.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SERVER = Object.fromEntries(SERVER_PATHS.map((path) => [path, 'http://127.0.0.1:3000']));

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    tailwindcss(),
    guidePages(),
    appShell(),
    leanReactAria(),
    staticLanding(),
    routeShells(),
    devOutbox(process.env['DEV_OUTBOX']),
    serviceWorker(fromHere('src/sw/sw.ts')),
    serverPages({
      portada: fromHere('src/features/portada/prerender.tsx'),
      agenda: fromHere('src/features/agenda/prerender.tsx'),
    }),
    compressedChunks(),
  ],
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // The manifest is read by `budgets.ts`.
    manifest: true,
    // The landing's only script must stay at a few hundred bytes, and every target browser preloads
    // modules by itself.
    modulePreload: {
      polyfill: false,
      // A page names the imports of its first script. A table of the imports of each screen would
      // be part of that script; instead, the page of a route names its chunks.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
      input: {
        index: fromHere('index.html'),
        app: fromHere('app.html'),
        // `arranque.ts` starts this module, and is the only script in the page.
        main: fromHere('src/app/main.tsx'),
      },
    },
  },
  server: { proxy: SERVER },
  preview: { proxy: SERVER },
});
