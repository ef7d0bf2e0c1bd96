import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { createStreams } from '../../platform/progress/streams.ts';
import { endWithSession, type SessionEndDependencies } from '../session-ends/service.ts';
import {
  listNotices,
  markAllRead,
  markRead,
  type NoticeDependencies,
  readNoticeStanding,
  removeNotice,
  watchNotices,
} from './service.ts';

/** One page of a browser follows for all of them; the rest is for a few devices. */
const STREAMS_EACH = 10;

const api = implement(contract.notices).$context<RequestContext>();

export function noticeRoutes(dependencies: NoticeDependencies & SessionEndDependencies) {
  const streams = createStreams(STREAMS_EACH);
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listNotices(dependencies, await context.signedIn(), input),
    ),
    standing: api.standing.handler(async ({ context }) =>
      readNoticeStanding(dependencies, await context.signedIn()),
    ),
    watch: api.watch.handler(async ({ context, input, signal }) => {
      const person = await context.signedIn();
      const followed = endWithSession(dependencies, person.sessionId, signal);
      return streams.open(person.userId, followed, (gone) =>
        watchNotices(dependencies, person, input.seconds, gone),
      );
    }),
    markAll: api.markAll.handler(async ({ context, input }) =>
      markAllRead(dependencies, await context.signedIn(), input.until),
    ),
    mark: api.mark.handler(async ({ context, input }) =>
      markRead(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeNotice(dependencies, await context.signedIn(), input.id),
    ),
  });
}
