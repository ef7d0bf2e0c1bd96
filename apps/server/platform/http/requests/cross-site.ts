import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusals/refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What changes something must come from our own pages. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; a program that sends neither carries no cookies of a visitor.
 */
export function checkSameSite(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (!comesFromUs(request, publicOrigin)) throw refuse('cross_site_request');
}

/** No page can set or change Sec-Fetch-Site; Origin needs our own address, which a proxy may have changed. */
function comesFromUs({ headers, protocol, host }: FastifyRequest, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === publicOrigin || origin === `${protocol}://${host}`;
}

const HERE = /^(?:localhost|[^.]+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;

/**
 * What anybody on this machine may read is not for a page elsewhere that lets its own name lead to this machine:
 * its requests count as same-origin, and only the name in Host tells them apart.
 */
export function checkCalledByOurName({ hostname }: FastifyRequest): void {
  if (!HERE.test(hostname)) throw refuse('cross_site_request');
}
