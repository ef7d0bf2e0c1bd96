import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import './choice.css';

type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & { children: ReactNode };

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className="choice">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="choice-mark" data-shape="box" aria-hidden="true">
            {isIndeterminate ? (
              <Minus size={20} strokeWidth={3} />
            ) : isSelected ? (
              <Check size={20} strokeWidth={3} />
            ) : null}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
