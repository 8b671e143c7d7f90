import { login, register } from '@remanso/contract/persona/auth.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { CONTRASENA } from './support/builders.ts';
import { crearPersona } from './support/personas.ts';
import { clientOf } from './support/client.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The server behind a trusted proxy counts a caller by the address that the proxy reports in
 * X-Forwarded-For. A proxy can also pass on a text that its client invented: a text that is no
 * address counts as the address of the nearest trusted proxy.
 */

const app = useTestApp();
const PROXIES = ['127.0.0.1', '10.0.0.0/8'];
let server: Awaited<ReturnType<typeof createApp>>;
let origin: string;

beforeAll(async () => {
  const options = { logLevel: 'silent', trustProxy: PROXIES, web: undefined };
  server = await createApp(app.dependencies, options);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const behind = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded } });

/**
 * Makes one login fail. The server allows five failures for an account and twenty for a network.
 */
async function fail(forwarded: string, n: number): Promise<number> {
  const body = { email: `nadie${n}@ejemplo.com`, password: 'Errada1' };
  return (await clientOf(origin).call(login, { body, ...behind(forwarded) })).status;
}

async function failTimes(times: number, forwarded: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await fail(forwarded(n), n));
  return statuses;
}

const REFUSED = Array.from({ length: 20 }, () => 401);

const NO_ADDRESSES = [
  'unknown',
  '_hidden',
  '"203.0.113.7"',
  '203.0.113.7:99999999',
  '203.0.113.700',
  '1',
  '[::1',
  '::1::',
  ',',
  'x'.repeat(5_000),
  'ñ',
];

describe.each([
  ...NO_ADDRESSES,
  '',
  '203.0.113.7:5678',
  '[2001:db8::1]:80',
  '[2001:db8::1]',
  'fe80::1%eth0',
  '::ffff:203.0.113.7',
])('%j as the client', (forwarded) => {
  test('fails no call that counts by it', async () => {
    const email = 'nueva@ejemplo.com';
    const persona = { nombre: 'Ana', apellido: 'Paz', telefono: '3815550142' };
    const cuenta = { genero: 'FEMENINO' as const, email, password: CONTRASENA };
    const encoded = Buffer.from(forwarded).toString('latin1');
    const { make } = clientOf(origin);
    expect(await fail(encoded, 0)).toBe(401);
    await make(register, { body: { ...persona, ...cuenta }, ...behind(encoded) });
    await make(solicitarReset, { body: { email }, ...behind(encoded) });
    const { email: known } = await crearPersona(app);
    await make(login, { body: { email: known, password: CONTRASENA }, ...behind(encoded) });
  });
});

test('what is no address counts by the nearest proxy that is trusted', async () => {
  const made = (n: number) => NO_ADDRESSES[n % NO_ADDRESSES.length]?.replaceAll('ñ', 'n') ?? '';
  expect(await failTimes(20, made)).toEqual(REFUSED);
  expect(await fail('otra cosa', 20)).toBe(429);
  expect(await fail('203.0.113.7', 21)).toBe(401);
});

test('also when there are several on the way', async () => {
  expect(await failTimes(20, () => 'unknown, 10.0.0.1')).toEqual(REFUSED);
  expect(await fail('otra cosa, 10.0.0.1', 20)).toBe(429);
  expect(await fail('unknown, 10.0.0.2', 21)).toBe(401);
  expect(await fail('unknown', 22)).toBe(401);
});

test('an address that comes with its port is one client, whatever the port', async () => {
  expect(await failTimes(20, (n) => `203.0.113.7:${5_000 + n}`)).toEqual(REFUSED);
  expect(await fail('203.0.113.7', 20)).toBe(429);
  expect(await fail('::ffff:203.0.113.7', 21)).toBe(429);
  expect(await fail('203.0.113.8:5000', 22)).toBe(401);
  expect(await failTimes(20, (n) => `[2001:db8::${n}]:80`)).toEqual(REFUSED);
  expect(await fail('2001:db8::abcd', 23)).toBe(429);
});

test('whom nobody trusts cannot speak for others', async () => {
  expect(await failTimes(20, (n) => `203.0.113.${n}, 198.51.100.1`)).toEqual(REFUSED);
  expect(await fail('198.51.100.1', 20)).toBe(429);
});
