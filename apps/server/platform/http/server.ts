import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { PICTURE_TYPES } from '@relievo/contracts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { serveApiDocument } from './api-document.ts';
import type { FindSignedIn } from './context.ts';
import { checkCalledByOurName, checkSameSite } from './cross-site.ts';
import { answerDocuments, type ContextOf, type DocumentRoute, sendDocument } from './documents.ts';
import { answerDownloads, type DownloadRoute } from './downloads.ts';
import { sendRefusal, toRefused } from './failures.ts';
import { checkContentHeaders, parseJsonBody } from './json-body.ts';
import { sendKeptOnce } from './kept-answers.ts';
import { type ApiContract, type ApiRouter, createOperationHandler } from './operations.ts';
import { type FindPageContent, withContent } from './page-content.ts';
import { createRateLimiter, type RateLimiter, type RateLimits } from './rate-limit.ts';
import { Refused, refuse } from './refuse.ts';
import { requestContext, sessionCookie } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { checkOneHost, checkRequestTarget } from './request-target.ts';
import { listOperations, methodsAt } from './route-table.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { asksForPage, hasWebApp, serveWebApp } from './static-files.ts';
import { answerUnreadable } from './unreadable.ts';

const MEGABYTE = 1024 * 1024;
const FORM_LIMIT = 4096;

export interface HttpOptions extends SecurityOptions {
  readonly contract: ApiContract;
  readonly router: ApiRouter;
  /** What is answered besides: files that stream, feeds. */
  readonly documents?: readonly DocumentRoute[];
  /** What is answered with the bytes of a file. */
  readonly downloads?: readonly DownloadRoute[];
  readonly findSignedIn: FindSignedIn;
  readonly log: Log;
  readonly clock: Clock;
  /** Where people reach the server, such as https://relievo.example.org. */
  readonly publicUrl?: string;
  /** It listens to this machine alone, so that nobody else may read what /api/setup tells. */
  readonly onlyHere?: boolean;
  /** The proxies in front whose word on a caller's address is taken. */
  readonly trustedProxies?: readonly string[];
  readonly limits?: RateLimits;
  /** Operations that mail programs call with a form, whose address says all (RFC 8058). */
  readonly formPaths?: readonly string[];
  /** What public pages hold before the app takes over. */
  readonly findPageContent?: FindPageContent;
  /** Where links in pages begin, such as that of the page itself. */
  readonly site?: () => { readonly publicUrl: string };
  /** Where the built web app lies. */
  readonly webFolder?: string;
}

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { log, trustedProxies = [] } = options;
  const logger: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    childLoggerFactory: requestLog,
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(options));
      sendRefusal(reply, toRefused(error, request.id, request.log as Log));
    },
  });
  refuseBadRequests(server, options);
  readJson(server);
  readPictures(server);
  await server.register(cookie);
  await server.register(compress, {
    customTypes: /^(text\/(?!event-stream)|application\/(json|atom)|image\/svg)/,
  });
  sendKeptOnce(server);
  logRequests(server);
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    sendRefusal(reply, toRefused(error, request.id, request.log as Log)),
  );
  await serveApiDocument(server, options.contract);
  const limiter = createRateLimiter(options.clock, options.limits);
  answerOperations(server, options, limiter);
  await answerTheRest(server, options, limiter);
  return server;
}

function refuseBadRequests(server: FastifyInstance, options: HttpOptions): void {
  const headers = securityHeaders(options);
  const publicOrigin = options.publicUrl === undefined ? '' : new URL(options.publicUrl).origin;
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    checkRequestTarget(request.raw.url ?? '/');
    checkOneHost(request.raw.rawHeaders);
    checkSameSite(request, publicOrigin);
    if (options.onlyHere && request.url.startsWith('/api/setup')) checkCalledByOurName(request);
  });
}

function readJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('preParsing', async (request) => checkContentHeaders(request.headers));
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
}

/** How much of a picture is read at all; each operation says how large its own may be. */
const PICTURE_LIMIT = 8 * MEGABYTE;

/** A picture comes as it is; the operation that takes none finds that it is no object. */
function readPictures(server: FastifyInstance): void {
  server.addContentTypeParser(
    [...PICTURE_TYPES],
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT },
    async (request: FastifyRequest, body: Buffer) =>
      new File([new Uint8Array(body)], 'picture', { type: request.headers['content-type'] ?? '' }),
  );
}

/** One line for each answer: never the query or the body, which hold what people look for and who they are. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function answerOperations(server: FastifyInstance, options: HttpOptions, limiter: RateLimiter): void {
  const operations = listOperations(options.contract);
  const cookieFlags = sessionCookie(options.secure);
  const handler = createOperationHandler(options.router, limiter);
  const contextOf: ContextOf = (request, reply) =>
    requestContext(request, reply, cookieFlags, options.findSignedIn);
  answerDocuments(server, options.documents ?? [], limiter, contextOf);
  answerDownloads(server, options.downloads ?? [], limiter, contextOf);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply);
    reply.header('cache-control', 'no-store');
    const { matched } = await handler.handle(request, reply, context);
    if (matched) return reply;
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '', operations);
    if (methods.length === 0) throw refuse('not_found');
    reply.header('allow', methods.join(', '));
    throw refuse('method_not_allowed');
  };
  server.all('/api/*', answer);
  server.register(async (scope) => {
    readNoForms(scope);
    for (const path of options.formPaths ?? []) scope.post(`/api${path}`, answer);
  });
}

/** Forms are taken, and what is in them is left. */
function readNoForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    async () => ({}),
  );
}

async function answerTheRest(
  server: FastifyInstance,
  options: HttpOptions,
  limiter: RateLimiter,
): Promise<void> {
  const { webFolder } = options;
  const serving = webFolder !== undefined && hasWebApp(webFolder);
  if (serving) await serveWebApp(server, webFolder);
  server.setNotFoundHandler(async (request, reply) => {
    if (!serving || !asksForPage(request)) return sendRefusal(reply, refuse('not_found'));
    const page = await filledPage(request, webFolder, options, limiter);
    if (page === null) return reply.sendFile('index.html');
    return sendDocument(request, reply, { mediaType: 'text/html', body: page, keep: 'no-cache' });
  });
}

/** The page with what it shows, or null where it is for the app alone. A page without content is still a page. */
async function filledPage(
  request: FastifyRequest,
  webFolder: string,
  { findPageContent, site }: HttpOptions,
  limiter: RateLimiter,
): Promise<string | null> {
  const [path = '', ...query] = request.url.split('?');
  try {
    limiter.count('read', request.ip);
    const content = await findPageContent?.(decodeURIComponent(path), new URLSearchParams(query.join('?')));
    if (!content) return null;
    const shell = await readFile(join(webFolder, 'index.html'), 'utf8');
    return withContent(shell, content, site?.().publicUrl ?? '');
  } catch (error) {
    if (!(error instanceof Refused))
      request.log.warn({ err: error }, 'a page was served without its content');
    return null;
  }
}
