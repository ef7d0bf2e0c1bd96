import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A shortcut as data: it feeds the keys, the help, the settings and the tests. */
export type Shortcut = {
  readonly id: string;
  readonly keys: string;
  readonly does: MessageDescriptor;
  /** The page it leads to; a shortcut to a page that does not stand is not offered. */
  readonly path?: string;
};

export const SHORTCUTS = [
  { id: 'home', keys: 'Alt+H', does: msg`Go to the home page`, path: '/' },
  { id: 'library', keys: 'Alt+L', does: msg`Go to the library`, path: '/library' },
  { id: 'search-library', keys: 'Alt+S', does: msg`Search in the library`, path: '/library' },
  { id: 'tools', keys: 'Alt+U', does: msg`Go to the tools`, path: '/tools' },
  { id: 'focus-search', keys: '/', does: msg`Move to the search field`, path: '/search' },
  { id: 'help', keys: '?', does: msg`Hear and show the keyboard shortcuts` },
  { id: 'sidebar', keys: 'Ctrl+\\', does: msg`Expand or collapse the sidebar` },
  { id: 'filters', keys: 'Ctrl+Shift+F', does: msg`Open the library filters`, path: '/library' },
  { id: 'notices', keys: 'Alt+N', does: msg`Move to the messages` },
  { id: 'describe', keys: 'Alt+D', does: msg`Describe the layout of the page` },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];
