import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { kindOfAddress } from './address-kind.ts';

export type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

export const resolveHost: Resolve = (host) => lookup(host, { all: true });

/** The name leads where no request of ours may go. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  constructor(host: string) {
    super(`${host} leads to an address that is not called.`);
  }
}

/** The host of an address as it is connected to: every way to write a number is that number, and [::1] is ::1. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** No name is asked for where the host is an address already. */
export function checkHost(host: string, isLocal: boolean): void {
  if (isIP(host) !== 0 && !isAllowed(host, isLocal)) throw new AddressRefused(host);
}

/**
 * Finds the addresses of a name and refuses all of them where one is not allowed. The connection is made to what was
 * checked here: a name that means something else a moment later is not asked again.
 */
export function createGuardedLookup(isLocal: boolean, resolve: Resolve): LookupFunction {
  const find = callbackify(async (host: string) => {
    const addresses = (await resolve(host)).map(({ address }) => ({ address, family: isIP(address) }));
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isAllowed(address, isLocal)))
      throw new AddressRefused(host);
    return { first, addresses };
  });
  return (host, options, callback) => {
    find(host, (error, found) => {
      if (error) callback(error, '', 0);
      else if (options.all) callback(null, found.addresses);
      else callback(null, found.first.address, found.first.family);
    });
  };
}

function isAllowed(address: string, isLocal: boolean): boolean {
  const kind = kindOfAddress(address);
  return kind === 'public' || (isLocal && kind === 'own');
}
