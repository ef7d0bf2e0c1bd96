import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { FRESH } from '../../../listing/index.ts';

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => client.superAdmin.settings({}, { signal }),
  ...FRESH.own,
});

/** Which language model is asked, and whether it has a key; the key itself never comes back. */
export const aiQuery = queryOptions({
  queryKey: ['ai-settings'],
  queryFn: ({ signal }) => client.ai.settings({}, { signal }),
  ...FRESH.own,
});
