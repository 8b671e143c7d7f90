import { pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../support/client.ts';
import { startDemo, untilListening } from './spawn-server.ts';

const PATIENCE_MS = 90_000;

test(
  'the demo shows its letters at an address of its banner, so that a code can be read',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remanso-demo-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const demo = startDemo({ DATA_DIR: folder });
    const origin = await untilListening(demo);
    const [, page = ''] = await demo.untilWritten(/E-mails +(http\S+)\n/);
    expect(page).toBe(`${origin}/correo`);
    await clientOf(origin).make(pedirCodigo, { body: { email: 'nadie@ejemplo.com' } });
    await vi.waitFor(
      async () => {
        const html = await (await fetch(page)).text();
        expect(html).toMatch(/<strong>\d{6} [^<]+<\/strong><span>nadie@ejemplo\.com<\/span>/);
      },
      { timeout: 60_000, interval: 250 },
    );
    expect((await fetch(`${page}/nada.eml`)).status).toBe(404);
    expect(await demo.stop()).toBe(0);
  },
  PATIENCE_MS,
);
