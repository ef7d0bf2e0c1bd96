import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { drawerStore } from '../../sidebar-state/sidebar-state.ts';
import { SidebarContents } from './sidebar.tsx';

/** The sidebar of phones and tablets: over the page, closed by its button, Escape, a tap outside or a swipe. */
export function SidebarDrawer() {
  const { t } = useLingui();
  const close = () => drawerStore.set(false);
  return (
    <Dialog title={t`Menu`} isOpen onClose={close} shape="side">
      <SidebarContents onNavigate={close} />
    </Dialog>
  );
}
