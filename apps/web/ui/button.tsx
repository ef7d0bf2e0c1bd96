import type { ReactNode } from 'react';
import { type PressProps, pressing } from './press.ts';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = PressProps & {
  variant?: ButtonVariant;
  icon?: ReactNode;
  children: ReactNode;
  'aria-label'?: string;
};

export function Button({ variant = 'secondary', icon, children, ...props }: ButtonProps) {
  return (
    <button {...pressing(props)} className="button" data-variant={variant}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
