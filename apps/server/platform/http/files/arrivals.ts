import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusals/refuse.ts';
import type { RequestContext } from '../requests/context.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';

export interface ArrivalRequest {
  readonly context: RequestContext;
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
}

/** An address to which a file is sent in pieces, by the protocol of tus.io. */
export interface ArrivalRoute {
  readonly path: string;
  readonly answer: (request: ArrivalRequest) => Promise<Response>;
}

const PIECES = 'application/offset+octet-stream';
/** Of the protocol; none of a visitor's own reaches the page that sends. */
const ANSWERED = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type'];

export function answerArrivals(
  server: FastifyInstance,
  routes: readonly ArrivalRoute[],
  limiter: RateLimiter,
  contextOf: ContextOf,
): void {
  server.register(async (scope) => {
    // A piece is handed on as it comes, and never held as a whole.
    scope.addContentTypeParser(PIECES, (_request, body, done) => done(null, body));
    for (const { path, answer } of routes)
      scope.route({
        method: ['HEAD', 'PATCH'],
        url: path,
        handler: async (request, reply) => {
          const context = contextOf(request, reply);
          const { userId, mustAddSecondStep } = await context.signedIn();
          if (mustAddSecondStep) throw refuse('second_step_required');
          // A large file is hundreds of pieces.
          limiter.count('read', userId);
          const params = request.params as Readonly<Record<string, string>>;
          const answered = await answer({ context, params, request: toWebRequest(request) });
          for (const name of ANSWERED) {
            const value = answered.headers.get(name);
            if (value !== null) reply.header(name, value);
          }
          reply.code(answered.status).header('cache-control', 'no-store');
          return reply.send(answered.body === null ? undefined : await answered.text());
        },
      });
  });
}

function toWebRequest({ method, headers, body, url }: FastifyRequest): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(tus-resumable|upload-|content-)/.test(name)) sent.set(name, value);
  const hasBody = method === 'PATCH' && body instanceof Readable;
  return new Request(new URL(url, 'http://here'), {
    method,
    headers: sent,
    ...(hasBody
      ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>, duplex: 'half' as const }
      : {}),
  });
}
