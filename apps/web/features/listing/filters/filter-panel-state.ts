import { createStore } from '../../../lib/stores/store.ts';

/** Whether the panel of filters is open, or wanted on the list that opens next. */
export const filterPanelStore = createStore(false);

/** How many lists with filters are on screen. */
const listsOnScreen = createStore(0);

export function registerFilterList(): () => void {
  listsOnScreen.set(listsOnScreen.get() + 1);
  return () => listsOnScreen.set(listsOnScreen.get() - 1);
}

export function isListOnScreen(): boolean {
  return listsOnScreen.get() > 0;
}

/** Opens the filters of the list on screen; false where the list that opens next will show them. */
export function openFilters(): boolean {
  filterPanelStore.set(true);
  return isListOnScreen();
}
