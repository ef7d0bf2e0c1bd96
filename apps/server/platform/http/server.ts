import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { type ArchiveRoute, answerArchives } from './files/archives.ts';
import { type ArrivalRoute, answerArrivals } from './files/arrivals.ts';
import { answerDocuments, type DocumentRoute } from './files/documents.ts';
import { answerDownloads, type DownloadRoute } from './files/downloads.ts';
import { sendKeptOnce } from './files/kept-answers.ts';
import { answerOperations, type OperationsOptions } from './operations/answer-operations.ts';
import { serveApiDocument } from './operations/api-document.ts';
import { answerPages, type PagesOptions } from './pages/answer-pages.ts';
import { sendRefusal, toRefused } from './refusals/failures.ts';
import { BODY_LIMIT, readBodies } from './requests/bodies.ts';
import type { FindSignedIn } from './requests/context.ts';
import { checkCalledByOurName, checkSameSite } from './requests/cross-site.ts';
import { createRateLimiter, type RateLimits } from './requests/rate-limit.ts';
import { createContextReader, sessionCookie } from './requests/request-context.ts';
import { createRequestLog, logAnswers } from './requests/request-log.ts';
import { checkOneHost, checkRequestTarget } from './requests/request-target.ts';
import { answerUnreadable } from './requests/unreadable.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

export interface HttpOptions extends SecurityOptions, OperationsOptions, PagesOptions {
  /** What is answered besides: files that stream, feeds. */
  readonly documents?: readonly DocumentRoute[];
  /** What is answered with the bytes of a file. */
  readonly downloads?: readonly DownloadRoute[];
  /** What is answered with several files as one zip. */
  readonly archives?: readonly ArchiveRoute[];
  /** Where files are sent to in pieces. */
  readonly arrivals?: readonly ArrivalRoute[];
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
}

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { log, trustedProxies = [] } = options;
  const logger: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    childLoggerFactory: createRequestLog,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
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
  readBodies(server);
  await server.register(cookie);
  await server.register(compress, {
    customTypes: /^(text\/(?!event-stream)|application\/(json|atom)|image\/svg)/,
  });
  sendKeptOnce(server);
  logAnswers(server);
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    sendRefusal(reply, toRefused(error, request.id, request.log as Log)),
  );
  await serveApiDocument(server, options.contract);
  const limiter = createRateLimiter(options.clock, options.limits);
  const contextOf = createContextReader(sessionCookie(options.secure), options.findSignedIn);
  answerDocuments(server, options.documents ?? [], limiter, contextOf);
  answerDownloads(server, options.downloads ?? [], limiter, contextOf);
  answerArchives(server, options.archives ?? [], limiter, contextOf);
  answerArrivals(server, options.arrivals ?? [], limiter, contextOf);
  answerOperations(server, options, limiter, contextOf);
  await answerPages(server, options, limiter, contextOf);
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
