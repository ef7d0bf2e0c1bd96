import { Trans, useLingui } from '@lingui/react/macro';
import type { LearnerCredentials, SheetFormat } from '@relievo/contracts/classes';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { namePicture } from '../../../lib/words/picture-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Table } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { saveMadeFile } from './save-made-file.ts';

interface NewPasswordsProps {
  classId: string;
  /** Of the class. */
  name: string;
  learners: readonly LearnerCredentials[];
  onDone: () => void;
}

/** What nobody can be told again: to read out, to print, or to emboss. */
export function NewPasswords({ classId, name: className, learners, onDone }: NewPasswordsProps) {
  const { t, i18n } = useLingui();
  const nameWords = (words: string) =>
    words
      .split('-')
      .map((word) => namePicture(word, i18n))
      .join(' ');
  const printing = useAction({
    run: (format: SheetFormat) =>
      client.classes.printPasswords({
        id: classId,
        format,
        language: document.documentElement.lang,
        title: t`Passwords: ${className}`,
        labels: { username: t`User name`, words: t`Words` },
        learners: learners.map(({ name, username, words }) => ({ name, username, words: nameWords(words) })),
      }),
    done: t`The sheet is in your downloads.`,
    onDone: saveMadeFile,
  });
  return (
    <section aria-labelledby="new-passwords" className="class-passwords">
      <h3 id="new-passwords">
        <Trans>New passwords</Trans>
      </h3>
      <p>
        <Trans>
          These words are shown once. Print or emboss them now, and give each learner their own. If a sheet is
          lost, make a new password.
        </Trans>
      </p>
      <Table
        caption={t`New passwords`}
        hidesCaption
        rows={learners}
        rowKey={({ userId }) => userId}
        columns={[
          { id: 'name', label: t`Name`, cell: ({ name }) => <AuthorsWords>{name}</AuthorsWords> },
          {
            id: 'username',
            label: t`User name`,
            cell: ({ username }) => <AuthorsWords>{username}</AuthorsWords>,
          },
          {
            id: 'words',
            label: t`Words`,
            cell: ({ words }) => nameWords(words),
          },
        ]}
      />
      {printing.refused ? <Refusal text={printing.refused} /> : null}
      <div className="class-actions">
        <Button
          variant="primary"
          isBusy={printing.isPending}
          busyWords={t`Making the sheet…`}
          onPress={() => printing.start('brf')}
        >
          <Trans>Braille sheet (BRF)</Trans>
        </Button>
        <Button isBusy={printing.isPending} onPress={() => printing.start('pdf')}>
          <Trans>Print sheet (PDF)</Trans>
        </Button>
        <Button onPress={onDone}>
          <Trans>Hide the passwords</Trans>
        </Button>
      </div>
    </section>
  );
}
