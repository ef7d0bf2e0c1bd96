import { useState } from 'react';
import { useSaveOnLeaving, useSayHowItStands } from './use-saving.ts';
import type { KeptWork, WorkKeeper } from './work-keeper.ts';

/** Work that a page is about, from when it is opened until it is left; how it stands with the server is told. */
export function useKeptWork<Work>(open: () => WorkKeeper<Work>, changedElsewhere: string): WorkKeeper<Work> {
  const [keeper] = useState(open);
  useSaveOnLeaving(keeper);
  useSayHowItStands(keeper.store, { isWorthSaying, changedElsewhere });
  return keeper;
}

function isWorthSaying({ isChanged }: Pick<KeptWork<unknown>, 'isChanged'>): boolean {
  return isChanged;
}
