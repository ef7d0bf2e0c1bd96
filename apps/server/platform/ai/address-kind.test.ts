import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressKind, kindOfAddress } from './address-kind.ts';
import { hostOf } from './guarded-lookup.ts';

const KINDS: Readonly<Record<AddressKind, readonly string[]>> = {
  public: ['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.0', '192.167.1.1', '2606:4700::1111', '2a00::1'],
  own: [
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    '0:0:0:0:0:0:0:1',
    'fc00::1',
    'fdff::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.1.2.3',
  ],
  never: [
    '0.0.0.0',
    '0.1.2.3',
    '169.254.169.254',
    '169.254.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'fd00:ec2::254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '::ffff:169.254.169.254',
    '::ffff:0.0.0.0',
    '::127.0.0.1',
    '::8.8.8.8',
    '64:ff9b:1::7f00:1',
    '192.88.99.1',
    '3fff::1',
    '5f00::1',
    'not an address',
    'fec0::1',
  ],
};

describe.each(Object.entries(KINDS))('%s', (kind, addresses) => {
  test.each(addresses)('%s', (address) => {
    expect(kindOfAddress(address)).toBe(kind);
  });
});

const ipv4 = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));

/** The ways in which the address of a page may write a number. */
const WRITTEN: readonly ((bytes: readonly number[]) => string)[] = [
  (bytes) => String(bytes.reduce((all, byte) => all * 256 + byte, 0)),
  (bytes) => `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  (bytes) => bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
  (bytes) => bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
  ([first = 0, second = 0, third = 0, fourth = 0]) => `${first}.${second}.${third * 256 + fourth}`,
  (bytes) => `[::ffff:${bytes.join('.')}]`,
  (bytes) => `${bytes.join('.')}.`,
];

test('an address has the same kind however its numbers are written', () => {
  fc.assert(
    fc.property(ipv4, fc.constantFrom(...WRITTEN), (bytes, write) => {
      const host = hostOf(new URL(`http://${write(bytes)}/`));
      expect(kindOfAddress(host)).toBe(kindOfAddress(bytes.join('.')));
    }),
  );
});

test('no address of a private network counts as public', () => {
  const within = fc.constantFrom([10], [127], [192, 168], [172, 20], [169, 254], [0], [100, 64]);
  fc.assert(
    fc.property(within, ipv4, (start, rest) => {
      expect(kindOfAddress([...start, ...rest].slice(0, 4).join('.'))).not.toBe('public');
    }),
  );
});
