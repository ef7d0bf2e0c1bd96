import { useEffect, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import type { Step } from './steps.ts';

/** Another step begins at its heading, and is told. */
export function useStepHeading(step: Step, words: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    announce(words);
  }, [step, words]);
  return heading;
}
