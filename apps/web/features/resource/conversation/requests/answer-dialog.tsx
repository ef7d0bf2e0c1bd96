import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccessibleAnswerInput,
  type AccessibleRequest,
  accessibleAnswerInput,
} from '@relievo/contracts/accessible-requests';
import { CONVERSATION_LIMITS } from '@relievo/contracts/conversation';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { FORM_WORDS } from '../../../../lib/words/accessible-form-words.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useRequestsChanged } from '../parts/conversation-queries.ts';
import { findIdInAddress } from './id-in-address.ts';

const FIELDS = ['words', 'resourceId'] as const;
const EMPTY = { words: '', resourceId: '' };

interface AnswerDialogProps {
  request: AccessibleRequest;
  outcome: AccessibleAnswerInput['outcome'];
  onSettled: () => void;
  onClose: () => void;
}

/** The last word on a request, for everybody who wants it. */
export function AnswerDialog({ request, outcome, onSettled, onClose }: AnswerDialogProps) {
  const { t, i18n } = useLingui();
  const { id, form, resourceId } = request;
  const draft = useFormDraft(`relievo-draft-${outcome}-${id}`, EMPTY);
  const problems = useFormProblems(FIELDS);
  const field = bindTo(draft, problems);
  const changed = useRequestsChanged(resourceId);
  const name = i18n._(FORM_WORDS[form]);
  const answers = outcome === 'answered';
  const close = () => {
    draft.forget();
    onClose();
  };
  const answering = useAction({
    run: (input: AccessibleAnswerInput) => client.accessibleRequests.answer(input),
    done: t`Everyone who supports the request is told.`,
    onDone: () => {
      onSettled();
      changed();
      close();
    },
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const address = draft.fields.resourceId.trim();
    const link = findIdInAddress(address);
    if (address && !link)
      return problems.refuse([
        { path: 'resourceId', message: t`This is not the address of a resource. Copy it from its page.` },
      ]);
    const checked = accessibleAnswerInput.safeParse({
      id,
      outcome,
      words: draft.fields.words,
      ...(link ? { resourceId: link } : {}),
    });
    if (problems.accept(checked) && checked.data) answering.start(checked.data);
  };
  return (
    <FormDialog
      title={answers ? t`Answer the request: ${name}` : t`Decline the request: ${name}`}
      label={t`Answer`}
      problems={problems}
      sending={answering}
      busyWords={t`Sending…`}
      submit={answers ? <Trans>Send answer</Trans> : <Trans>Decline request</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextField
        {...field('words')}
        label={answers ? t`Your answer` : t`Why not?`}
        help={
          answers
            ? t`Say what is available now and where to find it.`
            : t`Give the reason, and suggest what may help instead.`
        }
        multiline
        limit={CONVERSATION_LIMITS.words}
        isRequired
      />
      {answers ? (
        <TextField
          {...field('resourceId')}
          label={t`Address of another resource`}
          help={t`If there is another resource that answers this. People who can see it get a link to it.`}
          optional
        />
      ) : null}
      <p className="field-help">
        <Trans>Everyone who can see the page can read this. You cannot change it later.</Trans>
      </p>
    </FormDialog>
  );
}
