import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { graphOf } from './bundle-graph.ts';
import { runInNode } from './run-in-node.ts';
import { MAIN, SCREENS, UNREADABLE } from './screens.ts';

interface AppModule {
  renderizarComienzo: (route: string) => string | undefined;
}

const PRERENDER = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));
const WAITING = '<p class="arranque">Cargando…</p>';

/**
 * Writes a shell for each route into `pantallas/`. The shell shows how its screen begins
 * (`src/app/prerender.tsx`) and names the route's own chunks: otherwise a browser learns of them
 * only after the app has arrived and run, which on a slow network is one round trip more. Where a
 * screen has a style sheet of its own, that sheet replaces the app's (styles/panel.css).
 */
export function routeShells(): Plugin {
  return {
    name: 'remanso:route-shells',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (UNREADABLE.length > 0) throw new Error(UNREADABLE.join('\n'));
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
            source: beginning(
              route,
              preloading(chunks, sheet ? inPlaceOfTheApps(sheet, html) : html),
              renderizarComienzo(route) ?? WAITING,
              (fileName) => {
                const asset = bundle[fileName];
                return asset?.type === 'asset' ? String(asset.source) : '';
              },
            ),
          });
        }
      },
    },
  };
}

const APPS_SHEET = /<link rel="stylesheet" crossorigin href="\/(assets\/app-[^"]+\.css)">/;
const PRELOADS = /<link rel="modulepreload" crossorigin fetchpriority="low"[^>]*>\n?/g;

/**
 * Puts what a screen begins with into its page. The server writes the page of the agenda anew at each
 * request (apps/api/src/modules/agenda/crear-escribir-pagina.ts), so that its parts stay marked. That
 * page is whole without the app, as the landing is: its style sheet is inline, and the app's chunks wait
 * in a template until the page is painted (`src/app/arranque.ts`), for they would be in its way.
 */
function beginning(
  route: string,
  html: string,
  begins: string,
  readAsset: (fileName: string) => string,
): string {
  if (route !== '/agenda') return html.replace(WAITING, begins);
  const preloads = html.match(PRELOADS) ?? [];
  return html
    .replace(PRELOADS, '')
    .replace(APPS_SHEET, (link, fileName: string) =>
      [
        `<style>${readAsset(fileName).trim()}</style>`,
        // Vite's loader finds the sheet by this link, which no browser fetches.
        link.replace('crossorigin', 'disabled'),
      ].join('\n    '),
    )
    .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    .replace(WAITING, `<!--comienzo-->${begins}<!--/comienzo-->`)
    .replace(
      '</body>',
      `  <template id="despues">${preloads.join('').trimEnd()}</template>
    <script type="application/json" id="agenda">{{agenda}}</script>
  </body>`,
    );
}

/**
 * Adds low-priority preloads of the chunks that the page does not name yet. They stand at the end
 * of the head, after the style sheet and the font, which the first paint needs.
 */
function preloading(chunks: Iterable<Rolldown.OutputChunk>, html: string): string {
  const links = Array.from(chunks, ({ fileName }) => fileName)
    .filter((fileName) => !html.includes(fileName))
    .map(
      (fileName) =>
        `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
    );
  return html.replace('</head>', `${links.join('\n')}\n</head>`);
}

/**
 * Puts a screen's sheet in place of the app's own sheet, which stays in the page as a disabled link
 * that no browser fetches. Vite's loader would otherwise add the app's sheet after the panel's and
 * override it.
 */
function inPlaceOfTheApps(sheet: string, html: string): string {
  return html.replace(
    APPS_SHEET,
    `<link rel="stylesheet" crossorigin href="/${sheet}">\n    <link rel="stylesheet" disabled href="/$1">`,
  );
}
