import { REPORT_STATES } from '@relievo/contracts';
import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

/** All that the address of the panel says. */
export type SuperAddress = ListAddress<'latest'> & {
  readonly tab: 'reports' | 'audit';
  readonly state: (typeof REPORT_STATES)[number];
  readonly from: string;
  readonly until: string;
};

const SHAPE: { readonly orders: readonly ['latest'] } = { orders: ['latest'] };
const tab = oneOf<SuperAddress['tab']>(['reports', 'audit']);
const state = oneOf<SuperAddress['state']>(REPORT_STATES);

function readDay(text = '') {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

export const SUPER_CODEC: Codec<SuperAddress> = {
  path: '/admin/super-admin',
  keys: new Set(['tab', 'state', 'from', 'until', 'q', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    state: state.read(query['state']),
    from: readDay(query['from']),
    until: readDay(query['until']),
  }),
  write: (address) =>
    dropEmpty({
      tab: tab.write(address.tab),
      ...writeListAddress(address, SHAPE),
      state: state.write(address.state),
      from: address.from || undefined,
      until: address.until || undefined,
    }),
};

export const WHOLE_PANEL: SuperAddress = SUPER_CODEC.read({});
