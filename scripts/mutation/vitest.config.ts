import { defineConfig } from 'vitest/config';

/** The tests that a mutation run asks: those of the pure rules, none of which is slow. */
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
