import { ENDPOINTS } from '@remanso/contract/endpoints';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROBOTS = readFileSync(new URL('../public/robots.txt', import.meta.url), 'utf8');

/** The rules of the file. As in RFC 9309, the longest that matches counts. */
const rules = [...ROBOTS.matchAll(/^(Allow|Disallow): (.+)$/gm)]
  .map(([, kind, path = '']) => ({ isAllowed: kind === 'Allow', path, matches: patternOf(path) }))
  .toSorted((one, other) => other.path.length - one.path.length);

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?()[\]{}\\^|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*')}`);
}

const mayRead = (path: string) =>
  rules.find(({ matches }) => matches.test(path))?.isAllowed ?? true;

test('of the API a robot may read the calendars that have an address of their own, and the agenda', () => {
  const reads = ENDPOINTS.filter(({ method, path }) => {
    const address = `/api${path.replaceAll(/\{\w+\}/g, 'x7')}`;
    return method === 'GET' && mayRead(address);
  });
  expect(reads.map(({ id }) => id).toSorted()).toEqual([
    'calendarioDeInvitacion',
    'leerAgenda',
    'leerCalendario',
    'leerEnlaceDeCalendario',
    'leerPreciosDeAgenda',
  ]);
});

test('a robot may read the pages of the site', () => {
  expect(['/', '/agenda', '/login'].map(mayRead)).toEqual([true, true, true]);
});
