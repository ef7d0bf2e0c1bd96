import type { Content, ContentSubmission } from '@relievo/contracts';

/** Where a resource stands with its readers and reviewers. */
export type ContentState = 'draft' | 'waiting' | 'rejected' | 'published' | 'renewed';

type Standing = Pick<Content, 'status' | 'isDraft'> & {
  readonly submissions: readonly Pick<ContentSubmission, 'closedAt'>[];
};

export function stateOf({ status, isDraft, submissions }: Standing): ContentState {
  const isOpen = submissions.some(({ closedAt }) => closedAt === null);
  if (status === 'approved') return isOpen ? 'renewed' : 'published';
  if (isDraft) return 'draft';
  return status === 'rejected' ? 'rejected' : 'waiting';
}

export const isWaiting = (state: ContentState): boolean => state === 'waiting' || state === 'renewed';

/** What a reviewer said last, where it still asks something of the author. */
export function answerToMind(content: Pick<Content, 'submissions'>): ContentSubmission['decision'] {
  const decision = content.submissions[0]?.decision ?? null;
  return decision?.kind === 'approve' ? null : decision;
}
