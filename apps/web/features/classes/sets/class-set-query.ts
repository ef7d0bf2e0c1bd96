import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

const LOOK_AGAIN_MS = 2000;

/** Asked for first, so that what is missing is made; then looked at again until nothing is waited for any more. */
export function classSetQuery(key: { readonly id: string; readonly assignmentId: string }) {
  let isBegun = false;
  return queryOptions({
    queryKey: ['class-set', key.id, key.assignmentId],
    queryFn: async ({ signal }) => {
      if (isBegun) return client.classSets.read(key, { signal });
      const set = await client.classSets.make(key, { signal });
      isBegun = true;
      return set;
    },
    // How somebody reads may have changed since the dialog was open last.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.sheets.some((sheet) => sheet.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
}
