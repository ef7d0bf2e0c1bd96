import type { Review, WaitingReview } from '@relievo/contracts/content';
import type { ContentFields } from '@relievo/contracts/values';
import { type ContentColumns, fieldsOf } from '../column-rules.ts';
import { submissionOf } from '../content-presenter.ts';
import type { SubmissionRow } from '../repository.ts';
import type { PlaceRow, ReviewRow, WaitingRow } from './repository.ts';

export function waitingReviewOf(row: WaitingRow): WaitingReview {
  const { id, title, language, category, kind, visibility, organization } = row;
  return {
    id,
    title,
    language,
    category,
    kind,
    isRepeated: row.is_repeated,
    visibility,
    organization,
    authorName: row.author_name,
    createdAt: row.created_at.toISOString(),
    assignee: row.is_assigned ? { name: row.assignee_name, isMe: row.is_mine } : null,
  };
}

export function reviewOf(
  row: ReviewRow,
  submissions: readonly SubmissionRow[],
  place: PlaceRow | undefined,
  newFiles: Review['newFiles'],
): Review {
  const history = submissions.map(submissionOf);
  const { present } = row;
  return {
    ...waitingReviewOf(row),
    resourceId: row.resource_id,
    isResourceVisible: present !== null,
    words: row.words,
    fields: toFields(row.version, present),
    before: present && row.is_published && row.version ? fieldsOf(present) : null,
    newFiles,
    closedAt: row.closed_at?.toISOString() ?? null,
    decision: history.find(({ id }) => id === row.id)?.decision ?? null,
    history,
    place: place?.place ?? null,
    total: place?.total ?? 0,
    previous: place?.previous ?? null,
    next: place?.next ?? null,
  };
}

const NOTHING: ContentColumns = {
  title: '',
  description: '',
  alt_text: '',
  known_flaws: '',
  category: null,
  subject: null,
  difficulty_level: null,
  graphic_type: null,
  content_type: null,
  language: 'en',
  licence: '',
  tags: [],
  is_premium: false,
};

/** A version may say only what it changes. */
function toFields(version: Partial<ContentColumns> | null, present: ContentColumns | null): ContentFields {
  return fieldsOf({ ...NOTHING, ...present, ...version });
}
