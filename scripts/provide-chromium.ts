import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const INSTALL = 'apt-get update && apt-get install -y chromium-headless-shell fonts-liberation';

/**
 * Returns whether there is a Chromium for the browser tests. Where there is none, the function
 * installs Chromium for root on Debian, and prints for anybody else how to install it.
 */
export function provideChromium(): boolean {
  if (!findChromium() && canInstall()) {
    console.log('Installing Chromium for the browser tests');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('/bin/sh', ['-c', INSTALL], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (findChromium()) return true;
  console.error(`The browser tests need Chromium. On Debian: sudo sh -c '${INSTALL}'`);
  console.error('Elsewhere name an installed one: CHROMIUM=/path/to/chromium npm test');
  return false;
}

function canInstall(): boolean {
  const named = process.env['CHROMIUM'];
  return !named && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
