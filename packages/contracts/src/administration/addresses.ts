import type { AuditFilters } from './audit.ts';
import type { PeopleFilters } from './user-management.ts';

/** What administrators have as files. */
export const ADMINISTRATION_PATHS = {
  people: '/api/admin/people.csv',
  auditLog: '/api/admin/audit-log.csv',
  diagnostics: '/api/admin/diagnostics.zip',
} as const;

/** Where the table of people is had as a file. */
export function writePeopleAddress(filters: Partial<PeopleFilters>): string {
  return writeAddress(ADMINISTRATION_PATHS.people, filters);
}

/** Where the record of what was done is had as a file. */
export function writeAuditAddress(filters: Partial<AuditFilters>): string {
  return writeAddress(ADMINISTRATION_PATHS.auditLog, filters);
}

/** What is empty is left out. */
function writeAddress(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(parameters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
