import type { Content, ContentSubmission } from '@relievo/contracts/content';

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

export function isWaiting(state: ContentState): boolean {
  return state === 'waiting' || state === 'renewed';
}

/** What its author can do with a resource, besides deleting it; submitting comes first where it is there. */
export type Step = 'submit' | 'apply' | 'discard' | 'withdraw' | 'takeOut';

interface Circumstances {
  readonly canUpload: boolean;
  /** Whether the words in the draft are others than those of the resource. */
  readonly isChanged: boolean;
  readonly hasDraft: boolean;
}

export function isPublished(state: ContentState): boolean {
  return state === 'published' || state === 'renewed';
}

export function stepsOf(
  state: ContentState,
  { canUpload, isChanged, hasDraft }: Circumstances,
): readonly Step[] {
  const isEditable = canUpload && !isWaiting(state);
  const steps: Readonly<Record<Step, boolean>> = {
    submit: isEditable && (isChanged || !isPublished(state)),
    apply: isEditable && isChanged && !isPublished(state),
    discard: isEditable && hasDraft,
    withdraw: isWaiting(state),
    takeOut: isPublished(state),
  };
  return (Object.keys(steps) as Step[]).filter((step) => steps[step]);
}

/** What a reviewer said last, where it still asks something of the author. */
export function answerToMind(content: Pick<Content, 'submissions'>): ContentSubmission['decision'] {
  const decision = content.submissions[0]?.decision ?? null;
  return decision?.kind === 'approve' ? null : decision;
}
