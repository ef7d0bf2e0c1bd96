import { Trans, useLingui } from '@lingui/react/macro';
import { isSuperAdministrator, useViewer } from '../../../lib/server/session.ts';
import { Tabs } from '../../../ui/lists/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useAddress } from '../../listing/index.ts';
import { NoAdministrator } from '../no-administrator.tsx';
import { AuditLog } from './audit-log.tsx';
import { Reports } from './reports.tsx';
import { SUPER_CODEC, WHOLE_PANEL } from './super-address.ts';
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
  const isAudit = address.tab === 'audit';
  return (
    <Page
      title={t`Super Admin Panel`}
      part={isAudit ? t`Audit log` : t`Reports`}
      lead={t`Reports of content, and the log of what was done here.`}
      describe={
        isAudit
          ? {
              contents: t`A search field, two dates, and a table of what was done here, latest first.`,
              mainAction: t`Search by action, person or ID`,
            }
          : {
              contents: t`A list of reports, oldest first, with buttons to uphold and dismiss each.`,
              mainAction: t`Uphold or dismiss a report`,
            }
      }
    >
      <Tabs
        label={t`Super Admin Panel`}
        selectedKey={address.tab}
        onSelectionChange={(tab) => open({ ...WHOLE_PANEL, tab: tab === 'audit' ? 'audit' : 'reports' })}
        tabs={[
          { id: 'reports', label: t`Reports`, panel: <Reports state={state} /> },
          { id: 'audit', label: t`Audit log`, panel: <AuditLog state={state} /> },
        ]}
      />
    </Page>
  );
}
