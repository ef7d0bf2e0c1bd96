import { useLingui } from '@lingui/react/macro';
import type { WaitingReview } from '@relievo/contracts/content';

/** What is said of something that waits, in a row and on its page. */
export function useReviewWords() {
  const { t } = useLingui();
  return {
    kindOf: ({ kind, isRepeated }: Pick<WaitingReview, 'kind' | 'isRepeated'>) => {
      if (kind === 'version') return isRepeated ? t`New version, submitted again` : t`New version`;
      return isRepeated ? t`New resource, submitted again` : t`New resource`;
    },
    audienceOf: ({ visibility, organization }: Pick<WaitingReview, 'visibility' | 'organization'>) => {
      if (visibility === 'public') return t`Everyone`;
      const name = organization?.name ?? t`an organization`;
      return t`Members of ${name}`;
    },
    assigneeOf: ({ name, isMe }: NonNullable<WaitingReview['assignee']>) =>
      isMe ? t`You` : (name ?? t`Another reviewer`),
  };
}
