import { useLingui } from '@lingui/react/macro';
import type { AdministeredPerson, PersonAct } from '@relievo/contracts/administration';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useActWords, useOutcomeWords } from './act-words.ts';
import { usePeopleChanged } from './people-query.ts';

interface ActDialogProps {
  act: PersonAct;
  people: readonly AdministeredPerson[];
  onClose: () => void;
  onDone: () => void;
}

const MOST_WORDS = 1000;

/** Asks before anything is done to an account, says what follows, and takes what the people are told with it. */
export function ActDialog({ act, people, onClose, onDone }: ActDialogProps) {
  const { t } = useLingui();
  const { button, title, consequence, done, takesNote } = useActWords(act, people);
  const tellOutcomes = useOutcomeWords();
  const changed = usePeopleChanged();
  const draft = useFormDraft(`relievo-draft-people-${act}`, { words: '' });
  const problems = useFormProblems(['words']);
  const field = bindTo(draft, problems);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const acting = useAction({
    run: async (words: string) => {
      const answer = await client.userManagement.act({ act, ids: people.map(({ id }) => id), words });
      await changed();
      return answer;
    },
    done: ({ outcomes }) => tellOutcomes(done, outcomes),
    onDone: () => {
      leave();
      onDone();
    },
    onRefused: problems.place,
  });
  return (
    <FormDialog
      title={title}
      label={button}
      problems={problems}
      sending={acting}
      busyWords={t`Sending…`}
      submit={button}
      onSubmit={() => acting.start(takesNote ? draft.fields.words.trim() : '')}
      onClose={onClose}
    >
      <p>{consequence}</p>
      {takesNote ? (
        <TextField
          {...field('words')}
          label={t`Note`}
          help={t`They get this by email.`}
          optional
          multiline
          limit={MOST_WORDS}
        />
      ) : null}
    </FormDialog>
  );
}
