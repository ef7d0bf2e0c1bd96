import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { loadPicture } from './load-picture.ts';

export const PICTURE_DRAFTS = ['pictures'] as const;

export const pictureDraftsQuery = queryOptions({
  queryKey: [...PICTURE_DRAFTS, 'list'],
  queryFn: ({ signal }) => client.pictures.list(undefined, { signal }),
});

/** Read once when it is opened: from then on the page knows better what stands there. */
export function pictureDraftQuery(id: string) {
  return queryOptions({
    queryKey: [...PICTURE_DRAFTS, id],
    queryFn: ({ signal }) => client.pictures.get({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The reduced picture that is changed while somebody watches. */
export function pictureQuery(draftId: string) {
  return queryOptions({
    queryKey: [...PICTURE_DRAFTS, draftId, 'pixels'],
    queryFn: () => loadPicture(draftId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: 1,
  });
}
