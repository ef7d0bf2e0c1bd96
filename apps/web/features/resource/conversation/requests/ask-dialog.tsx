import { Trans, useLingui } from '@lingui/react/macro';
import {
  ACCESSIBLE_FORMS,
  type AccessibleRequest,
  type AccessibleRequestInput,
  accessibleRequestInput,
} from '@relievo/contracts/accessible-requests';
import { CONVERSATION_LIMITS } from '@relievo/contracts/conversation';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { FORM_WORDS } from '../../../../lib/words/accessible-form-words.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useRequestsChanged } from '../parts/conversation-queries.ts';
import { isWaiting } from './request-words.ts';

const FIELDS = ['form', 'words'] as const;
const EMPTY = { form: '', words: '' };

interface AskDialogProps {
  resourceId: string;
  title: string;
  requests: readonly AccessibleRequest[];
  onClose: () => void;
}

/** Which form, in whose words, and what happens next. */
export function AskDialog({ resourceId: id, title, requests, onClose }: AskDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useFormDraft(`relievo-draft-request-${id}`, EMPTY);
  const problems = useFormProblems(FIELDS);
  const field = bindTo(draft, problems);
  const changed = useRequestsChanged(id);
  const close = () => {
    draft.forget();
    onClose();
  };
  const asking = useAction({
    run: (input: AccessibleRequestInput) => client.accessibleRequests.ask(input),
    done: ({ isAsker }) =>
      isAsker
        ? t`Your request was sent.`
        : t`Someone had already asked for the same, so you now support that request.`,
    onDone: () => {
      changed();
      close();
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const checked = accessibleRequestInput.safeParse({ id, ...draft.fields });
    if (problems.accept(checked) && checked.data) asking.start(checked.data);
  };
  const form = field('form');
  const isAskedFor = (value: string) => requests.some((one) => one.form === value && isWaiting(one.state));
  const note = t`Someone has already asked for this format. If you need the same, close this and choose “I want this too”.`;
  const choose = (value: string) => {
    form.onChange(value);
    if (isAskedFor(value)) announce(note);
  };
  return (
    <FormDialog
      title={t`Ask for an accessible version of “${title}”`}
      label={t`Request`}
      problems={problems}
      sending={asking}
      busyWords={t`Sending…`}
      submit={<Trans>Send request</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <RadioGroup
        {...form}
        onChange={choose}
        label={t`Which format do you need?`}
        options={ACCESSIBLE_FORMS.map((value) => ({ value, label: i18n._(FORM_WORDS[value]) }))}
      />
      {isAskedFor(form.value) ? <p className="request-note">{note}</p> : null}
      <TextField
        {...field('words')}
        label={t`What do you need?`}
        help={t`For example the paper size, the kind of braille, or what you want to find out.`}
        optional={form.value !== 'other'}
        multiline
        limit={CONVERSATION_LIMITS.words}
      />
      <p className="field-help">
        <Trans>
          The author is told at once. We will tell you, here and by email, when someone starts work on it and
          when it is answered or declined.
        </Trans>
      </p>
    </FormDialog>
  );
}
