import { configDefaults, defineConfig } from 'vitest/config';

/** Slow: each test opens its own database. */
const EMBEDDED_ENGINE = 'apps/api/src/database/embedded/**/*.test.ts';
const INTEGRATION_SETUP = './apps/api/src/testing/global-setup.ts';

export default defineConfig({
  test: {
    // The machines that check this have two cores; more workers only make timings wander.
    maxWorkers: 2,
    allowOnly: false,
    restoreMocks: true,
    projects: [
      unit('unit', 'UTC', [
        'packages/contract/src/**/*.test.ts',
        'apps/web/src/**/*.test.{ts,tsx}',
        'apps/api/src/**/*.test.ts',
      ]),
      // Whatever deals with civil time is in the contract; a server may run in the centre's own zone.
      unit('unit-tucuman', 'America/Argentina/Tucuman', ['packages/contract/src/**/*.test.ts']),
      {
        test: {
          name: 'embedded-engine',
          include: [EMBEDDED_ENGINE],
          env: { TZ: 'UTC' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      integration('embedded', []),
      integration('postgres', ['./scripts/provide-postgres.ts']),
    ],
  },
});

function unit(name: string, zone: string, include: string[]) {
  // Without `css`, a style sheet imported as text is an empty one.
  const exclude = [...configDefaults.exclude, EMBEDDED_ENGINE];
  return { test: { name, include, exclude, css: true, env: { TZ: zone } } };
}

/** The same files on both engines; `*.postgres.ts` needs a real server, with its real concurrency. */
function integration(engine: 'embedded' | 'postgres', setup: string[]) {
  const files = ['apps/api/src/**/*.integration.ts'];
  const onlyThere = engine === 'postgres' ? ['apps/api/src/**/*.postgres.ts'] : [];
  return {
    test: {
      name: `integration-${engine}`,
      include: [...files, ...onlyThere],
      env: { TEST_ENGINE: engine, TZ: 'UTC' },
      globalSetup: [...setup, INTEGRATION_SETUP],
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  };
}
