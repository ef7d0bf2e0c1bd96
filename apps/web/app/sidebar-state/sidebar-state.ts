import { createStore } from '../../lib/stores/store.ts';
import { readCookie, writeCookie } from '../../lib/stores/stored.ts';

/** Expanded or icons only, kept for a week. On a phone or tablet the sidebar is a drawer, closed at first. */
export const SIDEBAR_COOKIE = 'relievo-sidebar';
export const SIDEBAR_COOKIE_DAYS = 7;

/** What opens the drawer stands for the navigation while that is not in the page. */
export const OPEN_NAVIGATION = 'open-navigation';

export const sidebarStore = createStore<'expanded' | 'collapsed'>('expanded');
export const drawerStore = createStore(false);

export function startSidebar(): void {
  sidebarStore.set(readCookie(SIDEBAR_COOKIE) === 'collapsed' ? 'collapsed' : 'expanded');
}

export function setSidebar(state: 'expanded' | 'collapsed'): void {
  sidebarStore.set(state);
  writeCookie(SIDEBAR_COOKIE, state, SIDEBAR_COOKIE_DAYS);
}
