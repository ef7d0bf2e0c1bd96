import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnableClock } from '../../clock/clock.ts';
import { networkOf } from './network.ts';
import { createRateLimiter, RATE_LIMITS } from './rate-limit.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['01a1f9cf-f388-79a8-a812-5619fa7ed74c', '01a1f9cf-f388-79a8-a812-5619fa7ed74c'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of one network count as it, and as no other', () => {
  const half = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  const spelled = (network: bigint, host: bigint) =>
    ((network << 64n) | host)
      .toString(16)
      .padStart(32, '0')
      .replaceAll(/(....)(?=.)/g, '$1:');
  // Below ::ffff:0:0 lie the addresses of IPv4.
  const network = half.filter((bits) => bits !== 0n);
  fc.assert(
    fc.property(network, half, half, network, (one, host, otherHost, other) => {
      expect(networkOf(spelled(one, host))).toBe(networkOf(spelled(one, otherHost)));
      expect(networkOf(spelled(one, host)) === networkOf(spelled(other, host))).toBe(one === other);
    }),
  );
});

test('a refused caller who keeps calling stays refused, however many others call in between', () => {
  const limiter = createRateLimiter(turnableClock(), { ...RATE_LIMITS, letters: 1 });
  const callAgain = () => limiter.count('letters', '192.0.2.7');
  callAgain();
  for (let round = 0; round < 3; round++) {
    for (let other = 0; other < 20_000; other++)
      limiter.count('letters', `10.${round}.${other >> 8}.${other & 255}`);
    expect(callAgain).toThrow('Too many requests');
  }
});

test('callers who change their address within one network share one limit', () => {
  const limiter = createRateLimiter(turnableClock(), { ...RATE_LIMITS, letters: 2 });
  limiter.count('letters', '2001:db8::1');
  limiter.count('letters', '2001:db8::2');
  expect(() => limiter.count('letters', '2001:db8::3')).toThrow('Too many requests');
  limiter.count('letters', '2001:db8:0:1::1');
});
