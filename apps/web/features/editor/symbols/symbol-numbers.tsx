import { Trans, useLingui } from '@lingui/react/macro';
import type { SymbolFamily, TactileSymbol } from '@relievo/graphic/editing/symbols';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readNumber } from '../panels/number-field.tsx';

interface SymbolNumbersProps {
  family: SymbolFamily;
  onAdd: (symbol: TactileSymbol) => void;
  onClose: () => void;
}

/** Asks for the numbers of a symbol such as a clock, and draws it by them. */
export function SymbolNumbers({ family, onAdd, onClose }: SymbolNumbersProps) {
  const { t } = useLingui();
  const { name, values, make } = family;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(values.map(({ value }) => String(value)));
  const [isChecked, setChecked] = useState(false);
  const errors = values.map(({ from, to }, at) => {
    const number = readNumber(typed[at] ?? '');
    return number === null || !Number.isInteger(number) || number < from || number > to
      ? t`Type a whole number from ${from} to ${to}.`
      : undefined;
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = errors.findIndex((error) => error !== undefined);
    if (wrong >= 0) form.current?.querySelectorAll('input')[wrong]?.focus();
    else onAdd(make(...typed.map((text) => readNumber(text) ?? 0)));
  };
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset className="editor-numbers">
        <legend lang="en">{name}</legend>
        {values.map(({ name: label, from, to }, at) => (
          <TextField
            key={label}
            label={label}
            help={t`From ${from} to ${to}`}
            inputMode="numeric"
            value={typed[at] ?? ''}
            error={isChecked ? errors[at] : undefined}
            onChange={(text) => setTyped(typed.with(at, text))}
          />
        ))}
        <div className="editor-row">
          <Button type="submit" variant="primary">
            <Trans>Add the symbol</Trans>
          </Button>
          <Button onPress={onClose}>
            <Trans>Close the numbers</Trans>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
