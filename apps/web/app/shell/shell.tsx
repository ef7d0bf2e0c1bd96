import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useDevice } from '../../lib/breakpoints.ts';
import { useStore } from '../../lib/use-store.ts';
import { LiveRegions } from '../../ui/live-regions.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { layoutDescriptionStore } from '../layout-description/layout-description-state.ts';
import { useAutoAnnounce } from '../layout-description/use-auto-announce.ts';
import { shortcutHelpStore } from '../shortcuts/shortcut-help-state.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { drawerStore } from './sidebar-state.ts';
import { SkipLinks } from './skip-links.tsx';
import './shell.css';

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));
const LayoutDescription = lazy(async () => ({
  default: (await import('../layout-description/layout-description.tsx')).LayoutDescription,
}));
const ShortcutHelp = lazy(async () => ({
  default: (await import('../shortcuts/shortcut-help.tsx')).ShortcutHelp,
}));

/** Everything around a page. Dialogs are loaded when they are first opened. */
export function Shell() {
  useShortcuts();
  useAutoAnnounce();
  const device = useDevice();
  return (
    <>
      <SkipLinks />
      <div className="shell">
        {device === 'desktop' ? <Sidebar /> : null}
        <div className="shell-page">
          <Header />
          <main id="main-content" tabIndex={-1}>
            <Breadcrumbs />
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          <Footer />
        </div>
      </div>
      <ShellDialogs isDesktop={device === 'desktop'} />
      <ToastRegion />
      <LiveRegions />
    </>
  );
}

/** A tool that needs the whole window keeps its own skip links and nothing else of the shell. */
export function FullscreenShell() {
  const { t } = useLingui();
  useShortcuts();
  useAutoAnnounce();
  return (
    <>
      <SkipLinks fullscreen />
      <main id="main-content" className="fullscreen" tabIndex={-1} aria-label={t`Workspace`}>
        <Outlet />
      </main>
      <ShellDialogs isDesktop />
      <ToastRegion />
      <LiveRegions />
    </>
  );
}

function ShellDialogs({ isDesktop }: { isDesktop: boolean }) {
  const drawerOpen = useStore(drawerStore);
  const describing = useStore(layoutDescriptionStore);
  const helping = useStore(shortcutHelpStore);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (path) drawerStore.set(false);
  }, [path]);
  return (
    <Suspense>
      {drawerOpen && !isDesktop ? <SidebarDrawer /> : null}
      {describing ? <LayoutDescription /> : null}
      {helping ? <ShortcutHelp /> : null}
    </Suspense>
  );
}
