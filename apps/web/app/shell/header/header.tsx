import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon, Moon, PanelLeftClose, PanelLeftOpen, Sun, Volume2 } from 'lucide-react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { setTheme, settingsStore, themeStore } from '../../../lib/settings/display.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { toggleReading, wantsReadingStore } from '../../reading-aids/toggle-reading.ts';
import { drawerStore, OPEN_NAVIGATION, setSidebar, sidebarStore } from '../../sidebar-state/sidebar-state.ts';
import { Logo } from '../parts/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { NoticeBell } from './notice-bell.tsx';
import './header.css';

export function Header() {
  const { t } = useLingui();
  const device = useDevice();
  const sidebar = useStore(sidebarStore);
  const drawerOpen = useStore(drawerStore);
  const isBuilt = useIsBuilt();
  const pageSearches = useIsPageThatSearches();
  // On a phone the field of such a page is right below, and the key and the skip link lead there.
  const hasSearch = isBuilt('/search') && !(pageSearches && device === 'mobile');
  // Keys and ears meet it where eyes do, which on a phone is the second row; what was typed comes along.
  const search = hasSearch ? <HeaderSearch key="search" /> : <span key="search" className="header-space" />;
  const others = [
    <ReadAloudButton key="read-aloud" />,
    <ThemeToggle key="theme" />,
    <NoticeBell key="notices" />,
    <AccountMenu key="account" />,
  ];
  const sidebarClosed = device === 'desktop' ? sidebar === 'collapsed' : !drawerOpen;
  return (
    <header className="header">
      <div className="header-row">
        <SidebarToggle isOpen={!sidebarClosed} isDrawer={device !== 'desktop'} />
        {sidebarClosed && device !== 'mobile' ? (
          <Link to="/" className="header-logo" aria-label={t`Relievo, home`}>
            <Logo />
          </Link>
        ) : null}
        {device === 'mobile' ? [...others, search] : [search, ...others]}
      </div>
    </header>
  );
}

/** Results, and the lists of the library; guests see none of their own. */
function useIsPageThatSearches(): boolean {
  const isGuest = useViewer().status !== 'signed-in';
  return useLocation({
    select: ({ pathname, searchStr }) => {
      if (pathname !== '/library') return pathname === '/search';
      const tab = new URLSearchParams(searchStr).get('tab') ?? '';
      return !(isGuest && ['your-content', 'collections'].includes(tab));
    },
  });
}

function SidebarToggle({ isOpen, isDrawer }: { isOpen: boolean; isDrawer: boolean }) {
  const { t } = useLingui();
  const Icon = isDrawer ? MenuIcon : isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <IconButton
      label={isOpen ? t`Collapse the sidebar` : t`Expand the sidebar`}
      keys={'Ctrl+\\'}
      icon={<Icon aria-hidden="true" />}
      aria-expanded={isOpen}
      {...(isDrawer ? { id: OPEN_NAVIGATION } : {})}
      onPress={() => {
        if (isDrawer) drawerStore.set(true);
        else setSidebar(isOpen ? 'collapsed' : 'expanded');
      }}
    />
  );
}

/** For those who asked for it in their settings; the key and the command are there for everybody. */
function ReadAloudButton() {
  const { t } = useLingui();
  const { readAloud } = useStore(settingsStore);
  const isOn = useStore(wantsReadingStore);
  if (!readAloud) return null;
  return (
    <Button variant="quiet" icon={<Volume2 aria-hidden="true" size={24} />} onPress={toggleReading}>
      {isOn ? t`Stop reading aloud` : t`Read aloud`}
    </Button>
  );
}

function ThemeToggle() {
  const { t } = useLingui();
  const theme = useStore(themeStore);
  const dark = theme === 'dark';
  return (
    <Button
      variant="quiet"
      icon={dark ? <Sun aria-hidden="true" size={24} /> : <Moon aria-hidden="true" size={24} />}
      onPress={() => {
        setTheme(dark ? 'light' : 'dark');
        announce(dark ? t`The light theme is on` : t`The dark theme is on`);
      }}
    >
      {dark ? t`Light theme` : t`Dark theme`}
    </Button>
  );
}
