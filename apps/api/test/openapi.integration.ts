import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import { useTestApp } from './support/test-app.ts';

const app = useTestApp();

test('the OpenAPI document describes every call, and only those', async () => {
  const { status, body } = await app.send('GET', '/openapi.json');
  const { openapi, paths } = body as { openapi: string; paths: Record<string, object> };
  expect([status, openapi]).toEqual([200, '3.1.0']);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(calls.toSorted());
});

test.each(['/api/docs', '/api/docs/'])(
  '%s is public, and has its scripts from here',
  async (path) => {
    const response = await fetch(app.origin + path);
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const scripts = [...page.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src);
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const { origin, href } = new URL(src ?? '', response.url);
      const script = await fetch(href);
      await script.arrayBuffer();
      expect([origin, script.status]).toEqual([app.origin, 200]);
    }
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);
