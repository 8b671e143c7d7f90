import { build, type Plugin } from 'vite';

/** A folder that is no page: the server sends nothing whose name begins with a dot. */
const FOLDER = '.servidor';

/**
 * Builds the landing's components once more for the server, which renders them for what the owner
 * has saved (apps/api/src/modules/centro/crear-textos-de-pagina.ts). The bundle holds all it needs, so that
 * a deployment carries React in no other way.
 */
export function serverLanding(entry: string): Plugin {
  return {
    name: 'remanso:server-landing',
    apply: 'build',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: entry,
          target: 'node20',
          minify: true,
          outDir: `${dir ?? 'dist'}/${FOLDER}`,
          rolldownOptions: { output: { entryFileNames: 'portada.mjs' } },
        },
      });
    },
  };
}
