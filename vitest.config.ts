import { configDefaults, defineConfig } from 'vitest/config';

/** The server that the product starts for itself: each test starts its own. */
const EMBEDDED_ENGINE = 'apps/api/src/database/embedded/**/*.test.ts';

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
      {
        test: {
          name: 'integration-postgres',
          include: ['apps/api/src/**/*.{integration,postgres}.ts'],
          env: { TZ: 'UTC' },
          globalSetup: ['./scripts/provide-postgres.ts', './apps/api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});

function unit(name: string, zone: string, include: string[]) {
  // Without `css`, a style sheet imported as text is an empty one.
  const exclude = [...configDefaults.exclude, EMBEDDED_ENGINE];
  return { test: { name, include, exclude, css: true, env: { TZ: zone } } };
}
