import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  changePicture,
  changeProfile,
  describePicture,
  openPicture,
  type ProfileDependencies,
  readProfile,
  removePicture,
} from './service.ts';

const api = implement(contract.profile).$context<RequestContext>();

/** Whatever a picture holds besides the picture does nothing: it is neither run nor guessed at. */
const AS_PICTURE_ONLY = "default-src 'none'; sandbox";

export function profileRoutes(dependencies: ProfileDependencies) {
  return api.router({
    read: api.read.handler(async ({ context }) => readProfile(dependencies, await context.signedIn())),
    change: api.change.handler(async ({ context, input }) =>
      changeProfile(dependencies, await context.signedIn(), input),
    ),
    setPicture: api.setPicture.handler(async ({ context, input: { body, query } }) =>
      changePicture(dependencies, await context.signedIn(), body, query.alt),
    ),
    describePicture: api.describePicture.handler(async ({ context, input }) =>
      describePicture(dependencies, await context.signedIn(), input.alt),
    ),
    removePicture: api.removePicture.handler(async ({ context }) =>
      removePicture(dependencies, await context.signedIn()),
    ),
    picture: api.picture.handler(async ({ context, input }) => {
      const file = await openPicture(dependencies, await context.viewer(), input.id);
      context.setHeader('content-security-policy', AS_PICTURE_ONLY);
      context.setHeader('cache-control', 'private, max-age=3600');
      return file;
    }),
  });
}
