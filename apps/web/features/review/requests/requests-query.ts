import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export const UPLOAD_REQUESTS_KEY = ['upload-requests'] as const;

export function uploadRequestsQuery(page: number, itemsPerPage: number) {
  return queryOptions({
    queryKey: [...UPLOAD_REQUESTS_KEY, page, itemsPerPage],
    queryFn: ({ signal }) => client.uploadRequests.list({ page, itemsPerPage }, { signal }),
    placeholderData: keepPreviousData,
  });
}
