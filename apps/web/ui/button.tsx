import type { ReactNode } from 'react';
import { type PressProps, pressing } from './press.ts';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = PressProps & {
  variant?: ButtonVariant;
  /** 'submit' sends the form that it stands in. */
  type?: 'button' | 'submit';
  icon?: ReactNode;
  children: ReactNode;
  'aria-label'?: string;
};

export function Button({ variant = 'secondary', type = 'button', icon, children, ...props }: ButtonProps) {
  return (
    <button
      {...pressing(props)}
      type={type === 'submit' ? 'submit' : 'button'}
      className="button"
      data-variant={variant}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
