import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { errorCode } from '../../refusal.ts';

/**
 * The log of one request. A browser that leaves while it is answered is no fault of anybody: what would be an error
 * is a note then. An answer that ends before its time while its reader still waits stays an error.
 */
export const createRequestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  parent,
  bindings,
  options,
  request,
) => {
  const log = parent.child(bindings, options);
  log.error = new Proxy(log.error, {
    apply(writeError, self, line: readonly unknown[]) {
      const hasLeft = errorCode(line[0]) === 'ERR_STREAM_PREMATURE_CLOSE' && request.aborted;
      if (hasLeft) log.debug('the reader left before the answer had ended');
      else Reflect.apply(writeError, self, line);
    },
  });
  return log;
};

/** One line for each answer: never the query or the body, which hold what people look for and who they are. */
export function logAnswers(server: FastifyInstance): void {
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
