import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appShell } from './build/app-shell.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanCss } from './build/lean-css.ts';
import { routeShells } from './build/route-shells.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticLanding } from './build/static-landing.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const INTERIOR = new RegExp(
  [
    'lucide-react/.*/(chevron-(left|right)|calendar-(days|plus))\\.',
    'web/src/lib/(consultas|reloj|useMinuto|copia|idempotencia)',
    'components/ui/(Modal|confirmar|Confirmaciones|Esqueleto|ZonaDeCarga|EstadoDeError|EstadoVacio|Insignia|BarraDeOcupacion|LeyendaDeGenero|SegmentoDeGenero|ocupacion\\.view)',
    'features/reservas/(claves|precios\\.queries|nueva/(intento|(ventana|dias|franja)\\.view)|Banistas|reserva\\.view|dia-relativo\\.view|VolverAlInicio|inicio/promocion\\.view)',
    'contract/src/(dinero|calendario|(precios|reservas)\\.rules|(franjas|config|reservas|reservas-leidas)\\.contract\\.ts\\?endpoints)',
  ].join('|'),
);

export default defineConfig({
  root: fromHere('.'),
  plugins: [
    react(),
    tailwindcss(),
    appShell(),
    leanContract(),
    leanCss(),
    staticLanding(),
    routeShells(),
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
        codeSplitting: {
          groups: [
            // What the app starts with is one file: a dozen of small ones compress worse and travel slower.
            {
              name: 'inicio',
              tags: ['$initial'],
              test: /^(?!.*(features\/landing|app\/(main|arranque)\.|packages\/contract(?!\/src\/(marca|auth\.contract\.ts\?))|\/zod\/|@internationalized)).*\.(m?js|tsx?)$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'piezas',
              test: /lucide-react\/.*\/(arrow-left|triangle-exclamation-point|user-round|eye|eye-off)\.|web\/src\/lib\/useUsuario|components\/ui\/(Nota|Tarjeta|enlaceDeTexto)|contract\/src\/franjas\.rules/,
              includeDependenciesRecursively: false,
            },
            // Kept whole: split by who uses what, its classes came to need one another in a circle.
            {
              name: 'datos',
              test: /@tanstack\/(?!.*(useMutation|mutationObserver))/,
              includeDependenciesRecursively: false,
            },
            // Whoever has a form needs all of this.
            {
              name: 'formulario',
              test: /node_modules\/(react-hook-form|@hookform|@standard-schema|zod)\/|components\/form\/(Formulario|Campo\.tsx|CampoContrasena|CampoCasilla|MarcoDeCampo|clasesDeControl|errores|zod-sin-eval)|contract\/src\/(campos|nombres\.rules|usuarios\.contract)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // What every screen behind the login stands in. Twenty files of some hundred bytes cost a phone more in
            // asking than one costs in reading.
            {
              name: 'interior',
              test: INTERIOR,
              includeDependenciesRecursively: false,
            },
          ],
        },
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
