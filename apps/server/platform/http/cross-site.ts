import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What changes something must come from our own pages. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; a program that sends neither carries no cookies of a visitor.
 */
export function checkSameSite(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refuse('cross_site_request');
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`) {
    throw refuse('cross_site_request');
  }
}
