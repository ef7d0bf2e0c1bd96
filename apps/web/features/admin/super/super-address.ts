import { JOB_STATES, REPORT_STATES } from '@relievo/contracts';
import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

export const SUPER_TABS = ['health', 'jobs', 'reports', 'settings', 'audit'] as const;
export type SuperTab = (typeof SUPER_TABS)[number];

/** All that the address of the panel says. */
export type SuperAddress = ListAddress<'latest'> & {
  readonly tab: SuperTab;
  readonly state: (typeof REPORT_STATES)[number];
  /** Which jobs are shown: those that failed are what needs somebody. */
  readonly job: (typeof JOB_STATES)[number];
  readonly from: string;
  readonly until: string;
};

const SHAPE: { readonly orders: readonly ['latest'] } = { orders: ['latest'] };
const tab = oneOf<SuperTab>(SUPER_TABS);
const job = oneOf<SuperAddress['job']>(['failed', ...JOB_STATES]);
const state = oneOf<SuperAddress['state']>(REPORT_STATES);

function readDay(text = '') {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

export const SUPER_CODEC: Codec<SuperAddress> = {
  path: '/admin/super-admin',
  keys: new Set(['tab', 'state', 'job', 'from', 'until', 'q', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    state: state.read(query['state']),
    job: job.read(query['job']),
    from: readDay(query['from']),
    until: readDay(query['until']),
  }),
  write: (address) =>
    dropEmpty({
      tab: tab.write(address.tab),
      ...writeListAddress(address, SHAPE),
      state: state.write(address.state),
      job: job.write(address.job),
      from: address.from || undefined,
      until: address.until || undefined,
    }),
};

export const WHOLE_PANEL: SuperAddress = SUPER_CODEC.read({});
