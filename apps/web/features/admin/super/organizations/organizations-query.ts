import type { AdministeredOrganization } from '@relievo/contracts/administration';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';

const ORGANIZATIONS = 'administered-organizations';

export function organizationsQuery({ q, order }: SuperAddress): ListQuery<AdministeredOrganization> {
  const filters = { search: q, sortBy: order };
  return {
    key: [ORGANIZATIONS, filters],
    fetch: (slice, signal) => client.superAdmin.organizations({ ...filters, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when a tier was changed. */
export function useOrganizationsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list', ORGANIZATIONS] });
}
