import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface WordsFieldProps {
  label: string;
  help?: string;
  value: string;
  multiline?: boolean;
  onWords: (words: string) => void;
}

/** Words that count when Enter is pressed or the field is left, so that they are one step to undo. */
export function WordsField({ label, help, value, multiline = false, onWords }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed !== value) onWords(typed);
  };
  return (
    <TextField
      label={label}
      {...(help ? { help } : {})}
      multiline={multiline}
      // It is said of a thing that is drawn, and not of the person.
      autoComplete="off"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && !multiline) commit();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
