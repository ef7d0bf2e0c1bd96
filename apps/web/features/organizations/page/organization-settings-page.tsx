import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import type { OrganizationView } from '@relievo/contracts/organizations';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useViewer } from '../../../lib/server/session.ts';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { useAddress } from '../../listing/index.ts';
import { EMPTY_SETTINGS, SETTINGS_CODEC, type SettingsTab } from '../address/settings-address.ts';
import { ContentTab } from '../content/content-tab.tsx';
import { InvitationsTab } from '../invitations/invitations-tab.tsx';
import { MembersTab } from '../members/members-tab.tsx';
import { organizationQuery } from '../query/organization-query.ts';
import { TeamsTab } from '../teams/teams-tab.tsx';
import { ORGANIZATION_ROLE_NAMES } from '../words/role-words.ts';
import { SettingsFailed } from './settings-failed.tsx';
import '../organizations.css';

/** The settings of the current organization. Whoever belongs to none finds no page here. */
export function OrganizationSettingsPage() {
  const viewer = useViewer();
  const current = viewer.status === 'signed-in' ? viewer.session.currentOrganization : null;
  if (!current) return <NotFound />;
  return (
    <CatchBoundary getResetKey={() => current.id} errorComponent={SettingsFailed}>
      <GuardedSettings id={current.id} />
    </CatchBoundary>
  );
}

/** The server has the last word on who may look: a membership can end while its page is open. */
function GuardedSettings({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = useQuery(organizationQuery(id));
  if (readRefusal(error)?.code === 'not_found') return <NotFound />;
  if (data) return <Settings view={data} />;
  return error ? <SettingsFailed /> : <Loading label={t`Loading organization settings…`} />;
}

function Settings({ view }: { view: OrganizationView }) {
  const { t, i18n } = useLingui();
  const state = useAddress(SETTINGS_CODEC);
  const { name, type } = view.organization;
  const role = view.role ? i18n._(ORGANIZATION_ROLE_NAMES[view.role]) : t`Administrator of this site`;
  const tabs = [
    {
      id: 'content',
      label: t`Content`,
      panel: <ContentTab view={view} state={state} />,
      contents: t`a search field and a table of the organization's content, which can be sorted.`,
    },
    {
      id: 'members',
      label: t`Members`,
      panel: <MembersTab view={view} state={state} />,
      contents: t`a search field and a table of everyone in the organization.`,
    },
    {
      id: 'teams',
      label: t`Teams`,
      panel: <TeamsTab view={view} state={state} />,
      contents: t`a table of teams, with their members and collections.`,
    },
    {
      id: 'invitations',
      label: t`Invitations`,
      panel: <InvitationsTab view={view} state={state} />,
      contents: t`a form to invite people by email, and a table of invitations that wait for an answer.`,
    },
  ] as const;
  const open = tabs.find(({ id }) => id === state.address.tab) ?? tabs[0];
  return (
    <Page
      title={t`Organization Settings`}
      part={open.label}
      lead={
        type === 'personal'
          ? t`${name}, your personal organization. Only you belong to it.`
          : t`${name}. Your role: ${role}.`
      }
      describe={{ contents: t`Tabs; the open one is ${open.label}: ${open.contents}` }}
    >
      <Tabs
        label={t`Organization Settings`}
        selectedKey={open.id}
        onSelectionChange={(tab) => state.replace({ ...EMPTY_SETTINGS, tab: tab as SettingsTab })}
        tabs={tabs}
      />
    </Page>
  );
}
