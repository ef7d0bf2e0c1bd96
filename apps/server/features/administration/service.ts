import type { ContentReport } from '@relievo/contracts/administration';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { endReport, findReport, findReports, type ReportRow, type Slice, setHidden } from './repository.ts';

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
