import { type ErrorMap, ORPCError, ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { contract, contractWithSetup } from '@relievo/contracts';
import { toInputIssues } from '@relievo/contracts/issues';
import type { OperationMeta } from '@relievo/contracts/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sayWhoKeeps } from '../files/kept-answers.ts';
import { toRefused } from '../refusals/failures.ts';
import { answerOf, Refused, refuse, retryAfter, statusOf } from '../refusals/refuse.ts';
import type { RequestContext } from '../requests/context.ts';
import type { RateLimiter } from '../requests/rate-limit.ts';

export type ApiContract = typeof contract | typeof contractWithSetup;

export type ApiRouter =
  | Router<typeof contract, RequestContext>
  | Router<typeof contractWithSetup, RequestContext>;

export interface OperationHandler {
  handle(
    request: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext,
  ): Promise<{ matched: boolean }>;
}

/**
 * Answers the operations of the contract. Before one runs, what it declares is enforced here: how often
 * one caller may call, and who may call at all. Whatever it throws leaves in the one declared shape.
 */
export function createOperationHandler(router: ApiRouter, limiter: RateLimiter): OperationHandler {
  const handler = new OpenAPIHandler(router, {
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        try {
          await admit(procedure['~orpc'].meta as OperationMeta, context, limiter);
          const answer = await next();
          sayWhoKeeps(procedure['~orpc'].meta as OperationMeta, context);
          return answer;
        } catch (thrown) {
          throw toApiError(thrown, context, procedure['~orpc'].errorMap);
        }
      },
    ],
    // What carries no refusal of ours failed before the operation began: its input could not be taken apart.
    customErrorResponseBodyEncoder: ({ cause }) =>
      answerOf(cause instanceof Refused ? cause : refuse('malformed_request')),
  });
  return { handle: (request, reply, context) => handler.handle(request, reply, { prefix: '/api', context }) };
}

async function admit(meta: OperationMeta, context: RequestContext, limiter: RateLimiter): Promise<void> {
  const guessing = meta.limit === 'credentials';
  const person = guessing ? null : await context.person().catch(() => null);
  limiter.count(meta.limit, person?.userId ?? context.address);
  if (meta.access === 'public') return;
  const { roles, mustAddSecondStep, isLearner } = await context.signedIn();
  if (mustAddSecondStep && !meta.isForAddingSecondStep) throw refuse('second_step_required');
  if (isLearner && meta.isNotForLearners) throw refuse('not_for_learners');
  if (meta.access === 'session') return;
  if (!meta.access.some((role) => roles.includes(role))) throw refuse('forbidden');
}

function toApiError(
  thrown: unknown,
  context: RequestContext,
  declared: ErrorMap,
): ORPCError<string, unknown> {
  const refused = toDeclared(
    toRefused(invalidInput(thrown) ?? thrown, context.id, context.log),
    context,
    declared,
  );
  const wait = retryAfter(refused);
  if (wait !== undefined) context.setHeader('retry-after', wait);
  context.setHeader('cache-control', 'no-store');
  const { code, message, data } = refused;
  return new ORPCError(code, { defined: true, status: statusOf(code), message, data, cause: refused });
}

/** A refusal that the operation does not declare is a mistake of ours: it is masked like any other. */
function toDeclared(refused: Refused, { id, log }: RequestContext, declared: ErrorMap): Refused {
  if (refused.code in declared) return refused;
  return toRefused(new Error(`undeclared refusal: ${refused.code}`, { cause: refused }), id, log);
}

function invalidInput(thrown: unknown): Refused | undefined {
  if (!(thrown instanceof ORPCError) || thrown.code !== 'BAD_REQUEST') return undefined;
  if (!(thrown.cause instanceof ValidationError)) return refuse('malformed_request');
  return refuse('invalid_input', { issues: toInputIssues(thrown.cause.issues.slice(0, 50)) });
}
