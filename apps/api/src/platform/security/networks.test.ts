import { expect, test } from 'vitest';
import { blockOf, networkOf } from './networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:0DB8:1:3::1', '2001:db8:1:3'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2::1', '2001:db8:1/48'],
  ['2001:0DB8:1:ffff::1', '2001:db8:1/48'],
])('%s is in the /48 %s', (ip, block) => {
  expect(blockOf(ip)).toBe(block);
});
