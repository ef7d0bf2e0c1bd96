import { msg } from '@lingui/core/macro';
import type { Command } from '../../lib/commands/command.ts';
import { readDevice } from '../../lib/layout/breakpoints.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { i18n } from '../../lib/words/i18n.ts';
import { openLayoutDescription } from '../layout-description/layout-description-state.ts';
import { openPastNotifications } from '../notifications/past-notifications-state.ts';
import { isRulerOn, moveRuler, toggleRuler } from '../reading-aids/ruler-state.ts';
import { toggleReading } from '../reading-aids/toggle-reading.ts';
import { drawerStore, setSidebar, sidebarStore } from '../sidebar-state/sidebar-state.ts';
import { openShortcutHelp } from './help/shortcut-help-state.ts';
import { openPalette } from './palette/palette-state.ts';

/** What the shell can do on every page. */
export const SHELL_COMMANDS: readonly Command[] = [
  {
    name: 'tools',
    label: msg`Go to the tools`,
    group: 'go',
    keys: 'Alt+U',
    path: '/tools',
    perform: ({ go }) => go('/tools'),
  },
  {
    name: 'create-chart',
    label: msg`Create a chart`,
    group: 'go',
    path: '/tools/create-chart',
    perform: ({ go }) => go('/tools/create-chart'),
  },
  {
    name: 'convert-graphics',
    label: msg`Convert graphics`,
    group: 'go',
    path: '/tools/convert-graphics',
    perform: ({ go }) => go('/tools/convert-graphics'),
  },
  {
    name: 'palette',
    label: msg`Find a command`,
    group: 'help',
    keys: 'Ctrl+K',
    isHeardInFields: true,
    perform: openPalette,
  },
  {
    name: 'help',
    label: msg`Show keyboard shortcuts`,
    group: 'help',
    keys: '?',
    perform: openShortcutHelp,
  },
  {
    name: 'sidebar',
    label: msg`Expand or collapse the sidebar`,
    group: 'view',
    keys: 'Ctrl+\\',
    perform: toggleSidebar,
  },
  {
    name: 'notices',
    label: msg`Go to messages`,
    group: 'view',
    keys: 'Alt+N',
    perform: () => {
      const region = document.querySelector<HTMLElement>('#notifications');
      if (region) region.focus();
      else openPastNotifications();
    },
  },
  {
    name: 'read-aloud',
    label: msg`Read the page aloud, or stop`,
    group: 'view',
    keys: 'Alt+R',
    perform: toggleReading,
  },
  {
    name: 'reading-ruler',
    label: msg`Turn the reading ruler on or off`,
    group: 'view',
    perform: () => {
      const words = toggleRuler() ? msg`The reading ruler is on` : msg`The reading ruler is off`;
      announce(i18n._(words));
    },
  },
  {
    name: 'reading-ruler-up',
    label: msg`Move the reading ruler up by a line`,
    group: 'view',
    keys: 'Alt+Shift+ArrowUp',
    when: isRulerOn,
    perform: () => moveRuler(-1),
  },
  {
    name: 'reading-ruler-down',
    label: msg`Move the reading ruler down by a line`,
    group: 'view',
    keys: 'Alt+Shift+ArrowDown',
    when: isRulerOn,
    perform: () => moveRuler(1),
  },
  {
    name: 'describe',
    label: msg`Describe page layout`,
    group: 'help',
    keys: 'Alt+D',
    perform: openLayoutDescription,
  },
];

/** The sidebar's notice is shorter than others: it only confirms what was pressed. */
const SIDEBAR_NOTICE_STAYS = 3000;

function toggleSidebar(): void {
  const isDesktop = readDevice() === 'desktop';
  const expand = isDesktop ? sidebarStore.get() === 'collapsed' : !drawerStore.get();
  if (isDesktop) setSidebar(expand ? 'expanded' : 'collapsed');
  else drawerStore.set(expand);
  const words = expand ? msg`Sidebar expanded` : msg`Sidebar collapsed`;
  toasts.show(i18n._(words), 'info', SIDEBAR_NOTICE_STAYS);
}
