import { useLingui } from '@lingui/react/macro';
import type { WaitingReview } from '@relievo/contracts/content';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { useReviewsChanged } from '../query/queue-query.ts';

/** To look after something, so that no other reviewer reads the same, and to let go of it. */
export function useAssignment({ id, title }: Pick<WaitingReview, 'id' | 'title'>) {
  const { t } = useLingui();
  const changed = useReviewsChanged();
  return useAction({
    run: async (isMine: boolean) => {
      await client.reviews.assign({ id, isMine });
      return isMine;
    },
    done: (isMine) =>
      isMine ? t`“${title}” is assigned to you.` : t`“${title}” is no longer assigned to you.`,
    onDone: () => void changed(),
    // Somebody has decided meanwhile: what is on screen is old.
    onRefused: () => {
      void changed();
      return false;
    },
  });
}
