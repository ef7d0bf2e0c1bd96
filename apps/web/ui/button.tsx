import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant;
  icon?: ReactNode;
  children: ReactNode;
};

export function Button({ variant = 'secondary', icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className="button" data-variant={variant}>
      {icon}
      <span>{children}</span>
    </AriaButton>
  );
}
