import type { Content, ContentSubmission } from '@relievo/contracts/content';
import type { ContentDraft } from '@relievo/contracts/values';
import { thumbnailOf } from '../thumbnails/service.ts';
import { fieldsOf } from './column-rules.ts';
import type { ContentRow, DraftRow, SubmissionRow } from './repository.ts';

export function contentOf(
  row: ContentRow,
  draft: DraftRow | undefined,
  submissions: readonly SubmissionRow[],
): Content {
  return {
    id: row.id,
    status: row.status,
    isDraft: row.is_draft,
    visibility: row.visibility,
    organization: row.organization,
    version: row.version,
    thumbnail: thumbnailOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    fields: fieldsOf(row),
    draft: draft ? draftOf(draft) : null,
    submissions: submissions.map(submissionOf),
  };
}

export function draftOf({ edits, content, updated_at: savedAt }: DraftRow): ContentDraft {
  return {
    edits,
    fields: fieldsOf(content),
    savedAt: savedAt.toISOString(),
  };
}

export function submissionOf(row: SubmissionRow): ContentSubmission {
  const { id, visibility, organization, words, version } = row;
  return {
    id,
    visibility,
    organization,
    words,
    version,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    decision: decisionOf(row),
  };
}

function decisionOf(row: SubmissionRow): ContentSubmission['decision'] {
  const { decision_kind: kind, decision_words: words, decision_marks: marks } = row;
  const { decision_author: author, decided_at: at } = row;
  if (!kind || !at) return null;
  return { kind, words: words ?? '', marks: marks ?? [], author, createdAt: at.toISOString() };
}
