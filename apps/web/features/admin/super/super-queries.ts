import type { AuditEntry, AuditFilters, ContentReport } from '@relievo/contracts/administration';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';
import type { SuperAddress } from './super-address.ts';

const REPORTS = 'content-reports';

export function reportsQuery(state: ContentReport['state']): ListQuery<ContentReport> {
  return {
    key: [REPORTS, state],
    fetch: (slice, signal) => client.superAdmin.reports({ state, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when a report was answered or a comment hidden. */
export function useReportsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list', REPORTS] });
}

export function buildAuditFilters({ q, action, from, until, log }: SuperAddress): AuditFilters {
  return {
    search: q,
    sortBy: log,
    ...(action === 'all' ? {} : { action }),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

export function auditQuery(filters: AuditFilters): ListQuery<AuditEntry> {
  return {
    key: ['audit-log', filters],
    fetch: (slice, signal) => client.superAdmin.auditLog({ ...filters, ...slice }, { signal }),
    ...FRESH.own,
  };
}
