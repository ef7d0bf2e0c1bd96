import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createLatePart } from '../../lib/late-parts/late-part.ts';
import { proofStore } from '../../lib/server/proof.ts';
import { settingsStore } from '../../lib/settings/display.ts';
import { useStore } from '../../lib/stores/use-store.ts';
import { ToastRegion } from '../../ui/overlays/toast-region.tsx';
import { LiveRegions } from '../../ui/page/live-regions.tsx';
import { shortcutHelpStore } from '../commands/help/shortcut-help-state.ts';
import { paletteStore } from '../commands/palette/palette-state.ts';
import { layoutDescriptionStore } from '../layout-description/layout-description-state.ts';
import { pastNotificationsStore } from '../notifications/past-notifications-state.ts';
import { wantsReadingStore } from '../reading-aids/toggle-reading.ts';
import { drawerStore } from '../sidebar-state/sidebar-state.ts';

const SidebarDrawer = createLatePart(() => import('./sidebar/sidebar-drawer.tsx'), 'SidebarDrawer');
const LayoutDescription = createLatePart(
  () => import('../layout-description/layout-description.tsx'),
  'LayoutDescription',
);
const ShortcutHelp = createLatePart(() => import('../commands/help/shortcut-help.tsx'), 'ShortcutHelp');
const CommandPalette = createLatePart(
  () => import('../commands/palette/command-palette.tsx'),
  'CommandPalette',
);
const ProofDialog = createLatePart(() => import('../../features/auth/proof/proof-dialog.tsx'), 'ProofDialog');
const ReadAloudBar = createLatePart(() => import('../reading-aids/read-aloud-bar.tsx'), 'ReadAloudBar');
const ReadingRuler = createLatePart(() => import('../reading-aids/reading-ruler.tsx'), 'ReadingRuler');
const PastNotifications = createLatePart(
  () => import('../notifications/past-notifications.tsx'),
  'PastNotifications',
);

/** The shell's dialogs, each loaded when it is first opened; what passes by; and what is only said. */
export function OverThePage({ hasSidebar }: { hasSidebar: boolean }) {
  const drawerOpen = useStore(drawerStore);
  const describing = useStore(layoutDescriptionStore);
  const helping = useStore(shortcutHelpStore);
  const finding = useStore(paletteStore);
  const proving = useStore(proofStore);
  const lookingBack = useStore(pastNotificationsStore);
  const wantsReading = useStore(wantsReadingStore);
  const { readingRuler } = useStore(settingsStore);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (path) drawerStore.set(false);
  }, [path]);
  return (
    <>
      {drawerOpen && !hasSidebar ? <SidebarDrawer /> : null}
      {describing ? <LayoutDescription /> : null}
      {helping ? <ShortcutHelp /> : null}
      {finding ? <CommandPalette /> : null}
      {proving ? <ProofDialog /> : null}
      {lookingBack ? <PastNotifications /> : null}
      {wantsReading ? <ReadAloudBar /> : null}
      {readingRuler ? <ReadingRuler /> : null}
      <ToastRegion />
      <LiveRegions />
    </>
  );
}
