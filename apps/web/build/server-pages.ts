import { build, type Plugin } from 'vite';

/** A folder that is no page: the server sends nothing whose name begins with a dot. */
const FOLDER = '.servidor';

/**
 * Builds components once more for the server, which renders them for what the owner has saved: the
 * landing's (apps/api/src/modules/centro/crear-textos-de-pagina.ts) and the agenda's
 * (apps/api/src/modules/agenda/crear-escribir-pagina.ts). The bundle holds all it needs, so that a
 * deployment carries React in no other way. `entries` are its modules by the name of their file.
 */
export function serverPages(entries: Record<string, string>): Plugin {
  return {
    name: 'remanso:server-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: true,
          target: 'node20',
          minify: true,
          outDir: `${dir ?? 'dist'}/${FOLDER}`,
          rolldownOptions: {
            input: entries,
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      });
    },
  };
}
