import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/context.ts';
import { type ProgressDependencies, readProgress, watchProgress } from './service.ts';

const api = implement(contract.progress).$context<RequestContext>();

export function progressRoutes(dependencies: ProgressDependencies) {
  return api.router({
    read: api.read.handler(async ({ context, input }) =>
      readProgress(dependencies, await context.signedIn(), input.id),
    ),
    watch: api.watch.handler(async ({ context, input, signal }) => {
      const viewer = await context.signedIn();
      // A refusal is an answer with its own status; once the events have begun it could only be one of them.
      await readProgress(dependencies, viewer, input.id);
      return watchProgress(dependencies, viewer, input.id, signal ?? new AbortController().signal);
    }),
  });
}
