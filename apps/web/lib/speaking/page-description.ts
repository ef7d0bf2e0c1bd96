import { createStore } from '../stores/store.ts';

/** What a page says of itself: what its main part holds now, its main action, and its own keys. */
export interface PageDescription {
  readonly title: string;
  readonly contents: string;
  readonly mainAction?: string;
  readonly keys?: readonly { readonly keys: string; readonly does: string }[];
}

/** Set by the page on screen, read by the layout description dialog. */
export const pageDescriptionStore = createStore<PageDescription | undefined>(undefined);
