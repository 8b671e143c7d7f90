import type { Plugin } from 'vite';
import { graphOf } from './bundle-graph.ts';
import { SCREENS } from './screens.ts';

/**
 * Writes a shell for each route into `pantallas/`, which names the route's own chunks: without it a browser learns of
 * the screen only after the app has arrived and run, which on a slow network is a journey more. Where a screen has a
 * sheet of its own, it takes the place of the app's (styles/panel.css).
 */
export function routeShells(): Plugin {
  return {
    name: 'remanso:route-shells',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = bundle['app.html'];
        if (shell?.type !== 'asset') throw new Error('The build has no app.html');
        const html = String(shell.source);
        for (const [route, modules] of Object.entries(SCREENS)) {
          const chunks = [...graphOf(bundle, modules)];
          const sheet = chunks
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .find((fileName) => !html.includes(fileName));
          const links = chunks
            .map(({ fileName }) => fileName)
            .filter((fileName) => !html.includes(fileName))
            .map((fileName) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
          this.emitFile({
            type: 'asset',
            fileName: `pantallas${route}.html`,
            source: (sheet ? inPlaceOfTheApps(sheet, html) : html).replace(
              '</head>',
              `${links.join('\n')}\n</head>`,
            ),
          });
        }
      },
    },
  };
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
