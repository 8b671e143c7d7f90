import { expect, test } from 'vitest';
import { createNetworkMark } from './network-mark.ts';

test('a network has one mark for each account, which another secret does not make', () => {
  const mark = createNetworkMark('one secret');
  expect(mark(7, '203.0.113.7')).toBe(mark(7, '::ffff:203.0.113.7'));
  expect(mark(7, '2001:db8:1:2::1')).toBe(mark(7, '2001:db8:1:2:ffff::9'));
  const others = [mark(8, '203.0.113.7'), mark(7, '203.0.113.8')];
  others.push(createNetworkMark('another')(7, '203.0.113.7'));
  expect(others).not.toContain(mark(7, '203.0.113.7'));
  expect(mark(7, '203.0.113.7')).toMatch(/^[\w-]{43}$/);
});
