import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';
import { tidyOutbox } from './tidy-outbox.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 9, 1, 10);

let outbox: string;
beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'remanso-outbox-'));
});
afterEach(() => rm(outbox, { recursive: true }));

async function put(name: string, writtenAt: number): Promise<void> {
  await writeFile(join(outbox, name), 'To: ana@ejemplo.com');
  await utimes(join(outbox, name), writtenAt / 1_000, writtenAt / 1_000);
}

test('a letter is kept for as long as its sender says, and no longer', async () => {
  const mailer = createMailer({
    smtpUrl: undefined,
    mailFrom: 'turnos@remanso.example',
    outbox,
    instant: () => '2026-10-01T10:00:00.000Z',
    log: () => undefined,
  });
  const mail = { to: 'ana@ejemplo.com', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  await mailer.send({ ...mail, keepUntil: NOW + 2 * HOUR });
  await mailer.send({ ...mail, keepUntil: NOW + 30 * DAY });
  expect(await tidyOutbox(outbox, NOW + 2 * HOUR - 1)).toBe(0);
  expect(await tidyOutbox(outbox, NOW + 2 * HOUR)).toBe(1);
  expect(await readdir(outbox)).toHaveLength(1);
  expect(await tidyOutbox(outbox, NOW + 30 * DAY)).toBe(1);
  expect(await readdir(outbox)).toEqual([]);
});

test('letters of before, unfinished ones and what is no letter', async () => {
  await put('2026-08-30T10-00-00-000Z-0b0c.eml', NOW - 31 * DAY);
  await put('2026-09-20T10-00-00-000Z-0b0d.eml', NOW - 11 * DAY);
  await put('2026-10-01T08-00-00-000Z-0b0e.eml.parcial', NOW - 2 * HOUR);
  await put('2026-10-01T09-59-59-000Z-0b0f.eml.parcial', NOW - 1_000);
  await put('léeme.txt', NOW - 400 * DAY);
  expect(await tidyOutbox(outbox, NOW)).toBe(2);
  expect((await readdir(outbox)).toSorted()).toEqual([
    '2026-09-20T10-00-00-000Z-0b0d.eml',
    '2026-10-01T09-59-59-000Z-0b0f.eml.parcial',
    'léeme.txt',
  ]);
});

test('a folder that nobody made is tidy', async () => {
  expect(await tidyOutbox(join(outbox, 'nada'), NOW)).toBe(0);
});
