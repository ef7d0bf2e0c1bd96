import {
  PEOPLE_ORDERS,
  PERSON_STATES,
  type PeopleFilters,
  type PeopleOrder,
} from '@relievo/contracts/administration';
import { ROLES } from '@relievo/contracts/values';
import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

/** All that the address of the table of people says. */
export type PeopleAddress = ListAddress<PeopleOrder> & {
  readonly role: 'all' | (typeof ROLES)[number];
  readonly state: 'all' | (typeof PERSON_STATES)[number];
};

const SHAPE = { orders: PEOPLE_ORDERS };
const role = oneOf<PeopleAddress['role']>(['all', ...ROLES]);
const state = oneOf<PeopleAddress['state']>(['all', ...PERSON_STATES]);

export const PEOPLE_CODEC: Codec<PeopleAddress> = {
  path: '/admin/user-management',
  keys: new Set(['role', 'state', 'sort', 'q', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    role: role.read(query['role']),
    state: state.read(query['state']),
  }),
  write: (address) =>
    dropEmpty({
      ...writeListAddress(address, SHAPE),
      role: role.write(address.role),
      state: state.write(address.state),
    }),
};

/** The filters as the server is asked for them. */
export function buildPeopleFilters({ q, role: one, state: is, sort }: PeopleAddress): PeopleFilters {
  return {
    search: q,
    ...(one === 'all' ? {} : { role: one }),
    ...(is === 'all' ? {} : { state: is }),
    sortBy: sort,
  };
}

export function isNarrowed({ q, role: one, state: is }: PeopleAddress): boolean {
  return q !== '' || one !== 'all' || is !== 'all';
}
