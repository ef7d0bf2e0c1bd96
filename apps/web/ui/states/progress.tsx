import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import './progress.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  note?: ReactNode;
}

const STEPS = 12;

/** Dots that fill in steps: no motion, and the number stands beside them. */
export function Progress({ label, value, max = 100, note }: ProgressProps) {
  return (
    <ProgressBar className="progress" value={value} maxValue={max}>
      {({ percentage = 0, valueText }) => (
        <>
          <div className="progress-words">
            <Label>{label}</Label>
            <span>{valueText}</span>
          </div>
          <div className="progress-dots" aria-hidden="true">
            {Array.from({ length: STEPS }, (_, step) => (
              <span key={step} data-filled={percentage >= ((step + 1) / STEPS) * 100 || undefined} />
            ))}
          </div>
          {note ? <p className="field-help">{note}</p> : null}
        </>
      )}
    </ProgressBar>
  );
}
