import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useViewer } from '../../../lib/server/session.ts';
import type { LibraryTab } from '../address/library-address.ts';
import { isLocked } from './tab-panel.tsx';

/** Guests see at the tab already that it asks them to sign in. */
export function TabLabel({ tab, words }: { tab: LibraryTab; words: string }) {
  const { t } = useLingui();
  const isGuest = isLocked(tab, useViewer());
  return (
    <>
      {words}
      {isGuest ? <Lock role="img" aria-label={t`Login required to access this feature`} size={18} /> : null}
    </>
  );
}
