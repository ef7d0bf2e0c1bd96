import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address without the interface that it was heard on; one of IPv4 that is written as IPv6 is the IPv4 one. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [plain = ''] = address.split('%', 1);
  return isIP(plain) === 0 ? null : ipaddr.process(plain);
}

/**
 * Whose an address is, as far as it can be told. One household or one rented machine has 2^64 addresses of IPv6
 * (RFC 6177: a site gets no less than a /64), and would be as many callers if each counted by itself. What is no
 * address, such as the id of a person, stays as it is.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === null) return address;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
