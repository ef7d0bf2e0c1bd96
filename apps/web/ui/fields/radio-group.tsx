import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { FieldHelp, FieldLabel, FieldMessage } from './field-parts.tsx';
import './choice.css';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

type RadioGroupProps = Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  label: string;
  help?: string;
  error?: string | undefined;
  options: readonly Option[];
};

export function RadioGroup({ label, help, error, options, ...props }: RadioGroupProps) {
  // With an empty choice of its own no button would be in the tab order: none is chosen is null.
  const chosen = props.value === '' ? { value: null } : {};
  return (
    <AriaRadioGroup
      {...props}
      {...chosen}
      className="field"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} />
      <FieldHelp text={help} />
      <div className="choice-list">
        {options.map(({ value, label: words, disabled }) => (
          <Radio key={value} value={value} isDisabled={disabled ?? false} className="choice">
            {({ isSelected }) => (
              <>
                <span className="choice-mark" data-shape="dot" aria-hidden="true">
                  {isSelected ? <span className="choice-dot" /> : null}
                </span>
                <span>{words}</span>
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldMessage text={error} />
    </AriaRadioGroup>
  );
}
