import fastify from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { warnOfProxy } from './warn-of-proxy.ts';

test('a proxy that nobody named is told once', async () => {
  const logs: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logs.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  warnOfProxy(app);
  app.get('/', () => 'hello');
  await app.inject('/');
  expect(logs).toEqual([]);
  for (const ip of ['203.0.113.7', '203.0.113.8']) {
    await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } });
  }
  expect(logs).toHaveLength(1);
  expect(logs[0]).toContain('TRUST_PROXY');
  await app.close();
});
