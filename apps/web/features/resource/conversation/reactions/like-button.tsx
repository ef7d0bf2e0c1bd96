import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useReactionsChanged } from '../parts/conversation-queries.ts';
import { formatLikes } from './reaction-words.ts';

/** Pressed or not; what it stands for is said when it changes. */
export function LikeButton({ resourceId: id, isLiked }: { resourceId: string; isLiked: boolean }) {
  const { t } = useLingui();
  const changed = useReactionsChanged(id);
  const liking = useAction({
    run: (likes: boolean) => (likes ? client.conversation.like({ id }) : client.conversation.unlike({ id })),
    failed: t`Your like was not saved. Please try again.`,
    onDone: (reactions) => {
      changed(reactions);
      const all = formatLikes(reactions.likes);
      announce(reactions.isLiked ? t`You like this. ${all}` : t`Like removed. ${all}`);
    },
  });
  return (
    <Button
      aria-pressed={isLiked}
      icon={<Heart aria-hidden="true" size={20} fill={isLiked ? 'currentColor' : 'none'} />}
      onPress={() => {
        if (!liking.isPending) liking.start(!isLiked);
      }}
    >
      <Trans>Like</Trans>
    </Button>
  );
}
