import type { OrganizationResource } from '@relievo/contracts/organizations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';

const CONTENT = 'organization-content';

export function contentQuery(
  id: string,
  { q, state, sort }: SettingsAddress,
): ListQuery<OrganizationResource> {
  const filters = { search: q, sortBy: sort, ...(state === 'all' ? {} : { state }) };
  return {
    key: [CONTENT, id, filters],
    fetch: (slice, signal) => client.organizationContent.list({ id, ...filters, ...slice }, { signal }),
    ...FRESH.own,
  };
}

export function storageQuery(id: string) {
  return queryOptions({
    queryKey: ['organization-storage', id],
    queryFn: ({ signal }) => client.organizationContent.storage({ id }, { signal }),
    ...FRESH.own,
  });
}

/** To call when content of the organization was changed: other lists show it as well. */
export function useContentChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list'] });
}
