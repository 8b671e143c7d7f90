import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';

/** The tests of the database server that the product starts itself. Each test starts its own. */
const EMBEDDED_ENGINE = 'apps/api/src/database/embedded/**/*.test.ts';

/**
 * The folders of tests that are long by nature: kills, outages, people who compete, the model of a
 * centre, requests by chance. `npm run test:long` runs them.
 */
const LONG = ['apps/api/test/{fuzz,model,process,races}/**'];

/** The tests that replace a module of the project. No other test file may get the replacement. */
const WITH_OTHER_MODULES = [
  'apps/api/{src,test}/**/*-sin-*.postgres.ts',
  'apps/api/src/platform/security/passwords-at-once.test.ts',
];

/** The tests of the schemas and of their speed. The time zone does not change their results. */
const IN_NO_ZONE = ['packages/contract/src/endpoints*.test.ts'];

/**
 * The timers that a test may replace. `Intl` stays real: its fake takes the instant 0 for the present,
 * and the modules that all tests of a worker share would keep a formatter of it.
 */
const FAKE_TIMERS: NonNullable<TestUserConfig['fakeTimers']> = {
  toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
};

export default defineConfig({
  test: {
    // The machines that run the tests have two cores; more workers only make the durations vary.
    maxWorkers: 2,
    allowOnly: false,
    restoreMocks: true,
    projects: [
      unit('unit', 'UTC', [
        'packages/contract/src/**/*.test.ts',
        'apps/web/{src,build}/**/*.test.{ts,tsx}',
        'apps/api/{src,test}/**/*.test.ts',
        'scripts/**/*.test.ts',
      ]),
      // All code that deals with civil time is in the contract, whose tests also run in the
      // centre's own zone, as a server may.
      unit(
        'unit-tucuman',
        'America/Argentina/Tucuman',
        ['packages/contract/src/**/*.test.ts'],
        IN_NO_ZONE,
      ),
      {
        test: {
          name: 'embedded-engine',
          include: [EMBEDDED_ENGINE],
          env: { TZ: 'UTC' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      integration('integration', {
        include: ['apps/api/{src,test}/**/*.{integration,postgres}.ts'],
        exclude: [...WITH_OTHER_MODULES, ...LONG],
        // The whole server is loaded once for all files of a worker, not once for each.
        isolate: false,
      }),
      integration('long', {
        include: LONG.map((folder) => `${folder}/*.{integration,postgres}.ts`),
        exclude: WITH_OTHER_MODULES,
        isolate: false,
      }),
      integration('negative-controls', { include: WITH_OTHER_MODULES }),
    ],
  },
});

function unit(name: string, zone: string, include: string[], without: string[] = []) {
  // A style sheet that is imported as text would be empty without `css`.
  const others = [EMBEDDED_ENGINE, ...WITH_OTHER_MODULES, ...without];
  const exclude = [...configDefaults.exclude, ...others];
  // The linter of the OpenAPI document takes two seconds, and several times that on a busy machine.
  const more = { css: true, isolate: false, testTimeout: 20_000, fakeTimers: FAKE_TIMERS };
  return { test: { name, include, exclude, ...more, env: { TZ: zone } } };
}

function integration(name: string, options: object) {
  return {
    test: {
      name,
      ...options,
      env: { TZ: 'UTC' },
      globalSetup: ['./scripts/provide-postgres.ts', './apps/api/test/support/global-setup.ts'],
      // A test takes some seconds at most. On a machine that does ten other things it takes ten
      // times as long, and should not fail there.
      testTimeout: 90_000,
      hookTimeout: 90_000,
    },
  };
}
