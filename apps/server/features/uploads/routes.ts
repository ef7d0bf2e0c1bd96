import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  readUploadLimits,
  type UploadDependencies,
} from './service.ts';

const api = implement(contract.uploads).$context<RequestContext>();

export function uploadRoutes(dependencies: UploadDependencies) {
  return api.router({
    limits: api.limits.handler(async ({ context }) =>
      readUploadLimits(dependencies, await context.signedIn()),
    ),
    begin: api.begin.handler(async ({ context, input }) =>
      beginUpload(dependencies, await context.signedIn(), input),
    ),
    arrive: api.arrive.handler(async ({ context, input }) =>
      finishUpload(dependencies, await context.signedIn(), input.id),
    ),
    cancel: api.cancel.handler(async ({ context, input }) =>
      cancelUpload(dependencies, await context.signedIn(), input.id),
    ),
  });
}
