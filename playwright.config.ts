import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

// Each spec starts its own server (e2e/servidor.ts), so there is no webServer here.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // What passes the second time is told by name at the end (scripts/count-tests.ts), to be mended.
  retries: 1,
  // Each test starts a server on an empty folder; on a busy machine of two cores that alone takes ten seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A spec that makes sense on one kind of screen only says so in its name.
  projects: [
    {
      name: 'telefono',
      testIgnore: '*.escritorio.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'escritorio',
      testIgnore: '*.telefono.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
