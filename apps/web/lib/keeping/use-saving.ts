import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { announce } from '../speaking/announcer.ts';
import { toasts } from '../speaking/toasts.ts';
import type { Store } from '../stores/store.ts';
import { useStore } from '../stores/use-store.ts';
import type { SavingState } from './saver.ts';
import { saySaved } from './say-saved.ts';

interface SayHowItStands<State> {
  /** Whether something is saved that is worth saying, where all is saved. */
  readonly isWorthSaying: (state: State) => boolean;
  readonly changedElsewhere: string;
}

/** How work stands with the server is said, wherever on the page the person is. */
export function useSayHowItStands<State extends Pick<SavingState<unknown>, 'standing' | 'isKeptHere'>>(
  store: Store<State>,
  { isWorthSaying, changedElsewhere }: SayHowItStands<State>,
): void {
  const { t } = useLingui();
  const { standing, isKeptHere } = useStore(store);
  const isTrouble = standing === 'failed' || standing === 'closed';
  useEffect(() => {
    if (!isTrouble) return;
    toasts.show(
      isKeptHere
        ? t`Your changes are not saved yet. They are kept in this browser.`
        : t`Your changes are not saved yet, and this browser has no room to keep them. Leave this page open until they are saved.`,
      'error',
    );
  }, [isTrouble, isKeptHere, t]);
  useEffect(() => {
    if (standing === 'elsewhere') toasts.show(changedElsewhere, 'error');
  }, [standing, changedElsewhere]);
  useEffect(
    () =>
      saySaved({
        store,
        isSaved: (state) => state.standing === 'kept' && isWorthSaying(state),
        isTrouble: (state) => state.standing === 'failed' || state.standing === 'closed',
        say: (words) => announce(words),
        words: () => t`Your changes are saved as a draft.`,
      }),
    [store, isWorthSaying, t],
  );
}

/** Saves what is not saved yet when the page is left, or put out of sight: the browser may end it there. */
export function useSaveOnLeaving({ flush }: { readonly flush: () => Promise<boolean> }): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // Who leaves the page need not wait for the pause.
      void flush();
    };
  }, [flush]);
}
