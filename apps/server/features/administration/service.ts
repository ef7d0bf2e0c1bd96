import type { AuditEntry, AuditFilters, ContentReport } from '@relievo/contracts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../platform/formats/csv.ts';
import type { Document } from '../../platform/http/files/documents.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import {
  type AuditRow,
  endReport,
  findAuditEntries,
  findReport,
  findReports,
  insertAudit,
  type ReportRow,
  type Slice,
  setHidden,
} from './repository.ts';

export interface AdministrationDependencies {
  readonly database: Database;
}

export async function listReports(
  { database }: AdministrationDependencies,
  viewer: Viewer,
  { state, ...slice }: Slice & { readonly state: ContentReport['state'] },
): Promise<{ rows: ContentReport[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findReports(tx, state, slice));
  return { rows: rows.map(toReport), total };
}

/** The end, the comment that is hidden with it, the record and the letters are of one transaction. */
export async function answerReport(
  { database }: AdministrationDependencies,
  viewer: Viewer,
  answer: {
    readonly id: string;
    readonly state: 'upheld' | 'dismissed';
    readonly words: string;
    readonly hidesComment: boolean;
  },
): Promise<ContentReport> {
  const { id, state, words, hidesComment } = answer;
  return database.asUser(viewer, async (tx) => {
    const before = await findReport(tx, id);
    if (!before) throw refuse('not_found');
    if (!(await endReport(tx, id, state, words))) throw refuse('report_ended');
    if (hidesComment && before.comment) await setHidden(tx, before.comment.id, true);
    const ended = await findReport(tx, id);
    if (!ended) throw refuse('not_found');
    return toReport(ended);
  });
}

export async function hideComment(
  { database }: AdministrationDependencies,
  viewer: Viewer,
  { id, isHidden }: { readonly id: string; readonly isHidden: boolean },
): Promise<{ isHidden: boolean }> {
  if (!(await database.asUser(viewer, (tx) => setHidden(tx, id, isHidden)))) throw refuse('not_found');
  return { isHidden };
}

export async function listAuditEntries(
  { database }: AdministrationDependencies,
  viewer: Viewer,
  query: AuditFilters & Slice,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findAuditEntries(tx, query, query));
  return { rows: rows.map(toEntry), total };
}

const BATCH = 1000;

/** The record as a table. That somebody took it stands in it. */
export async function exportAuditLog(
  { database }: AdministrationDependencies,
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

async function* writeEntries(database: Database, viewer: Viewer, filters: AuditFilters) {
  yield BYTE_ORDER_MARK + writeCsvLine(['Time', 'Who', 'Action', 'About', 'Id', 'Details']);
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await database.asUser(viewer, (tx) =>
      findAuditEntries(tx, filters, { offset, limit: BATCH }),
    );
    yield rows
      .map(toEntry)
      .map(({ createdAt, actorName, action, subjectType, subjectId, details }) =>
        writeCsvLine([createdAt, actorName, action, subjectType, subjectId, details]),
      )
      .join('');
    if (rows.length < BATCH) return;
  }
}

function toReport(row: ReportRow): ContentReport {
  const { id, title, comment, reason, words, state, answer } = row;
  return {
    id,
    resourceId: row.resource_id,
    title,
    comment,
    reason,
    words,
    reporterName: row.reporter_name,
    createdAt: row.created_at.toISOString(),
    state,
    answer,
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.handled_by,
  };
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
    details,
  };
}
