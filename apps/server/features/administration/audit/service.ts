import type { AuditEntry, AuditFilters, AuditQuery } from '@relievo/contracts/administration';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../../platform/formats/csv.ts';
import type { Document } from '../../../platform/http/files/documents.ts';
import { type AuditRow, findAuditEntries, insertAudit } from './repository.ts';

interface AuditDependencies {
  readonly database: Database;
}

export async function listAuditEntries(
  { database }: AuditDependencies,
  viewer: Viewer,
  query: AuditQuery,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findAuditEntries(tx, query, query));
  return { rows: rows.map(toEntry), total };
}

const BATCH = 1000;

/** The record as a table. That somebody took it stands in it. */
export async function exportAuditLog(
  { database }: AuditDependencies,
  viewer: Viewer,
  filters: AuditFilters,
): Promise<Document> {
  await database.asUser(viewer, (tx) => insertAudit(tx, 'audit_log.exported', filters));
  return {
    mediaType: 'text/csv',
    fileName: 'relievo-audit-log.csv',
    body: writeEntries(database, viewer, filters),
  };
}

const HEAD = ['Time', 'Who', 'Action', 'About', 'Name', 'Id', 'Organization', 'Details'];

async function* writeEntries(database: Database, viewer: Viewer, filters: AuditFilters) {
  yield BYTE_ORDER_MARK + writeCsvLine(HEAD);
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await database.asUser(viewer, (tx) =>
      findAuditEntries(tx, filters, { offset, limit: BATCH }),
    );
    yield rows.map(toLine).join('');
    if (rows.length < BATCH) return;
  }
}

function toLine(row: AuditRow): string {
  const { created_at, actor_name, action, subject_type, subject_name, subject_id, organization_name } = row;
  const noted = Object.keys(row.details).length > 0 ? JSON.stringify(row.details) : '';
  const about = [subject_type, subject_name, subject_id, organization_name];
  return writeCsvLine([created_at.toISOString(), actor_name, action, ...about, noted]);
}

function toEntry(row: AuditRow): AuditEntry {
  const { id, action, details } = row;
  return {
    id,
    createdAt: row.created_at.toISOString(),
    actorName: row.actor_name,
    action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    organizationName: row.organization_name,
    details,
  };
}
