import { afterEach, expect, test, vi } from 'vitest';
import { drawerStore } from '../../sidebar-state/sidebar-state.ts';
import { followSkipLink } from './follow-skip-link.ts';

afterEach(() => {
  document.body.innerHTML = '';
  drawerStore.set(false);
});

test('the focus moves to the target and the address names it', () => {
  document.body.innerHTML = '<main id="main-content" tabindex="-1"></main>';
  followSkipLink('main-content');
  expect(document.activeElement?.id).toBe('main-content');
  expect(location.hash).toBe('#main-content');
});

test('the search of a page is the target where the header leaves its own away', () => {
  document.body.innerHTML = '<main><form role="search"><input id="library-search" /></form></main>';
  followSkipLink('search');
  expect(document.activeElement?.id).toBe('library-search');
});

test('a missing target is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  followSkipLink('search');
  expect(warn).toHaveBeenCalledWith('Skip link target "#search" is not on this page.');
});

test('following a link to the navigation opens the drawer that holds it', () => {
  followSkipLink('navigation');
  expect(drawerStore.get()).toBe(true);
});
