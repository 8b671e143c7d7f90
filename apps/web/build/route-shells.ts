import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { graphOf } from './bundle-graph.ts';
import { runInNode } from './run-in-node.ts';
import { MAIN, SCREENS } from './screens.ts';

interface AppModule {
  renderizarComienzo: (route: string) => string | undefined;
}

const PRERENDER = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));
const WAITING = '<p class="arranque">Cargando…</p>';

/**
 * Writes a shell for each route into `pantallas/`. It shows how its screen begins (`src/app/prerender.tsx`), and names the
 * route's own chunks: without that a browser learns of the screen only after the app has arrived and run, which on a
 * slow network is a journey more. Where a screen has a sheet of its own, it takes the place of the app's
 * (styles/panel.css).
 */
export function routeShells(): Plugin {
  return {
    name: 'remanso:route-shells',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['app.html'];
        if (shell?.type !== 'asset') throw new Error('The build has no app.html');
        const html = String(shell.source);
        shell.source = preloading(graphOf(bundle, [MAIN]), html);
        const { renderizarComienzo } = await runInNode<AppModule>(PRERENDER);
        for (const [route, modules] of Object.entries(SCREENS)) {
          const chunks = graphOf(bundle, [MAIN, ...modules]);
          const sheet = [...chunks]
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .find((fileName) => !html.includes(fileName));
          this.emitFile({
            type: 'asset',
            fileName: `pantallas${route}.html`,
            source: preloading(chunks, sheet ? inPlaceOfTheApps(sheet, html) : html).replace(
              WAITING,
              renderizarComienzo(route) ?? WAITING,
            ),
          });
        }
      },
    },
  };
}

/** What is painted first, the sheet and the font, goes before the code. */
function preloading(chunks: Iterable<Rolldown.OutputChunk>, html: string): string {
  const links = Array.from(
    chunks,
    ({ fileName }) =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
  );
  return html.replace('</head>', `${links.join('\n')}\n</head>`);
}

/**
 * The app's own sheet stays named, disabled, which no browser fetches: Vite's loader adds a sheet that a chunk wants
 * unless the page names it, and added after the panel's it would override that one.
 */
function inPlaceOfTheApps(sheet: string, html: string): string {
  return html.replace(
    /<link rel="stylesheet" crossorigin href="\/(assets\/app-[^"]+\.css)">/,
    `<link rel="stylesheet" crossorigin href="/${sheet}">\n    <link rel="stylesheet" disabled href="/$1">`,
  );
}
