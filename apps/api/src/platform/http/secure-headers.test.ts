import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { secureHeaders } from './secure-headers.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  handleErrors(app);
  secureHeaders(app);
  app.get('/', async () => ({}));
  app.get('/falla', () => Promise.reject(new Error('it broke')));
});
afterAll(() => app.close());

const URLS = ['/', '/falla', '/nada'];

test.each(URLS)('%s runs only scripts of our own, and none that stands in a page', async (url) => {
  const { headers } = await app.inject(url);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/s)),
  );
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|\*|https?:/);
});

test.each(URLS)('%s is not framed, not guessed at, and sends no address on', async (url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': expect.any(String),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
});
