import { findSearchField } from '../../../features/search/form/find-search-field.ts';
import { drawerStore } from '../../sidebar-state/sidebar-state.ts';

/** Moves the focus; a target that is missing is said in the log, because it is a fault of the page. */
export function followSkipLink(id: string): void {
  if (id === 'navigation' && !document.querySelector('#navigation')) {
    // On a phone or tablet the navigation lives in the drawer, which takes the focus itself.
    drawerStore.set(true);
    return;
  }
  const target =
    id === 'search' ? findSearchField() : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!target) {
    // oxlint-disable-next-line no-console
    console.warn(`Skip link target "#${id}" is not on this page.`);
    return;
  }
  history.replaceState(history.state, '', `#${id}`);
  target.focus();
  target.scrollIntoView({ block: 'start' });
}
