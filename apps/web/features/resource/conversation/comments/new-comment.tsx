import { useLingui } from '@lingui/react/macro';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { useCommentsChanged } from '../parts/conversation-queries.ts';
import { CommentForm } from './comment-form.tsx';

export function NewComment({ resourceId: id, title }: { resourceId: string; title: string }) {
  const { t } = useLingui();
  const draft = useFormDraft(`relievo-draft-comment-${id}`, { body: '' });
  const changed = useCommentsChanged(id);
  const saying = useAction({
    run: (body: string) => client.conversation.say({ id, body }),
    done: t`Your comment was added.`,
    failed: t`Your comment was not added. Please try again.`,
    onDone: () => {
      draft.forget();
      changed();
    },
  });
  return (
    <CommentForm
      draft={draft}
      label={t`Comment on “${title}”`}
      help={t`Everyone who can see this page can read your comment and your name.`}
      submit={t`Add comment`}
      isSending={saying.isPending}
      onSubmit={(body) => saying.start(body)}
    />
  );
}
