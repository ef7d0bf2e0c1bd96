import { PassThrough, Readable } from 'node:stream';
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
          const piece = openPiece(request);
          const answered = await answer({
            context,
            params,
            request: toWebRequest(request, piece?.content),
          }).finally(() => piece?.leave());
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

/** What comes with a request, handed on as it comes. */
interface Piece {
  readonly content: Readable;
  /** Reads past what was not taken: its sender hears why, and the line stays good for more. */
  leave(): void;
}

function openPiece({ method, body }: FastifyRequest): Piece | null {
  if (method !== 'PATCH' || !(body instanceof Readable)) return null;
  const content = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) content.destroy(new Error('The line broke.'));
  });
  body.pipe(content);
  return {
    content,
    leave() {
      body.unpipe(content);
      body.resume();
    },
  };
}

function toWebRequest({ method, headers, url }: FastifyRequest, content: Readable | undefined): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(tus-resumable|upload-|content-)/.test(name)) sent.set(name, value);
  return new Request(new URL(url, 'http://here'), {
    method,
    headers: sent,
    ...(content
      ? {
          body: Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>,
          duplex: 'half' as const,
        }
      : {}),
  });
}
