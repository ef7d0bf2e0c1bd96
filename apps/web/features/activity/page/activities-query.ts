import type { Activity } from '@relievo/contracts/activity';
import { searchText } from '@relievo/contracts/library/lists';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';
import type { ActivitiesAddress } from './activities-address.ts';

/** Everything that is known of what a person did stands under this key. */
export const ACTIVITIES_KEY = 'activities';

export function activitiesQuery({ q, type, sort, direction }: ActivitiesAddress): ListQuery<Activity> {
  const input = {
    search: searchText(q),
    sortBy: sort,
    direction,
    ...(type === 'all' ? {} : { type }),
  };
  return {
    key: [ACTIVITIES_KEY, input],
    fetch: (slice, signal) => client.activity.list({ ...input, ...slice }, { signal }),
    ...FRESH.own,
  };
}
