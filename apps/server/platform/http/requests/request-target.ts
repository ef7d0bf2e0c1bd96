import { refuse } from '../refusals/refuse.ts';

const LONGEST_TARGET = 8192;

/**
 * Refuses addresses that could mean something else further in: NUL, backslashes, dot segments and
 * slashes hidden in percent signs. The raw address is looked at, before any router tidies it up.
 */
export function checkRequestTarget(target: string): void {
  if (target.length > LONGEST_TARGET) throw refuse('address_too_long');
  if (/%00|\0/i.test(target)) throw refuse('malformed_request');
  const path = target.split('?', 1)[0] ?? '';
  const decoded = decodePath(path);
  if (decoded.includes('\\') || /%2f/i.test(path)) throw refuse('malformed_request');
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) {
    throw refuse('malformed_request');
  }
}

/** With two hosts a proxy in front may have meant the other one (RFC 9112, 3.2). */
export function checkOneHost(rawHeaders: readonly string[]): void {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) throw refuse('malformed_request');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refuse('malformed_request');
  }
}
