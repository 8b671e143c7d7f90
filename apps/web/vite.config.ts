import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appShell } from './build/app-shell.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanCss } from './build/lean-css.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticLanding } from './build/static-landing.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    tailwindcss(),
    appShell(),
    leanContract(),
    leanCss(),
    staticLanding(),
    serviceWorker(fromHere('src/sw/sw.ts')),
  ],
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: fromHere('build/lean-icon.ts') },
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The contract only declares: a schema that a screen does not use must not bring the calendar's library along.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }],
        manualPureFunctions: ['z', 'endpoint', 'texto', 'hora'],
      },
      output: {
        codeSplitting: {
          groups: [
            // What the app starts with is one file: a dozen of small ones compress worse and travel slower.
            {
              name: 'inicio',
              tags: ['$initial'],
              test: /^(?!.*(features\/landing|app\/main|packages\/contract|\/zod\/|@internationalized)).*\.(m?js|tsx?)$/,
              includeDependenciesRecursively: false,
            },
            // Kept whole: split by who uses what, its classes came to need one another in a circle.
            {
              name: 'datos',
              test: /@tanstack\/(?!.*(useMutation|mutationObserver))/,
              includeDependenciesRecursively: false,
            },
            // Whoever asks for server state needs all of this.
            {
              name: 'consultas',
              test: /node_modules\/@tanstack\/(?!.*[mM]utation)/,
              includeDependenciesRecursively: false,
            },
            // Whoever has a form needs all of this.
            {
              name: 'formulario',
              test: /node_modules\/(react-hook-form|@hookform|@standard-schema|zod)\/|components\/form\/(Formulario|Campo\.tsx|errores|zod-sin-eval)|contract\/src\/(campos|usuarios\.contract)\.ts$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
      input: { index: fromHere('index.html'), app: fromHere('app.html') },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
