import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../../../lib/stores/store.ts';

/** What the keys of reviewing do on the screen that is open: in the queue, or on the page of one item. */
export interface ReviewKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly approve: () => void;
  readonly reject: () => void;
}

const openScreen = createStore<ReviewKeys | undefined>(undefined);

export function isReviewing(): boolean {
  return openScreen.get() !== undefined;
}

/** What stands over the page has the keys to itself. */
export function pressReviewKey(key: keyof ReviewKeys): void {
  if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
  openScreen.get()?.[key]();
}

/** While this screen is open the keys of reviewing are its own. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((key: keyof ReviewKeys) => keys[key]());
  useEffect(() => {
    const ours: ReviewKeys = {
      next: () => press('next'),
      previous: () => press('previous'),
      approve: () => press('approve'),
      reject: () => press('reject'),
    };
    openScreen.set(ours);
    return () => {
      if (openScreen.get() === ours) openScreen.set(undefined);
    };
  }, []);
}
