import { useEffect } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';

/** What is over sooner is told by its end alone. */
export const SAID_AFTER = 1500;

/** How many buttons are busy with the same words: two that wait for one answer say them once. */
const busyWith = new Map<string, number>();

/** Who has waited a while is told what for: the changed words of a button with the focus are not spoken by themselves. */
export function useSayBusy(isBusy: boolean, words: string | undefined): void {
  useEffect(() => {
    if (!isBusy || words === undefined) return;
    const others = busyWith.get(words) ?? 0;
    busyWith.set(words, others + 1);
    const timer = others === 0 ? setTimeout(() => announce(words), SAID_AFTER) : undefined;
    return () => {
      clearTimeout(timer);
      busyWith.set(words, (busyWith.get(words) ?? 1) - 1);
    };
  }, [isBusy, words]);
}
