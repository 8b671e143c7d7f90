import { defineConfig } from 'vitest/config';

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
        'apps/api/src/platform/**/*.test.ts',
      ]),
      // Whatever deals with civil time is in the contract; a server may run in the centre's own zone.
      unit('unit-tucuman', 'America/Argentina/Tucuman', ['packages/contract/src/**/*.test.ts']),
      {
        test: {
          name: 'embedded-engine',
          include: ['apps/api/src/database/embedded/**/*.test.ts'],
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
  return { test: { name, include, env: { TZ: zone } } };
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
