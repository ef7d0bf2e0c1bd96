import { Trans, useLingui } from '@lingui/react/macro';
import {
  CONVERSATION_LIMITS,
  REPORT_REASONS,
  type ReportInput,
  reportInput,
} from '@relievo/contracts/conversation';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { REASON_WORDS } from './report-words.ts';

const FIELDS = ['reason', 'words'] as const;
const EMPTY = { reason: '', words: '' };

interface ReportDialogProps {
  resourceId: string;
  commentId?: string;
  title: string;
  onClose: () => void;
}

/** What is wrong, in a choice and in words, and what happens with it. */
export function ReportDialog({ resourceId: id, commentId, title, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useFormDraft(`relievo-draft-report-${commentId ?? id}`, EMPTY);
  const problems = useFormProblems(FIELDS);
  const field = bindTo(draft, problems);
  const close = () => {
    draft.forget();
    onClose();
  };
  const reporting = useAction({
    run: (input: ReportInput) => client.conversation.report(input),
    done: t`Your report was sent. An administrator will look at it.`,
    onDone: close,
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const checked = reportInput.safeParse({ id, ...(commentId ? { commentId } : {}), ...draft.fields });
    if (problems.accept(checked) && checked.data) reporting.start(checked.data);
  };
  return (
    <FormDialog
      title={title}
      label={t`Report`}
      problems={problems}
      sending={reporting}
      busyWords={t`Sending…`}
      submit={<Trans>Send report</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <RadioGroup
        {...field('reason')}
        label={t`What is wrong?`}
        options={REPORT_REASONS.map((value) => ({ value, label: i18n._(REASON_WORDS[value]) }))}
      />
      <TextField
        {...field('words')}
        label={t`Tell us more`}
        optional
        multiline
        limit={CONVERSATION_LIMITS.words}
      />
      <p className="field-help">
        <Trans>
          Administrators are told at once and will look at it. The author is not told who reported it.
        </Trans>
      </p>
    </FormDialog>
  );
}
