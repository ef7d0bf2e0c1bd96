import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  beginDraft,
  type ChartDependencies,
  discardDraft,
  keepAsResource,
  listDrafts,
  makeFile,
  readDraft,
  readFileTables,
  reopenResource,
  saveDraft,
  translateForPreview,
} from './service.ts';

const api = implement(contract.charts).$context<RequestContext>();

export function chartRoutes(dependencies: ChartDependencies) {
  return api.router({
    list: api.list.handler(async ({ context }) => listDrafts(dependencies, await context.signedIn())),
    begin: api.begin.handler(async ({ context, input }) =>
      beginDraft(dependencies, await context.signedIn(), input.work),
    ),
    reopen: api.reopen.handler(async ({ context, input }) =>
      reopenResource(dependencies, await context.signedIn(), input.id),
    ),
    get: api.get.handler(async ({ context, input }) =>
      readDraft(dependencies, await context.signedIn(), input.id),
    ),
    save: api.save.handler(async ({ context, input }) =>
      saveDraft(dependencies, await context.signedIn(), input),
    ),
    discard: api.discard.handler(async ({ context, input }) =>
      discardDraft(dependencies, await context.signedIn(), input.id),
    ),
    keep: api.keep.handler(async ({ context, input }) =>
      keepAsResource(dependencies, await context.signedIn(), input),
    ),
    make: api.make.handler(async ({ context, input }) =>
      makeFile(dependencies, await context.signedIn(), input),
    ),
    readTable: api.readTable.handler(async ({ context, input: { body, query } }) => {
      await context.signedIn();
      return readFileTables(dependencies, body, query.name);
    }),
    translate: api.translate.handler(async ({ context, input }) => {
      await context.signedIn();
      return translateForPreview(input.code, input.texts);
    }),
  });
}
