import { beforeEach, expect, test } from 'vitest';
import { baseNoDisponible } from '../../platform/errors.ts';
import { PoolBusy } from '../sql-errors.ts';
import { createOutage, type Outage } from './outage.ts';

let now: number;
let lines: string[];
let outage: Outage;

beforeEach(() => {
  now = 0;
  lines = [];
  outage = createOutage({ log: (line) => lines.push(line), now: () => now });
});

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('an outage is told when it begins and when it is over, with what failed in between', () => {
  for (let n = 0; n < 2_000; n += 1) {
    now = n * 10;
    expect(outage.explains(refused())).toBe(true);
  }
  expect(outage.isUnderWay()).toBe(true);
  now += 6_000;
  outage.answered();
  expect(outage.isUnderWay()).toBe(false);
  outage.answered();
  expect(lines).toEqual([
    'the database is away (connect ECONNREFUSED 127.0.0.1:5432, ECONNREFUSED); what fails until it is back is only counted',
    'the database is back: it was away for 20 s, in which 2000 things failed',
  ]);
});

test('while some statements are answered and others fail it goes on', () => {
  const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });
  for (now = 0; now < 60_000; now += 1_000) {
    outage.explains(full());
    outage.answered();
  }
  expect(lines).toHaveLength(1);
});

test('busy connections are told apart from a database that is away', () => {
  for (let n = 0; n < 60; n += 1) {
    now = n * 10;
    expect(outage.explains(Object.assign(baseNoDisponible(), { cause: new PoolBusy() }))).toBe(
      true,
    );
  }
  expect(outage.isUnderWay()).toBe(false);
  now += 6_000;
  outage.answered();
  outage.answered();
  expect(lines).toEqual([
    'the database answers, but all connections to it are busy (no connection became free in time); what fails until one is free is only counted',
    'connections to the database are free again: they were busy for 1 s, in which 60 things failed',
  ]);
});

test('the end of this process is none', () => {
  expect(outage.explains(new Error('driver has already been destroyed'))).toBe(true);
  expect(outage.explains(new Error('Cannot use a pool after calling end on the pool'))).toBe(true);
  expect(outage.isUnderWay()).toBe(false);
  expect(lines).toEqual([]);
});

test('a second outage is told again', () => {
  for (let n = 0; n < 2; n += 1) {
    outage.explains(refused());
    now += 6_000;
    outage.answered();
  }
  expect(lines).toHaveLength(4);
});

test.each([
  ['a server that shuts down', { code: '57P01', message: 'terminating connection' }],
  ['one that is starting', { code: '57P03', message: 'the database system is starting up' }],
  ['a connection that ended', { message: 'Connection terminated unexpectedly' }],
  ['a name with several addresses', { code: 'ECONNREFUSED', message: '' }],
  ['a refusal for that reason', Object.assign(baseNoDisponible(), { cause: refused() })],
])('%s is explained by an outage', (_what, error) => {
  expect(outage.explains(error)).toBe(true);
});

test.each([
  ['a deadlock', { code: '40P01', message: 'deadlock detected' }],
  ['a statement that took too long', { code: '57014', message: 'canceling statement' }],
  ['a fault of ours', new TypeError("reading 'x' of undefined")],
  ['a refusal', baseNoDisponible()],
  ['what is not even an error', 'ECONNREFUSED'],
])('%s is not, and is told by who had it', (_what, error) => {
  expect(outage.explains(error)).toBe(false);
  expect(lines).toEqual([]);
});
