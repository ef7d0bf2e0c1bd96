import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { withChosenLimits } from '../site-settings/service.ts';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  readUploadLimits,
  recogniseContent,
  type UploadDependencies,
} from './service.ts';

const api = implement(contract.uploads).$context<RequestContext>();

export function uploadRoutes(dependencies: UploadDependencies) {
  return api.router({
    limits: api.limits.handler(async ({ context }) =>
      readUploadLimits(await withChosenLimits(dependencies), await context.signedIn()),
    ),
    recognise: api.recognise.handler(async ({ context, input }) => ({
      conversion: await recogniseContent(dependencies, await context.signedIn(), input.sha256),
    })),
    begin: api.begin.handler(async ({ context, input }) =>
      beginUpload(await withChosenLimits(dependencies), await context.signedIn(), input),
    ),
    arrive: api.arrive.handler(async ({ context, input }) =>
      finishUpload(await withChosenLimits(dependencies), await context.signedIn(), input.id),
    ),
    cancel: api.cancel.handler(async ({ context, input }) =>
      cancelUpload(dependencies, await context.signedIn(), input.id),
    ),
  });
}
