import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { FieldHelp, FieldLabel, FieldMessage } from './field-parts.tsx';
import type { Option } from './radio-group.tsx';
import './list-box.css';

type SelectProps = Omit<AriaSelectProps<Option>, 'children' | 'className' | 'style' | 'isInvalid'> & {
  label: string;
  help?: string;
  error?: string | undefined;
  optional?: boolean;
  options: readonly Option[];
};

export function Select({ label, placeholder, help, error, optional, options, ...props }: SelectProps) {
  const { t } = useLingui();
  return (
    <AriaSelect
      {...props}
      placeholder={placeholder ?? t`Choose one`}
      className="field"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHelp text={help} />
      <AriaButton className="select-button">
        <SelectValue />
        <ChevronDown aria-hidden="true" size={20} />
      </AriaButton>
      <FieldMessage text={error} />
      <Popover className="popover">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}

export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <ListBox className="list-box" items={options}>
      {({ value, label, disabled }) => (
        <ListBoxItem
          id={value}
          isDisabled={disabled ?? false}
          textValue={typeof label === 'string' ? label : value}
          className="list-box-item"
        >
          {({ isSelected }) => (
            <>
              <span className="list-box-mark" aria-hidden="true">
                {isSelected ? <Check size={20} /> : null}
              </span>
              <span>{label}</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
