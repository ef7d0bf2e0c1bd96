import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { createPlaces } from '../../platform/progress/places.ts';
import { type ProgressDependencies, readProgress, watchProgress } from './service.ts';

/** A person with more pages open than this has forgotten some, or means harm. */
const STREAMS_EACH = 10;

const api = implement(contract.progress).$context<RequestContext>();

export function progressRoutes(dependencies: ProgressDependencies) {
  const places = createPlaces(STREAMS_EACH);
  return api.router({
    read: api.read.handler(async ({ context, input }) =>
      readProgress(dependencies, await context.viewer(), input.id),
    ),
    watch: api.watch.handler(async ({ context, input, signal }) => {
      const viewer = await context.viewer();
      // A refusal is an answer with its own status; once the events have begun it could only be one of them.
      await readProgress(dependencies, viewer, input.id);
      const leave = places.take(viewer.userId ?? context.address);
      if (!leave) throw refuse('too_many_streams');
      const gone = signal ?? new AbortController().signal;
      gone.addEventListener('abort', leave);
      return leavingAtTheEnd(watchProgress(dependencies, viewer, input.id, gone), leave);
    }),
  });
}

async function* leavingAtTheEnd<Event>(
  events: AsyncIterable<Event>,
  leave: () => void,
): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    leave();
  }
}
