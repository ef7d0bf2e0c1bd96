import { useEffect, useRef } from 'react';

/**
 * The control that had the focus may be gone with what it changed. Then the heading of that part takes it, and not
 * the top of the page.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current || document.activeElement !== document.body) return;
    isDue.current = false;
    heading.current?.focus();
  });
  const focusWhenLost = () => {
    isDue.current = true;
  };
  return { heading, focusWhenLost };
}
