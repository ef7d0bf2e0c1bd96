import { isIPv4, isIPv6 } from 'node:net';

/** `::ffff:127.0.0.1`, however it is written, is 127.0.0.1; all other addresses stay as they are. */
export function unmapped(address: string): string {
  const [, high = '', low = ''] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(written(address)) ?? [];
  if (high === '') return address;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/**
 * Whose an address is, as far as it can be told. One household or one rented machine has 2^64 addresses of IPv6
 * (RFC 6177: a site gets no less than a /64), and would be as many callers if each counted by itself.
 */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

function groupsOf(address: string): string[] {
  const [front = '', back] = written(address).split('::');
  const [first, last] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/** The one way to write an address of IPv6, without the interface that it was heard on; empty for what is none. */
function written(address: string): string {
  if (isIPv4(address)) return '';
  return URL.parse(`http://[${address.replace(/%.*$/, '')}]/`)?.hostname.slice(1, -1) ?? '';
}
