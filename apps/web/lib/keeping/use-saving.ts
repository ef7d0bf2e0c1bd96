import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { announce } from '../speaking/announcer.ts';
import { toasts } from '../speaking/toasts.ts';
import type { Store } from '../stores/store.ts';
import { useStore } from '../stores/use-store.ts';
import { openSavers } from './open-savers.ts';
import type { SavingState, Standing } from './saver.ts';
import { saySaved } from './say-saved.ts';

interface SayHowItStands<State> {
  /** Whether something is saved that is worth saying, where all is saved. */
  readonly isWorthSaying: (state: State) => boolean;
  readonly changedElsewhere: string;
}

/** How work stands with the server is said, wherever on the page the person is. */
export function useSayHowItStands<
  State extends Pick<SavingState<unknown>, 'standing' | 'isKeptHere' | 'refused'>,
>(store: Store<State>, { isWorthSaying, changedElsewhere }: SayHowItStands<State>): void {
  const { t } = useLingui();
  const { standing, isKeptHere, refused } = useStore(store);
  const notSaved = isKeptHere
    ? t`Your changes are not saved yet. They are kept in this browser.`
    : t`Your changes are not saved yet, and this browser has no room to keep them. Leave this page open until they are saved.`;
  useSayTrouble(standing, refused ? `${refused} ${notSaved}` : notSaved);
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

/** Says why nothing arrives: once, although it is tried again and again, until all has arrived or the reason is another. */
export function useSayTrouble(standing: Standing, words: string): void {
  const said = useRef('');
  useEffect(() => {
    if (standing === 'kept') said.current = '';
    if ((standing !== 'failed' && standing !== 'closed') || said.current === words) return;
    said.current = words;
    toasts.show(words, 'error');
  }, [standing, words]);
}

/** Saves what is not saved yet when the page is left, or put out of sight: the browser may end it there. */
export function useSaveOnLeaving({ flush }: { readonly flush: () => Promise<boolean> }): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    const close = openSavers.add(flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // Leaving the page ends the pause, and a sign-out after it waits for the save.
      void flush().finally(close);
    };
  }, [flush]);
}
