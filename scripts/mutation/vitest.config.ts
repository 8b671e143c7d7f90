import { defineConfig } from 'vitest/config';

/** The tests that a mutation run repeats: those of the pure rules, all of which are fast. */
export default defineConfig({
  test: {
    include: [
      'packages/contract/src/{*.rules,calendario*,dinero,plan-tramos,examples}.test.ts',
      'apps/api/src/modules/*/*.rules.test.ts',
    ],
    isolate: false,
    env: { TZ: 'UTC' },
  },
});
