import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { FieldHelp, FieldLabel, FieldMessage } from './field-parts.tsx';
import type { Option } from './radio-group.tsx';
import { OptionList } from './select.tsx';
import './combo-box.css';

type ComboBoxProps = Omit<
  AriaComboBoxProps<Option>,
  'children' | 'className' | 'style' | 'isInvalid' | 'items'
> & {
  label: string;
  help?: string;
  error?: string;
  optional?: boolean;
  options: readonly Option[];
};

export function ComboBox({ label, help, error, optional, options, ...props }: ComboBoxProps) {
  const { t } = useLingui();
  return (
    <AriaComboBox {...props} className="field" isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldLabel label={label} optional={optional} />
      <FieldHelp text={help} />
      <div className="combo-box">
        <Input className="input" />
        <AriaButton className="combo-box-button" aria-label={t`Show options`}>
          <ChevronDown aria-hidden="true" size={20} />
        </AriaButton>
      </div>
      <FieldMessage text={error} />
      <Popover className="popover">
        <OptionList options={options} />
      </Popover>
    </AriaComboBox>
  );
}
