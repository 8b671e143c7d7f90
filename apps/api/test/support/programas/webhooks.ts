import { crearWebhook } from '@remanso/contract/sistema/webhooks.contract';
import { EVENTOS, type Evento } from '@remanso/contract/sistema/webhooks.rules';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Admin } from '../builders.ts';
import { startReceiver } from '../servers/start-receiver.ts';
import type { TestApp } from '../test-app.ts';

const PATIENCE = { timeout: 15_000, interval: 10 };

/**
 * Runs another program for all tests of a file, which fail where it could not verify a request.
 * `app` must allow private targets.
 */
export function useReceiver(app: TestApp) {
  const one = {} as Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    Object.assign(one, await startReceiver(app.clock));
  });
  beforeEach(() => {
    one.forget();
    app.dependencies.webhookWorker.start();
  });
  afterEach(() => {
    if (one.problems.length > 0) throw new AggregateError(one.problems);
  });
  afterAll(() => one.stop());

  return {
    of: () => one,
    /** Adds a webhook that tells the program, and returns its id. */
    async add(admin: Admin, eventos: readonly Evento[] = EVENTOS): Promise<number> {
      const body = { url: one.url, eventos: [...eventos], activo: true };
      const { id, secreto } = await app.make(crearWebhook, { as: admin, body });
      one.trust(secreto);
      return id;
    },
    /** Waits until nothing waits to be sent. */
    untilTold: () =>
      vi.waitFor(async () => {
        const { db } = app.database;
        const rest = db.selectFrom('envios').select('id').where('proximo_en', 'is not', null);
        expect(await rest.execute()).toEqual([]);
        expect(await db.selectFrom('sucesos').select('id').execute()).toEqual([]);
      }, PATIENCE),
    until: (check: () => unknown) => vi.waitFor(check, PATIENCE),
  };
}
