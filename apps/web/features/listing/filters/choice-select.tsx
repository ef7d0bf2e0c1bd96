import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import '../../../ui/fields/field.css';
import './filter-bar.css';

interface ChoiceSelectProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  names: Readonly<Record<Value, MessageDescriptor>>;
  onChoose: (value: Value) => void;
}

/** One of a few values, with its label in the same frame, as the bar above a list has room for. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, values, names, onChoose } = props;
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="choice-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((known) => known === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {values.map((known) => (
          <option key={known} value={known}>
            {i18n._(names[known])}
          </option>
        ))}
      </select>
    </div>
  );
}
