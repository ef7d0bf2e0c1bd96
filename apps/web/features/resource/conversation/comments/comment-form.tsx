import { useLingui } from '@lingui/react/macro';
import { CONVERSATION_LIMITS, commentInput } from '@relievo/contracts/conversation';
import type { Typed } from '../../../../lib/forms/bound-to.ts';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { FormActions } from '../../../../ui/forms/form-actions.tsx';

const FIELDS = ['body'] as const;

interface CommentFormProps {
  draft: Typed<{ body: string }>;
  /** What the field is for. */
  label: string;
  help?: string;
  submit: string;
  isSending: boolean;
  onSubmit: (body: string) => void;
  onCancel?: () => void;
}

/** One field and its limit: for a new comment and for one that changes. */
export function CommentForm(props: CommentFormProps) {
  const { draft, label, help, submit, isSending, onSubmit, onCancel } = props;
  const { t } = useLingui();
  const problems = useFormProblems(FIELDS);
  const send = () => {
    const checked = commentInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data) onSubmit(checked.data.body);
  };
  return (
    <Form label={label} problems={problems} refused={null} onSubmit={send}>
      <TextField
        {...bindTo(draft, problems)('body')}
        label={label}
        {...(help ? { help } : {})}
        multiline
        limit={CONVERSATION_LIMITS.comment}
        autoFocus={onCancel !== undefined}
      />
      <FormActions isBusy={isSending} busyWords={t`Sending…`} onCancel={onCancel}>
        {submit}
      </FormActions>
    </Form>
  );
}
