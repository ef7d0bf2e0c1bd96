import { Trans, useLingui } from '@lingui/react/macro';
import type { UploadRequestOfPerson } from '@relievo/contracts/people';
import { useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useAfterwards } from '../decide/use-afterwards.ts';
import { UPLOAD_REQUESTS_KEY } from './requests-query.ts';
import { ROLE_NAMES } from './role-names.ts';

interface AnswerDialogProps {
  request: UploadRequestOfPerson;
  granted: boolean;
  onClose: () => void;
  /** Called when the dialog is gone and the focus is free. */
  onAnswered: () => void;
}

const MOST_WORDS = 2000;

/** What follows for the person, and what they are told with it; who is declined is told why. */
export function AnswerDialog({ request, granted, onClose, onAnswered }: AnswerDialogProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { id, person, roleWanted } = request;
  const name = person.displayName;
  const role = i18n._(ROLE_NAMES[roleWanted]);
  const draft = useFormDraft(`relievo-draft-upload-${granted ? 'grant' : 'decline'}-${id}`, { words: '' });
  const problems = useFormProblems(['words']);
  const field = bindTo(draft, problems);
  const finish = useAfterwards();
  const leave = () => {
    draft.forget();
    finish(onAnswered);
    onClose();
  };
  const changed = () => queries.invalidateQueries({ queryKey: UPLOAD_REQUESTS_KEY });
  const answering = useAction({
    run: async (words: string) => {
      await client.uploadRequests.decide({ id, granted, words });
      await changed();
    },
    done: granted ? t`${name} can now upload.` : t`The request of ${name} is declined.`,
    onDone: leave,
    onRefused: (refusal) => {
      if (refusal.code !== 'not_found') return problems.place(refusal);
      announce(t`Someone else has already answered this request, so your answer was not sent.`, 'errors');
      void changed().then(leave);
      return true;
    },
  });
  const onSubmit = () => {
    const words = draft.fields.words.trim();
    if (!granted && !words)
      return problems.refuse([{ path: 'words', message: t`Please say why, so that they know what to do` }]);
    if (words.length > MOST_WORDS)
      return problems.refuse([{ path: 'words', message: t`Please write at most 2,000 characters` }]);
    answering.start(words);
  };
  return (
    <FormDialog
      title={granted ? t`Grant upload access to ${name}?` : t`Decline the request of ${name}`}
      label={granted ? t`Grant` : t`Decline`}
      problems={problems}
      sending={answering}
      busyWords={t`Sending…`}
      submit={granted ? <Trans>Grant</Trans> : <Trans>Decline</Trans>}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {granted ? (
          <Trans>They get the role {role}. They can then upload, convert and submit content.</Trans>
        ) : (
          <Trans>They keep their account and can ask again.</Trans>
        )}
      </p>
      <TextField
        {...field('words')}
        label={granted ? t`Note` : t`Reason`}
        help={t`They get this here and by email.`}
        optional={granted}
        multiline
        limit={MOST_WORDS}
      />
    </FormDialog>
  );
}
