import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { isUuid } from '@relievo/contracts/operations';
import { addressOfPicture } from '@relievo/contracts/pictures';
import type { DownloadRoute } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { withChosenLimits } from '../site-settings/service.ts';
import {
  answerPicture,
  beginWithUpload,
  discardDraft,
  keepAsResource,
  listDrafts,
  type PictureDependencies,
  readDraft,
  reopenResource,
  saveDraft,
  tracePicture,
} from './service.ts';

const api = implement(contract.pictures).$context<RequestContext>();

export function pictureRoutes(dependencies: PictureDependencies) {
  return api.router({
    list: api.list.handler(async ({ context }) => listDrafts(dependencies, await context.signedIn())),
    begin: api.begin.handler(async ({ context, input }) =>
      beginWithUpload(await withChosenLimits(dependencies), await context.signedIn(), input.upload),
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
    trace: api.trace.handler(async ({ context, input }) =>
      tracePicture(dependencies, await context.signedIn(), input),
    ),
    keep: api.keep.handler(async ({ context, input }) =>
      keepAsResource(dependencies, await context.signedIn(), input),
    ),
  });
}

export function pictureDownloads(dependencies: PictureDependencies): readonly DownloadRoute[] {
  const answer = answerPicture(dependencies);
  return [
    {
      path: addressOfPicture(':id'),
      limit: 'read',
      answer: (request) => {
        if (!isUuid(request.params['id'] ?? '')) throw refuse('not_found');
        return answer(request);
      },
    },
  ];
}
