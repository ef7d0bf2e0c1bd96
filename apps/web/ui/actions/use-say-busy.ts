import { useEffect } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';

/** What is over sooner is told by its end alone. */
export const SAID_AFTER = 1500;

/** Who has waited a while is told what for: the changed words of a button with the focus are not spoken by themselves. */
export function useSayBusy(isBusy: boolean, words: string | undefined): void {
  useEffect(() => {
    if (!isBusy || words === undefined) return;
    const timer = setTimeout(() => announce(words), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [isBusy, words]);
}
