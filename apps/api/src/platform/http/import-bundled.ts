import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a screen and its React, which the build of the web app in the folder `web` has bundled for
 * the server. The caller knows the type of the screen.
 */
export function importBundled<T>(web: string, screen: 'agenda' | 'portada'): Promise<T> {
  return import(pathToFileURL(join(web, `.servidor/${screen}.mjs`)).href) as Promise<T>;
}
