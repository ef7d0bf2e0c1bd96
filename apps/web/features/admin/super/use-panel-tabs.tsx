import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AddressState } from '../../listing/index.ts';
import { AuditLog } from './audit/audit-log.tsx';
import { HiddenComments } from './comments/hidden-comments.tsx';
import { Health } from './machine/health.tsx';
import { Jobs } from './machine/jobs.tsx';
import { Organizations } from './organizations/organizations.tsx';
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
      contents: t`A list to choose a status, and a table of jobs with buttons to retry and cancel.`,
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
      id: 'comments',
      label: t`Hidden comments`,
      panel: <HiddenComments state={state} />,
      contents: t`A table of comments that are hidden from readers, with buttons to show each again.`,
      mainAction: t`Show a comment again`,
    },
    {
      id: 'organizations',
      label: t`Organizations`,
      panel: <Organizations state={state} />,
      contents: t`A search field, and a table of organizations with their tiers and buttons to change them.`,
      mainAction: t`Change the tier of an organization`,
    },
    {
      id: 'settings',
      label: t`Settings`,
      panel: <Settings />,
      contents: t`A form for the whole site: accounts, who can upload, storage, the language model and a banner. Then the key of the language model.`,
      mainAction: t`Save settings`,
    },
    {
      id: 'audit',
      label: t`Audit log`,
      panel: <AuditLog state={state} />,
      contents: t`A search field, a list of actions, two dates, and a table of what was done here.`,
      mainAction: t`Search by person, organization or ID`,
    },
  ];
}
