import { type RefObject, useEffect } from 'react';

/** Where React Aria says what is chosen: a log of its own, which it makes with its first words. */
const LOGS = 'body > [data-live-announcer] > [role="log"]';

/**
 * A row that gets the focus is read with its name and that it is selected. React Aria says both once more in a region of
 * its own, and interrupts what is being read: there it is taken out again. What is chosen by a key or a press that leaves
 * the focus where it is, is said.
 */
export function useQuietSelection(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    let focused: string | null = null;
    const stay = () => (focused = null);
    const arrive = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target.getAttribute('aria-label') : null;
    };
    current.addEventListener('keydown', stay, true);
    current.addEventListener('pointerdown', stay, true);
    current.addEventListener('focusin', arrive);
    const quiet = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const added of addedNodes)
          if (focused && added instanceof Element && added.textContent.includes(focused)) added.remove();
    });
    const findLogs = () => {
      for (const log of document.querySelectorAll(LOGS)) quiet.observe(log, { childList: true });
    };
    findLogs();
    const appearing = new MutationObserver(findLogs);
    appearing.observe(document.body, { childList: true });
    return () => {
      quiet.disconnect();
      appearing.disconnect();
      current.removeEventListener('keydown', stay, true);
      current.removeEventListener('pointerdown', stay, true);
      current.removeEventListener('focusin', arrive);
    };
  }, [list]);
}
