import { useId } from 'react';
import '../../../ui/fields/field.css';
import './filter-select.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
}

/** Narrows a list to one of a few values. What the address names stays chosen, also where nothing of it is left. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  const isListed = options.some(([one]) => one === value);
  return (
    <div className="filter-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
        {isListed ? null : <option value={value}>{value}</option>}
      </select>
    </div>
  );
}
