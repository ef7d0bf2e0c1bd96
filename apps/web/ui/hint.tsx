import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import './hint.css';

/** Shows at once on focus and after a short rest of the pointer; Escape hides it (WCAG 1.4.13). */
export function Hint({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <Tooltip className="hint" offset={8}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
