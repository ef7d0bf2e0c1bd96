import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AddressState } from '../../listing/index.ts';
import { AuditLog } from './audit-log.tsx';
import { Health } from './machine/health.tsx';
import { Jobs } from './machine/jobs.tsx';
import { Reports } from './reports.tsx';
import { Settings } from './settings/settings.tsx';
import type { SuperAddress, SuperTab } from './super-address.ts';

interface PanelTab {
  readonly id: SuperTab;
  readonly label: string;
  readonly panel: ReactNode;
  /** What the layout describer says of it. */
  readonly contents: string;
  readonly mainAction: string;
}

export function usePanelTabs(state: AddressState<SuperAddress>): readonly PanelTab[] {
  const { t } = useLingui();
  return [
    {
      id: 'health',
      label: t`Health`,
      panel: <Health />,
      contents: t`A table with the parts of the system, facts about the server, and the storage used.`,
      mainAction: t`Refresh`,
    },
    {
      id: 'jobs',
      label: t`Jobs`,
      panel: <Jobs state={state} />,
      contents: t`A list to choose a status, and a table of jobs, latest first, with buttons to retry and cancel.`,
      mainAction: t`Retry or cancel a job`,
    },
    {
      id: 'reports',
      label: t`Reports`,
      panel: <Reports state={state} />,
      contents: t`A list of reports, oldest first, with buttons to uphold and dismiss each.`,
      mainAction: t`Uphold or dismiss a report`,
    },
    {
      id: 'settings',
      label: t`Settings`,
      panel: <Settings />,
      contents: t`A form with two boxes to tick and a text, for the whole site.`,
      mainAction: t`Save settings`,
    },
    {
      id: 'audit',
      label: t`Audit log`,
      panel: <AuditLog state={state} />,
      contents: t`A search field, two dates, and a table of what was done here, latest first.`,
      mainAction: t`Search by action, person or ID`,
    },
  ];
}
