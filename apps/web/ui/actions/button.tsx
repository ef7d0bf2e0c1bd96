import type { ReactNode } from 'react';
import { buildPressProps, type PressProps } from './press.ts';
import { useSayBusy } from './use-say-busy.ts';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = PressProps & {
  variant?: ButtonVariant;
  /** 'submit' sends the form that it stands in. */
  type?: 'button' | 'submit';
  icon?: ReactNode;
  children: ReactNode;
  /** What it is doing while it is busy, such as "Saving…"; its words stay where there are none. */
  busyWords?: string | undefined;
  'aria-label'?: string;
};

export function Button({
  variant = 'secondary',
  type = 'button',
  icon,
  children,
  busyWords,
  ...props
}: ButtonProps) {
  const { isBusy = false } = props;
  useSayBusy(isBusy, busyWords);
  return (
    <button
      {...buildPressProps(props)}
      type={type === 'submit' ? 'submit' : 'button'}
      className="button"
      data-variant={variant}
    >
      {icon}
      <span>{isBusy ? (busyWords ?? children) : children}</span>
    </button>
  );
}
