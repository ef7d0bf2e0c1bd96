import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { networkOf } from '../../platform/http/requests/network.ts';
import { createStreams } from '../../platform/progress/streams.ts';
import { endWithSession, type SessionEndDependencies } from '../session-ends/service.ts';
import { type ProgressDependencies, readProgress, watchProgress } from './service.ts';

/** A person with more pages open than this has forgotten some, or means harm. */
const STREAMS_EACH = 10;

const api = implement(contract.progress).$context<RequestContext>();

export function progressRoutes(dependencies: ProgressDependencies & SessionEndDependencies) {
  const streams = createStreams(STREAMS_EACH);
  return api.router({
    read: api.read.handler(async ({ context, input }) =>
      readProgress(dependencies, await context.viewer(), input.id),
    ),
    watch: api.watch.handler(async ({ context, input, signal }) => {
      const viewer = await context.viewer();
      // A refusal is an answer with its own status; once the events have begun it could only be one of them.
      await readProgress(dependencies, viewer, input.id);
      const followed = endWithSession(dependencies, (await context.person())?.sessionId, signal);
      return streams.open(viewer.userId ?? networkOf(context.address), followed, (gone) =>
        watchProgress(dependencies, viewer, input.id, gone),
      );
    }),
  });
}
