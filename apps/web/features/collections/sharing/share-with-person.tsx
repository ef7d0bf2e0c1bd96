import { Trans, useLingui } from '@lingui/react/macro';
import { collectionReader } from '@relievo/contracts/collections';
import { useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useSharesChanged } from './use-sharing.ts';

const FIELD_OF_CODE = { collection_reader_not_found: 'who', collection_shared_already: 'who' };

/** One person at a time; the focus goes back to the field, for the next one. */
export function ShareWithPerson({ id }: { id: string }) {
  const { t } = useLingui();
  const [who, setWho] = useState('');
  const problems = useFormProblems(['who']);
  const changed = useSharesChanged(id);
  const sharing = useAction({
    run: (named: string) => client.collectionShares.withPerson({ id, who: named }),
    done: ({ name }) => t`Shared with ${name}`,
    onDone: () => {
      setWho('');
      problems.goToField('who');
      void changed();
    },
    onRefused: (refusal) => problems.place(refusal, FIELD_OF_CODE),
  });
  const isAtField = sharing.refusal !== null && sharing.refusal.code in FIELD_OF_CODE;
  const onSubmit = () => {
    const checked = collectionReader.safeParse({ who });
    if (problems.accept(checked) && checked.data && !sharing.isPending) sharing.start(checked.data.who);
  };
  return (
    <Form
      label={t`Share with a person`}
      problems={problems}
      refused={isAtField ? null : sharing.refused}
      onSubmit={onSubmit}
    >
      <TextField
        name="who"
        label={t`User name or profile address`}
        help={t`You can share with people of your organizations and with authors.`}
        value={who}
        onChange={(text) => {
          problems.settle('who');
          setWho(text);
        }}
        error={problems.errorOf('who')}
        autoComplete="off"
        autoFocus
        isRequired
      />
      <Button type="submit" isBusy={sharing.isPending} busyWords={t`Sharing…`}>
        <Trans>Share</Trans>
      </Button>
    </Form>
  );
}
