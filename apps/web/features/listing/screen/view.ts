import { createStore } from '../../../lib/stores/store.ts';
import { readStored, writeStored } from '../../../lib/stores/stored.ts';

/** How lists are laid out. 'details' stands and is tested, and is not offered. */
export const VIEWS = ['grid', 'list', 'details'] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_KEY = 'relievo-library-view';

function readView(): View {
  return VIEWS.find((view) => view === readStored(VIEW_KEY)) ?? 'grid';
}

/** A choice of this browser, not of an address: who opens a link keeps their own. */
export const viewStore = createStore<View>(readView());

export function showAs(view: View): void {
  viewStore.set(view);
  writeStored(VIEW_KEY, view);
}
