import { useLingui } from '@lingui/react/macro';
import type { BoundField } from '../../../lib/forms/bound-to.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { Select } from '../../../ui/fields/select.tsx';

type ChoiceFieldProps = BoundField & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  isRequired?: boolean;
};

/** One of a few; what stands there already can stay, also where it is none of them. */
export function ChoiceField({
  value,
  onChange,
  error,
  options,
  isRequired = false,
  ...field
}: ChoiceFieldProps) {
  const { t } = useLingui();
  const isKnown = value === '' || options.some((option) => option.value === value);
  const nothing = isRequired ? [] : [{ value: NOTHING, label: t`Not specified` }];
  return (
    <Select
      {...field}
      {...(error ? { error } : {})}
      isRequired={isRequired}
      optional={!isRequired}
      selectedKey={value || (isRequired ? null : NOTHING)}
      onSelectionChange={(key) => onChange(key === NOTHING ? '' : String(key ?? ''))}
      options={[...nothing, ...options, ...(isKnown ? [] : [{ value, label: value }])]}
    />
  );
}

/** A key cannot be empty. */
const NOTHING = 'not said';

type SuggestedFieldProps = BoundField & { label: string; help?: string; suggestions: readonly string[] };

/** Any words, with some to choose from. */
export function SuggestedField({ value, onChange, error, suggestions, ...field }: SuggestedFieldProps) {
  return (
    <ComboBox
      {...field}
      {...(error ? { error } : {})}
      inputValue={value}
      onInputChange={onChange}
      optional
      allowsCustomValue
      menuTrigger="manual"
      options={suggestions.map((suggestion) => ({ value: suggestion, label: suggestion }))}
    />
  );
}
