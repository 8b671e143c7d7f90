import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo, sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { runInNode } from './run-in-node.ts';

interface LandingModule {
  renderizarLanding: (what: { centro: Centro; precios: null; origen: string }) => string;
}

/**
 * The marks around the landing. The server replaces the HTML between them for a centre that is no
 * longer new (fillable-pages.ts).
 */
const MARK = '<!--landing--><!--/landing-->';
const NAME = '{{nombre}}';
const ORIGIN = '{{origen}}';

/**
 * Renders the landing's React components into `index.html`, so that `/` is plain HTML with inline
 * CSS and no React, and preloads the one font in `index.html` and `app.html`. The build and the dev
 * server share this code. The dev server writes the name of a new centre into the pages; a build
 * leaves `{{nombre}}`, which the running server replaces.
 */
export function staticLanding(): Plugin {
  return {
    name: 'remanso:static-landing',
    transformIndexHtml: {
      order: 'post',
      async handler(source, { bundle, filename }) {
        const html = bundle ? source : source.replaceAll(NAME, centroNuevo().nombre);
        const page = html.includes(MARK)
          ? html.replace('--><!--', `-->${await renderLanding(filename)}<!--`)
          : html;
        if (!bundle) return page;
        const tags = preloadTags(bundle);
        if (page === html) return { html, tags };
        const whole = nameTheApp(inlineCss(page, bundle), bundle);
        return { html: whole, tags };
      },
    },
  };
}

async function renderLanding(indexHtml: string): Promise<string> {
  const entry = indexHtml.replace(/index\.html$/, 'src/features/portada/prerender.tsx');
  const { renderizarLanding } = await runInNode<LandingModule>(entry);
  return renderizarLanding({
    centro: sinLoDeEjemplo(centroNuevo()),
    precios: null,
    origen: ORIGIN,
  });
}

function preloadTags(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const font = Object.values(bundle).find((file) => file.fileName.endsWith('.woff2'));
  if (!font) return [];
  const href = `/${font.fileName}`;
  const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true };
  return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
}

/**
 * Names the app's first chunk on `<html>`, for `isla.ts` to fetch ahead. Speculation rules would
 * need an inline script, which the Content-Security-Policy refuses.
 */
function nameTheApp(page: string, bundle: Rolldown.OutputBundle): string {
  const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'inicio');
  return app ? page.replace('<html', `<html data-sigue="/${app.fileName}"`) : page;
}

function inlineCss(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (link, name: string) => {
      const asset = bundle[name];
      return asset?.type === 'asset' ? `<style>${String(asset.source).trim()}</style>` : link;
    },
  );
}
