import type { Plugin } from 'vite';

const ISLAND = 'features/portada/isla.ts';
const COPY = '?isla';

/**
 * Gives the landing's script its own copy of each module it imports: a file shared with the app would cost it a
 * request.
 */
export function landingCopy(): Plugin {
  return {
    name: 'remanso:landing-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(ISLAND)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id + COPY };
    },
  };
}
