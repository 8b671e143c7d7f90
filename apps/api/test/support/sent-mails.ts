import { expect, vi } from 'vitest';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

/**
 * Lets the app's mail worker send all waiting avisos. Returns the e-mails sent since the test began, or
 * since the previous call of sentMails.
 */
export async function sentMails(app: TestApp): Promise<Mail[]> {
  app.dependencies.mailWorker.start();
  await vi.waitFor(
    async () => {
      const waiting = await app.database.db
        .selectFrom('avisos')
        .select('id')
        .where('proximo_en', 'is not', null)
        .execute();
      expect(waiting).toEqual([]);
    },
    { timeout: 10_000, interval: 20 },
  );
  await app.dependencies.mailWorker.stop();
  return app.mails.splice(0);
}
