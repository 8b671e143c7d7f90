import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appShell } from './build/app-shell.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { icons } from './build/icons.ts';
import { landingCopy } from './build/landing-copy.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanCss } from './build/lean-css.ts';
import { routeShells } from './build/route-shells.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticLanding } from './build/static-landing.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    appShell(),
    landingCopy(),
    leanContract(),
    leanCss(),
    staticLanding(),
    routeShells(),
    serviceWorker(fromHere('src/sw/sw.ts')),
  ],
  resolve: {
    alias: [
      // Their other build is for browsers that know neither spread nor iterators.
      {
        find: '@hookform/resolvers/standard-schema',
        replacement: fromHere(
          '../../node_modules/@hookform/resolvers/standard-schema/dist/standard-schema.modern.mjs',
        ),
      },
      // What wouter brings for React 17; ours has it.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
    ],
  },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    // What `budgets.ts` reads.
    manifest: true,
    // The landing's only script must stay a few hundred bytes, and every target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // A table of what each screen imports would be in the first file of all; a route's own page names its chunks.
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The contract only declares: a schema that a screen does not use must not bring the calendar's library along.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }],
        manualPureFunctions: ['z', 'endpoint', 'texto', 'hora'],
      },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
      input: {
        index: fromHere('index.html'),
        app: fromHere('app.html'),
        // Begun by `arranque.ts`, which alone is in the page.
        main: fromHere('src/app/main.tsx'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
