import {
  INVITATION_ORDERS,
  type InvitationOrder,
  MEMBER_ORDERS,
  type MemberOrder,
  ORGANIZATION_CONTENT_ORDERS,
  ORGANIZATION_CONTENT_STATES,
  type OrganizationContentOrder,
  TEAM_ORDERS,
  type TeamOrder,
} from '@relievo/contracts/organizations';
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
  /** How the tables of the other tabs are sorted. */
  readonly members: MemberOrder;
  readonly teams: TeamOrder;
  readonly invitations: InvitationOrder;
  /** Which content is shown. */
  readonly state: 'all' | (typeof ORGANIZATION_CONTENT_STATES)[number];
};

const SHAPE = { orders: ORGANIZATION_CONTENT_ORDERS };
const tab = oneOf<SettingsTab>(TABS);
const members = oneOf<MemberOrder>(MEMBER_ORDERS);
const teams = oneOf<TeamOrder>(TEAM_ORDERS);
const invitations = oneOf<InvitationOrder>(INVITATION_ORDERS);
const state = oneOf<SettingsAddress['state']>(['all', ...ORGANIZATION_CONTENT_STATES]);

export const SETTINGS_CODEC: Codec<SettingsAddress> = {
  path: '/organization/settings',
  keys: new Set(['tab', 'q', 'sort', 'members', 'teams', 'invitations', 'state', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    members: members.read(query['members']),
    teams: teams.read(query['teams']),
    invitations: invitations.read(query['invitations']),
    state: state.read(query['state']),
  }),
  write: ({ tab: open, state: shown, ...address }) =>
    dropEmpty({
      tab: tab.write(open),
      ...writeListAddress(address, SHAPE),
      members: members.write(address.members),
      teams: teams.write(address.teams),
      invitations: invitations.write(address.invitations),
      state: state.write(shown),
    }),
};

/** The first tab, with nothing searched for. */
export const EMPTY_SETTINGS: SettingsAddress = SETTINGS_CODEC.read({});
