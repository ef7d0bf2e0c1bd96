import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@relievo/contracts/conversation';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { ConfirmButton } from '../../../../ui/overlays/confirm-button.tsx';
import { useCommentsChanged } from '../parts/conversation-queries.ts';
import { beginningOf } from './comment-words.ts';

interface RemoveCommentProps {
  comment: Comment;
  onRemoved: () => void;
}

/** One's own comment; administrators remove any. */
export function RemoveComment({ comment, onRemoved }: RemoveCommentProps) {
  const { t } = useLingui();
  const { id, resourceId, body, isOwn, authorName } = comment;
  const author = authorName || t`someone`;
  const changed = useCommentsChanged(resourceId);
  const removing = useAction({
    run: () => client.conversation.removeComment({ id }),
    done: t`The comment was deleted.`,
    failed: t`The comment was not deleted. Please try again.`,
    onDone: () => {
      onRemoved();
      changed();
    },
  });
  return (
    <ConfirmButton
      variant="quiet"
      label={t`Delete: ${beginningOf(body)}`}
      title={isOwn ? t`Delete your comment?` : t`Delete the comment by ${author}?`}
      consequence={<p>{t`It is deleted for everyone. This cannot be undone.`}</p>}
      action={t`Delete comment`}
      isPending={removing.isPending}
      onConfirm={() => removing.start()}
    >
      <Trans>Delete</Trans>
    </ConfirmButton>
  );
}
