import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LimitClass } from '@relievo/contracts/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../requests/context.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';

/** What a document is asked with. */
export interface DocumentRequest {
  readonly context: RequestContext;
  readonly parameters: URLSearchParams;
}

/** Text that is compared with what the asker has, or text or bytes that are sent as they are made. */
export interface Document {
  readonly mediaType: string;
  readonly body: string | AsyncIterable<string | Uint8Array>;
  /** Who may keep it and for how long; nobody where nothing is said. */
  readonly keep?: string;
  /** Under which name it is saved. */
  readonly fileName?: string;
}

/** An answer that is no JSON: a file that streams, or a feed. */
export interface DocumentRoute {
  readonly path: string;
  readonly limit: LimitClass;
  readonly answer: (request: DocumentRequest) => Promise<Document>;
}

export function answerDocuments(
  server: FastifyInstance,
  routes: readonly DocumentRoute[],
  limiter: RateLimiter,
  contextOf: ContextOf,
): void {
  for (const { path, limit, answer } of routes)
    server.get(path, async (request, reply) => {
      const context = contextOf(request, reply);
      const person = await context.person().catch(() => null);
      limiter.count(limit, person?.userId ?? context.address);
      const parameters = new URLSearchParams(request.url.split('?').slice(1).join('?'));
      return sendDocument(request, reply, restrictCaching(context, await answer({ context, parameters })));
    });
}

/**
 * With the answer to a session may come a new cookie for it, which nobody between may keep and give to others. Who may
 * keep what therefore depends on the cookie.
 */
function restrictCaching({ token, setHeader }: RequestContext, document: Document): Document {
  if (document.keep === undefined) return document;
  setHeader('vary', 'cookie');
  return token === null ? document : { ...document, keep: 'private, no-store' };
}

export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, body, keep = 'no-store', fileName }: Document,
): FastifyReply {
  reply
    .header(
      'content-type',
      mediaType.startsWith('application/zip') ? mediaType : `${mediaType}; charset=utf-8`,
    )
    .header('cache-control', keep);
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (typeof body !== 'string') return reply.send(Readable.from(body));
  const tag = tagOf(body);
  reply.header('etag', tag);
  return isHad(request, tag) ? reply.code(304).send() : reply.send(body);
}

/** Weak: compressed or not, it says the same. */
export function tagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or a star. */
export function isHad({ headers }: FastifyRequest, tag: string): boolean {
  const asked = headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  const bare = (one: string) => one.replace(/^W\//, '');
  return asked.some((one) => one === '*' || bare(one) === bare(tag));
}
