import {
  type Codec,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

const TABS = ['members', 'teams', 'invitations'] as const;

export type SettingsTab = (typeof TABS)[number];

/** All that the address of the settings says: the tab, and which part of its list. */
export type SettingsAddress = ListAddress<'usual'> & { readonly tab: SettingsTab };

const SHAPE: { readonly orders: readonly ['usual'] } = { orders: ['usual'] };
const tab = oneOf<SettingsTab>(TABS);

export const SETTINGS_CODEC: Codec<SettingsAddress> = {
  path: '/organization/settings',
  keys: new Set(['tab', 'q', ...PAGE_KEYS]),
  read: (query) => ({ ...readListAddress(query, SHAPE), tab: tab.read(query['tab']) }),
  write: ({ tab: open, ...address }) =>
    dropEmpty({ tab: tab.write(open), ...writeListAddress(address, SHAPE) }),
};

/** The first tab, with nothing searched for. */
export const EMPTY_SETTINGS: SettingsAddress = SETTINGS_CODEC.read({});
