import { defineConfig } from 'vitest/config';

/** The tests that a mutation run repeats: those of the pure rules, all of which are fast. */
export default defineConfig({
  test: {
    include: [
      'packages/contract/src/**/{*.rules,*.contract,calendario*,dinero,examples,lugares-de-un-pago,plan-tramos}.test.ts',
      'apps/api/src/modules/**/{*.rules,comparar-plan}.test.ts',
    ],
    isolate: false,
    env: { TZ: 'UTC' },
  },
});
