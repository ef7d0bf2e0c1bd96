import { Trans, useLingui } from '@lingui/react/macro';
import { type DecisionInput, decisionInput, type WaitingReview } from '@relievo/contracts/content';
import { CONTENT_LIMITS } from '@relievo/contracts/values';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useDrawingOf } from '../../resource/index.ts';
import { useReviewsChanged } from '../query/queue-query.ts';
import { CommonReasons } from './common-reasons.tsx';
import { COMMON_REASONS, type Decided, readReasons } from './decision-words.ts';
import { MarksFields } from './marks-fields.tsx';
import { readMarks, toDecisionMarks } from './typed-marks.ts';
import { useAfterwards } from './use-afterwards.ts';
import { useReviewWords } from './use-review-words.ts';

export type Deciding = Pick<WaitingReview, 'id' | 'title' | 'kind' | 'visibility' | 'organization'> & {
  /** Whose drawing the answer may speak of, where the reviewer may look at it. */
  readonly resourceId?: string | null;
};

interface DecisionDialogProps {
  item: Deciding;
  kind: Decided;
  onClose: () => void;
  /** Called when the dialog is gone and the focus is free. */
  onDecided: () => void;
  /** The same where somebody else was faster. */
  onOvertaken: () => void;
}

const FIELDS = ['words', 'marks'] as const;
const EMPTY = { words: '', reasons: '', marks: '' };

/** The last question before a decision: what follows from it, and what the author is told. */
export function DecisionDialog({ item, kind, onClose, onDecided, onOvertaken }: DecisionDialogProps) {
  const { i18n } = useLingui();
  const words = useDialogWords(item)[kind];
  const draft = useFormDraft(`relievo-draft-${kind}-${item.id}`, EMPTY);
  const problems = useFormProblems(FIELDS);
  const field = bindTo(draft, problems);
  const drawing = useDrawingOf(kind === 'request_changes' ? (item.resourceId ?? null) : null);
  const changed = useReviewsChanged();
  const finish = useAfterwards();
  const leaveWith = (afterwards: () => void) => {
    draft.forget();
    finish(afterwards);
    onClose();
  };
  const deciding = useAction({
    run: async (input: DecisionInput) => {
      await client.content.decide(input);
      await changed();
    },
    done: words.done,
    onDone: () => leaveWith(onDecided),
    onRefused: (refusal) => {
      const isOvertaken = refusal.code === 'submission_closed' || refusal.code === 'not_found';
      if (isOvertaken) void changed().then(() => leaveWith(onOvertaken));
      return isOvertaken || problems.place(refusal);
    },
  });
  const onSubmit = () => {
    const said = readReasons(draft.fields.reasons).map((reason) => i18n._(COMMON_REASONS[reason]));
    const all = [...said, draft.fields.words.trim()].filter(Boolean).join('\n\n');
    const marks = drawing ? toDecisionMarks(readMarks(draft.fields.marks), drawing) : [];
    const checked = decisionInput.safeParse({ id: item.id, kind, words: all, marks });
    if (problems.accept(checked) && checked.data) deciding.start(checked.data);
  };
  return (
    <FormDialog
      title={words.title}
      label={words.label}
      problems={problems}
      sending={deciding}
      busyWords={words.busy}
      submit={words.submit}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.consequence}</p>
      {kind === 'approve' ? null : (
        <CommonReasons value={draft.fields.reasons} onChange={draft.change('reasons')} />
      )}
      <TextField
        {...field('words')}
        label={words.field}
        help={words.help}
        optional={kind === 'approve' || draft.fields.marks !== ''}
        multiline
        limit={CONTENT_LIMITS.answer}
      />
      {drawing ? (
        <MarksFields
          drawing={drawing}
          value={draft.fields.marks}
          onChange={field('marks').onChange}
          error={problems.errorOf('marks')}
        />
      ) : null}
      <p className="field-help">
        <Trans>The author gets this here and by email.</Trans>
      </p>
    </FormDialog>
  );
}

function useDialogWords(item: Deciding) {
  const { t } = useLingui();
  const { title, kind } = item;
  const audience = useReviewWords().audienceOf(item);
  const isVersion = kind === 'version';
  const isPublic = item.visibility === 'public';
  return {
    approve: {
      title: t`Approve “${title}”?`,
      label: t`Approve`,
      consequence: isVersion
        ? t`The new version replaces the one that readers see now.`
        : isPublic
          ? t`Everyone can then find it in the library.`
          : t`${audience} can then find it in their library.`,
      field: t`Note to the author`,
      help: t`For example what is good about it.`,
      submit: <Trans>Approve</Trans>,
      busy: t`Approving…`,
      done: t`“${title}” is approved.`,
    },
    reject: {
      title: t`Reject “${title}”?`,
      label: t`Reject`,
      consequence: isVersion
        ? t`Readers keep the version they see now. The author can change the new one and submit it again.`
        : t`Readers do not see it. The author can change it and submit it again.`,
      field: t`Reason`,
      help: t`Say what does not fit, and what would help.`,
      submit: <Trans>Reject</Trans>,
      busy: t`Rejecting…`,
      done: t`“${title}” is rejected.`,
    },
    request_changes: {
      title: t`Request changes to “${title}”?`,
      label: t`Request changes`,
      consequence: isVersion
        ? t`Readers keep the version they see now. The new one goes back to its author, who can submit it again.`
        : t`It goes back to its author, who can submit it again.`,
      field: t`What to change`,
      help: t`Name each place and what should be there instead.`,
      submit: <Trans>Request changes</Trans>,
      busy: t`Sending…`,
      done: t`Changes to “${title}” are requested.`,
    },
  } as const;
}
