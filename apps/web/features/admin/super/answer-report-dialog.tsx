import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentReport } from '@relievo/contracts/administration';
import { useState } from 'react';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useReportsChanged } from './super-queries.ts';

interface AnswerReportDialogProps {
  report: ContentReport;
  state: 'upheld' | 'dismissed';
  onClose: () => void;
}

const MOST_WORDS = 2000;

/** Brings a report to its end; who reported is told, and a comment can be hidden with it. */
export function AnswerReportDialog({ report, state, onClose }: AnswerReportDialogProps) {
  const { t } = useLingui();
  const { id, title, comment } = report;
  const changed = useReportsChanged();
  const draft = useFormDraft(`relievo-draft-report-${id}`, { words: '' });
  const problems = useFormProblems(['words']);
  const field = bindTo(draft, problems);
  const isUpheld = state === 'upheld';
  const [hidesComment, setHidesComment] = useState(isUpheld);
  const answering = useAction({
    run: async (words: string) => {
      await client.superAdmin.answerReport({
        id,
        state,
        words,
        hidesComment: isUpheld && comment !== null && hidesComment,
      });
      await changed();
    },
    done: isUpheld ? t`The report about “${title}” is upheld.` : t`The report about “${title}” is dismissed.`,
    onDone: () => {
      draft.forget();
      onClose();
      requestAnimationFrame(() => requestAnimationFrame(focusHeading));
    },
    onRefused: (refusal) => {
      if (refusal.code === 'report_ended') void changed();
      return problems.place(refusal);
    },
  });
  return (
    <FormDialog
      title={isUpheld ? t`Uphold the report about “${title}”?` : t`Dismiss the report about “${title}”?`}
      label={isUpheld ? t`Uphold` : t`Dismiss`}
      problems={problems}
      sending={answering}
      busyWords={t`Sending…`}
      submit={isUpheld ? <Trans>Uphold</Trans> : <Trans>Dismiss</Trans>}
      onSubmit={() => answering.start(draft.fields.words.trim())}
      onClose={onClose}
    >
      <p>
        {isUpheld ? (
          <Trans>The person who reported it was right. They are told.</Trans>
        ) : (
          <Trans>Nothing changes for readers. The person who reported it is told.</Trans>
        )}
      </p>
      {isUpheld && comment ? (
        <Checkbox isSelected={hidesComment} onChange={setHidesComment}>
          <Trans>Hide the comment from readers</Trans>
        </Checkbox>
      ) : null}
      <TextField
        {...field('words')}
        label={t`Answer`}
        help={t`They get this here and by email.`}
        optional
        multiline
        limit={MOST_WORDS}
      />
    </FormDialog>
  );
}
