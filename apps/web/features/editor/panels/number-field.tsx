import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface NumberFieldProps {
  label: string;
  /** What it is now; what is typed counts when Enter is pressed or the field is left. */
  value: number;
  onNumber: (value: number) => void;
}

/** A number as people type it, with a comma or a point. */
export function NumberField({ label, value, onNumber }: NumberFieldProps) {
  const { t } = useLingui();
  const shown = String(Math.round(value * 1000) / 1000);
  const [typed, setTyped] = useState<string | null>(null);
  const number = readNumber(typed ?? shown);
  const commit = () => {
    if (typed === null || number === null) return;
    setTyped(null);
    if (typed !== shown) onNumber(number);
  };
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed ?? shown}
      error={number === null ? t`Type a number in millimetres, such as 12.5` : undefined}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}

export function readNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : null;
}
