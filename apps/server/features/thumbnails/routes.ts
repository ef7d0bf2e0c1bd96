import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { showThumbnail, type ThumbnailDependencies } from './service.ts';

const api = implement(contract.thumbnails).$context<RequestContext>();

/** A year; the address names one picture for ever. Kept by the browser of who could see it, and by nobody between. */
const FOR_EVER = 'private, max-age=31536000, immutable';

export function thumbnailRoutes(dependencies: ThumbnailDependencies) {
  return api.router({
    show: api.show.handler(async ({ context, input }) => {
      const file = await showThumbnail(dependencies, await context.viewer(), input);
      context.setHeader('content-security-policy', "default-src 'none'; sandbox");
      context.setHeader('cache-control', FOR_EVER);
      return file;
    }),
  });
}
