import type { AdministeredPerson, PeopleFilters } from '@relievo/contracts/administration';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';

const KEY = 'administered-people';

export function peopleQuery(filters: PeopleFilters): ListQuery<AdministeredPerson> {
  return {
    key: [KEY, filters],
    fetch: (slice, signal) => client.userManagement.list({ ...filters, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when something was done to somebody: the table is asked for again. */
export function usePeopleChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list', KEY] });
}
