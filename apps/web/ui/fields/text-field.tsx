import { countCharacters } from '@relievo/contracts/values';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldHelp, FieldLabel, FieldMessage } from './field-parts.tsx';

type TextFieldProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'autoComplete'
> & {
  label: string;
  help?: string;
  error?: string | undefined;
  optional?: boolean;
  multiline?: boolean;
  /** Shows 'n/limit' under the field and refuses nothing: the error says what is too long. */
  limit?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Controls beside the input: show password, clear. */
  beside?: ReactNode;
};

export function TextField({
  label,
  help,
  error,
  optional,
  multiline,
  limit,
  beside,
  autoComplete,
  ...props
}: TextFieldProps) {
  const length = countCharacters(props.value ?? '');
  return (
    <AriaTextField
      {...props}
      {...(autoComplete ? { autoComplete } : {})}
      className="field"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHelp text={help} />
      <div className="field-row">
        {multiline ? <TextArea className="input" /> : <Input className="input" />}
        {beside}
      </div>
      {limit ? <span className="field-count">{`${length}/${limit}`}</span> : null}
      <FieldMessage text={error} />
    </AriaTextField>
  );
}
