import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { isUuid } from '@relievo/contracts/operations';
import type { DownloadRoute } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import type { UploadDependencies } from '../uploads/service.ts';
import {
  addAttachment,
  listAttachments,
  openAttachment,
  removeAttachment,
  restoreAttachment,
} from './service.ts';

const api = implement(contract.attachments).$context<RequestContext>();

export function attachmentRoutes(dependencies: UploadDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listAttachments(dependencies, await context.viewer(), input.id),
    ),
    add: api.add.handler(async ({ context, input }) =>
      addAttachment(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeAttachment(dependencies, await context.signedIn(), input.id),
    ),
    restore: api.restore.handler(async ({ context, input }) =>
      restoreAttachment(dependencies, await context.signedIn(), input.id),
    ),
  });
}

export function attachmentDownloads(dependencies: UploadDependencies): readonly DownloadRoute[] {
  return [
    {
      path: '/api/attachments/:id',
      limit: 'read',
      answer: async ({ context, params: { id = '' } }) => {
        if (!isUuid(id)) throw refuse('not_found');
        return openAttachment(dependencies, await context.viewer(), id);
      },
    },
  ];
}
