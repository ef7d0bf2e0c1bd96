import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  type ConversationDependencies,
  changeComment,
  like,
  listComments,
  rate,
  readReactions,
  removeComment,
  reportComment,
  unlike,
  unrate,
  writeComment,
} from './service.ts';

const api = implement(contract.conversation).$context<RequestContext>();

export function conversationRoutes(dependencies: ConversationDependencies) {
  return api.router({
    reactions: api.reactions.handler(async ({ context, input }) =>
      readReactions(dependencies, await context.viewer(), input.id),
    ),
    like: api.like.handler(async ({ context, input }) =>
      like(dependencies, await context.signedIn(), input.id),
    ),
    unlike: api.unlike.handler(async ({ context, input }) =>
      unlike(dependencies, await context.signedIn(), input.id),
    ),
    rate: api.rate.handler(async ({ context, input }) => rate(dependencies, await context.signedIn(), input)),
    unrate: api.unrate.handler(async ({ context, input }) =>
      unrate(dependencies, await context.signedIn(), input.id),
    ),
    comments: api.comments.handler(async ({ context, input }) =>
      listComments(dependencies, await context.viewer(), input),
    ),
    say: api.say.handler(async ({ context, input }) =>
      writeComment(dependencies, await context.signedIn(), input),
    ),
    changeComment: api.changeComment.handler(async ({ context, input }) =>
      changeComment(dependencies, await context.signedIn(), input),
    ),
    removeComment: api.removeComment.handler(async ({ context, input }) =>
      removeComment(dependencies, await context.signedIn(), input.id),
    ),
    report: api.report.handler(async ({ context, input }) =>
      reportComment(dependencies, await context.signedIn(), input),
    ),
  });
}
