import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixedClock, type FixedClock } from '../../../test/support/fixed-clock.ts';
import { createTokens, type Tokens } from './tokens.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const SECRET = 'a secret that only the tests know';
const USUARIO = { id: 7, rol: 'CLIENT', version: 3 } as const;
const ADMIN = { id: 1, rol: 'ADMIN', version: 1 } as const;
const INVALID = { status: 401, codigo: 'SESION_NO_VALIDA', message: 'Token inválido' };
const EXPIRED = { status: 401, codigo: 'SESION_NO_VALIDA', message: 'Token expirado' };

let clock: FixedClock;
let tokens: Tokens;

beforeEach(() => {
  clock = fixedClock('2026-10-01T07:00:00');
  tokens = createTokens(SECRET, clock);
});

const now = () => Math.floor(clock.epoch() / 1000);

test('a token tells who signed in, and nothing else about the person', async () => {
  const token = await tokens.sign(USUARIO);
  expect(decodeJwt(token)).toEqual({
    rol: 'CLIENT',
    ver: 3,
    iss: 'remanso',
    aud: 'remanso',
    sub: '7',
    jti: expect.any(String),
    iat: now(),
    auth_time: now(),
    exp: now() + 60 * DAY,
  });
  expect(await tokens.verify(token)).toEqual({
    usuarioId: 7,
    version: 3,
    exp: now() + 60 * DAY,
    signedAt: now(),
    loggedInAt: now(),
  });
});

test('no two tokens are the same', async () => {
  expect(await tokens.sign(USUARIO)).not.toBe(await tokens.sign(USUARIO));
});

describe.each([
  { of: ADMIN, last: '2026-10-01T18:59:59', over: '2026-10-01T19:00:00' },
  { of: USUARIO, last: '2026-11-30T06:59:59', over: '2026-11-30T07:00:00' },
])('at the end of the life of a token of $of.rol', ({ of, last, over }) => {
  test('a token is over, seen for the first time', async () => {
    const token = await tokens.sign(of);
    clock.set(over);
    await expect(tokens.verify(token)).rejects.toMatchObject(EXPIRED);
  });

  test('it is over also when it was good a second ago', async () => {
    const token = await tokens.sign(of);
    clock.set(last);
    await expect(tokens.verify(token)).resolves.toMatchObject({ usuarioId: of.id });
    clock.set(over);
    await expect(tokens.verify(token)).rejects.toMatchObject(EXPIRED);
    await expect(tokens.verify(token)).rejects.toMatchObject(EXPIRED);
  });
});

