import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { openFilters } from '../../features/listing/filters/filter-panel-state.ts';
import { deviceNow } from '../../lib/layout/breakpoints.ts';
import { useIsBuilt } from '../../lib/layout/built-routes.ts';
import { settingsStore } from '../../lib/settings/display.ts';
import { comboOf, isTyping, normalCombo } from '../../lib/settings/key-combo.ts';
import { keysFor, type ShortcutSettings, shortcutStore } from '../../lib/settings/shortcut-settings.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { useGo } from '../../ui/page/use-go.ts';
import { openLayoutDescription } from '../layout-description/layout-description-state.ts';
import { openPastNotifications } from '../notifications/past-notifications-state.ts';
import { drawerStore, setSidebar, sidebarStore } from '../shell/parts/sidebar-state.ts';
import { SHORTCUTS, type Shortcut, type ShortcutId } from './commands.ts';
import { openShortcutHelp } from './shortcut-help-state.ts';

/** The sidebar's notice is shorter than others: it only confirms what was pressed. */
const SIDEBAR_NOTICE_STAYS = 3000;

/** The keys that work now, with the person's own ones in place of ours. */
export function activeShortcuts(
  settings: ShortcutSettings,
  isBuilt: (path: string) => boolean,
): readonly (Shortcut & { id: ShortcutId })[] {
  const describeKey = settingsStore.get().layoutDescriber.triggerKey;
  return SHORTCUTS.filter((shortcut) => !('path' in shortcut) || isBuilt(shortcut.path)).map((shortcut) => ({
    ...shortcut,
    keys: keysFor(shortcut.id, shortcut.id === 'describe' ? describeKey : shortcut.keys, settings),
  }));
}

export function useShortcuts(): void {
  const { t } = useLingui();
  const goTo = useGo();
  const isBuilt = useIsBuilt();

  // Whoever sees the page can press its keys.
  useLayoutEffect(() => {
    const toggleSidebar = () => {
      if (deviceNow() !== 'desktop') {
        const open = !drawerStore.get();
        drawerStore.set(open);
        toasts.show(open ? t`Sidebar expanded` : t`Sidebar collapsed`, 'info', SIDEBAR_NOTICE_STAYS);
        return;
      }
      const expand = sidebarStore.get() === 'collapsed';
      setSidebar(expand ? 'expanded' : 'collapsed');
      toasts.show(expand ? t`Sidebar expanded` : t`Sidebar collapsed`, 'info', SIDEBAR_NOTICE_STAYS);
    };
    const go = (path: string) => () => goTo(path);
    const run: Record<ShortcutId, () => void> = {
      home: go('/'),
      library: go('/library'),
      'search-library': () => {
        const field = document.getElementById('library-search');
        if (field) field.focus();
        else goTo('/library', { hash: 'library-search' });
      },
      tools: go('/tools'),
      'focus-search': () => document.querySelector<HTMLElement>('#search')?.focus(),
      help: openShortcutHelp,
      sidebar: toggleSidebar,
      filters: () => {
        if (!openFilters()) goTo('/library');
      },
      notices: () => {
        const region = document.querySelector<HTMLElement>('#notifications');
        if (region) region.focus();
        else openPastNotifications();
      },
      describe: openLayoutDescription,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const settings = shortcutStore.get();
      if (event.defaultPrevented || event.repeat || !settings.enabled || isTyping(event.target)) return;
      const combo = normalCombo(comboOf(event));
      const shortcut = activeShortcuts(settings, isBuilt).find(({ keys }) => keys === combo);
      if (!shortcut) return;
      event.preventDefault();
      run[shortcut.id]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [t, goTo, isBuilt]);
}
