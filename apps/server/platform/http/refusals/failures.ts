import type { ErrorCode } from '@relievo/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { Log } from '../../log/log.ts';
import { errorCode } from '../../refusal.ts';
import { answerOf, Refused, retryAfter, statusOf } from './refuse.ts';

/** What the log says above an error that nobody expected. */
export const MASKED = 'an unexpected error was masked';

/** What the framework calls the faults of a request that it cannot take. */
const FRAMEWORK_FAULTS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
  FST_ERR_NOT_FOUND: 'not_found',
  database_unavailable: 'database_unavailable',
};

/** What the parts of the framework call a fault of the request, by the status that they give it. */
const FAULTS_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  // A file that is not to be had is told like one that is not there.
  403: 'not_found',
  404: 'not_found',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  416: 'no_such_range',
};

/**
 * Whatever was thrown as a declared refusal. What nobody expected is logged whole and shown masked. Faults
 * of ours carry the id of the request, which the log writes beside what really happened.
 */
export function toRefused(thrown: unknown, id: string, log: Log): Refused {
  if (thrown instanceof Refused) return thrown;
  const code = FRAMEWORK_FAULTS[errorCode(thrown) ?? ''] ?? faultOf(thrown) ?? maskOf(thrown);
  if (statusOf(code) < 500) return new Refused(code);
  log.error({ err: thrown }, code === 'database_unavailable' ? code : MASKED);
  return new Refused(code, undefined, { id, cause: thrown });
}

function faultOf(thrown: unknown): ErrorCode | undefined {
  if (!(thrown instanceof Error && 'statusCode' in thrown)) return undefined;
  return FAULTS_BY_STATUS[Number(thrown.statusCode)];
}

/** A fault that the database reports (they carry a severity) is told in other words than the rest. */
function maskOf(thrown: unknown): ErrorCode {
  return thrown instanceof Error && 'severity' in thrown ? 'database_failure' : 'unexpected';
}

export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  const wait = retryAfter(refused);
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply
    .status(statusOf(refused.code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answerOf(refused)));
}
