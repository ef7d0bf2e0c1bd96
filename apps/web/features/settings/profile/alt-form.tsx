import { useLingui } from '@lingui/react/macro';
import { pictureAltInput } from '@relievo/contracts/people';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface AltFormProps {
  alt: string;
  action: string;
  isPending: boolean;
  onAlt: (alt: string) => void;
  /** Buttons beside the one that saves. */
  children: ReactNode;
}

/** The words for a picture; without them it is not taken. */
export function AltForm({ alt, action, isPending, onAlt, children }: AltFormProps) {
  const { t } = useLingui();
  const [words, setWords] = useState(alt);
  const { form, errorOf, accept, goToField } = useFormProblems(['alt']);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (accept(pictureAltInput.safeParse({ alt: words }))) onAlt(words);
    else goToField('alt');
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={action}>
      <TextField
        name="alt"
        label={t`What the picture shows`}
        help={t`For people who cannot see it, for example "Ada at her desk with a braille display".`}
        value={words}
        onChange={setWords}
        error={errorOf('alt')}
        isRequired
      />
      <div className="settings-actions">
        <Button type="submit" variant="primary" isBusy={isPending} busyWords={t`Saving…`}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
