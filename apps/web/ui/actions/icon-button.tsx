import type { ReactNode } from 'react';
import { Hint } from '../hints/hint.tsx';
import { buildPressProps, type PressProps } from './press.ts';
import './icon-button.css';

type IconButtonProps = PressProps & {
  label: string;
  icon: ReactNode;
  /** Beside the label in the hint: the key that does the same. */
  keys?: string;
};

/** A control without room for words: its name is spoken, hinted, and printed when 'visible labels' is on. */
export function IconButton({ label, icon, keys, ...props }: IconButtonProps) {
  return (
    <Hint text={label} keys={keys}>
      <button {...buildPressProps(props)} type="button" className="icon-button" aria-label={label}>
        {icon}
        <span className="icon-button-words" aria-hidden="true">
          {label}
        </span>
      </button>
    </Hint>
  );
}
