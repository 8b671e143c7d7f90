import { runnerImport } from 'vite';
import { icons } from './icons.ts';

/** A module of the app, for what the build renders ahead. */
export async function runInNode<T>(entry: string): Promise<T> {
  const { module } = await runnerImport<T>(entry, {
    configFile: false,
    logLevel: 'error',
    plugins: [icons()],
    // React's production build; the development one is what `import` would pick here.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return module;
}
