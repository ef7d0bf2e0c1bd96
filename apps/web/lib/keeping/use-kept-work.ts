import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { announce } from '../speaking/announcer.ts';
import { toasts } from '../speaking/toasts.ts';
import { useStore } from '../stores/use-store.ts';
import type { WorkKeeper } from './work-keeper.ts';

/** Work that a page is about, from when it is opened until it is left; how it stands with the server is told. */
export function useKeptWork<Work>(open: () => WorkKeeper<Work>, changedElsewhere: string): WorkKeeper<Work> {
  const [keeper] = useState(open);
  // Who leaves the page need not wait for the pause.
  useEffect(() => () => void keeper.flush(), [keeper]);
  useSayHowItStands(keeper, changedElsewhere);
  return keeper;
}

/** Said once, and again only after it was not so. */
function useSayHowItStands<Work>(keeper: WorkKeeper<Work>, changedElsewhere: string): void {
  const { t } = useLingui();
  const { hasSaved, status } = useStore(keeper.store);
  const isTrouble = status === 'failed';
  useEffect(() => {
    if (isTrouble) toasts.show(t`Your changes are not saved yet. They are kept in this browser.`, 'error');
    else if (hasSaved) announce(t`Your changes are saved as a draft.`);
  }, [hasSaved, isTrouble, t]);
  useEffect(() => {
    if (status === 'elsewhere') toasts.show(changedElsewhere, 'error');
  }, [status, changedElsewhere]);
}
