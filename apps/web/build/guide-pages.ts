import type { Plugin } from 'vite';
import { readGuide } from './read-guide.ts';

/**
 * Makes a module of each page of the guide (docs/guia/), so that the app shows the text that people
 * read in the repository. Pictures stay out: the app's reader has the screen itself at hand.
 */
export function guidePages(): Plugin {
  return {
    name: 'remanso:guide-pages',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/docs\/guia\/.+\.md$/.test(id)) return undefined;
      const { titulo, bloques } = readGuide(source, id);
      const pagina = { titulo, bloques: bloques.filter((bloque) => !('imagen' in bloque)) };
      return { code: `export default ${JSON.stringify(pagina)};`, map: null, moduleType: 'js' };
    },
  };
}
