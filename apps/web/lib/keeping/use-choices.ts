import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../server/use-action.ts';
import { useStore } from '../stores/use-store.ts';
import { createPendingChoices } from './pending-choices.ts';

interface ChoicesOptions<Choices> {
  readonly send: (change: Partial<Choices>) => Promise<Choices>;
  /** Takes over what the server has after each change. */
  readonly onSaved: (saved: Choices) => void;
}

/**
 * Choices that are saved at once. They show as they are made, and "Saved." is said when all of them have arrived. A
 * choice that is refused is taken back.
 */
export function useChoices<Choices extends object>({ send, onSaved }: ChoicesOptions<Choices>) {
  const { t } = useLingui();
  const [pending] = useState(() => createPendingChoices({ send, onSaved, watchLeaving }));
  const unsaved = useStore(pending.store);
  const { start, refused } = useAction({ run: pending.sendAll, done: t`Saved.` });
  return {
    refused,
    /** What the server has, with what was chosen since. */
    show: (loaded: Choices): Choices => ({ ...loaded, ...unsaved }),
    change: (change: Partial<Choices>) => {
      if (pending.add(change)) start();
    },
  };
}

/** Watches for the page being put out of sight, after which the browser may end it. */
function watchLeaving(leave: () => void): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onHide);
  return () => document.removeEventListener('visibilitychange', onHide);
}
