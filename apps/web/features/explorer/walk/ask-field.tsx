import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Question } from './use-explorer.ts';

interface AskFieldProps {
  question: Question;
  onAnswer: (text: string) => void;
  onCancel: () => void;
}

/** What to go to, or which points to meet, in words. Enter takes it, Escape leaves everything as it was. */
export function AskField({ question, onAnswer, onCancel }: AskFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className="explorer-ask"
      aria-label={question === 'go_to' ? t`Go to a point` : t`Filter the points`}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(text);
      }}
    >
      <TextField
        label={question === 'go_to' ? t`Name or value` : t`Which values`}
        help={
          question === 'go_to'
            ? t`A name goes to that point, a number to the nearest value.`
            : t`For example above 50, below 50, between 10 and 20, or missing. Leave it empty to end the filter.`
        }
        value={text}
        onChange={setText}
        // Its key was pressed to type here.
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" variant="primary">
        {question === 'go_to' ? <Trans>Go</Trans> : <Trans>Filter</Trans>}
      </Button>
    </form>
  );
}
