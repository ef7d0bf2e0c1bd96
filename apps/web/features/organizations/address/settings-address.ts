import {
  ORGANIZATION_CONTENT_ORDERS,
  ORGANIZATION_CONTENT_STATES,
  type OrganizationContentOrder,
} from '@relievo/contracts';
import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

const TABS = ['content', 'members', 'teams', 'invitations'] as const;

export type SettingsTab = (typeof TABS)[number];

/** All that the address of the settings says: the tab, and which part of its list. */
export type SettingsAddress = ListAddress<OrganizationContentOrder> & {
  readonly tab: SettingsTab;
  /** Which content is shown. */
  readonly state: 'all' | (typeof ORGANIZATION_CONTENT_STATES)[number];
};

const SHAPE = { orders: ORGANIZATION_CONTENT_ORDERS };
const tab = oneOf<SettingsTab>(TABS);
const state = oneOf<SettingsAddress['state']>(['all', ...ORGANIZATION_CONTENT_STATES]);

export const SETTINGS_CODEC: Codec<SettingsAddress> = {
  path: '/organization/settings',
  keys: new Set(['tab', 'q', 'sort', 'state', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    state: state.read(query['state']),
  }),
  write: ({ tab: open, state: shown, ...address }) =>
    dropEmpty({ tab: tab.write(open), ...writeListAddress(address, SHAPE), state: state.write(shown) }),
};

/** The first tab, with nothing searched for. */
export const EMPTY_SETTINGS: SettingsAddress = SETTINGS_CODEC.read({});
