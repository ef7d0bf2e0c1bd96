import { BlockList, isIPv4 } from 'node:net';
import { unmapped } from '../http/requests/network.ts';

/**
 * Where an address leads: to anybody on the internet; to this machine or a network of one's own; or to where no
 * server for people stands: the link, where clouds hand out their keys, groups, and ranges that are reserved.
 */
export type AddressKind = 'public' | 'own' | 'never';

/** RFC 1918, RFC 6598, RFC 4193 and loopback. */
const OWN = listOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
]);

/** The registries of special-purpose addresses of IANA, and where clouds answer whoever asks from inside. */
const NEVER = listOf([
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  'fd00:ec2::254/128',
  // These carry an IPv4 address inside, which nobody would have looked at.
  '2001::/23',
  '2002::/16',
  '2001:db8::/32',
  '3fff::/20',
]);

const GLOBAL_UNICAST = listOf(['2000::/3']);

export function kindOfAddress(address: string): AddressKind {
  const plain = unmapped(address.replace(/%.*$/, ''));
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6';
  if (NEVER.check(plain, family)) return 'never';
  if (OWN.check(plain, family)) return 'own';
  return family === 'ipv4' || GLOBAL_UNICAST.check(plain, family) ? 'public' : 'never';
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
