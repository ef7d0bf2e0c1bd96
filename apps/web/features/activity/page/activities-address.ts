import {
  ACTIVITY_COLUMNS,
  ACTIVITY_TYPES,
  type ActivityType,
  SORT_DIRECTIONS,
} from '@relievo/contracts/activity';
import type { Sort } from '../../../ui/lists/table.tsx';
import {
  type Codec,
  dropEmpty,
  LIST_KEYS,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

type Column = (typeof ACTIVITY_COLUMNS)[number];

/** All that the address of one's activities says. */
export type ActivitiesAddress = ListAddress<Column> & {
  readonly type: 'all' | ActivityType;
  readonly direction: Sort<Column>['direction'];
};

const SHAPE = { orders: ACTIVITY_COLUMNS };
const type = oneOf<ActivitiesAddress['type']>(['all', ...ACTIVITY_TYPES]);
const direction = oneOf(SORT_DIRECTIONS);

export const ACTIVITIES_CODEC: Codec<ActivitiesAddress> = {
  path: '/your-activities',
  keys: new Set(['type', 'direction', ...LIST_KEYS, ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    type: type.read(query['type']),
    direction: direction.read(query['direction']),
  }),
  write: (address) =>
    dropEmpty({
      ...writeListAddress(address, SHAPE),
      type: type.write(address.type),
      direction: direction.write(address.direction),
    }),
};
