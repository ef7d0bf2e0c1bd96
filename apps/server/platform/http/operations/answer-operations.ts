import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusals/refuse.ts';
import { readNoForms } from '../requests/bodies.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';
import type { ContextOf } from '../requests/request-context.ts';
import { type ApiContract, type ApiRouter, createOperationHandler } from './operations.ts';
import { listOperations, methodsAt } from './route-table.ts';

export interface OperationsOptions {
  readonly contract: ApiContract;
  readonly router: ApiRouter;
  /** Operations that mail programs call with a form, whose address says all (RFC 8058). */
  readonly formPaths?: readonly string[];
}

/** Everything below /api: an operation of the contract, or the refusal that says what is there instead. */
export function answerOperations(
  server: FastifyInstance,
  { contract, router, formPaths = [] }: OperationsOptions,
  limiter: RateLimiter,
  contextOf: ContextOf,
): void {
  const operations = listOperations(contract);
  const handler = createOperationHandler(router, limiter);
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
  for (const { method, path, meta } of operations)
    if (meta.longestBody !== undefined)
      server.route({
        method,
        url: `/api${path.replaceAll(/\{([^{}]+)\}/g, ':$1')}`,
        bodyLimit: meta.longestBody,
        handler: answer,
      });
  server.all('/api/*', answer);
  server.register(async (scope) => {
    readNoForms(scope);
    for (const path of formPaths) scope.post(`/api${path}`, answer);
  });
}
