import { isIP } from 'node:net';
import { kindOfAddress } from './address-kind.ts';
import { hostOf } from './guarded-lookup.ts';

/** What is wrong with an address that an operator named, as far as it shows without asking anybody. */
export function findEndpointProblem(endpoint: string, isLocal: boolean): string | undefined {
  const url = new URL(endpoint);
  if (`${url.username}${url.password}${url.search}${url.hash}` !== '')
    return 'must be a host and a path: no name, no ? and no #; the key is set by "npm run ai -- set"';
  const host = hostOf(url);
  const kind = /(^|\.)localhost\.?$/.test(host) ? 'own' : isIP(host) === 0 ? 'public' : kindOfAddress(host);
  if (kind === 'never')
    return 'leads to an address where no language model stands, and which is never called';
  if (isLocal) return undefined;
  if (kind === 'own')
    return 'leads to this machine or a private network; if the server there is yours, set AI_LOCAL=yes';
  if (url.protocol === 'http:')
    return 'must begin with https://; only a server of your own, with AI_LOCAL=yes, may do without';
  return undefined;
}
