import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium();

/** The specs that look at every state of every screen, in every window and both themes. */
const ACCESSIBILITY = '**/accesibilidad*.spec.ts';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * True for `npm run sizes`, which also runs what a client does at a desk, and an owner on a phone.
 */
const atBothSizes = process.env['SIZES'] === 'both';

// Each test opens a server of its own (e2e/servidor.ts), so there is no webServer here.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/preparar-plantilla.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page that waits leaves its core to another worker.
  workers: 3,
  retries: 0,
  // `npm run screenshots:guia` keeps each picture that looks as it did.
  updateSnapshots: process.env['UPDATE_GUIDE'] === '1' ? 'changed' : 'none',
  // A test takes three seconds; on a busy machine of two cores it may take twenty times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    // Animations take a third of the renderer's time; the tests about motion ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests about what the service worker keeps let it in; the others need no second reader of
    // every request.
    serviceWorkers: 'block',
    // A trace of every test would take half of the processor; TRACE=on makes traces where one is
    // looked for.
    // A press on what is not there ends by itself, and not with the whole time of a long test.
    actionTimeout: 60_000,
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
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
        // Each page lives for moments. What V8 spends on optimizing its code does not come back.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // A spec in the folder of a size runs at that size, for which its screens are made, and by `npm
  // run sizes` at both; any other spec runs at both, but for its tests that are tagged with the one
  // size that sees what they look at. A spec that makes sense at a single size says so in its name.
  projects: [
    {
      name: 'telefono',
      testIgnore: [
        '**/e2e/guia/**',
        ACCESSIBILITY,
        '**/*.escritorio.spec.ts',
        ...(atBothSizes ? [] : ['**/escritorio/**']),
      ],
      ...(atBothSizes ? {} : { grepInvert: /@escritorio/ }),
      use: PHONE,
    },
    {
      name: 'escritorio',
      testIgnore: [
        '**/e2e/guia/**',
        ACCESSIBILITY,
        '**/*.telefono.spec.ts',
        ...(atBothSizes ? [] : ['**/telefono/**']),
      ],
      ...(atBothSizes ? {} : { grepInvert: /@telefono/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Part of `npm run test:long`: it takes as long as a third of all the others.
    { name: 'accesibilidad', testMatch: ACCESSIBILITY, use: PHONE },
    // The pictures of the guide stop the time of their processes, and share one centre.
    {
      name: 'guia',
      testMatch: '**/e2e/guia/*.spec.ts',
      fullyParallel: false,
      snapshotPathTemplate: 'docs/guia/imagenes/{arg}{ext}',
    },
  ],
});
