import type { OperationMeta } from '@relievo/contracts/operations';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../requests/context.ts';
import { isHad, tagOf } from './documents.ts';

function composeCacheControl(seconds: number): string {
  return `public, max-age=${seconds}`;
}

/**
 * Says who may keep the answer of an operation that guests may keep. Whoever brings a session, also one that is over,
 * gets an answer of their own, and the cookie in `vary` keeps it apart from that of guests wherever either is kept.
 */
export function sayWhoKeeps({ guestsKeep }: OperationMeta, { token, setHeader }: RequestContext): void {
  if (guestsKeep === undefined) return;
  setHeader('vary', 'cookie');
  setHeader('cache-control', token === null ? composeCacheControl(guestsKeep) : 'private, no-store');
}

const KEPT = /^public, max-age=\d+$/;

/** What may be kept has a tag; who has it already is told so in place of having it sent again. */
export function sendKeptOnce(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const mayBeKept = KEPT.test(String(reply.getHeader('cache-control'))) && !reply.hasHeader('etag');
    if (reply.statusCode !== 200 || !mayBeKept || typeof payload !== 'string') return payload;
    const tag = tagOf(payload);
    reply.header('etag', tag);
    if (!isHad(request, tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
