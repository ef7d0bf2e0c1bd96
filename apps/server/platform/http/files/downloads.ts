import type { Readable } from 'node:stream';
import type { LimitClass } from '@relievo/contracts/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeContentDisposition } from '../../formats/content-disposition.ts';
import { refuse } from '../refusals/refuse.ts';
import type { RequestContext } from '../requests/context.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';
import { type Part, partOf, readPart } from './part.ts';

export interface DownloadRequest {
  readonly context: RequestContext;
  /** What stands in the places of the address. */
  readonly params: Readonly<Record<string, string>>;
  /** The file is asked for from its beginning, and not only about. */
  readonly isBeginning: boolean;
  /** To be shown in a page of ours, and not to be saved. */
  readonly isShown: boolean;
}

/** A file as it lies in the storage: its hash names its bytes for ever. */
export interface Download {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly open: () => Promise<Readable>;
}

/** An answer that is the bytes of a file. */
export interface DownloadRoute {
  readonly path: string;
  readonly limit: LimitClass;
  readonly answer: (request: DownloadRequest) => Promise<Download>;
}

/** Whatever a file holds does nothing here: it is neither run, nor guessed at, nor given our cookies. */
const NOTHING_RUNS = "default-src 'none'; sandbox";
/** Browsers show no PDF in a sandbox; its viewer is one of its own, and nothing but the file is loaded. */
const PDF_IS_SHOWN = "default-src 'none'; object-src 'self'; frame-ancestors 'self'";

export function answerDownloads(
  server: FastifyInstance,
  routes: readonly DownloadRoute[],
  limiter: RateLimiter,
  contextOf: ContextOf,
): void {
  // Compressed it would be other bytes than those that a part is counted in.
  for (const { path, limit, answer } of routes)
    server.get(path, { compress: false }, async (request, reply) => {
      const context = contextOf(request, reply);
      const person = await context.person().catch(() => null);
      limiter.count(limit, person?.userId ?? context.address);
      const isShown = new URLSearchParams(request.url.split('?')[1]).has('show');
      const isBeginning =
        request.method === 'GET' && /^(bytes=0-|(?!bytes=))/.test(request.headers.range ?? '');
      const params = request.params as Readonly<Record<string, string>>;
      return send(request, reply, await answer({ context, params, isShown, isBeginning }), isShown);
    });
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, mediaType, size, sha256, open }: Download,
  isShown: boolean,
): Promise<FastifyReply> {
  const tag = `"${sha256}"`;
  const isPdf = isShown && mediaType === 'application/pdf';
  reply.headers({
    'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
    'content-disposition': writeContentDisposition(isShown ? 'inline' : 'attachment', name),
    'content-security-policy': isPdf ? PDF_IS_SHOWN : NOTHING_RUNS,
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const asked = request.headers['if-range'];
  const part = asked === undefined || asked === tag ? partOf(request.headers.range, size) : null;
  if (part === 'none') {
    reply.header('content-range', `bytes */${size}`);
    throw refuse('no_such_range');
  }
  return part ? sendPart(reply, part, size, open) : sendWhole(request, reply, size, open);
}

async function sendPart(
  reply: FastifyReply,
  part: Part,
  size: number,
  open: Download['open'],
): Promise<FastifyReply> {
  reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${size}`)
    .header('content-length', part.last - part.first + 1);
  return reply.send(readPart(await open(), part));
}

async function sendWhole(
  { method }: FastifyRequest,
  reply: FastifyReply,
  size: number,
  open: Download['open'],
): Promise<FastifyReply> {
  reply.header('content-length', size);
  return method === 'HEAD' ? reply.send() : reply.send(await open());
}
