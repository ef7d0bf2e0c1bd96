import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  askForArchive,
  type CollectionArchiveDependencies,
  cancelArchive,
  downloadArchive,
  readLatestArchive,
} from './service.ts';

const api = implement(contract.collectionArchives).$context<RequestContext>();

export function collectionArchiveRoutes(dependencies: CollectionArchiveDependencies) {
  return api.router({
    latest: api.latest.handler(async ({ context, input }) =>
      readLatestArchive(dependencies, await context.signedIn(), input.id),
    ),
    ask: api.ask.handler(async ({ context, input }) =>
      askForArchive(dependencies, await context.signedIn(), input.id),
    ),
    cancel: api.cancel.handler(async ({ context, input }) =>
      cancelArchive(dependencies, await context.signedIn(), input.id),
    ),
    download: api.download.handler(async ({ context, input }) =>
      downloadArchive(dependencies, await context.signedIn(), input.id),
    ),
  });
}
