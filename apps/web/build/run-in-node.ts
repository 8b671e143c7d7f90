import { runnerImport } from 'vite';

/** Loads a module of the app into Node, for what the build renders ahead of time. */
export async function runInNode<T>(entry: string): Promise<T> {
  const { module } = await runnerImport<T>(entry, {
    configFile: false,
    logLevel: 'error',
    // Selects React's production build; `import` would take the development one here.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return module;
}
