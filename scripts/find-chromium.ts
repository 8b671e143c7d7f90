import { existsSync } from 'node:fs';

/**
 * The usual paths of Chromium. The headless shell comes first, because it takes half of the
 * processor time of a Chromium with windows.
 */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

/**
 * Returns the path that the variable CHROMIUM names, or else the path of an installed Chromium.
 * Returns undefined where no file is there.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  return (named ? [named] : USUAL_PLACES).find((place) => existsSync(place));
}
