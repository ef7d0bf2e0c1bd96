import { Readable } from 'node:stream';
import type { LimitClass } from '@relievo/contracts/operations';
import type { FastifyInstance } from 'fastify';
import { type ArchiveEntry, createArchive } from '../../formats/archive.ts';
import { writeContentDisposition } from '../../formats/content-disposition.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';
import type { DocumentRequest } from './documents.ts';

/** A zip that nobody keeps: it comes into being while it is sent, and a failure on the way cuts it off. */
export interface SentArchive {
  readonly name: string;
  readonly entries: AsyncIterable<ArchiveEntry>;
}

/** An answer that is several files as one zip. */
export interface ArchiveRoute {
  readonly path: string;
  readonly limit: LimitClass;
  readonly answer: (request: DocumentRequest) => Promise<SentArchive>;
}

export function answerArchives(
  server: FastifyInstance,
  routes: readonly ArchiveRoute[],
  limiter: RateLimiter,
  contextOf: ContextOf,
): void {
  for (const { path, limit, answer } of routes)
    server.get(path, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
      const context = contextOf(request, reply);
      const person = await context.person().catch(() => null);
      limiter.count(limit, person?.userId ?? context.address);
      const parameters = new URLSearchParams(request.url.split('?').slice(1).join('?'));
      const { name, entries } = await answer({ context, parameters });
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': writeContentDisposition('attachment', name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      });
      return reply.send(Readable.from(createArchive(entries), { objectMode: false }));
    });
}
