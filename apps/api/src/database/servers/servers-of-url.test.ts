import { expect, test } from 'vitest';
import { serversOfUrl } from './servers-of-url.ts';

test('an ordinary address names one server, and is left as it is', () => {
  const url = 'postgres://ana:clave%40%2C@centro.local:5433/turnos?sslmode=require';
  expect(serversOfUrl(url)).toEqual({ servers: [{ host: 'centro.local', port: 5433 }], url });
});

test('several servers are read as libpq reads them', () => {
  const several = serversOfUrl(
    'postgresql://ana:clave@uno,10.0.0.2:5433,[::1]:5434/turnos?target_session_attrs=read-write',
  );
  expect(several).toEqual({
    servers: [
      { host: 'uno', port: 5432 },
      { host: '10.0.0.2', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    url: 'postgresql://ana:clave@uno/turnos',
  });
});

test.each([
  'mysql://uno/turnos',
  'postgres://',
  'postgres:///turnos',
  'postgres://uno,,dos/turnos?target_session_attrs=read-write',
  'postgres://uno:puerto/turnos',
  'postgres://uno,dos/turnos',
  'postgres://uno,dos/turnos?target_session_attrs=any',
  'postgres://uno,dos/turnos?target_session_attrs=standby',
])('%s names none of which one is sure to write', (address) => {
  expect(serversOfUrl(address)).toBeUndefined();
});
