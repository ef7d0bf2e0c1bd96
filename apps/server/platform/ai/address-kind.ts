import ipaddr from 'ipaddr.js';
import { parseAddress } from '../http/requests/network.ts';

/**
 * Where an address leads: to anybody on the internet; to this machine or a network of one's own; or to where no
 * server for people stands: the link, where clouds hand out their keys, groups, and ranges that are reserved.
 */
export type AddressKind = 'public' | 'own' | 'never';

/** RFC 1918, RFC 6598, RFC 4193 and loopback, by the names that ipaddr.js gives to the registries of IANA. */
const OWN_RANGES: readonly string[] = ['private', 'carrierGradeNat', 'loopback', 'uniqueLocal'];

/** Where clouds answer whoever asks from inside; the others answer at the link. */
const CLOUD_METADATA: readonly string[] = ['100.100.100.200', '168.63.129.16', 'fd00:ec2::254'];

/** Only here does the internet of IPv6 lie: what no registry names outside of it is not public. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Given up by RFC 4291, but ipaddr.js still reads them as the IPv4 address inside. */
const IPV4_COMPATIBLE = /^::\d+\.[\d.]+$/;

export function kindOfAddress(address: string): AddressKind {
  const parsed = IPV4_COMPATIBLE.test(address) ? null : parseAddress(address);
  if (parsed === null || CLOUD_METADATA.includes(parsed.toString())) return 'never';
  const range = parsed.range();
  if (OWN_RANGES.includes(range)) return 'own';
  return range === 'unicast' && isOnTheInternet(parsed) ? 'public' : 'never';
}

function isOnTheInternet(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}
