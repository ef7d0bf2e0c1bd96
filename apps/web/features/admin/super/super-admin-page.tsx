import { Trans, useLingui } from '@lingui/react/macro';
import { isSuperAdministrator, useViewer } from '../../../lib/server/session.ts';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useAddress } from '../../listing/index.ts';
import { NoAdministrator } from '../no-administrator.tsx';
import { SUPER_CODEC, SUPER_TABS, WHOLE_PANEL } from './super-address.ts';
import { usePanelTabs } from './use-panel-tabs.tsx';
import './super.css';

export function SuperAdminPage() {
  const { t } = useLingui();
  if (isSuperAdministrator(useViewer())) return <Panel />;
  return (
    <NoAdministrator title={t`Super Admin Panel`}>
      <Trans>Only super administrators can open this page.</Trans>
    </NoAdministrator>
  );
}

/** What only those do who answer for the whole place. */
function Panel() {
  const { t } = useLingui();
  const state = useAddress(SUPER_CODEC);
  const { address, open } = state;
  const { tab } = address;
  const tabs = usePanelTabs(state);
  const shown = tabs.find(({ id }) => id === tab);
  return (
    <Page
      title={t`Super Admin Panel`}
      part={shown?.label ?? ''}
      lead={t`The server, its jobs, reports of content, settings, and the log of what was done here.`}
      describe={{ contents: shown?.contents ?? '', mainAction: shown?.mainAction ?? '' }}
    >
      <Tabs
        label={t`Super Admin Panel`}
        selectedKey={tab}
        onSelectionChange={(chosen) =>
          open({ ...WHOLE_PANEL, tab: SUPER_TABS.find((one) => one === chosen) ?? WHOLE_PANEL.tab })
        }
        tabs={tabs}
      />
    </Page>
  );
}
