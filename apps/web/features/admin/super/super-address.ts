import {
  AUDIT_ACTIONS,
  AUDIT_ORDERS,
  type AuditAction,
  type AuditOrder,
  HIDDEN_COMMENT_ORDERS,
  type HiddenCommentOrder,
  JOB_ORDERS,
  JOB_STATES,
  type JobOrder,
  ORGANIZATION_ORDERS,
  type OrganizationOrder,
  REPORT_STATES,
} from '@relievo/contracts/administration';
import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

export const SUPER_TABS = [
  'health',
  'jobs',
  'reports',
  'comments',
  'organizations',
  'settings',
  'audit',
] as const;
export type SuperTab = (typeof SUPER_TABS)[number];

/** All that the address of the panel says. */
export type SuperAddress = ListAddress<'latest'> & {
  readonly tab: SuperTab;
  readonly state: (typeof REPORT_STATES)[number];
  /** Which jobs are shown: those that failed are what needs somebody. */
  readonly job: (typeof JOB_STATES)[number];
  /** How the table of each tab is sorted. */
  readonly jobs: JobOrder;
  readonly comments: HiddenCommentOrder;
  readonly order: OrganizationOrder;
  readonly log: AuditOrder;
  /** What of the log is shown. */
  readonly action: 'all' | AuditAction;
  readonly from: string;
  readonly until: string;
};

const SHAPE: { readonly orders: readonly ['latest'] } = { orders: ['latest'] };
const tab = oneOf<SuperTab>(SUPER_TABS);
const job = oneOf<SuperAddress['job']>(['failed', ...JOB_STATES]);
const jobs = oneOf<JobOrder>(JOB_ORDERS);
const comments = oneOf<HiddenCommentOrder>(HIDDEN_COMMENT_ORDERS);
const action = oneOf<SuperAddress['action']>(['all', ...AUDIT_ACTIONS]);
const log = oneOf<AuditOrder>(AUDIT_ORDERS);
const order = oneOf<OrganizationOrder>(ORGANIZATION_ORDERS);
const state = oneOf<SuperAddress['state']>(REPORT_STATES);

function readDay(text = '') {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

export const SUPER_CODEC: Codec<SuperAddress> = {
  path: '/admin/super-admin',
  keys: new Set([
    'tab',
    'state',
    'job',
    'jobs',
    'comments',
    'order',
    'log',
    'action',
    'from',
    'until',
    'q',
    ...PAGE_KEYS,
  ]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    state: state.read(query['state']),
    job: job.read(query['job']),
    jobs: jobs.read(query['jobs']),
    comments: comments.read(query['comments']),
    order: order.read(query['order']),
    log: log.read(query['log']),
    action: action.read(query['action']),
    from: readDay(query['from']),
    until: readDay(query['until']),
  }),
  write: (address) =>
    dropEmpty({
      tab: tab.write(address.tab),
      ...writeListAddress(address, SHAPE),
      state: state.write(address.state),
      job: job.write(address.job),
      jobs: jobs.write(address.jobs),
      comments: comments.write(address.comments),
      order: order.write(address.order),
      log: log.write(address.log),
      action: action.write(address.action),
      from: address.from || undefined,
      until: address.until || undefined,
    }),
};

export const WHOLE_PANEL: SuperAddress = SUPER_CODEC.read({});
