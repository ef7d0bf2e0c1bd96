import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { replaceFile } from './files/service.ts';
import {
  applyDraft,
  type ContentDependencies,
  decide,
  discardDraft,
  giveBack,
  readContent,
  remove,
  saveDraft,
  submit,
  withdraw,
} from './service.ts';

const api = implement(contract.content).$context<RequestContext>();

export function contentRoutes(dependencies: ContentDependencies) {
  return api.router({
    get: api.get.handler(async ({ context, input }) =>
      readContent(dependencies, await context.signedIn(), input.id),
    ),
    saveDraft: api.saveDraft.handler(async ({ context, input }) =>
      saveDraft(dependencies, await context.signedIn(), input),
    ),
    discardDraft: api.discardDraft.handler(async ({ context, input }) =>
      discardDraft(dependencies, await context.signedIn(), input.id),
    ),
    applyDraft: api.applyDraft.handler(async ({ context, input }) =>
      applyDraft(dependencies, await context.signedIn(), input),
    ),
    replaceFile: api.replaceFile.handler(async ({ context, input }) =>
      replaceFile(dependencies, await context.signedIn(), input),
    ),
    submit: api.submit.handler(async ({ context, input }) =>
      submit(dependencies, await context.signedIn(), input),
    ),
    withdraw: api.withdraw.handler(async ({ context, input }) =>
      withdraw(dependencies, await context.signedIn(), input.id),
    ),
    giveBack: api.giveBack.handler(async ({ context, input }) =>
      giveBack(dependencies, await context.signedIn(), input.id),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      remove(dependencies, await context.signedIn(), input.id),
    ),
    decide: api.decide.handler(async ({ context, input }) =>
      decide(dependencies, await context.signedIn(), input),
    ),
  });
}
