import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import './choice.css';

type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className' | 'style'> & { children: ReactNode };

export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className="choice">
      <span className="switch-track" aria-hidden="true">
        <span className="switch-knob" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