describe('a token in use', () => {
  async function renewed(of: Parameters<Tokens['renew']>[0], token: string) {
    return tokens.renew(of, await tokens.verify(token));
  }

  test('is renewed when it is older than an hour, for as long as the first one', async () => {
    const token = await tokens.sign(ADMIN);
    clock.set('2026-10-01T08:00:00');
    expect(await renewed(ADMIN, token)).toBeNull();
    clock.set('2026-10-01T08:00:01');
    const next = decodeJwt((await renewed(ADMIN, token)) ?? '');
    expect(next).toMatchObject({ sub: '1', iat: now(), auth_time: now() - 3601 });
    expect(next.exp).toBe(now() + 12 * HOUR);
  });

  test.each([
    { of: ADMIN, every: 11 * HOUR, days: 7 },
    { of: USUARIO, every: 59 * DAY, days: 180 },
  ])('of $of.rol is renewed for $days days after the login', async ({ of, every, days }) => {
    const start = clock.epoch();
    let token: string | null = await tokens.sign(of);
    let last = '';
    while (token) {
      last = token;
      clock.setEpoch(clock.epoch() + every * 1000);
      token = await renewed(of, last);
    }
    const age = (clock.epoch() - start) / 1000;
    expect(age).toBeGreaterThanOrEqual(days * DAY);
    expect(age).toBeLessThan(days * DAY + every);
    await expect(tokens.verify(last)).resolves.toBeDefined();
  });

  test('of before renewal existed counts from when it was signed', async () => {
    const signed = (claims: object) =>
      new SignJWT({ rol: 'ADMIN', ver: 1, iss: 'remanso', aud: 'remanso', sub: '1', jti: 'x' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(now() + DAY)
        .setIssuedAt(now())
        .sign(new TextEncoder().encode(SECRET))
        .then(async (token) => tokens.renew(ADMIN, { ...(await tokens.verify(token)), ...claims }));
    expect(await signed({ signedAt: now() - 2 * HOUR })).toEqual(expect.any(String));
    expect(await signed({ signedAt: null })).toBeNull();
  });

  test('of a client who became an administrator is too old after twelve hours', async () => {
    const claims = await tokens.verify(await tokens.sign(USUARIO));
    clock.set('2026-10-01T19:00:00');
    expect([tokens.isTooOldFor('CLIENT', claims), tokens.isTooOldFor('ADMIN', claims)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('is refused', () => {
  const GOOD = {
    rol: 'ADMIN',
    ver: 3,
    iss: 'remanso',
    aud: 'remanso',
    sub: '7',
    jti: 'x',
  };
  const signed = (payload: object, { alg = 'HS256', secret = SECRET } = {}) =>
    new SignJWT({ exp: now() + 60, ...payload })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret));

  test('nothing is wrong with the token that the next ones spoil', async () => {
    await expect(tokens.verify(await signed(GOOD))).resolves.toMatchObject({ usuarioId: 7 });
  });

  test('one signed with another secret', async () => {
    const other = createTokens('another secret of another centre', clock);
    await expect(tokens.verify(await other.sign(USUARIO))).rejects.toMatchObject(INVALID);
  });

  test('one without a signature', async () => {
    const none = new UnsecuredJWT({ ...GOOD, exp: now() + 60 }).encode();
    const [header, payload] = none.split('.');
    const [, , signature] = (await tokens.sign(USUARIO)).split('.');
    await expect(tokens.verify(none)).rejects.toMatchObject(INVALID);
    await expect(tokens.verify(`${header}.${payload}.${signature}`)).rejects.toMatchObject(INVALID);
  });

  test.each(['HS384', 'HS512'])('one signed with %s', async (alg) => {
    const secret = 'x'.repeat(64);
    const strong = createTokens(secret, clock);
    await expect(strong.verify(await signed(GOOD, { secret }))).resolves.toBeDefined();
    await expect(strong.verify(await signed(GOOD, { alg, secret }))).rejects.toMatchObject(INVALID);
  });

  test.each(['exp', 'sub', 'jti', 'ver', 'iss', 'aud'])('one without %s', async (claim) => {
    const token = await signed({ ...GOOD, [claim]: undefined });
    await expect(tokens.verify(token)).rejects.toMatchObject(INVALID);
  });

  test.each([{ iss: 'otro' }, { aud: 'otro' }, { nbf: 4_000_000_000 }, { exp: 'mañana' }])(
    'one with %j',
    async (claims) => {
      await expect(tokens.verify(await signed({ ...GOOD, ...claims }))).rejects.toMatchObject(
        INVALID,
      );
    },
  );

  const NO_IDS = ['siete', '0', '-1', '1.5', '1e3', '0x7', ' 7', '07', '', '9007199254740993', 7];
  const NO_VERSIONS = ['3', 1.5, -1, 2 ** 53];
  const ODD = [null, true, [3], ['7'], {}];
  test.each([
    ...[...NO_IDS, ...ODD].map((sub) => ({ sub })),
    ...[...NO_VERSIONS, ...ODD].map((ver) => ({ ver })),
    ...[7, '', ...ODD].map((jti) => ({ jti })),
  ])('one that is rightly signed, with %j', async (claims) => {
    const token = await signed({ ...GOOD, ...claims });
    await expect(tokens.verify(token)).rejects.toMatchObject(INVALID);
  });

  test('one whose end has passed', async () => {
    await expect(tokens.verify(await signed({ ...GOOD, exp: now() }))).rejects.toMatchObject(
      EXPIRED,
    );
    await expect(tokens.verify(await signed({ ...GOOD, exp: now() + 1 }))).resolves.toBeDefined();
  });

  test.each([0, 1, 2])(
    'one with another part %i, also after the right one was seen',
    async (part) => {
      const mine = await tokens.sign(USUARIO);
      const theirs = await tokens.sign({ id: 8, rol: 'ADMIN', version: 1 });
      await Promise.all([tokens.verify(mine), tokens.verify(theirs)]);
      const pieces = mine.split('.');
      pieces[part] = part === 0 ? btoa('{"alg":"HS256","x":1}') : (theirs.split('.')[part] ?? '');
      await expect(tokens.verify(pieces.join('.'))).rejects.toMatchObject(INVALID);
    },
  );

  test.each(['', '.', '..', 'a.b.c', 'Bearer', '{}', 'eyJhbGciOiJIUzI1NiJ9..'])(
    '%j',
    async (junk) => {
      await expect(tokens.verify(junk)).rejects.toMatchObject(INVALID);
    },
  );
});
