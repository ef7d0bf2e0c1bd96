import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@relievo/contracts/conversation';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { useCommentsChanged } from '../parts/conversation-queries.ts';
import { CommentForm } from './comment-form.tsx';

export function ChangeComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t } = useLingui();
  const { id, resourceId, body: start } = comment;
  const draft = useFormDraft(`relievo-draft-comment-${id}`, { body: start });
  const changed = useCommentsChanged(resourceId);
  const close = () => {
    draft.forget();
    onClose();
  };
  const changing = useAction({
    run: (body: string) => client.conversation.changeComment({ id, body }),
    done: t`Your comment was changed.`,
    failed: t`Your comment was not changed. Please try again.`,
    onDone: () => {
      changed();
      close();
    },
  });
  return (
    <CommentForm
      draft={draft}
      label={t`Your comment`}
      submit={t`Save comment`}
      isSending={changing.isPending}
      onSubmit={(body) => changing.start(body)}
      onCancel={close}
    />
  );
}
