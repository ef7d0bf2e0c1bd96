import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { FRESH } from '../../../listing/index.ts';

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => client.superAdmin.settings({}, { signal }),
  ...FRESH.own,
});
